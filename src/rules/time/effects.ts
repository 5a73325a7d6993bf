import * as z from 'zod/mini';
import { idSchema } from '@/model/parts';
import { type Condition, conditionSchema, type Effect, effectSchema, type Sheet } from '@/model/sheet';
import { applyBuff, type Buff } from '../bonuses/apply-buff';
import { type Refusal, refused } from '../engine/outcome';
import { happen, type StepReason, startTally, step, type Tally, withFacts } from '../engine/tally';

export const addEffectInput = z.strictObject({ effect: effectSchema });
export type AddEffect = Readonly<{ type: 'effect/add' }> & Readonly<{ effect: Effect }>;

/**
 * An effect begins; one with the same id is replaced and keeps its place, and so is the buff it meets. Refused for a buff
 * of which a higher one is at work.
 * @rule H-45 @rule B-26 @rule B-27 @rule B-28 @rule B-29
 */
export function addEffect(sheet: Sheet, { effect }: AddEffect): Tally | Refusal {
  const met = effect.buff === '' ? undefined : buffMet(sheet, effect);
  if (met && isIgnored(sheet, met, effect)) return refused('B-27', 'lowerBuff');
  const start = startTally(sheet);
  const replaced = met ? happen(start, 'B-27', 'buffReplaced', { subject: met.name }) : start;
  const begun = met ? { ...effect, replaced: met.name } : effect;
  return happen(replaced, 'H-45', 'effectStarted', {
    subject: effect.name,
    facts: { effects: placed(sheet.effects, begun, met) },
  });
}

/** Another effect with the same buff: who cast it does not matter. @rule B-26 */
const buffMet = (sheet: Sheet, { id, buff }: Effect): Effect | undefined =>
  sheet.effects.find((known) => known.buff === buff && known.id !== id);

/** The level of a buff is its own, else that of the resource it comes from. @rule B-27 */
function asBuff(sheet: Sheet, { buff, source, amplified }: Effect): Buff {
  const resource = sheet.resources.find(({ id }) => id === source.resource);
  return { key: buff, level: source.level ?? resource?.level ?? 'Unranked', amplified };
}

const isIgnored = (sheet: Sheet, met: Effect, effect: Effect): boolean =>
  applyBuff([asBuff(sheet, met)], asBuff(sheet, effect)).outcome === 'ignored';

/** The effects with a new one at the place of its earlier self, else of the buff it replaces, else last. */
function placed(effects: Sheet['effects'], effect: Effect, met: Effect | undefined): Sheet['effects'] {
  const earlier = effects.find(({ id }) => id === effect.id) ?? met;
  if (!earlier) return [...effects, effect];
  return effects
    .filter((known) => known === earlier || known !== met)
    .map((known) => (known === earlier ? effect : known));
}

export const endEffectInput = z.strictObject({ id: idSchema });
export type EndEffect = Readonly<{ type: 'effect/end' }> & Readonly<z.infer<typeof endEffectInput>>;

/** An effect ends by hand. Refused for one that is not there. @rule H-45 */
export const endEffect = (sheet: Sheet, { id }: EndEffect): Tally | Refusal =>
  sheet.effects.some((effect) => effect.id === id)
    ? endEffects(startTally(sheet), (effect) => effect.id === id)
    : refused('H-45', 'unknownEntry');

/** Ends every effect that `ends` picks, an event for each. @rule H-45 */
export function endEffects(tally: Tally, ends: (effect: Effect) => boolean, rule: StepReason = 'H-45'): Tally {
  const ended = tally.sheet.effects.filter(ends);
  if (ended.length === 0) return tally;
  const left = withFacts(tally, { effects: tally.sheet.effects.filter((effect) => !ends(effect)) });
  return ended.reduce((next, effect) => happen(next, rule, 'effectEnded', { subject: effect.name }), left);
}

export const setConditionInput = conditionSchema;
export type SetCondition = Readonly<{ type: 'condition/set' }> & Readonly<z.infer<typeof conditionSchema>>;

/** Sets the points of a condition; at 0 it is over. Refused when nothing changes. @rule H-26 */
export function setCondition(sheet: Sheet, { type: _, ...condition }: SetCondition): Tally | Refusal {
  const known = sheet.conditions.find(({ id }) => id === condition.id);
  if (!known && condition.points === 0) return refused('H-26', 'unknownEntry');
  if (known && condition.points > 0 && isSame(known, condition)) return refused('H-26', 'nothingToDo');
  const listed = known
    ? sheet.conditions.map((entry) => (entry === known ? { ...condition, points: known.points } : entry))
    : [...sheet.conditions, { ...condition, points: 0 }];
  const set = step(
    withFacts(startTally(sheet), { conditions: listed }),
    'H-26',
    `condition:${condition.id}`,
    condition.points,
  );
  if (condition.points === 0) return endCondition(set, 'H-26', condition);
  return known?.points === condition.points ? happen(set, 'manual', 'edited', { subject: condition.name }) : set;
}

const isSame = (one: Condition, other: Condition) =>
  one.name === other.name && one.note === other.note && one.points === other.points;

/** A condition at 0 points is over, and so are the saves owed against it. @rule H-26 */
export const endCondition = (tally: Tally, rule: StepReason, { id, name }: Pick<Condition, 'id' | 'name'>): Tally =>
  happen(tally, rule, 'conditionEnded', {
    subject: name,
    facts: {
      conditions: tally.sheet.conditions.filter((known) => known.id !== id),
      pending: withoutSaves(tally.sheet, id),
    },
  });

export const savesDoneInput = z.strictObject({ condition: idSchema });
export type SavesDone = Readonly<{ type: 'saves/done' }> & Readonly<z.infer<typeof savesDoneInput>>;

/** The saves a rest allowed against a condition have been rolled. Refused when none are owed. @rule H-26 */
export function savesDone(sheet: Sheet, { condition }: SavesDone): Tally | Refusal {
  const pending = withoutSaves(sheet, condition);
  if (pending.length === sheet.pending.length) return refused('H-26', 'noPrompt');
  return happen(startTally(sheet), 'H-26', 'savesDone', { subject: condition, facts: { pending } });
}

const withoutSaves = (sheet: Sheet, condition: string): Sheet['pending'] =>
  sheet.pending.filter((prompt) => prompt.kind !== 'conditionSaves' || prompt.condition !== condition);
