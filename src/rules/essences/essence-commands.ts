import * as z from 'zod/mini';
import { essenceSchema, idSchema, wordsSchema } from '@/model/parts';
import type { Effect, Resource, Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, type Tally } from '../engine/tally';
import { tableRule } from '../table-rule';
import { endEffects } from '../time/effects';
import { currentEssence, type Essence, isEssence } from './essence';
import { filmMaySuppress, isAimedAt } from './suppression';

export const suppressEssenceInput = z.strictObject({
  essence: essenceSchema,
  mode: z.enum(['fail', 'degrade']),
  /** A Film may hold down less than a zone, a spell or a power. */
  by: z.enum(['film', 'effect']),
});
export type SuppressEssence = Readonly<{ type: 'essence/suppress' }> & Readonly<z.infer<typeof suppressEssenceInput>>;

/** An Essence is held down; one that was before works again. Refused for what no Film does, and when nothing changes. @rule S-07 @rule S-11 @rule S-12 */
export function suppressEssence(sheet: Sheet, { essence, mode, by }: SuppressEssence): Tally | Refusal {
  if (by === 'film' && !filmMaySuppress(essence, tableRule(sheet, 'allowOtherEssenceFilms')))
    return refused('S-12', 'filmsHoldDownTechnology');
  const held = sheet.suppression;
  if (held?.essence === essence && held.mode === mode) return refused('S-07', 'nothingToDo');
  return happen(startTally(sheet), 'S-07', 'essenceHeldDown', {
    subject: essence,
    facts: { suppression: { essence, mode } },
  });
}

export type LiftSuppression = Readonly<{ type: 'essence/lift' }>;

/** No Essence is held down any more. Refused when none is. @rule S-07 */
export function liftSuppression(sheet: Sheet, _command: LiftSuppression): Tally | Refusal {
  if (sheet.suppression === null) return refused('S-07', 'nothingToDo');
  return happen(startTally(sheet), 'S-07', 'essenceFreed', { facts: { suppression: null } });
}

export const changeEssenceInput = z.strictObject({ resource: idSchema, essence: essenceSchema });
export type ChangeEssence = Readonly<{ type: 'essence/change' }> & Readonly<z.infer<typeof changeEssenceInput>>;

/** A resource gets another Essence over the one it has. Refused when it has that one, and for an unknown resource. @rule S-16 */
export function changeEssenceOf(sheet: Sheet, { resource: id, essence }: ChangeEssence): Tally | Refusal {
  const resource = sheet.resources.find((known) => known.id === id);
  if (!resource) return refused('S-16', 'unknownEntry');
  if (currentEssence(resource.essence, resource.essenceChanges) === essence) return refused('S-16', 'nothingToDo');
  return rewrite(sheet, 'essenceChanged', { ...resource, essenceChanges: [...resource.essenceChanges, essence] });
}

export const restoreEssenceInput = z.strictObject({ resource: idSchema });
export type RestoreEssence = Readonly<{ type: 'essence/restore' }> & Readonly<z.infer<typeof restoreEssenceInput>>;

/** The newest change of a resource's Essence ends; what was below it shows again. Refused when there is none. @rule S-16 */
export function restoreEssence(sheet: Sheet, { resource: id }: RestoreEssence): Tally | Refusal {
  const resource = sheet.resources.find((known) => known.id === id);
  if (!resource) return refused('S-16', 'unknownEntry');
  if (resource.essenceChanges.length === 0) return refused('S-16', 'nothingToDo');
  return rewrite(sheet, 'essenceRestored', { ...resource, essenceChanges: resource.essenceChanges.slice(0, -1) });
}

const rewrite = (sheet: Sheet, event: 'essenceChanged' | 'essenceRestored', resource: Resource): Tally =>
  happen(startTally(sheet), 'S-16', event, {
    subject: resource.name,
    facts: { resources: sheet.resources.map((known) => (known.id === resource.id ? resource : known)) },
  });

export const stripEffectsInput = z.strictObject({ essence: z.nullable(essenceSchema), tags: wordsSchema });
export type StripEffects = Readonly<{ type: 'essence/strip' }> & Readonly<z.infer<typeof stripEffectsInput>>;

/** The Essence of an effect: that of the resource it comes from, else the one among its tags; null where nothing says. @rule S-11 */
export function effectEssence(sheet: Sheet, effect: Effect): Essence | null {
  const resource = sheet.resources.find(({ id }) => id === effect.source.resource);
  if (resource) return currentEssence(resource.essence, resource.essenceChanges);
  return effect.tags.find(isEssence) ?? null;
}

/** Ends every effect of an Essence, with some tags, or both. Refused when none is hit; an aim that names nothing hits none. @rule S-11 */
export function stripEffects(sheet: Sheet, { essence, tags }: StripEffects): Tally | Refusal {
  const aim = { essence: essence ?? undefined, tags };
  const stripped = endEffects(startTally(sheet), (effect) => {
    const own = effectEssence(sheet, effect);
    if (own === null) return essence === null && isAimedAt({ essence: 'Natural', tags: effect.tags }, aim);
    return isAimedAt({ essence: own, tags: effect.tags }, aim);
  });
  return stripped.sheet === sheet ? refused('S-11', 'nothingToDo') : stripped;
}
