import { Book } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { GRADE_LETTERS } from '@/i18n';
import { core } from '@/i18n/core';
import { rest } from '@/i18n/rest';
import { rules } from '@/i18n/rules';
import { GRADES } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import type { Outcome, RuleId } from '@/rules';
import { selectCanEdit, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { WoundAlert } from '@/ui/banner';
import { CheckedButton, CheckedFields } from '@/ui/checked-fields';
import { Explainer } from '@/ui/explainer';
import { useShortcuts } from '@/ui/keyboard';
import { LoadingBars } from '@/ui/loading-bars';
import { PageHeader } from '@/ui/page-header';
import { useLanguage, useMessages } from '@/ui/preferences';
import { RuleTitles } from '@/ui/rule-titles';
import { Section } from '@/ui/section';
import { useCarryOut } from '@/ui/tell-outcome';
import { FullRecovery } from './full-recovery';
import { RestAimPanel } from './rest-aim-panel';
import { changeDraft, FIRST_DRAFT, type PlannedRest, planDraft, type RestDraft } from './rest-draft';
import { RestLanes } from './rest-lanes';
import { RestResult } from './rest-result';
import { RestSaves } from './rest-saves';
import { RestStops } from './rest-stops';
import { RestTimePanel } from './rest-time-panel';
import { RestWays } from './rest-ways';
import { timeWords } from './time-words';

type PlannerProps = Readonly<{ onClose: () => void }>;

/** What a rest would bring, and the rest itself. */
export function RestPlanner({ onClose }: PlannerProps) {
  const sheet = useSheet(selectSheet);
  useShortcuts({ escape: onClose });
  return (
    <div className="pb-[84px] lg:pb-0">
      <PlannerHeader name={sheet?.name ?? ''} onClose={onClose} />
      <CheckedFields>{sheet ? <Planner sheet={sheet} onClose={onClose} /> : <LoadingBars />}</CheckedFields>
    </div>
  );
}

const REST_RULES = [
  'H-19',
  'H-20',
  'H-21',
  'H-22',
  'H-23',
  'H-24',
  'H-25',
  'H-26',
  'H-27',
  'H-28',
  'H-29',
  'H-30',
  'H-32',
] as const satisfies readonly RuleId[];

function PlannerHeader({ name, onClose }: PlannerProps & Readonly<{ name: string }>) {
  const words = useMessages(core);
  const restWords = useMessages(rest);
  return (
    <PageHeader
      title={words.verb.rest}
      subtitle={name}
      onClose={onClose}
      end={
        <Explainer
          name={restWords.rules}
          body={() => <RuleTitles rules={REST_RULES} />}
          className="grid size-tap place-items-center rounded-2 hover:bg-surf-2"
        >
          <Book size={20} strokeWidth={1.75} aria-hidden />
          <span className="sr-only">{restWords.rules}</span>
        </Explainer>
      }
    />
  );
}

function Planner({ sheet, onClose }: PlannerProps & Readonly<{ sheet: Sheet }>) {
  const words = useMessages(core);
  const language = useLanguage();
  const [draft, setDraft] = useState(FIRST_DRAFT);
  const change = (part: Partial<RestDraft>) => setDraft((before) => changeDraft(before, part));
  const planned = planDraft(sheet, draft);
  const outcome = sheetStore.preview(planned.command);
  const time = timeWords(planned.plan.minutes, language, words);
  return (
    <main className="lg:mx-auto lg:grid lg:max-w-[1280px] lg:grid-cols-[344px_minmax(0,1fr)] lg:grid-rows-[auto_auto_auto_1fr] lg:gap-3 lg:px-6 lg:pt-3 lg:pb-6">
      <RestTimePanel planned={planned} until={draft.until} onChange={change} />
      <RestAimPanel sheet={sheet} draft={draft} planned={planned} onChange={change} />
      <div className="lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:grid lg:content-start lg:gap-3">
        {planned.plan.refusal ? (
          <Refused code={planned.plan.refusal.code} />
        ) : (
          <Outlook
            sheet={sheet}
            planned={planned}
            outcome={outcome}
            time={time}
            saves={<RestSaves sheet={sheet} draft={draft} planned={planned} onChange={change} />}
          >
            <RestWays planned={planned} time={time} onChoose={(choice) => change({ choice })} />
          </Outlook>
        )}
      </div>
      <FullRecovery
        sheet={sheet}
        after={outcome.ok ? outcome.sheet : sheet}
        plan={planned.plan}
        className="lg:col-start-1 lg:row-start-4 lg:self-start"
      />
      <RestNow sheet={sheet} planned={planned} outcome={outcome} time={time} onClose={onClose} />
    </main>
  );
}

function Refused({ code }: Readonly<{ code: NonNullable<PlannedRest['plan']['refusal']>['code'] }>) {
  const words = useMessages(rest);
  const rulesWords = useMessages(rules);
  return (
    <Section aria-label={words.refused}>
      <WoundAlert title={words.refused}>{rulesWords.refusal[code]}</WoundAlert>
    </Section>
  );
}

type OutlookProps = Readonly<{
  sheet: Sheet;
  planned: PlannedRest;
  outcome: Outcome;
  time: string;
  saves: ReactNode;
  children: ReactNode;
}>;

/** Result, timeline and the other ways. */
function Outlook({ sheet, planned, outcome, time, saves, children }: OutlookProps) {
  const words = useMessages(rest);
  const after = outcome.ok ? outcome.sheet : sheet;
  const note = <span className="hidden lg:inline">{words.timelineNote}</span>;
  return (
    <>
      <RestResult sheet={sheet} after={after} planned={planned} time={time} />
      <Section title={words.timeline} end={note}>
        <div className="lg:hidden">
          <RestStops after={after} planned={planned} />
        </div>
        <div className="hidden lg:block">
          <RestLanes sheet={sheet} planned={planned} />
        </div>
        {saves}
      </Section>
      {children}
    </>
  );
}

type RestNowProps = PlannerProps & Readonly<{ sheet: Sheet; planned: PlannedRest; outcome: Outcome; time: string }>;

/** The rest in one line, and the button that takes it. */
function RestNow({ sheet, planned, outcome, time, onClose }: RestNowProps) {
  const words = useMessages(rest);
  const rulesWords = useMessages(rules);
  const canEdit = useSheet(selectCanEdit);
  const carryOut = useCarryOut(sheetStore, sheet, onClose);
  const take = () => {
    carryOut([planned.command]);
  };
  const refusal = outcome.ok ? null : rulesWords.refusal[outcome.refusal.code];
  const obstacle = canEdit ? refusal : words.readOnly;
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-3 border-t border-line bg-surf-1 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] lg:static lg:col-start-1 lg:row-start-3 lg:border-0 lg:bg-transparent lg:p-0">
      {outcome.ok && <Gains planned={planned} />}
      <CheckedButton kind="primary" className="min-h-12 flex-[1.6]" disabled={obstacle !== null} onClick={take}>
        {obstacle ?? words.rest(time)}
      </CheckedButton>
    </div>
  );
}

/** `+3 B +3 L`, `+3 Willpower`: for the phone, where the result may be scrolled away. */
function Gains({ planned: { plan } }: Readonly<{ planned: PlannedRest }>) {
  const words = useMessages(rest);
  const { choice, willpower } = plan;
  const healed = GRADES.filter((grade) => choice[grade] > 0);
  return (
    <p className="flex-1 text-13 leading-[1.35] text-ink-2 lg:hidden">
      <b className="block font-semibold text-ink">
        {healed.map((grade) => words.sum.amount(choice[grade], GRADE_LETTERS[grade])).join(' ') || words.nothingHeals}
      </b>
      {willpower.gained > 0 && words.sum.willpower(willpower.gained)}
    </p>
  );
}
