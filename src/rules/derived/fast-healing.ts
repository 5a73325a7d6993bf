import type { Sheet } from '@/model/sheet';
import { perSheet } from '../engine/per-sheet';
import { fastHealingCapacity, ratingsBySource } from '../rest/fast-healing';
import { tableRule } from '../table-rule';

/** The fast healing and regeneration at work: the rating each source counts with, and what they heal in a round. @rule H-34 @rule H-35 */
export const fastHealingOf = perSheet((sheet: Sheet) => {
  const ratings = ratingsBySource(sheet.healing, tableRule(sheet, 'branchStacking') === 'alwaysStack');
  return { ratings, capacity: fastHealingCapacity(ratings, tableRule(sheet, 'fastHealExchange')) };
});
