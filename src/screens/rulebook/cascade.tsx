import { core } from '@/i18n/core';
import { rulebook } from '@/i18n/rulebook';
import { amountsTotal, damageTrack } from '@/rules';
import { HealthTrack } from '@/ui/health-track';
import { useMessages } from '@/ui/preferences';
import { Tryout, TypedNumbers } from './tryout';

/** The book's own first example. */
const FIRST = { health: 20, bashing: 3, lethal: 4, aggravated: 5 };

/** A hit on a fresh track, to see how the grades push each other. */
export function Cascade() {
  const words = useMessages(rulebook);
  const { gradeTitle } = useMessages(core);
  return (
    <Tryout title={words.cascade}>
      <TypedNumbers labels={{ health: words.cascadeHealth, ...gradeTitle }} first={FIRST}>
        {({ health, ...amounts }) => {
          const hit = damageTrack({ healthy: health, bashing: 0, lethal: 0, aggravated: 0 }, amounts);
          return (
            <>
              {health > 0 && <HealthTrack compact track={hit.track} />}
              <output className="text-15 font-semibold">
                {words.cascadeResult(hit.track, amountsTotal(hit.overflow))}
              </output>
            </>
          );
        }}
      </TypedNumbers>
    </Tryout>
  );
}
