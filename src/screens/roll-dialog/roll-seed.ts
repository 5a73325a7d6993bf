import { ATTRIBUTE_IDS, type AttributeId } from '@/model/attributes';
import type { Sheet } from '@/model/sheet';
import { ATTACK_TAG } from '@/model/targets';
import { KIND_ATTRIBUTES, NOTHING, ROLL_KINDS, type RollDraft, type RollKind } from './roll-draft';

const isAttribute = (word: string): word is AttributeId => (ATTRIBUTE_IDS as readonly string[]).includes(word);
const isKind = (word: string): word is RollKind => (ROLL_KINDS as readonly string[]).includes(word);

/**
 * The draft a seed stands for: what was tapped on the sheet, such as `dexterity`, `willSave`, `skill:<id>`, `item:<id>`
 * or `pool:<id>`. One that means nothing here begins with nothing.
 */
export function draftOf(sheet: Sheet, seed: string): RollDraft {
  if (isAttribute(seed)) return { ...NOTHING, attributes: [seed] };
  if (isKind(seed)) return { ...NOTHING, kind: seed, attributes: [...KIND_ATTRIBUTES[seed]] };
  const at = seed.indexOf(':');
  const [list, id] = [seed.slice(0, at), seed.slice(at + 1)];
  const find = <T extends Readonly<{ id: string }>>(entries: readonly T[]) => entries.find((one) => one.id === id);
  if (list === 'skill' && find(sheet.skills)) return { ...NOTHING, skill: id };
  const item = list === 'item' ? find(sheet.items) : undefined;
  if (item) return { ...NOTHING, item: id, tags: item.kind === 'weapon' ? [ATTACK_TAG] : [] };
  const pool = list === 'pool' ? find(sheet.energyPools) : undefined;
  return pool ? { ...NOTHING, attributes: [...pool.keys] } : NOTHING;
}
