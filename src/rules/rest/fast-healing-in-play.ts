import type { Effect, Sheet } from '@/model/sheet';
import { isInForce } from '../derived/standing';
import { counts, doesNotCount, type Explained, total } from '../engine/explained';
import { perSheet } from '../engine/per-sheet';
import { tableRule } from '../table-rule';
import { fastHealingCapacity, ratingsBySource } from './fast-healing';

/** Fast healing or regeneration at work: sources of one name are one source; id and name are those of its entry. */
export type HealingInstance = Readonly<{
  kind: 'fastHealing' | 'regeneration';
  source: string;
  rating: number;
  id: string;
  name: string;
}>;

/** The name an effect's healing counts under: that of its resource, else the one it gives, else none but its own. */
function sourceOf(sheet: Sheet, { id, source }: Effect): string {
  const resource = sheet.resources.find((one) => one.id === source.resource);
  return resource?.name || source.name || `effect ${id}`;
}

/** Whether a source that is only named is in force: it isn't when every resource of that name is out of force. @rule M-60 */
function isNamedInForce(sheet: Sheet, name: string): boolean {
  const named = sheet.resources.filter((resource) => resource.name === name);
  return named.length === 0 || named.some(({ id }) => isInForce(sheet, id));
}

/** The fast healing and regeneration in force, of the sheet itself and of those effects that `lasts` picks. @rule H-34 @rule H-35 @rule M-60 */
export function healingInForce(
  sheet: Sheet,
  lasts: (effect: Effect) => boolean = () => true,
): readonly HealingInstance[] {
  const own = sheet.healing
    .filter(({ source }) => isNamedInForce(sheet, source))
    .map((healing) => ({ ...healing, name: healing.source }));
  const brought = sheet.effects.flatMap((effect) => {
    const { id, name, healing } = effect;
    if (!healing || !lasts(effect) || !isInForce(sheet, effect.source.resource)) return [];
    return [{ kind: healing.kind, rating: healing.rating, source: sourceOf(sheet, effect), id, name }];
  });
  return [...own, ...brought];
}

/** What instances of fast healing and regeneration heal in a round at this table. @rule H-34 @rule H-35 @rule M-33 */
export function healingOf(sheet: Sheet, instances: readonly HealingInstance[]) {
  const ratings = ratingsBySource(instances, tableRule(sheet, 'branchStacking') === 'alwaysStack');
  return { ratings, capacity: fastHealingCapacity(ratings, tableRule(sheet, 'fastHealExchange')) };
}

/** Whether an effect ends at the end of this round, before anything heals: its last round is over, and it has healed. @rule M-48 */
const endsFirst = ({ duration, healing }: Effect): boolean =>
  duration.kind === 'rounds' && duration.left <= 1 && (healing?.triggered ?? true);

/** The fast healing and regeneration of the next start of round: the rating each source counts with, and what they heal. @rule H-34 @rule H-35 @rule M-48 */
export const fastHealingOf = perSheet((sheet: Sheet) => healingOf(sheet, nextRound(sheet)));

const nextRound = (sheet: Sheet) => healingInForce(sheet, (effect) => !endsFirst(effect));

/** The points that fast healing and regeneration heal in the next round, by where they come from. @rule H-33 @rule H-34 @rule M-33 */
export const fastHealingPoints = perSheet((sheet: Sheet): Explained => {
  const instances = nextRound(sheet);
  const stepsAdd = tableRule(sheet, 'branchStacking') === 'alwaysStack';
  const isBest = (one: HealingInstance) =>
    instances.filter(({ kind, source }) => kind === one.kind && source === one.source).reduce(higher) === one;
  return total(
    'H-34',
    instances.map((one) => {
      const source = { kind: 'effect', id: one.id, name: one.name, source: '' } as const;
      return stepsAdd || isBest(one)
        ? counts('H-33', source, one.rating)
        : doesNotCount('H-34', source, one.rating, 'sameSourceCopy');
    }),
  );
});

const higher = (one: HealingInstance, other: HealingInstance) => (other.rating > one.rating ? other : one);
