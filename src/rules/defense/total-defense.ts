import { type ArmorTraitsRule, traitsOff } from './armor-traits';
import {
  DEFENSE_GROUPS,
  type DefenseGroup,
  type DefensePart,
  type DefensePoints,
  type Piercing,
  pierceDefense,
} from './defense-points';

/** Points of each part of Defense; what is missing is 0. */
export type DefenseParts = Partial<Readonly<Record<DefensePart, number>>>;

/** Someone's Defense. `supernatural` says how many of the points of a part a supernatural effect gives. */
export type Defense = Readonly<{
  parts: DefenseParts;
  supernatural?: DefenseParts | undefined;
  /** Will, as a value: what a mind adds when it is the target. */
  will?: number | undefined;
}>;

/** What an attack does to Defense; `mental` when it strikes the mind, where armor is nothing. */
export type AttackOnDefense = Piercing & Readonly<{ penalty?: number | undefined; mental?: boolean | undefined }>;

/** Total Defense with what came off it, and whether the traits of the armor worn still work. */
export type TotalDefense = Readonly<{
  total: number;
  beforePenalty: number;
  taken: Readonly<Record<keyof Piercing | 'penalty', number>>;
  armorTraitsWork: boolean;
}>;

const GROUPS = Object.keys(DEFENSE_GROUPS) as DefenseGroup[];

function pointsOf({ parts, supernatural = {}, will = 0 }: Defense, mental: boolean): readonly DefensePoints[] {
  const groups = mental ? GROUPS.filter((group) => group !== 'armorPiercing') : GROUPS;
  const points = groups.flatMap((group) =>
    DEFENSE_GROUPS[group].flatMap((part): DefensePoints[] => {
      const unearthly = supernatural[part] ?? 0;
      return [
        { group, amount: (parts[part] ?? 0) - unearthly, supernatural: false },
        { group, amount: unearthly, supernatural: true },
      ];
    }),
  );
  return mental ? [...points, { group: 'other', amount: will, supernatural: false }] : points;
}

/**
 * A Defense after an attack's piercing and penalties, in points. Piercing comes first, each kind from its own parts,
 * and the penalty last, as that leaves least; the penalty alone never takes Defense below 0, nor lowers one that is
 * there already. Against a mental attack armor, shield and Natural Armor are nothing and Will adds.
 * @rule B-22 @rule B-23 @rule B-24 @rule B-25 @rule D-17
 */
export function totalDefense(
  defense: Defense,
  attack: AttackOnDefense,
  rule: ArmorTraitsRule = 'stripped',
): TotalDefense {
  const { penalty = 0, armorPiercing = 0, mental = false } = attack;
  const { left, taken } = pierceDefense(pointsOf(defense, mental), attack);
  const penaltyTaken = Math.min(penalty, Math.max(0, left));
  const worn = [{ id: 'armor', value: defense.parts.armor ?? 0 }];
  const off = mental ? [] : traitsOff(worn, { piercing: armorPiercing, penalty }, rule).off;
  return {
    total: left - penaltyTaken,
    beforePenalty: left,
    taken: { ...taken, penalty: penaltyTaken },
    armorTraitsWork: off.length === 0,
  };
}
