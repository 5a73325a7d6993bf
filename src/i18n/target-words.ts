import type { ModifierTarget } from '@/model/bonuses';
import { plainTargetOf } from '@/model/targets';
import type { CoreWords } from './core';
import type { SheetWords } from './sheet';

type Words = Readonly<{ attribute: CoreWords['attribute']; words: SheetWords['effects'] }>;

/** What a bonus is on, in words: an Attribute, a number, rolls of some kind. */
export function targetName(target: ModifierTarget, { attribute, words }: Words): string {
  if (target.on === 'attribute') return attribute[target.attribute];
  if (target.on === 'value') return words.target[target.value];
  if (target.on === 'pool') return words.pool[target.value](target.pool);
  if (target.on === 'item') return words.item(target.item);
  const plain = plainTargetOf(target);
  if (plain === 'willRoll' || plain === 'willSave') return words.target[plain];
  const { roll } = target;
  const act = words.act[roll.tag] ?? roll.tag;
  const named = [roll.attribute === null ? '' : attribute[roll.attribute], roll.skill, act, roll.item];
  const kind = named.filter((part) => part !== '').join(', ');
  return target.on === 'roll' ? words.rolls(kind) : words.extraSuccesses(kind);
}
