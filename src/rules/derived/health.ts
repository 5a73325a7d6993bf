import type { Sheet } from '@/model/sheet';
import { type Contribution, counts, doesNotCount, type Explained } from '../engine/explained';
import { perSheet } from '../engine/per-sheet';
import { type HealthStatus, healthStatus, woundPenaltyOf, woundWeight } from '../health/health-status';
import { roundsToDeath } from '../health/life-state';
import { openTrackOf } from '../health/open-track';
import { trackTotal } from '../health/track';
import { tableRule } from '../table-rule';

/** The coarse label of the sheet, with the weight of its wounds as the explanation; the open track decides. @rule H-14 @rule H-49 */
export const sheetStatus = perSheet((sheet): Readonly<{ status: HealthStatus; maximum: number; weight: Explained }> => {
  const track = openTrackOf(sheet);
  const weight: Explained = {
    value: woundWeight(track),
    rule: 'H-14',
    contributions: [
      counts('H-14', { kind: 'wounds', state: 'bashing', points: track.bashing }, track.bashing),
      counts('H-14', { kind: 'wounds', state: 'lethal', points: track.lethal }, 2 * track.lethal),
      counts('H-14', { kind: 'wounds', state: 'aggravated', points: track.aggravated }, 3 * track.aggravated),
    ],
  };
  return { status: healthStatus(track, sheet.death !== null), maximum: trackTotal(track), weight };
});

/** The wound penalty, as a number of dice (and Defense) taken off: 0 or more; the open track decides, and objects have none. Says why it is 0. @rule H-08 @rule H-15 @rule H-49 */
export const woundPenalty = perSheet((sheet): Explained => {
  const track = openTrackOf(sheet);
  const felt = sheet.being.kind !== 'object';
  const on = felt && tableRule(sheet, 'woundPenalty');
  const amount = woundPenaltyOf(track, tableRule(sheet, 'woundTrigger'));
  const source = { kind: 'healthyPoints', points: track.healthy } as const;
  return { value: on ? amount : 0, rule: 'H-15', contributions: [penaltyPart()] };

  function penaltyPart(): Contribution {
    if (!felt) return doesNotCount('H-08', source, amount, 'object');
    if (!on) return doesNotCount('H-15', source, amount, 'ruleOff');
    if (amount > 0) return counts('H-15', source, amount);
    return doesNotCount('H-15', source, 0, track.healthy >= 3 ? 'enoughHealthy' : 'noLethalWound');
  }
});

/** Where a character stands: awake, asked to pay, awake on paid Willpower, unconscious, dead. @rule H-13 */
export type LifeStatus = 'awake' | 'mustPay' | 'holding' | 'out' | 'dead';

/** The consciousness of the sheet. @rule H-09 @rule H-13 */
export function lifeStatus(sheet: Sheet): LifeStatus {
  if (sheet.death !== null) return 'dead';
  if (sheet.consciousness.causes.length > 0) return 'out';
  if (sheet.pending.some((prompt) => prompt.kind === 'stayConscious')) return 'mustPay';
  return sheet.consciousness.holding ? 'holding' : 'awake';
}

/** Rounds until worsening kills, or null while nothing worsens. @rule H-11 */
export const roundsLeft = (sheet: Sheet): number | null => (sheet.worsening ? roundsToDeath(openTrackOf(sheet)) : null);
