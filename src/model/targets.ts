import type { AttributeId } from './attributes';
import type { ModifierTarget } from './bonuses';

/** Tags of the two rolls with Resolve and Composure. */
export const WILL_ROLL_TAG = 'willRoll';
export const WILL_SAVE_TAG = 'willSave';

/** Tags of the two saves whose pools no rule states. */
export const REFLEX_SAVE_TAG = 'reflexSave';
export const FORTITUDE_SAVE_TAG = 'fortitudeSave';

/** Tags that rules ask for: an attack, one hand to hand, one without any Technique, and what abilities add to the basic use of Willpower. */
export const ATTACK_TAG = 'attack';
export const MELEE_TAG = 'melee';
export const BASIC_ATTACK_TAG = 'basicAttack';
export const BASIC_USE_TAG = 'basicUse';

/** Targets that one word names: the Attributes, two maximums, and the two rolls with Will. */
export type PlainTarget =
  | AttributeId
  | 'maximumHealth'
  | 'maximumWillpower'
  | typeof WILL_ROLL_TAG
  | typeof WILL_SAVE_TAG;

const onRoll = (tag: string): ModifierTarget => ({ on: 'roll', roll: { attribute: null, skill: '', tag, item: '' } });

/** The target that a word names. */
export function plainTarget(name: PlainTarget): ModifierTarget {
  if (name === 'maximumHealth' || name === 'maximumWillpower') return { on: 'value', value: name };
  if (name === WILL_ROLL_TAG || name === WILL_SAVE_TAG) return onRoll(name);
  return { on: 'attribute', attribute: name };
}

/** The word that names a target, if one does. */
export function plainTargetOf(target: ModifierTarget): PlainTarget | null {
  if (target.on === 'attribute') return target.attribute;
  if (target.on === 'value')
    return target.value === 'maximumHealth' || target.value === 'maximumWillpower' ? target.value : null;
  if (target.on !== 'roll') return null;
  const { attribute, skill, tag, item } = target.roll;
  if (attribute !== null || skill !== '' || item !== '') return null;
  return tag === WILL_ROLL_TAG || tag === WILL_SAVE_TAG ? tag : null;
}
