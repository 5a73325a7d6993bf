import type { AttributeId } from '@/model/attributes';
import type { Grade, HealthState } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import type { Quantity } from '@/rules';
import type { CoreWords } from './core';
import type { RulesWords } from './rules';

/** Sheets in which entries are looked up by id, the likeliest first. */
export type NameSource = readonly Sheet[];

/** The name of a pool, Gauge, condition, effect, resource, item or person by its id; empty when no sheet knows it. */
export function entryName(id: string, sheets: NameSource): string {
  for (const sheet of sheets) {
    const { effects, conditions, energyPools, gauges, resources, skills, items, defences, people } = sheet;
    const lists = [effects, conditions, energyPools, gauges, resources, skills, items, defences, people] as const;
    for (const list of lists) {
      const found = (list as readonly Readonly<{ id: string; name: string }>[]).find((entry) => entry.id === id);
      if (found) return found.name;
    }
  }
  return '';
}

/** The name of a number of the sheet, in the reader's words. */
export function quantityName(quantity: Quantity, sheets: NameSource, words: CoreWords, rules: RulesWords): string {
  const [head = '', id] = quantity.split(':');
  if (id !== undefined) return listName(head, id, sheets, words, rules);
  const [chapter, part = '', last = ''] = head.split('.');
  if (chapter === 'secondHealth') return rules.quantity.secondHealth(words.state[part as HealthState]);
  if (chapter === 'actions') return rules.quantity.action[part as keyof RulesWords['quantity']['action']];
  if (chapter === 'damage') return rules.quantity.damage(words.grade[part as Grade]);
  if (part === 'removed') return rules.quantity.removed(words.state[last as HealthState]);
  if (chapter === 'health' && part in words.state) return words.state[part as HealthState];
  return FIXED[head]?.(words, rules) ?? head;
}

type Wording = (words: CoreWords, rules: RulesWords) => string;

const FIXED: Readonly<Record<string, Wording>> = {
  'health.temporary': (words) => words.term.temporaryHealth,
  'health.bonus': (_, rules) => rules.quantity.healthBonus,
  'willpower.current': (words) => words.term.willpower,
  'willpower.temporary': (words) => words.term.temporaryWillpower,
  'willpower.bonus': (_, rules) => rules.quantity.willpowerBonus,
  size: (words) => words.term.size,
  initiative: (_, rules) => rules.quantity.initiative,
  speed: (_, rules) => rules.quantity.speed,
  points: (words) => words.term.points,
  experience: (_, rules) => rules.quantity.experience,
  'roll.dice': (_, rules) => rules.quantity.rollDice,
  'roll.successes': (_, rules) => rules.quantity.rollSuccesses,
  'time.round': (_, rules) => rules.quantity.round,
  'time.minute': (_, rules) => rules.quantity.minute,
};

function listName(head: string, id: string, sheets: NameSource, words: CoreWords, rules: RulesWords): string {
  if (head === 'attribute') return words.attribute[id as AttributeId];
  if (head === 'attributeDamage') return rules.quantity.attributeDamage(words.attribute[id as AttributeId]);
  const name = entryName(id, sheets) || rules.quantity.gone;
  if (head === 'enhancement') return rules.quantity.enhancement(name);
  if (head === 'uses') return rules.quantity.uses(name);
  return head === 'carried' ? rules.quantity.carried(name) : name;
}
