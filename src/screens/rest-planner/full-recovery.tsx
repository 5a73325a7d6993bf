import { core } from '@/i18n/core';
import { rest } from '@/i18n/rest';
import { formatDuration } from '@/i18n/time-formatters';
import { GRADES, type Grade, type GradeAmounts } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import {
  type LimbLeft,
  limbRegeneration,
  limbsLeft,
  PRICE_PER_AGGRAVATED,
  type RestPlan,
  regrowthMinutes,
} from '@/rules';
import { Explainer } from '@/ui/explainer';
import { GradeSymbol } from '@/ui/grade-mark';
import { useLanguage, useMessages } from '@/ui/preferences';
import { RuleTitles } from '@/ui/rule-titles';
import { Section } from '@/ui/section';
import { SetByHandMark } from '@/ui/set-by-hand-mark';

type FullProps = Readonly<{ sheet: Sheet; after: Sheet; plan: RestPlan; className?: string }>;

/** How long until every wound has healed, and what the Overseer takes to do it now. */
export function FullRecovery({ sheet, after, plan, className = '' }: FullProps) {
  const words = useMessages(rest);
  const wounds = woundsOf(plan);
  const wounded = GRADES.some((grade) => wounds[grade] > 0);
  return (
    <Section title={words.full.title} className={className}>
      {wounded ? (
        <>
          <ByRest plan={plan} />
          <ByOverseer sheet={sheet} plan={plan} />
        </>
      ) : (
        <p className="text-13 text-ink-2">{words.full.none}</p>
      )}
      <Limbs sheet={sheet} after={after} />
    </Section>
  );
}

/** The wounds on both tracks as the rest begins. */
const woundsOf = ({ start: { first, second } }: RestPlan): GradeAmounts => ({
  bashing: first.bashing + (second?.bashing ?? 0),
  lethal: first.lethal + (second?.lethal ?? 0),
  aggravated: first.aggravated + (second?.aggravated ?? 0),
});

type PlanProps = Pick<FullProps, 'plan'>;

function ByRest({ plan }: PlanProps) {
  const { full } = useMessages(rest);
  const language = useLanguage();
  const { fullRecoveryMinutes, why } = plan;
  if (fullRecoveryMinutes === null) return <p className="text-13 text-ink-2">{full.never}</p>;
  const time = formatDuration(fullRecoveryMinutes, language);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <Explainer
          name={full.title}
          value={time}
          body={() => (
            <>
              <RecoverySum plan={plan} />
              <RuleTitles rules={why.fullRecovery} />
            </>
          )}
          className="-my-2 min-h-tap text-24"
        >
          <span className="why">{time}</span>
        </Explainer>
        <span className="text-ink-2">{full.byRest}</span>
      </div>
      <RecoverySum plan={plan} />
    </>
  );
}

/** `3 × 15 min, 4 × 2 d, 5 × 7 d`. */
function RecoverySum({ plan }: PlanProps) {
  const { full } = useMessages(rest);
  const language = useLanguage();
  const { needs, fullRecoveryMinutes } = plan;
  const wounds = woundsOf(plan);
  const each: Record<Grade, number> = {
    bashing: needs.short,
    lethal: needs.lethal.span,
    aggravated: needs.aggravated.span,
  };
  // The whole is shorter than its parts where short rests take no time of their own.
  const parts = GRADES.reduce((sum, grade) => sum + wounds[grade] * each[grade], 0);
  const beside = fullRecoveryMinutes !== null && fullRecoveryMinutes < parts && full.beside;
  return (
    <p className="mt-1 mb-2 flex flex-wrap gap-x-2.5 text-13 text-ink-2">
      {GRADES.filter((grade) => wounds[grade] > 0).map((grade) => (
        <span key={grade} className="inline-flex items-center gap-1 whitespace-nowrap">
          <GradeSymbol state={grade} /> {full.times(wounds[grade], formatDuration(each[grade], language))}
        </span>
      ))}
      {beside && <span>{beside}</span>}
    </p>
  );
}

/** What the Overseer takes at once, and how much of it the character can pay for. */
function ByOverseer({ sheet, plan }: Pick<FullProps, 'sheet' | 'plan'>) {
  const { full } = useMessages(rest);
  const { term } = useMessages(core);
  const { aggravated } = woundsOf(plan);
  const cost = aggravated * PRICE_PER_AGGRAVATED;
  const affordable = Math.floor(sheet.points / PRICE_PER_AGGRAVATED);
  const price = aggravated > 0 ? full.price(aggravated, PRICE_PER_AGGRAVATED) : full.free;
  return (
    <div className="mt-3 border-t border-line pt-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-24">{full.points(cost)}</span>
        <span className="text-ink-2">{full.byOverseer}</span>
      </p>
      <p className="mt-0.5 text-13 text-ink-2">
        {price} {full.has(sheet.name, sheet.points)}{' '}
        {aggravated > 0 && full.affords(affordable, affordable >= aggravated)} {full.where}
      </p>
      <SetByHandMark sheet={sheet} of="points" name={term.points} />
    </div>
  );
}

type LimbsProps = Readonly<{ sheet: Sheet; after: Sheet }>;

/** The limbs that grow while the character rests, and how long they would take put back. */
function Limbs({ sheet, after }: LimbsProps) {
  const limbs = limbsLeft(sheet);
  if (limbs.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1 border-t border-line pt-2.5 text-13">
      {limbs.map((one) => (
        <li key={one.limb.id}>
          <Limb {...one} sheet={sheet} isBack={!after.lostLimbs.some(({ id }) => id === one.limb.id)} />
        </li>
      ))}
    </ul>
  );
}

type LimbProps = LimbLeft & Readonly<{ sheet: Sheet; isBack: boolean }>;

function Limb({ limb, backAt, sheet, isBack }: LimbProps) {
  const { full } = useMessages(rest);
  const language = useLanguage();
  if (backAt === null) {
    return (
      <>
        {limb.name} <span className="text-ink-2">{full.limbNever}</span>
      </>
    );
  }
  const time = formatDuration(backAt - sheet.time.minute, language);
  const putBack = limb.reattached ? null : regrowthMinutes(limb.size, limbRegeneration(sheet).value, true);
  return (
    <Explainer
      name={limb.name}
      value={time}
      body={() => <RuleTitles rules={limb.reattached ? ['H-37'] : ['H-36', 'H-37']} />}
      className="-my-2 min-h-tap text-left"
    >
      {limb.name}{' '}
      <span className="text-ink-2">
        <span className="why">{full.limbIn(time, isBack)}</span>{' '}
        {putBack !== null && full.limbPutBack(formatDuration(putBack, language))}
      </span>
    </Explainer>
  );
}
