import { sizeFromCentimetres } from '../size/size-from-length';

/** The drop of Size that only a special ability makes possible. */
const IMPOSSIBLE_DROP = 3;

/** By how many points of Size each of these people counts as smaller in one tight space. @rule M-28 */
export const crowdDrop = (people: number): number => Math.max(0, people - 1);

/** A drop of Size suggested by the width of a passage in centimetres; the Storyteller decides. @rule M-29 */
export const suggestedPassageDrop = (size: number, widthInCentimetres: number): number =>
  Math.max(0, size - sizeFromCentimetres(widthInCentimetres));

/** By how much a tight place makes someone smaller: for the people in it, for its width, and in all. */
export type TightPlace = Readonly<{ byCrowd: number; byPassage: number; drop: number }>;

/**
 * A tight place with people in it, as wide as the Storyteller says or as its centimetres suggest; null for no passage.
 * The larger drop counts, they don't add up.
 * @rule M-28 @rule M-29
 */
export function tightPlace(
  size: number,
  people: number,
  passage: Readonly<{ drop: number }> | Readonly<{ centimetres: number }> | null,
): TightPlace {
  const byCrowd = crowdDrop(people);
  const byPassage = passageDrop(size, passage);
  return { byCrowd, byPassage, drop: Math.max(byCrowd, byPassage) };
}

function passageDrop(size: number, passage: Parameters<typeof tightPlace>[2]): number {
  if (passage === null) return 0;
  return 'drop' in passage ? passage.drop : suggestedPassageDrop(size, passage.centimetres);
}

/** Defenses while squeezed, in points. */
export type SqueezedDefense = Readonly<{ baseDefense: number; dodgeDefense: number }>;

/** How squeezing through came out, with what it cost of each Defense. */
export type Squeezed = Readonly<{ allowed: boolean; lostBase: number; lostDodge: number }> & SqueezedDefense;

const lose = (defense: SqueezedDefense, lostDodge: number, lostBase: number): Squeezed => ({
  allowed: true,
  baseDefense: defense.baseDefense - lostBase,
  dodgeDefense: defense.dodgeDefense - lostDodge,
  lostBase,
  lostDodge,
});

/** One point of the Defense that is to go first, or else of the other. */
function loseOne(defense: SqueezedDefense, first: 'dodgeDefense' | 'baseDefense'): Squeezed {
  const { dodgeDefense, baseDefense } = defense;
  const lostDodge = dodgeDefense > 0 && (first === 'dodgeDefense' || baseDefense === 0) ? 1 : 0;
  return lose(defense, lostDodge, lostDodge === 0 ? Math.min(1, baseDefense) : 0);
}

/**
 * What being squeezed by some points of Size costs: one point of a Defense of the player's choice, then all Base and
 * Dodge Defense; three points or more only with a special ability. Not allowed, the Defenses stay as they are.
 * @rule M-30
 */
export function squeeze(
  drop: number,
  defense: SqueezedDefense,
  {
    first = 'dodgeDefense',
    hasAbility = false,
  }: Readonly<{ first?: 'dodgeDefense' | 'baseDefense'; hasAbility?: boolean }> = {},
): Squeezed {
  if (drop >= IMPOSSIBLE_DROP && !hasAbility) return { ...lose(defense, 0, 0), allowed: false };
  if (drop <= 0) return lose(defense, 0, 0);
  return drop < 2 ? loseOne(defense, first) : lose(defense, defense.dodgeDefense, defense.baseDefense);
}
