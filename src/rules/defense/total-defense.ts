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
export type AttackOnDefense = Piercing &
  Readonly<{
    penalty?: number | undefined;
    mental?: boolean | undefined;
    /** Parts whose traits the attacker wants to stop before those of others. */
    strips?: readonly DefensePart[] | undefined;
  }>;

/** Total Defense with what came off it, the parts whose traits stop, and whether those of the armor worn still work. */
export type TotalDefense = Readonly<{
  total: number;
  beforePenalty: number;
  taken: Readonly<Record<keyof Piercing | 'penalty', number>>;
  traitsOff: readonly DefensePart[];
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

/** The parts of one group whose traits piercing stops, and how much of the penalty that takes. A part without points stops at any. @rule B-24 */
function strippedIn(
  group: DefenseGroup,
  { parts }: Defense,
  {
    piercing,
    penalty,
    strips = [],
  }: Readonly<{ piercing: number; penalty: number; strips?: AttackOnDefense['strips'] }>,
  rule: ArmorTraitsRule,
): Readonly<{ off: readonly DefensePart[]; penaltyUsed: number }> {
  const own: readonly DefensePart[] = DEFENSE_GROUPS[group];
  const wished = [...strips.filter((part) => own.includes(part)), ...own];
  const bearers = [...new Set(wished)].map((id) => ({ id, value: Math.max(0, parts[id] ?? 0) }));
  const solid = traitsOff(
    bearers.filter(({ value }) => value > 0),
    { piercing, penalty },
    rule,
  );
  const off = bearers.filter(({ id, value }) => (value === 0 ? piercing > 0 : solid.off.includes(id)));
  return { off: off.map(({ id }) => id), penaltyUsed: solid.penaltyUsed };
}

/** Whose traits an attack stops: those of armor by Armor Piercing, those of a body in motion by High Speed; no point of the penalty serves twice. @rule B-24 @rule D-17 */
function strippedParts(
  defense: Defense,
  { penalty = 0, armorPiercing = 0, highSpeed = 0, mental = false, strips }: AttackOnDefense,
  rule: ArmorTraitsRule,
): readonly DefensePart[] {
  const piercing = mental ? 0 : armorPiercing;
  const armor = strippedIn('armorPiercing', defense, { piercing, penalty, strips }, rule);
  const left = penalty - armor.penaltyUsed;
  const fast = strippedIn('highSpeed', defense, { piercing: highSpeed, penalty: left, strips }, rule);
  return [...armor.off, ...fast.off];
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
  const { penalty = 0, mental = false } = attack;
  const { left, taken } = pierceDefense(pointsOf(defense, mental), attack);
  const penaltyTaken = Math.min(penalty, Math.max(0, left));
  const off = strippedParts(defense, attack, rule);
  return {
    total: left - penaltyTaken,
    beforePenalty: left,
    taken: { ...taken, penalty: penaltyTaken },
    traitsOff: off,
    armorTraitsWork: !off.includes('armor'),
  };
}
