import * as z from 'zod/mini';
import { nameSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, type Tally } from '../engine/tally';
import { newSheet } from '../sheet/character';

export const makeBeingInput = z.strictObject({ kind: z.enum(['summon', 'clone']), name: nameSchema });
export type MakeBeing = Readonly<{ type: 'being/make' }> & Readonly<z.infer<typeof makeBeingInput>>;

/**
 * The character makes a being that gets a sheet of its own; what it costs is paid beside this. Refused for the dead, and
 * for a clone of a clone.
 * @rule M-40 @rule M-42
 */
export function makeBeing(sheet: Sheet, { kind, name }: MakeBeing): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  if (kind === 'clone' && sheet.being.kind === 'clone') return refused('M-42', 'notForClones');
  return happen(startTally(sheet), 'M-40', 'beingMade', { subject: name });
}

/** What is said of a summon when its sheet is made. */
export type SummonFacts = Readonly<{ id: string; name: string; attributes: Sheet['attributes']; size: number }>;

/** The sheet of a new summon of this character: unhurt, without pools, as its owner's are spent, in the same round and under the same table rules. @rule M-40 */
export function summonSheet(owner: Sheet, { id, name, attributes, size }: SummonFacts): Sheet {
  const made = newSheet(id, {
    name,
    otherName: '',
    concept: '',
    rank: 'Unranked',
    notes: '',
    attributes,
    size,
    healthBonus: 0,
    willpowerBonus: 0,
    skills: [],
    resources: [],
    effects: [],
    conditions: [],
    defences: [],
    healing: [],
    energyPools: [],
    gauges: [],
    items: [],
    points: 0,
    experience: 0,
  });
  return {
    ...made,
    being: { ...made.being, kind: 'summon', owner: owner.being.owner || owner.name },
    time: { round: owner.time.round, minute: owner.time.minute },
    tableRules: owner.tableRules,
  };
}
