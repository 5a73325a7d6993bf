import { ATTRIBUTE_IDS } from '@/model/attributes';
import type { Sheet } from '@/model/sheet';
import { narrowly } from './open-sheet';

/** Effects, conditions, healing and Attribute damage: what runs out and what is always on. */
export const selectLasting = narrowly(({ effects, conditions, healing, attributeDamage }) => ({
  running: effects.filter(({ duration }) => duration.kind !== 'permanent'),
  always: effects.filter(({ duration }) => duration.kind === 'permanent'),
  conditions,
  healing,
  damaged: ATTRIBUTE_IDS.filter((id) => attributeDamage[id] > 0).map((id) => ({ id, points: attributeDamage[id] })),
}));

export const selectLostLimbs = ({ lostLimbs }: Sheet) => lostLimbs;
