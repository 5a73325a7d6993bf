import {
  type ArmorTraitsRule,
  bestItemValue,
  type DefenseGroup,
  defensePenalty,
  pierceDefense,
  STACKING_DEFAULTS,
  type StackingOptions,
  type TypedBonus,
  totalDefense,
  traitsOff,
} from '@/rules';
import type { Adapter } from './check-line';

type TotalLine = Readonly<{
  base?: number;
  dodge?: number;
  parry?: number;
  armor?: number;
  shield?: number;
  natural?: number;
  other?: number;
  will?: number;
  mental?: boolean;
  ap?: number;
  hs?: number;
  pen?: number;
}>;
type TraitsOption = Readonly<{ armorTraits?: ArmorTraitsRule }>;

function total(line: TotalLine, { armorTraits }: TraitsOption = {}) {
  const { base = 0, dodge = 0, parry = 0, armor = 0, shield = 0, natural = 0, other = 0, will, mental } = line;
  const parts = { baseDefense: base, dodge, parry, armor, shield, naturalArmor: natural, other };
  const attack = { highSpeed: line.hs, armorPiercing: line.ap, penalty: line.pen, mental };
  const result = totalDefense({ parts, will }, attack, armorTraits);
  return { total: result.total, armorTraits: result.armorTraitsWork };
}

type PenaltyLine = Readonly<{ type: string; n: number; src?: string }>;

const toPenalty = ({ type, n, src }: PenaltyLine, index: number): TypedBonus => ({
  type,
  sign: 'penalty',
  amount: n,
  source: { id: src ?? `penalty ${index}` },
});

const GROUPS: Readonly<Record<string, DefenseGroup>> = { hs: 'highSpeed', ap: 'armorPiercing', other: 'other' };

type PointsLine = Readonly<{
  points: readonly Readonly<{ group: string; n: number; supernatural: boolean }>[];
  hs?: number;
  ap?: number;
  sp?: number;
}>;

type BearersLine = Readonly<{ comps: readonly Readonly<{ id: string; v: number }>[]; ap?: number; pen?: number }>;
type ItemsLine = Readonly<{ items: readonly Readonly<{ n: number; enh?: readonly number[] }>[] }>;

/** The lines of Defense. */
export const defenceLines: Adapter = {
  'defence.total': total,
  'defence.traitsOff': ({ comps, ap = 0, pen = 0 }: BearersLine, { armorTraits }: TraitsOption = {}) => {
    const bearers = comps.map(({ id, v }) => ({ id, value: v }));
    return traitsOff(bearers, { piercing: ap, penalty: pen }, armorTraits).off;
  },
  'defence.penaltyTotal': ({ pens }: Readonly<{ pens: readonly PenaltyLine[] }>, options?: Partial<StackingOptions>) =>
    defensePenalty(pens.map(toPenalty), { ...STACKING_DEFAULTS, ...options }).penalty,
  'defence.itemValue': ({ items }: ItemsLine) =>
    bestItemValue(items.map(({ n, enh }) => ({ value: n, enhancements: enh }))),
  'defence.spellPiercing': ({ points, hs, ap, sp }: PointsLine) =>
    pierceDefense(
      points.map(({ group, n, supernatural }) => ({ group: GROUPS[group] ?? 'other', amount: n, supernatural })),
      { highSpeed: hs, armorPiercing: ap, spellPiercing: sp },
    ).left,
};
