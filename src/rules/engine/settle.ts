import type { Sheet } from '@/model/sheet';
import { settleConsciousness } from '../consciousness/settle-consciousness';
import { settleDeath } from '../death/settle-death';
import { settleEnergy } from '../energy/settle-energy';
import { settleMaximumHealth } from '../health/settle-maximum-health';
import { settleWillpower } from '../willpower/settle-willpower';
import type { Tally } from './tally';

/**
 * Reconciles what depends on what after a command, so that a consequence belongs to the command that caused it.
 * `before` is the sheet the command met. Derived numbers (effects, Attributes, Legendary ranks, maxima) are worked
 * out afresh; what is stored follows them in this order.
 */
export function settle(before: Sheet, tally: Tally): Tally {
  const willpower = settleWillpower(tally);
  const energy = settleEnergy(willpower);
  const health = settleMaximumHealth(energy);
  const death = settleDeath(health);
  return settleConsciousness(before, death);
}
