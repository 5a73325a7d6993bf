import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { rest } from '@/i18n/rest';
import type { Sheet } from '@/model/sheet';
import { attributeScore, type RuleId } from '@/rules';
import { BeforeAfter } from '@/ui/before-after';
import { Explainer } from '@/ui/explainer';
import { useLanguage, useMessages } from '@/ui/preferences';
import { RuleTitles } from '@/ui/rule-titles';
import { Section } from '@/ui/section';
import type { PlannedRest } from './rest-draft';
import { willpowerFullOn } from './rest-progress';

type ResultProps = Readonly<{ sheet: Sheet; after: Sheet; planned: PlannedRest; time: string }>;

/** The character before and after the rest. */
export function RestResult({ sheet, after, planned, time }: ResultProps) {
  const words = useMessages(rest);
  const { gained } = planned.plan;
  return (
    <Section title={words.after(time)} end={gained > 0 ? words.healthy(gained) : words.nothingHeals}>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_330px] lg:items-center lg:gap-x-6">
        <BeforeAfter before={sheet} after={after} marked />
        <div>
          <div className="mt-3.5 grid auto-cols-fr grid-flow-col border-t border-line pt-3 lg:mt-0 lg:border-t-0 lg:pt-0">
            <WillpowerGain planned={planned} />
            <AttributeGain sheet={sheet} after={after} planned={planned} />
            <SavesGain planned={planned} />
          </div>
          <Endings sheet={sheet} planned={planned} />
        </div>
      </div>
    </Section>
  );
}

type GainProps = Readonly<{ value: string; label: string; rules: readonly RuleId[] }>;

function Gain({ value, label, rules }: GainProps) {
  return (
    <Explainer
      name={label}
      value={value}
      body={() => <RuleTitles rules={rules} />}
      className="grid min-h-tap content-start border-l border-line px-2.5 py-0.5 first:border-l-0 first:pl-0 lg:first:border-l lg:first:pl-3.5"
    >
      <b className="text-20 leading-[1.25] font-semibold whitespace-nowrap">
        <span className="why">{value}</span>
      </b>
      <span className="text-12 leading-[1.3] text-ink-2">{label}</span>
    </Explainer>
  );
}

function WillpowerGain({ planned: { plan } }: Pick<ResultProps, 'planned'>) {
  const { result } = useMessages(rest);
  const { before, after, maximum } = plan.willpower;
  const full = willpowerFullOn(plan);
  const filling = full === null ? result.willpower : result.willpowerFull(full);
  const label = before >= maximum ? result.willpowerIsFull : filling;
  return <Gain value={result.change(before, after)} label={label} rules={plan.why.willpower} />;
}

function AttributeGain({ sheet, after, planned: { plan } }: Pick<ResultProps, 'sheet' | 'after' | 'planned'>) {
  const { result } = useMessages(rest);
  const words = useMessages(core);
  const { attribute, attributePoints } = plan;
  if (!attribute) return null;
  const name = words.attribute[attribute];
  const value = result.change(attributeScore(sheet, attribute), attributeScore(after, attribute));
  const label = attributePoints > 0 ? result.attribute(name, attributePoints) : result.attributeNone(name);
  return <Gain value={value} label={label} rules={plan.why.attributePoints} />;
}

function SavesGain({ planned: { plan, saves } }: Pick<ResultProps, 'planned'>) {
  const { result } = useMessages(rest);
  const language = useLanguage();
  if (!saves) return null;
  return (
    <Gain
      value={formatNumber(saves.count, language)}
      label={result.saves(saves.count, saves.name)}
      rules={plan.why.saves}
    />
  );
}

/** What ends with the scene, and what is still to choose. */
function Endings({ planned: { plan, endsScene } }: Pick<ResultProps, 'sheet' | 'planned'>) {
  const words = useMessages(rest);
  const { ends } = words;
  const amount = (code: (typeof plan.notes)[number]['code']) =>
    plan.notes.find((note) => note.code === code)?.amount ?? 0;
  const [health, willpower, effects, choose] = [
    amount('temporaryHealthEnds'),
    amount('temporaryWillpowerEnds'),
    amount('sceneEffectsEnd'),
    amount('attributeToChoose'),
  ];
  const ending = [
    health > 0 && ends.temporaryHealth(health),
    willpower > 0 && ends.temporaryWillpower(willpower),
    effects > 0 && ends.effects(effects),
  ].filter((part) => typeof part === 'string');
  const lines = [choose > 0 && words.chooseAttribute(choose), endsScene && ending.length > 0 && ends.withScene(ending)];
  return lines.map(
    (line) =>
      line && (
        <p key={line} className="mt-2.5 text-13 text-ink-2 lg:pl-3.5 lg:text-12">
          {line}
        </p>
      ),
  );
}
