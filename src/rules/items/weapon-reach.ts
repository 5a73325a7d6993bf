/** The reach a weapon of some Size may have, in metres; `orMore` where it can be longer still. */
export type ReachGuide = Readonly<{ metres: number; orMore: boolean }>;

/** A guide to the reach of a weapon by its Size, for one that states none; null below Size 3, of which nothing is said. @rule M-16 */
export function reachGuide(size: number): ReachGuide | null {
  if (size < 3) return null;
  return size < 4 ? { metres: 1, orMore: false } : { metres: 2, orMore: size > 6 };
}
