/** The saves that damage can allow. */
export type DamageSave = 'will' | 'reflex' | 'fortitude' | 'none';

/** The save damage allows: what it states; else Reflex for an area, none for a single target. @rule P-02 @rule P-03 */
export const saveAgainst = (area: boolean, stated?: DamageSave): DamageSave => stated ?? (area ? 'reflex' : 'none');

/** Points left after a save, each success of which takes off one. @rule P-02 @rule D-26 */
export const reduceBySave = (points: number, successes: number): number => Math.max(0, points - successes);

/** The option: whether a save takes off its points when a cap of the damage already holds, or before that. */
export type SaveTiming = 'afterCap' | 'beforeCap';

/** Points left after a cap (in points) and a save, in the order the table reads. @rule P-02 @rule P-29 @rule D-26 @rule D-28 */
export const capAndSave = (points: number, cap: number, successes: number, timing: SaveTiming): number =>
  timing === 'afterCap'
    ? reduceBySave(Math.min(points, cap), successes)
    : Math.min(reduceBySave(points, successes), cap);
