import { core } from '@/i18n/core';
import { rulebook } from '@/i18n/rulebook';
import { healthStatus, lifeState, trackTotal, woundPenaltyOf } from '@/rules';
import { HealthTrack } from '@/ui/health-track';
import { useMessages } from '@/ui/preferences';
import { Tryout, TypedNumbers } from './tryout';

const FIRST = { healthy: 1, bashing: 2, lethal: 4, aggravated: 1 };

/** A wounded track: what others see of it, what it costs, and whether its owner stays awake. */
export function Wounds() {
  const words = useMessages(rulebook);
  const { gradeTitle, status } = useMessages(core);
  return (
    <Tryout title={words.wounds}>
      <TypedNumbers labels={{ healthy: words.woundsHealthy, ...gradeTitle }} first={FIRST}>
        {(track) => {
          const life = lifeState(track);
          if (trackTotal(track) === 0) return null;
          return (
            <>
              <HealthTrack compact track={track} />
              <output className="text-15 font-semibold">
                {words.woundsResult(
                  status[healthStatus(track, life.dead)],
                  woundPenaltyOf(track, 'lethalOrWorse'),
                  life,
                )}
              </output>
            </>
          );
        }}
      </TypedNumbers>
    </Tryout>
  );
}
