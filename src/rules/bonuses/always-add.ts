/** Initiative, Size or speed after changes, in its own unit: no bonuses, so all of them add. @rule B-37 */
export const plainTotal = (base: number, changes: readonly number[]): number =>
  changes.reduce((sum, change) => sum + change, base);

/**
 * High Speed, Armor Piercing or Spell Piercing of several sources, in points: the trait's own description says
 * whether they add; where it is silent the highest counts. @rule B-38
 */
export const traitTotal = (values: readonly number[], adds: boolean): number =>
  values.reduce((all, value) => (adds ? all + value : Math.max(all, value)), 0);
