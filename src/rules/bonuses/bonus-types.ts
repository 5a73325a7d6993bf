import type { RuleId } from '../rulebook';

/** What a bonus can be added to. */
export type BonusTarget =
  | 'attribute'
  | 'skillRoll'
  | 'attackRoll'
  | 'areaOpposed'
  | 'otherRoll'
  | 'event'
  | 'defense'
  | 'item'
  | 'value';

const ROLLS = ['skillRoll', 'attackRoll', 'areaOpposed', 'otherRoll'] as const satisfies readonly BonusTarget[];

/**
 * How the bonuses of one type, or its penalties, combine: all add; the best source counts and every increase with it;
 * the best upgrade tree counts; the best source counts.
 */
export type Combining = 'all' | 'bestAndIncreases' | 'bestTree' | 'best';

type TypeRow = Readonly<{
  rule: RuleId;
  /** Whether bonuses of different sources add: never, where the wording says so, or always. */
  across: 'never' | 'byWording' | 'always';
  penalties: 'largest' | 'sum';
  /** What its entry allows it on: nothing else (`only`), more often than not (`usually`), or anything. */
  on: 'anything' | Readonly<{ only: readonly BonusTarget[] }> | Readonly<{ usually: readonly BonusTarget[] }>;
}>;

const row = (rule: RuleId, on: TypeRow['on'], change: Partial<TypeRow> = {}): TypeRow => ({
  rule,
  across: 'never',
  penalties: 'largest',
  on,
  ...change,
});

const only = (...targets: readonly BonusTarget[]) => ({ only: targets });
const usually = (...targets: readonly BonusTarget[]) => ({ usually: targets });

/** The closed list of bonus types; whatever states none of them is untyped. @rule B-01 */
export const BONUS_TYPES = {
  /** Levels of one thing add; abilities of one level compete. @rule B-T01 */
  inherent: row('B-T01', 'anything'),
  /** Everything in one upgrade tree adds. @rule B-T02 */
  training: row('B-T02', 'anything'),
  /** It is a part of what it enhances. @rule B-T03 */
  enhancement: row('B-T03', usually('attribute', 'item', ...ROLLS)),
  /** Also called assist. @rule B-T04 */
  equipment: row('B-T04', usually('skillRoll'), { penalties: 'sum' }),
  /** Not the speed of moving, and not [High Speed]. @rule B-T05 */
  speed: row('B-T05', usually('defense', ...ROLLS), { penalties: 'sum' }),
  /** It works on the mind, with either sign. @rule B-T06 */
  morale: row('B-T06', 'anything'),
  /** Not the roleplay bonus. @rule B-T07 */
  performance: row('B-T07', usually('skillRoll', 'defense')),
  /** From an ability in use. @rule B-T08 */
  technique: row('B-T08', usually('attackRoll', 'defense', 'areaOpposed')),
  /** Defense that [High Speed] lowers. @rule B-T09 */
  baseDefense: row('B-T09', only('defense'), { across: 'always', penalties: 'sum' }),
  /** Defense that [High Speed] lowers. @rule B-T10 */
  dodge: row('B-T10', only('defense', 'areaOpposed'), { across: 'always', penalties: 'sum' }),
  /** Defense that [Armor Piercing] lowers. @rule B-T11 */
  naturalArmor: row('B-T11', only('defense'), { across: 'byWording' }),
  /** Defense that [Armor Piercing] lowers. @rule B-T12 */
  armor: row('B-T12', only('defense')),
  /** Defense that [Armor Piercing] lowers; a [Parry X] weapon gives this one. @rule B-T13 */
  shield: row('B-T13', only('defense')),
  /** What is gained competes, what is increased adds. @rule B-T14 */
  insight: row('B-T14', usually('defense', ...ROLLS), { across: 'byWording' }),
  /** Defense that [High Speed] lowers. @rule B-T15 */
  parry: row('B-T15', only('defense'), { across: 'byWording' }),
  /** Its penalties pile up. @rule B-T16 */
  circumstance: row('B-T16', usually('defense', ...ROLLS), { penalties: 'sum' }),
  /** Also called fortune. @rule B-T17 */
  luck: row('B-T17', 'anything'),
  /** Not force damage. @rule B-T18 */
  force: row('B-T18', usually('defense', ...ROLLS)),
  /** Not energy damage. @rule B-T19 */
  energy: row('B-T19', usually('defense', 'attackRoll')),
  /** Against attacks and areas that partly miss. @rule B-T20 */
  deflection: row('B-T20', usually('defense', 'areaOpposed')),
  /** Not the damage of that kind. @rule B-T21 */
  sacred: row('B-T21', 'anything'),
  /** Not the damage of that kind. @rule B-T22 */
  profane: row('B-T22', 'anything'),
  /** It has to say which of the two it is on. @rule B-T23 */
  cover: row('B-T23', only('defense', 'areaOpposed')),
  /** For whatever states no type. @rule B-T24 */
  untyped: row('B-T24', 'anything'),
  /** On rolls with the Skill it belongs to, attacks among them. @rule B-T25 */
  specialty: row('B-T25', only('skillRoll', 'attackRoll')),
  /** On rolls of some Skills, or on special events. @rule B-T26 */
  feat: row('B-T26', only('skillRoll', 'attackRoll', 'event')),
  /** What changes of Size bring. @rule B-T27 */
  size: row('B-T27', 'anything', { across: 'always', penalties: 'sum' }),
  /** The Storyteller's award to a player; never automatic. @rule B-T28 */
  roleplay: row('B-T28', 'anything', { across: 'always', penalties: 'sum' }),
  /** It adds to everything, itself included. @rule B-T29 */
  perfect: row('B-T29', 'anything', { across: 'always', penalties: 'sum' }),
} as const satisfies Readonly<Record<string, TypeRow>>;

export type BonusType = keyof typeof BONUS_TYPES;

/** Whether a name is one of the bonus types. @rule B-01 */
export const isBonusType = (name: string): name is BonusType => Object.hasOwn(BONUS_TYPES, name);

/** How a type behaves; a penalty with a name of its own competes only with others of that name. @rule B-20 */
export const typeRow = (type: string): TypeRow => (isBonusType(type) ? BONUS_TYPES[type] : row('B-20', 'anything'));

/** Whether a bonus of a type may be added to something: freely, against the habit, or not at all. @rule B-32 */
export function targetFit(type: BonusType, target: BonusTarget): 'ok' | 'unusual' | 'forbidden' {
  const { on } = typeRow(type);
  if (on === 'anything') return 'ok';
  if ('only' in on) return on.only.includes(target) ? 'ok' : 'forbidden';
  return on.usually.includes(target) ? 'ok' : 'unusual';
}
