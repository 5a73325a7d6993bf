import { formatNumber } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');

export const en = {
  how: 'What heals',
  way: {
    ability: 'Ability',
    firstAid: 'First Aid',
    overseer: 'The Overseer',
    attribute: 'Attribute damage',
    temporary: 'Temporary HP',
  },
  pointsOf: (grade: string, most: number) => `${grade}, of ${count(most)}`,
  all: 'All',
  allOf: (grade: string) => `All ${grade}`,
  sourceOptional: 'Source, optional',
  sourceHint: 'A named source works once per scene.',
  firstAidHelp: 'A First Aid attempt succeeded: worsening stops, nothing heals.',
  overseerHelp: 'All B and L for free.',
  aggravated: (price: number) => `A to repair, ${count(price)} reward points each`,
  has: 'Reward points held',
  price: 'Price',
  free: 'free',
  inSpace: 'The character is in the Overseer’s Space',
  attributeLabel: 'Attribute',
  attributeOption: (name: string, damage: number) => `${name} −${count(damage)}`,
  attributeAmount: 'Points restored',
  noAttributeDamage: 'No Attribute damage.',
  temporaryAmount: 'Temporary HP gained',
  temporaryHelp: (now: number) => `The higher counts; ${count(now)} now.`,
  keepsHigher: (now: number) => `Keeps the ${count(now)} there are.`,
  heal: (amounts: string) => `Heal ${amounts}`,
  stopWorsening: 'First Aid given',
  repair: (amounts: string, price: number) =>
    price > 0 ? `Repair ${amounts} for ${count(price)}` : `Repair ${amounts}`,
  restore: (points: number, name: string) => `Restore ${count(points)} ${name}`,
  gain: (points: number) => `Gain ${count(points)} temporary HP`,
  why: {
    nothing: 'Enter what heals',
    onlyInSpace: 'Only in the Overseer’s Space',
    pointsShort: (missing: number) => `${count(missing)} reward points short`,
    noAttributeDamage: 'No Attribute damage',
  },
};
