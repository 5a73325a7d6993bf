import * as z from 'zod/mini';
import { count, idSchema, nameSchema } from '@/model/parts';
import { type Sheet, sheetSchema } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, type Tally, withFacts } from '../engine/tally';
import { endEffects } from '../time/effects';
import { afterSummon } from './independent-being';

const { kind, owner, mindless, ofDarkness, ofLight, flammable, conductive, hasTurnNote } =
  sheetSchema.shape.being.shape;
export const becomeBeingInput = z.strictObject({
  kind,
  owner,
  /** What it is, as far as that changes: what is left out stays. */
  traits: z.optional(
    z.strictObject({
      mindless: z.optional(mindless),
      ofDarkness: z.optional(ofDarkness),
      ofLight: z.optional(ofLight),
      flammable: z.optional(flammable),
      conductive: z.optional(conductive),
      hasTurnNote,
    }),
  ),
});
type Being = Sheet['being'];
export type BecomeBeing = Readonly<{ type: 'being/become' }> & Readonly<z.infer<typeof becomeBeingInput>>;

/**
 * The sheet is that of another kind of being from now on, of this owner (the first of the chain), with these traits.
 * Refused for a summon or clone of nobody, and when nothing changes.
 * @rule M-40 @rule M-45 @rule B-35 @rule D-10 @rule D-15 @rule D-16
 */
export function becomeBeing(sheet: Sheet, { kind, owner, traits = {} }: BecomeBeing): Tally | Refusal {
  if ((kind === 'summon' || kind === 'clone') && owner === '') return refused('M-40', 'invalid');
  const before: Being = sheet.being;
  const changed = Object.entries({ kind, owner, ...traits }).filter(
    ([trait, value]) => value !== undefined && (before[trait as keyof Being] ?? false) !== value,
  );
  if (changed.length === 0) return refused('M-40', 'nothingToDo');
  return happen(startTally(sheet), 'M-40', 'beingChanged', {
    subject: kind,
    facts: { being: { ...before, ...Object.fromEntries(changed) } },
  });
}

export const setLifespanInput = z.strictObject({
  die: z.int().check(z.minimum(1), z.maximum(20)),
  /** Abilities that changed the Essence of the being itself. */
  essenceChanges: count,
});
export type SetLifespan = Readonly<{ type: 'being/set-lifespan' }> & Readonly<z.infer<typeof setLifespanInput>>;

/** Notes the d20 of the natural lifespan, rolled once, and what else it hangs on. Refused when nothing changes. @rule M-69 */
export function setLifespan(sheet: Sheet, { die, essenceChanges }: SetLifespan): Tally | Refusal {
  const { being } = sheet;
  const known = being.lifespan;
  if (known?.die === die && known.essenceChanges === essenceChanges) return refused('M-69', 'nothingToDo');
  const facts = { being: { ...being, lifespan: { die, essenceChanges } } };
  return happen(startTally(sheet), 'M-69', 'lifespanRolled', { amount: die, facts });
}

export const endSummonInput = z.strictObject({
  /** The name that its effects on this sheet give as their source. */
  summon: nameSchema,
  /** Things here that it brought. */
  items: z.array(idSchema).check(z.maxLength(200)),
});
export type EndSummon = Readonly<{ type: 'being/end-summon' }> & Readonly<z.infer<typeof endSummonInput>>;

/** A summon of the character dies or vanishes: what it brought goes with it. Refused for things that are not here. @rule M-41 */
export function endSummon(sheet: Sheet, { summon, items }: EndSummon): Tally | Refusal {
  if (items.some((id) => !sheet.items.some((item) => item.id === id))) return refused('M-41', 'unknownEntry');
  const belongings = [
    ...sheet.items.map(({ id }) => ({ id: `item ${id}`, broughtBy: items.includes(id) ? summon : null })),
    ...sheet.effects.map(({ id, source }) => ({
      id: `effect ${id}`,
      broughtBy: source.resource === null && source.name !== '' ? source.name : null,
    })),
  ];
  const left = new Set(afterSummon(summon, belongings).belongings.map(({ id }) => id));
  const gone = happen(startTally(sheet), 'M-41', 'summonGone', { subject: summon });
  const kept = withFacts(gone, { items: sheet.items.filter(({ id }) => left.has(`item ${id}`)) });
  return endEffects(kept, ({ id }) => !left.has(`effect ${id}`), 'M-41');
}
