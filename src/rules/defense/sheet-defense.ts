import type { Sheet } from '@/model/sheet';
import { typeRow } from '../bonuses/bonus-types';
import { ruledBonus, sourcedContributions } from '../bonuses/sourced-bonus';
import type { StackedType } from '../bonuses/stack-bonuses';
import { attributeScore } from '../derived/attributes';
import { stackingOptions } from '../derived/bonuses';
import { type Contribution, counts, type Explained, total } from '../engine/explained';
import { perSheet } from '../engine/per-sheet';
import type { FlightMobility } from '../movement/flight';
import type { RuleId } from '../rulebook';
import { tableRule } from '../table-rule';
import { basicUseBonus } from '../willpower/basic-use-bonus';
import { onBody } from './body-defense';
import { defenseOf } from './defense-bonuses';
import { DEFENSE_GROUPS } from './defense-points';
import { defenseSources, wornItems } from './defense-sources';
import {
  type AttackOnDefense,
  type Defense,
  type DefenseParts,
  type TotalDefense,
  totalDefense,
} from './total-defense';

/** An attack as Defense meets it, and what the defender does: flies, spends Willpower. */
export type AgainstDefense = AttackOnDefense &
  Readonly<{ flying?: FlightMobility | null | undefined; willpower?: boolean | undefined }>;

/** Defense against an attack: the total with everything that went into it, the parts before the attack, what the attack took. */
export type SheetDefense = Readonly<{ total: Explained; parts: DefenseParts; outcome: TotalDefense }>;

type Built = Readonly<{
  defense: Defense;
  penalty: number;
  /** What each type comes to before Size, flight and armor that hampers. */
  types: readonly StackedType[];
  contributions: readonly Contribution[];
}>;

function build(sheet: Sheet, { flying = null, willpower = false }: AgainstDefense): Built {
  const worn = wornItems(sheet);
  const paid = willpower ? [ruledBonus('perfect', basicUseBonus(sheet), { kind: 'willpower' }, 'W-04')] : [];
  const sources = [...defenseSources(sheet, worn), ...paid];
  const { defense, penalty, stacked } = defenseOf(sources, stackingOptions(sheet));
  const body = onBody(sheet, defense.parts, worn, flying);
  return {
    defense: { ...defense, parts: body.parts },
    penalty,
    types: stacked.types,
    contributions: [...sourcedContributions(stacked.entries), ...body.contributions],
  };
}

const TAKEN = [
  ['highSpeed', 'B-23'],
  ['armorPiercing', 'B-23'],
  ['spellPiercing', 'B-38'],
] as const satisfies readonly (readonly [keyof TotalDefense['taken'], RuleId])[];

/** What the attack does to Defense: the mind it strikes, its piercing, its penalty. @rule B-22 @rule B-23 @rule B-38 @rule D-17 */
function attackParts(
  sheet: Sheet,
  { parts }: Defense,
  attack: AgainstDefense,
  outcome: TotalDefense,
): readonly Contribution[] {
  const armor = (parts.armor ?? 0) + (parts.shield ?? 0) + (parts.naturalArmor ?? 0);
  const mind: readonly Contribution[] = [
    counts('D-17', { kind: 'armorBesideTheMind' }, 0 - armor),
    counts('D-17', { kind: 'attribute', attribute: 'resolve' }, attributeScore(sheet, 'resolve')),
    counts('D-17', { kind: 'attribute', attribute: 'composure' }, attributeScore(sheet, 'composure')),
  ];
  return [
    ...(attack.mental ? mind : []),
    ...TAKEN.map(([kind, rule]) => counts(rule, { kind }, 0 - outcome.taken[kind])),
    counts('B-22', { kind: 'attackPenalty' }, 0 - (attack.penalty ?? 0)),
  ].filter(({ amount }) => amount !== 0);
}

/**
 * Defense against an attack, in points. Everything of the sheet is in it (bonuses, armor worn, wounds, permanent Size);
 * the attack's piercing comes next and all penalties last, which never take it below 0. A mind that is struck has no
 * armor and adds Will.
 * @rule B-22 @rule B-23 @rule B-24 @rule B-25 @rule B-38 @rule D-17 @rule W-04
 */
export function defenseAgainst(sheet: Sheet, attack: AgainstDefense): SheetDefense {
  const { defense, penalty, contributions } = build(sheet, attack);
  const will = attributeScore(sheet, 'resolve') + attributeScore(sheet, 'composure');
  const met = { ...attack, penalty: (attack.penalty ?? 0) + penalty };
  const outcome = totalDefense({ ...defense, will }, met, tableRule(sheet, 'armorTraits'));
  const all = [...contributions, ...attackParts(sheet, defense, attack, outcome)];
  const sum = all.reduce((value, part) => (part.counted ? value + part.amount : value), 0);
  const lift = outcome.total - sum;
  const lifted = lift === 0 ? all : [...all, counts('B-25', { kind: 'lifted' }, lift)];
  return {
    total: { value: outcome.total, rule: 'B-23', contributions: lifted },
    parts: defense.parts,
    outcome,
  };
}

/** Points of Defense of one type: of a part of Defense, of another bonus type, of wounds. */
export type DefenseOfType = Readonly<{ type: string; points: number }>;

/** Defense by types, and how many points of it Armor Piercing and High Speed can take at most. */
export type DefenseByType = Readonly<{ types: readonly DefenseOfType[]; armorPiercing: number; highSpeed: number }>;

/** Defense with nothing special about the attack, type by type; those that come to nothing are left out. @rule B-22 @rule B-23 */
export const defenseByType = perSheet((sheet): DefenseByType => {
  const { defense, types } = build(sheet, {});
  const parts = PARTS.map((part) => ({ type: part, points: defense.parts[part] ?? 0 }));
  const others = types.filter(({ type }) => !isPart(type)).map(({ type, net }) => ({ type, points: net }));
  const most = { armorPiercing: Number.MAX_SAFE_INTEGER, highSpeed: Number.MAX_SAFE_INTEGER };
  const { armorPiercing, highSpeed } = totalDefense(defense, most).taken;
  return { types: [...parts, ...others].filter(({ points }) => points !== 0), armorPiercing, highSpeed };
});

const PARTS = [...DEFENSE_GROUPS.highSpeed, ...DEFENSE_GROUPS.armorPiercing];
const isPart = (type: string): boolean => (PARTS as readonly string[]).includes(type);

/** Defense against an attack with nothing special about it. @rule B-22 @rule B-23 */
export const sheetDefense = perSheet((sheet): SheetDefense => defenseAgainst(sheet, {}));

/** Points of Defense that Armor Piercing or High Speed can take at most, by the parts it takes them from. @rule B-23 */
export function strippable(sheet: Sheet, piercing: 'armorPiercing' | 'highSpeed'): Explained {
  const { parts } = sheetDefense(sheet);
  return total(
    'B-23',
    DEFENSE_GROUPS[piercing]
      .map((part) => counts(typeRow(part).rule, { kind: 'defensePart', part }, parts[part] ?? 0))
      .filter(({ amount }) => amount !== 0),
  );
}
