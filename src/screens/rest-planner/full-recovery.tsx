import { rest } from '@/i18n/rest';
import { formatDuration } from '@/i18n/time-formatters';
import { GRADES, type Grade } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { overseerRepair, PRICE_PER_AGGRAVATED, type RestPlan } from '@/rules';
import { Explainer } from '@/ui/explainer';
import { GradeSymbol } from '@/ui/grade-mark';
import { useLanguage, useMessages } from '@/ui/preferences';
import { RuleTitles } from '@/ui/rule-titles';
import { Section } from '@/ui/section';

type FullProps = Readonly<{ sheet: Sheet; plan: RestPlan; className?: string }>;

/** How long until every wound has healed, and what the Overseer takes to do it now. */
export function FullRecovery({ sheet, plan, className = '' }: FullProps) {
  const words = useMessages(rest);
  const { track } = sheet.health;
  const wounded = GRADES.some((grade) => track[grade] > 0);
  return (
    <Section title={words.full.title} className={className}>
      {wounded ? (
        <>
          <ByRest sheet={sheet} plan={plan} />
          <ByOverseer sheet={sheet} />
        </>
      ) : (
        <p className="text-13 text-ink-2">{words.full.none}</p>
      )}
    </Section>
  );
}

function ByRest({ sheet, plan }: FullProps) {
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
              <RecoverySum sheet={sheet} plan={plan} />
              <RuleTitles rules={why.fullRecovery} />
            </>
          )}
          className="-my-2 min-h-tap text-24"
        >
          <span className="why">{time}</span>
        </Explainer>
        <span className="text-ink-2">{full.byRest}</span>
      </div>
      <RecoverySum sheet={sheet} plan={plan} />
    </>
  );
}

/** `3 × 15 min, 4 × 2 d, 5 × 7 d`. */
function RecoverySum({ sheet, plan: { needs, fullRecoveryMinutes } }: FullProps) {
  const { full } = useMessages(rest);
  const language = useLanguage();
  const { track } = sheet.health;
  const each: Record<Grade, number> = {
    bashing: needs.short,
    lethal: needs.lethal.span,
    aggravated: needs.aggravated.span,
  };
  // The whole is shorter than its parts where short rests take no time of their own.
  const parts = GRADES.reduce((sum, grade) => sum + track[grade] * each[grade], 0);
  const beside = fullRecoveryMinutes !== null && fullRecoveryMinutes < parts && full.beside;
  return (
    <p className="mt-1 mb-2 flex flex-wrap gap-x-2.5 text-13 text-ink-2">
      {GRADES.filter((grade) => track[grade] > 0).map((grade) => (
        <span key={grade} className="inline-flex items-center gap-1 whitespace-nowrap">
          <GradeSymbol state={grade} /> {full.times(track[grade], formatDuration(each[grade], language))}
        </span>
      ))}
      {beside && <span>{beside}</span>}
    </p>
  );
}

function ByOverseer({ sheet }: Readonly<{ sheet: Sheet }>) {
  const { full } = useMessages(rest);
  const { aggravated } = sheet.health.track;
  const { cost } = overseerRepair(sheet.health.track, aggravated);
  const price = aggravated > 0 ? full.price(aggravated, PRICE_PER_AGGRAVATED) : full.free;
  return (
    <div className="mt-3 border-t border-line pt-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-24">{full.points(cost)}</span>
        <span className="text-ink-2">{full.byOverseer}</span>
      </p>
      <p className="mt-0.5 text-13 text-ink-2">
        {price} {full.has(sheet.name, sheet.points)} {full.where}
      </p>
    </div>
  );
}
