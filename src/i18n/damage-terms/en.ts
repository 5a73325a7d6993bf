import type { DAMAGE_FORMS, DamageType, DEFENCE_KINDS } from '@/model/damage';

export const en = {
  /** As they stand in an entry beside the amount: "5 L fire". */
  type: {
    physical: 'physical',
    pure: 'pure energy',
    fire: 'fire',
    cold: 'cold',
    lightning: 'lightning',
    acid: 'acid',
    sonic: 'sonic',
    radiant: 'radiant',
    holy: 'holy',
    unholy: 'unholy',
    mental: 'mental',
    force: 'force',
    poison: 'poison',
    falling: 'falling',
    fallingObject: 'falling object',
  } satisfies Record<DamageType, string>,
  allEnergy: 'all energy',
  allDamage: 'all damage',
  /** In place of points: everything, twice as much. */
  all: 'all',
  double: '×2',
  list: (words: readonly string[]) => words.join(', '),
  weakTo: (words: readonly string[]) => `not against ${words.join(', ')}`,
  form: {
    slashing: 'slashing',
    piercing: 'piercing',
    bludgeoning: 'bludgeoning',
  } satisfies Record<(typeof DAMAGE_FORMS)[number], string>,
  /** Words that some damage reduction gives way to, by the name under which they are compared. */
  tag: {
    magical: 'magical',
    'divine weapon': 'divine weapon',
    adamantine: 'adamantine',
    silver: 'silver',
    'cold iron': 'cold iron',
  },
  ballistic: 'ballistic',
  unavoidable: 'unavoidable',
  defence: {
    immunity: 'Immunity',
    ignoring: 'Ignoring',
    hardness: 'Hardness',
    absorption: 'Absorption',
    conversion: 'Conversion',
    reduction: 'Damage reduction',
    resistance: 'Resistance',
    negation: 'Negation',
    vulnerability: 'Vulnerability',
  } satisfies Record<(typeof DEFENCE_KINDS)[number], string>,
};
