import type { Resource } from '@/model/sheet';
import { BASIC_ATTACK_TAG } from '@/model/targets';
import { isInForce } from '../derived/standing';
import { type Refusal, refused } from '../engine/outcome';
import { type Body, perBody } from '../engine/per-sheet';
import { isTechnique, mayJoinAttack } from './technique';

/** Exchanged for points or trained with XP; what one is born with, makes or copies is not bought. @rule M-58 */
const isBought = ({ acquired }: Resource): boolean => acquired === 'exchanged' || acquired === 'trained';

const isOne = (resource: Resource): boolean =>
  isTechnique({ bought: isBought(resource), activated: resource.activated ?? false });

/** The Techniques that can be used now: bought abilities that have to be activated and are in force. @rule M-58 @rule M-60 */
export const techniquesOf = perBody((sheet): readonly Resource[] =>
  sheet.resources.filter((resource) => isOne(resource) && isInForce(sheet, resource.id)),
);

/**
 * Why a roll can't have these Techniques in it, by id: one is not there, no Technique or out of force, a clone activates
 * nothing, a basic attack has none. Null when it can.
 * @rule M-45 @rule M-58 @rule M-59 @rule M-60
 */
export function refusedTechniques(sheet: Body, ids: readonly string[], tags: readonly string[]): Refusal | null {
  if (ids.length === 0) return null;
  const named = ids.map((id) => sheet.resources.find((resource) => resource.id === id));
  if (named.includes(undefined)) return refused('M-58', 'unknownEntry');
  if (!named.every((resource) => resource && isOne(resource))) return refused('M-58', 'noTechnique');
  if (!ids.every((id) => isInForce(sheet, id))) return refused('M-60', 'outOfPlay');
  if (sheet.being.kind === 'clone') return refused('M-45', 'notForClones');
  const basicAttack = tags.includes(BASIC_ATTACK_TAG);
  return mayJoinAttack({ basicAttack, passive: false }) ? null : refused('M-59', 'basicAttack');
}
