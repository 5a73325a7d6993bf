import type { PoolValue, ValueTarget } from '@/model/bonuses';
import { formatNumber } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');
const some = (n: number, one: string, many = `${one}s`) => `${count(n)} ${n === 1 ? one : many}`;

type DerivedTarget = ValueTarget | 'willRoll' | 'willSave';

/** The open sheet. */
export const en = {
  quickActions: 'Quick actions',
  owed: 'What is owed',
  toRoster: 'Back to the list',
  outOfCombat: 'Out of combat',
  /** Behind a round that was typed. */
  byHand: 'set by hand',
  notFor: {
    dead: (what: string) => `${what}: not for the dead`,
    unconscious: (what: string) => `${what}: not while unconscious`,
    readOnly: (what: string) => `${what}: read-only here`,
  },
  status: {
    name: 'Health status',
    falls: (weight: number, health: number) => `Where ${count(weight)} falls. Health is ${count(health)}.`,
    band: (from: number, to: number) => (from === to ? count(from) : `${count(from)}–${count(to)}`),
    here: 'Now',
  },
  mind: {
    name: 'Consciousness',
    awake: 'Awake and able to act.',
    mustPay: 'Awake only if the payment is made.',
    holdingTurns: (turns: number) =>
      turns === 0
        ? 'Awake on paid Willpower until the next turn.'
        : `Awake on paid Willpower for ${some(turns, 'more turn')}.`,
    holdingMinutes: (minutes: number) => `Awake on paid Willpower for ${some(minutes, 'more minute')}.`,
    rule: (title: string, id: string) => `${title} ${id}`,
  },
  healthy: (n: number) => `${count(n)} healthy`,
  attribute: {
    damageOne: 'Damage 1',
    restoreOne: 'Restore 1',
    legendary: (rank: number) => `Legendary ${count(rank)}`,
    legendaryWas: (rank: number, was: number) => `Legendary ${count(rank)} (was ${count(was)})`,
  },
  effects: {
    add: 'Add effect',
    empty: 'No effects or conditions.',
    end: (name: string) => `End ${name}`,
    minutes: (n: number) => (n === 1 ? 'minute' : 'minutes'),
    rounds: (n: number) => (n === 1 ? 'round' : 'rounds'),
    points: (n: number) => (n === 1 ? 'point' : 'points'),
    roundsLeft: 'Rounds left',
    pointsLeft: 'Points',
    scene: 'this scene',
    untilDismissed: 'until dismissed',
    always: 'always on',
    alwaysOn: (n: number) => `${count(n)} always on`,
    attributeDamage: (name: string) => `${name} damage`,
    attributeNote: 'A full day of rest heals 1',
    healing: (name: string, rating: number) => `${name} ${count(rating)}`,
    onDeath: 'Answers the death.',
    target: {
      maximumHealth: 'Maximum Health',
      maximumWillpower: 'Maximum Willpower',
      willRoll: 'Will roll',
      willSave: 'Will save',
      defense: 'Defense',
      initiative: 'Initiative',
      speed: 'Speed',
      size: 'Size',
      damageCap: 'Damage cap',
    } satisfies Record<DerivedTarget, string>,
    /** Acts that the app knows; a table's own are shown as written. */
    act: {
      attack: 'attack',
      melee: 'melee',
      basicAttack: 'basic attack',
      reflexSave: 'Reflex save',
      fortitudeSave: 'Fortitude save',
    } as Readonly<Record<string, string>>,
    rolls: (kind: string) => (kind === '' ? 'All rolls' : `Rolls: ${kind}`),
    extraSuccesses: (kind: string) => (kind === '' ? 'Extra successes' : `Extra successes: ${kind}`),
    pool: {
      maximum: (name) => (name === '' ? 'Maximum of every Energy Pool' : `${name}, maximum`),
      costReduction: (name) => (name === '' ? 'Lower costs in energy' : `${name}, lower costs`),
    } satisfies Record<PoolValue, (name: string) => string> as Record<PoolValue, (name: string) => string>,
    item: (name: string) => (name === '' ? 'The item itself' : name),
    changes: (name: string, by: string) => `${name} ${by}`,
  },
};
