import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { core } from '@/i18n/core';
import { rest } from '@/i18n/rest';
import { formatDuration } from '@/i18n/time-formatters';
import type { RestAim } from '@/rules';
import { classNames } from '@/ui/class-names';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { Segmented } from '@/ui/segmented';
import type { TermsProps } from './rest-draft';
import { RestOptions } from './rest-options';

/** The aims that mean something to this character. */
function aimsFor({ sheet, draft }: TermsProps): readonly RestAim[] {
  const damaged = Object.values(sheet.attributeDamage).some((points) => points > 0);
  const all: readonly RestAim[] = ['mostHealthy', 'worstFirst', 'willpower', 'attribute', 'saves'];
  const idle = { attribute: !damaged, saves: sheet.conditions.length === 0 };
  return all.filter((aim) => aim === draft.aim || !(aim in idle && idle[aim as keyof typeof idle]));
}

/** What the rest is for, and the rest of its terms folded into one line. */
export function RestAimPanel(props: TermsProps) {
  const words = useMessages(rest);
  const id = useId();
  const [open, setOpen] = useState(false);
  const { draft, onChange } = props;
  return (
    <Section aria-label={words.aim}>
      <Segmented
        label={words.aim}
        showLabel
        value={draft.aim}
        options={aimsFor(props).map((value) => ({ value, label: words.aims[value] }))}
        onChange={(aim) => onChange({ aim })}
        className="[&>div]:auto-cols-auto"
      />
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="mt-2.5 flex min-h-tap w-full items-center gap-2 rounded-2 border border-line-2 bg-surf-1 py-1.5 pr-2.5 pl-3 text-13 leading-[1.35] hover:bg-surf-2"
        onClick={() => setOpen(!open)}
      >
        <span className="flex-1">
          <FoldedTerms {...props} />
        </span>
        <ChevronDown
          size={18}
          strokeWidth={1.75}
          aria-hidden
          className={classNames('shrink-0', open && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!open}>
        {open && <RestOptions {...props} />}
      </div>
    </Section>
  );
}

function FoldedTerms({ draft, planned }: TermsProps) {
  const words = useMessages(rest);
  const coreWords = useMessages(core);
  const language = useLanguage();
  const { plan, saves, endsScene } = planned;
  const { fold } = words;
  const others = [
    draft.hoursPerDay < 24 && fold.hours(draft.hoursPerDay),
    plan.attribute && draft.attribute && fold.attribute(coreWords.attribute[plan.attribute]),
    !endsScene && fold.scene,
    draft.without.length > 0 && fold.without(draft.without.map((part) => words.parts.names[part])),
    draft.treatments.length > 0 && fold.treatments(draft.treatments.length),
    draft.brokenOff !== null && fold.brokenOff(formatDuration(draft.brokenOff, language)),
  ].filter((part) => typeof part === 'string');
  return (
    <>
      <span className="text-ink-2">{fold.recovery}</span>{' '}
      {plan.multiplier === 1 ? fold.normal : fold.speed(plan.multiplier)}{' '}
      {plan.saves.conditions.length > 0 && (
        <>
          <span className="text-ink-2">{fold.saves}</span>{' '}
          {saves && saves.count > 0 ? fold.savesFor(saves.name, saves.count) : fold.noSaves}{' '}
        </>
      )}
      {others.join(' ')}
    </>
  );
}
