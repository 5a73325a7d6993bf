import { aCharacter } from '#tests/support/builders';
import { ATTRIBUTE_IDS, type AttributeId } from '@/model/attributes';
import type { Sheet } from '@/model/sheet';
import { newSheet } from '@/rules';

/** A sheet with Attributes and Size at 0 but for `scores`, so that a line's numbers are the only ones. */
export function bareSheet(scores: Partial<Record<AttributeId, number>> = {}): Sheet {
  const zeros = Object.fromEntries(ATTRIBUTE_IDS.map((id) => [id, 0]));
  return newSheet('line', aCharacter({ attributes: { ...zeros, ...scores }, size: 0 }));
}
