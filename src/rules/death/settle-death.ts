import type { DeathCause } from '@/model/sheet';
import { setOffByEnd } from '../beings/clone';
import { happen, type Tally } from '../engine/tally';
import { isFatal } from '../health/life-state';
import { openTrackOf } from '../health/open-track';
import { trackTotal } from '../health/track';
import { openWhenFull } from '../health/tracks-in-play';
import type { RuleId } from '../rulebook';

/** Kills a character whose Health is all aggravated, or who has none, unless second Health holds. Death is final. @rule H-16 @rule H-17 @rule H-46 */
export function settleDeath(tally: Tally): Tally {
  if (tally.sheet.death !== null || !isFatal(openTrackOf(tally.sheet))) return tally;
  const held = openWhenFull(tally);
  const track = openTrackOf(held.sheet);
  if (!isFatal(track)) return held;
  return trackTotal(track) === 0 ? die(held, 'H-17', 'noHealth') : die(held, 'H-16', 'aggravated');
}

/** A character dies: nothing is owed any more except the choice of what answers the death, and nothing answers a clone's. @rule H-16 @rule H-17 @rule H-18 @rule M-43 */
export function die(tally: Tally, rule: RuleId, cause: DeathCause): Tally {
  const { being, effects } = tally.sheet;
  const owned = effects.filter((effect) => effect.onDeath).map((effect) => effect.id);
  const answering = setOffByEnd(owned, being.kind === 'clone');
  const dead = happen(tally, rule, 'died', {
    subject: cause,
    facts: {
      death: cause,
      worsening: false,
      consciousness: { causes: [], holding: null },
      pending: answering.length > 0 ? [{ kind: 'deathTrigger', effects: answering }] : [],
    },
  });
  return answering.length > 0 ? happen(dead, 'H-18', 'deathTriggerOwed', { amount: answering.length }) : dead;
}
