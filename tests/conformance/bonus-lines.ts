import { ATTRIBUTE_IDS, type AttributeId } from '@/model/attributes';
import {
  type AttributeBonus,
  applyBuff,
  type BonusSource,
  type BonusTarget,
  type BonusType,
  type Buff,
  coverTarget,
  defaultBonusType,
  extraSuccessesOnRoll,
  isTemporary,
  moraleApplies,
  plainTotal,
  type RollBonus,
  readBonusName,
  rollDice,
  STACKING_DEFAULTS,
  type StackingOptions,
  stackBonuses,
  type ThingKind,
  type TypedBonus,
  targetFit,
  traitTotal,
  type Wording,
} from '@/rules';
import type { Adapter } from './check-line';

const SHORT_NAMES = ['STR', 'DEX', 'STA', 'INT', 'PER', 'RES', 'PRE', 'MAN', 'COM'];

/** The Attribute with a short name; a name that is none stays as it is and matches nothing. */
const attributeNamed = (short: string): AttributeId =>
  ATTRIBUTE_IDS[SHORT_NAMES.indexOf(short)] ?? (short as AttributeId);
const attributesNamed = (short: readonly string[]) => short.map(attributeNamed);

type Options = Partial<StackingOptions> | undefined;
const withDefaults = (options: Options): StackingOptions => ({ ...STACKING_DEFAULTS, ...options });

type EntryLine = Readonly<{
  src: string;
  n: number;
  level?: BonusSource['level'];
  ability?: string;
  word?: Wording;
  branch?: boolean;
  tree?: string;
  stacks?: boolean;
}>;

const toBonus = (type: string, sign: TypedBonus['sign'], amount: number, line: EntryLine): TypedBonus => ({
  type,
  sign,
  amount,
  wording: line.word,
  stacks: line.stacks,
  source: { id: line.src, level: line.level, ability: line.ability, branch: line.branch, tree: line.tree },
});

type StackLine = Readonly<{ type: string; bonus?: readonly EntryLine[]; penalty?: readonly EntryLine[] }>;

function stack({ type, bonus = [], penalty = [] }: StackLine, options: Options) {
  const ups = bonus.map((line) => toBonus(type, 'bonus', line.n, line));
  const downs = penalty.map((line) => toBonus(type, 'penalty', line.n, line));
  const [stacked] = stackBonuses([...ups, ...downs], withDefaults(options)).types;
  return stacked ?? { bonus: 0, penalty: 0, net: 0 };
}

type SelectorLine = Readonly<{ attr?: string; skill?: string; tag?: string; item?: string }>;
type PlacedLine = EntryLine & Readonly<{ type: string }>;
type ModLine = PlacedLine & (Readonly<{ cat: 'attr'; attr: string }> | Readonly<{ cat: 'roll'; sel: SelectorLine }>);
type RollLine = Readonly<{
  roll: Readonly<{ attrs: string[]; skill?: string; tags?: string[]; item?: string }>;
  attrs: Readonly<Record<string, number>>;
  skillValue?: number;
  other?: number;
  mindless?: boolean;
  immuneMindAffecting?: boolean;
  mods: readonly ModLine[];
}>;

function toPlaced(line: ModLine): AttributeBonus | RollBonus {
  const bonus = toBonus(line.type, line.n < 0 ? 'penalty' : 'bonus', Math.abs(line.n), line);
  if (line.cat === 'attr') return { ...bonus, on: 'attribute', attribute: attributeNamed(line.attr) };
  const { attr, skill, tag, item } = line.sel;
  const attribute = attr === undefined ? undefined : attributeNamed(attr);
  return { ...bonus, on: 'roll', selector: { attribute, skill, tag, item } };
}

function roll({ roll: make, attrs, mods, mindless, immuneMindAffecting, ...more }: RollLine, options: Options) {
  const scores = Object.entries(attrs).map(([name, score]) => [attributeNamed(name), score]);
  const result = rollDice(
    {
      roll: { ...make, tags: make.tags ?? [], attributes: attributesNamed(make.attrs) },
      scores: Object.fromEntries(scores) as Partial<Record<AttributeId, number>>,
      bonuses: mods.map(toPlaced),
      mind: { mindless, immuneToMindAffecting: immuneMindAffecting },
      ...more,
    },
    withDefaults(options),
  );
  return {
    dp: result.dice,
    attrs: Object.fromEntries(Object.keys(attrs).map((name) => [name, result.attributes[attributeNamed(name)]?.value])),
    rollMods: Object.fromEntries(result.onRoll.types.map(({ type, net }) => [type, net])),
  };
}

type SuccessLine = Readonly<{
  attrs: string[];
  succeeded: boolean;
  es: readonly Readonly<{ attr: string; n: number }>[];
}>;

/** The lines of bonuses, penalties and buffs. */
export const bonusLines: Adapter = {
  'bonus.stack': stack,
  'bonus.roll': roll,
  'bonus.defaultType': ({ sourceKind, stated }: Readonly<{ sourceKind: ThingKind; stated?: BonusType }>) =>
    defaultBonusType(sourceKind, stated),
  'bonus.target': ({ type, target }: Readonly<{ type: BonusType; target: BonusTarget }>) => targetFit(type, target),
  'bonus.alias': ({ name }: Readonly<{ name: string }>) => readBonusName(name),
  'bonus.isTemporary': ({ duration }: Readonly<{ duration: string | null }>) => isTemporary(duration),
  'es.forRoll': ({ attrs, succeeded, es }: SuccessLine) =>
    extraSuccessesOnRoll(
      attributesNamed(attrs),
      succeeded,
      es.map(({ attr, n }) => ({ attribute: attributeNamed(attr), amount: n })),
    ),
  'buff.apply': ({ active, incoming }: Readonly<{ active: readonly Buff[]; incoming: Buff }>) => {
    const after = applyBuff(active, incoming);
    return { active: after.active, result: after.outcome };
  },
  'cover.target': ({ stated }: Readonly<{ stated: 'defense' | 'areaOpposed' | null }>) => coverTarget(stated),
  'morale.applies': ({
    mindless,
    immuneMindAffecting,
  }: Readonly<{ mindless?: boolean; immuneMindAffecting?: boolean }>) =>
    moraleApplies({ mindless, immuneToMindAffecting: immuneMindAffecting }),
  'nonBonus.total': ({ base, mods }: Readonly<{ base: number; mods: readonly number[] }>) => plainTotal(base, mods),
  'trait.stack': ({ values, description }: Readonly<{ values: readonly number[]; description?: string }>) =>
    traitTotal(values, description === 'stacks'),
};
