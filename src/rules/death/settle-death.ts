import type { DeathCause } from '@/model/sheet';
import { happen, type Tally } from '../engine/tally';
import { isFatal } from '../health/life-state';
import { trackTotal } from '../health/track';
import type { RuleId } from '../rulebook';

/** Kills a character whose Health is all aggravated, or who has none. Death is final. @rule H-16 @rule H-17 */
export function settleDeath(tally: Tally): Tally {
  const { sheet } = tally;
  if (sheet.death !== null || !isFatal(sheet.health.track)) return tally;
  return trackTotal(sheet.health.track) === 0 ? die(tally, 'H-17', 'noHealth') : die(tally, 'H-16', 'aggravated');
}

/** A character dies: nothing is owed any more except the choice of what answers the death. @rule H-16 @rule H-17 @rule H-18 */
export function die(tally: Tally, rule: RuleId, cause: DeathCause): Tally {
  const answering = tally.sheet.effects.filter((effect) => effect.onDeath).map((effect) => effect.id);
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
