/** Something that gives Defense and has traits of its own, with the points it gives. */
export type TraitBearer = Readonly<{ id: string; value: number }>;

/** The traits that stop, by their bearer, and how much of a Defense penalty was used to strip them. */
export type TraitsOff = Readonly<{ off: readonly string[]; penaltyUsed: number }>;

/** When the traits of armor stop: once its points are stripped, or at any Armor Piercing. The table's `armorTraits`. */
export type ArmorTraitsRule = 'stripped' | 'anyAP';

/**
 * Whose traits an attack switches off. Each bearer needs a point of piercing that strips its last point of Defense;
 * the points before may be those of a Defense penalty, which alone switches nothing off. `bearers` stand in the order
 * in which the attacker wants them (armor, shield, Natural Armor unless they say otherwise). For bearers of Base
 * Defense, dodge or parry, give High Speed as the piercing and what is left of the penalty. @rule B-24
 */
export function traitsOff(
  bearers: readonly TraitBearer[],
  attack: Readonly<{ piercing: number; penalty: number }>,
  rule: ArmorTraitsRule = 'stripped',
): TraitsOff {
  if (attack.piercing < 1) return { off: [], penaltyUsed: 0 };
  if (rule === 'anyAP') return { off: bearers.map(({ id }) => id), penaltyUsed: 0 };
  const off: string[] = [];
  let stripped = 0;
  for (const { id, value } of bearers) {
    if (off.length >= attack.piercing || stripped + value > attack.piercing + attack.penalty) continue;
    off.push(id);
    stripped += value;
  }
  return { off, penaltyUsed: Math.max(0, stripped - attack.piercing) };
}
