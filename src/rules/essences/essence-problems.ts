import { type Essence, isEssence } from './essence';

export const THING_KINDS = [
  'tool',
  'consumable',
  'bloodline',
  'augmentation',
  'eyeTechnique',
  'title',
  'skill',
  'ability',
  'effect',
  'creature',
] as const;

/** What kind of thing has an Essence; a campaign may name kinds of its own. */
export type ThingKind = (typeof THING_KINDS)[number] | (string & {});

/**
 * A thing as its record says. The Essence stands on the thing itself: neither where it comes from nor which pool
 * fuels it says anything about it. @rule S-09
 */
export type EssenceRecord = Readonly<{ essence: unknown; kind: ThingKind; manufactured?: boolean | undefined }>;

/** What is wrong with a record; `technologicalButNoItem` is a warning and never blocks. */
export type EssenceProblem = 'unknownEssence' | 'technologicalButNoItem' | 'anomalousManufactured';

const isItem = (kind: ThingKind) => kind === 'tool' || kind === 'consumable';

/** What is wrong with the Essence of a record, worst first; empty when all is well. @rule S-01 @rule S-06 @rule S-14 */
export function essenceProblems({ essence, kind, manufactured = false }: EssenceRecord): readonly EssenceProblem[] {
  if (!isEssence(essence)) return ['unknownEssence'];
  if (essence === 'Technological' && !isItem(kind)) return ['technologicalButNoItem'];
  if (essence === 'Anomalous' && manufactured) return ['anomalousManufactured'];
  return [];
}

/** How a thing came to its owner: bought from the Overseer, learned by training, or made. */
export type Acquisition = 'exchange' | 'trained' | 'crafted';

/** Whether a way of getting a thing deserves a warning: supernatural things are exchanged or trained. @rule S-15 */
export const acquisitionIsOdd = (essence: Essence, acquisition: Acquisition): boolean =>
  acquisition === 'crafted' && (essence === 'Magical' || essence === 'Anomalous');

/** Whether to remind the owner that a thing made in a personal space wastes away; only Natural ones do. @rule S-05 */
export const withersAway = (thing: Readonly<{ essence: Essence; madeInPersonalSpace: boolean }>): boolean =>
  thing.essence === 'Natural' && thing.madeInPersonalSpace;
