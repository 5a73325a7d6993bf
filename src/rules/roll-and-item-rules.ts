import type { TableRule } from './table-rule';

const ON_OFF = [true, false] as const;

type Key =
  | 'armorTraits'
  | 'allowOtherEssenceFilms'
  | 'ties'
  | 'tenAgain'
  | 'substituteES'
  | 'amplifyDiscount'
  | 'itemFit'
  | 'itemUnusableAt'
  | 'branchStacking'
  | 'explosionThreshold'
  | 'flightDefenseRounding';

/** The table's options about rolls, Defense, items, Essences, explosions and flight. */
export const ROLL_AND_ITEM_RULES: { readonly [K in Key]: TableRule<K> } = {
  armorTraits: {
    values: ['stripped', 'anyAP'],
    rules: ['B-24'],
    why: 'Whether Armor Piercing must strip the last point of armor to stop its traits, or any of it does.',
  },
  allowOtherEssenceFilms: {
    values: ON_OFF,
    rules: ['S-12'],
    why: 'A Film may only hold down technology; the page’s opening speaks of any Essence.',
  },
  ties: {
    values: ['meetsDC', 'mustBeat'],
    rules: ['X-05', 'M-26', 'M-27'],
    why: 'Whether as many successes as the difficulty are enough.',
  },
  tenAgain: {
    values: ON_OFF,
    rules: ['X-05'],
    why: 'Whether a 10 is rolled again although nothing else says so.',
  },
  substituteES: {
    values: ['rolledAttribute', 'originalAttribute'],
    rules: ['M-47'],
    why: 'Whose extra successes count where one Attribute is rolled in the place of another.',
  },
  amplifyDiscount: {
    values: ['perActivation', 'perStep'],
    rules: ['M-52'],
    why: 'Whether cheaper amplifying spares its points once for each use or on every step.',
  },
  itemFit: {
    values: ['ruleText', 'gnomeExample'],
    rules: ['M-22', 'M-23', 'M-24'],
    why: 'The rule allows a difference of 5 in Size; its example only works with 1, by the Size an item is made for.',
  },
  itemUnusableAt: {
    values: ['atLeastSix', 'moreThanSix'],
    rules: ['M-25'],
    why: 'The rule says penalties above 6 make an item unusable, both examples say 6 do.',
  },
  branchStacking: {
    values: ['perPage', 'alwaysReplace', 'alwaysStack'],
    rules: ['M-33', 'B-05', 'B-10'],
    why: 'One page lets later steps of a resource replace earlier ones, another lets bonuses of one source add.',
  },
  explosionThreshold: {
    values: ['rule', 'grenadeExample'],
    rules: ['M-01', 'M-03'],
    why: 'Whether the threshold rises by 1 with each point of overlapping damage, or by 2 as in the grenade example.',
  },
  flightDefenseRounding: {
    values: ['down', 'up', 'nearest'],
    rules: ['M-06', 'M-07', 'M-08'],
    why: 'Where a fraction of Base Defense goes in flight; not stated.',
  },
};
