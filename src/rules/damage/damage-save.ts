/** The saves that damage can allow. */
export type DamageSave = 'will' | 'reflex' | 'fortitude' | 'none';

/** The save damage allows: what it states; else Reflex for an area, none for a single target. @rule P-02 @rule P-03 */
export const saveAgainst = (area: boolean, stated?: DamageSave): DamageSave => stated ?? (area ? 'reflex' : 'none');

/** Points left after a save, each success of which takes off one. @rule P-02 @rule D-26 */
export const reduceBySave = (points: number, successes: number): number => Math.max(0, points - successes);
