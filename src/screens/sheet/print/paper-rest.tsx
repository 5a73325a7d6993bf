import { core } from '@/i18n/core';
import { print } from '@/i18n/print';
import { formatDuration } from '@/i18n/time-formatters';
import { GRADES, type Grade } from '@/model/health';
import { PRICE_PER_AGGRAVATED, recoveryNeeds } from '@/rules';
import { GradeSymbol } from '@/ui/grade-mark';
import { useLanguage, useMessages } from '@/ui/preferences';
import { PaperRow, PaperSection } from './paper-parts';

const NEEDS = recoveryNeeds(1);

/** How long a point of anything takes at normal speed. */
export function PaperRest() {
  const words = useMessages(print);
  const { grade, term } = useMessages(core);
  const language = useLanguage();
  const time = (minutes: number) => formatDuration(minutes, language);
  const health: Readonly<Record<Grade, string>> = {
    bashing: time(NEEDS.short),
    lethal: words.longRests(time(NEEDS.lethal.span), NEEDS.lethal.rests),
    aggravated: words.longRests(time(NEEDS.aggravated.span), NEEDS.aggravated.rests),
  };
  return (
    <PaperSection title={words.rest}>
      <ul className="paper-list">
        {GRADES.map((one) => (
          <PaperRow
            key={one}
            name={
              <>
                <GradeSymbol state={one} /> {words.one(grade[one])}
              </>
            }
            end={health[one]}
          />
        ))}
        <PaperRow name={words.one(term.willpower)} end={time(NEEDS.long)} />
        <PaperRow name={words.one(term.attributeDamage)} end={words.unbroken(time(NEEDS.attribute))} />
        <PaperRow name={words.one(words.conditionSave)} end={time(NEEDS.short)} />
        <PaperRow name={term.overseer} end={words.overseerPrice(PRICE_PER_AGGRAVATED)} />
      </ul>
    </PaperSection>
  );
}
