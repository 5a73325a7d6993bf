import type { PlainTarget } from '@/model/targets';
import { formatNumber } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');
const some = (n: number, one: string, many: string) => `${count(n)} ${n === 1 ? one : many}`;

type OwnTarget = Extract<PlainTarget, 'maximumHealth' | 'maximumWillpower' | 'willRoll' | 'willSave'>;

/** What is added to a sheet: an effect, a condition, Attribute damage. */
export const en = {
  title: 'Add effect',
  what: 'What to add',
  kinds: { effect: 'Effect', condition: 'Condition', damage: 'Attribute damage' },
  name: 'Name',
  source: 'Source',
  sourceHint: 'A Bloodline, a Feat, a potion.',
  note: 'Note',
  changes: 'Changes',
  noChanges: 'Changes no number.',
  addChange: 'Add a change',
  nth: (n: number) => `Change ${count(n)}`,
  target: 'What changes',
  targets: {
    maximumHealth: 'Maximum Health',
    maximumWillpower: 'Maximum Willpower',
    willRoll: 'Will roll',
    willSave: 'Will save',
  } satisfies Record<OwnTarget, string>,
  by: 'By',
  byHint: '+ or −',
  removeChange: (n: number) => `Remove change ${count(n)}`,
  fullOf: (most: number) => `${count(most)} is the most`,
  lasts: 'Lasts',
  durations: { permanent: 'Always', untilDismissed: 'Until dismissed', scene: 'This scene', rounds: 'Rounds' },
  rounds: 'Own rounds',
  onDeath: 'Answers the death of the character',
  points: 'Points',
  alreadyThere: (name: string, points: number) => `${name} is on the sheet with ${count(points)}; it becomes this.`,
  attribute: 'Attribute',
  amount: 'Points lost',
  amountHint: 'A full day of rest heals 1.',
  noNumber: 'No number changes.',
  pointsChange: (name: string) => `${name}, points`,
  add: (name: string) => `Add ${name}`,
  set: (name: string, points: number) => `Set ${name} to ${count(points)}`,
  damage: (attribute: string, n: number) => `Take ${some(n, 'point', 'points')} of ${attribute}`,
  blocked: { readOnly: 'Read-only here', fields: 'Correct the marked fields' },
  change: (before: number, after: number) => `${count(before)} → ${count(after)}`,
};
