import { formatNumber } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');
const some = (n: number, one: string, many: string) => `${count(n)} ${n === 1 ? one : many}`;

/** What is added to a sheet: an effect, a condition, Attribute damage. */
export const en = {
  title: 'Add effect',
  what: 'What to add',
  kinds: { effect: 'Effect', condition: 'Condition', damage: 'Attribute damage' },
  attribute: 'Attribute',
  amount: 'Points lost',
  amountHint: 'A full day of rest heals 1.',
  damage: (attribute: string, n: number) => `Take ${some(n, 'point', 'points')} of ${attribute}`,
};
