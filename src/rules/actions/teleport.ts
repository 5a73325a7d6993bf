/** What stands around a teleport. */
export type TeleportAttempt = Readonly<{
  /** The ability has a somatic component. */
  somatic: boolean;
  canGesture: boolean;
  lineOfEffect: boolean;
  lineOfSight: boolean;
}>;

export type TeleportBar = 'cannotGesture' | 'noLineOfEffect' | 'noLineOfSight';

/** Whether a teleport can be used, everything that bars it, and whether it frees from grapples and bonds: it does whenever it works. @rule M-66 */
export function judgeTeleport(
  attempt: TeleportAttempt,
): Readonly<{ possible: boolean; barred: readonly TeleportBar[]; frees: boolean }> {
  const barred: TeleportBar[] = [];
  if (attempt.somatic && !attempt.canGesture) barred.push('cannotGesture');
  if (!attempt.lineOfEffect) barred.push('noLineOfEffect');
  if (!attempt.lineOfSight) barred.push('noLineOfSight');
  const possible = barred.length === 0;
  return { possible, barred, frees: possible };
}

/** A square of the map. */
export type Square = readonly [x: number, y: number];

/** What happens at a destination that is not free open ground: the Storyteller's choice. */
export type BlockedTeleport = 'nextSquare' | 'fails';

/** The squares around one, by column and then row: those that share a side are nearer than those that share a corner. */
const BESIDE: readonly Square[] = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
];
const AT_CORNERS: readonly Square[] = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
];

/**
 * The squares in which a teleport may end: the destination, else the nearest free ones that touch it; none when it fails.
 * `taken` lists every square that is not open ground or has someone in it.
 * @rule M-67
 */
export function teleportSquares(
  [x, y]: Square,
  taken: readonly Square[],
  whenBlocked: BlockedTeleport = 'nextSquare',
): readonly Square[] {
  const full = new Set(taken.map(keyOf));
  const free = (offsets: readonly Square[]) =>
    offsets.map(([dx, dy]): Square => [x + dx, y + dy]).filter((square) => !full.has(keyOf(square)));
  const destination = free([[0, 0]]);
  if (destination.length > 0 || whenBlocked === 'fails') return destination;
  const beside = free(BESIDE);
  return beside.length > 0 ? beside : free(AT_CORNERS);
}

const keyOf = ([x, y]: Square): string => `${x},${y}`;

/** The square a die picks among equals, counted from 1; null when there is no such square. @rule M-67 */
export const pickedSquare = (squares: readonly Square[], die: number): Square | null => squares[die - 1] ?? null;
