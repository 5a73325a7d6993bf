/** The actions of one round. */
export type RoundActions = Readonly<Record<'swift' | 'move' | 'standard', number>>;

/** What an independent being can do in each round, beside its master's actions. */
export const ACTIONS_OF_A_ROUND: RoundActions = { swift: 1, move: 1, standard: 1 };

/** The actions left after one is taken; null when none of its kind is left. @rule M-39 */
export const takeAction = (left: RoundActions, action: keyof RoundActions): RoundActions | null =>
  left[action] > 0 ? { ...left, [action]: left[action] - 1 } : null;

/** When a being acts: by its own Initiative or its own note, else with its master, who says whether before or after. @rule M-39 */
export const turnOf = ({
  initiative,
  hasNote,
}: Readonly<{ initiative: number | null; hasNote: boolean }>): 'own' | 'besideMaster' =>
  initiative === null && !hasNote ? 'besideMaster' : 'own';

/** Whether someone counts as an enemy of `toward`: never one's own summon, whatever it does. @rule M-41 */
export const countsAsEnemy = ({
  owner,
  toward,
  hostile,
}: Readonly<{ owner: string | null; toward: string; hostile: boolean }>): boolean => hostile && owner !== toward;

/** An item or effect in play, and the summon it came with, if any; `stays` when its text says that it outlasts it. */
export type Belonging = Readonly<{ id: string; broughtBy: string | null; stays?: boolean }>;

/** What is left when a summon dies or vanishes: no corpse unless its text says so, and nothing that it brought. @rule M-41 */
export const afterSummon = (
  summon: string,
  belongings: readonly Belonging[],
  leavesCorpse = false,
): Readonly<{ corpse: boolean; belongings: readonly Belonging[] }> => ({
  corpse: leavesCorpse,
  belongings: belongings.filter(({ broughtBy, stays = false }) => broughtBy !== summon || stays),
});

/** Something offered as prerequisite, as material, or as what meets a condition of an ability. */
export type Means = Readonly<{ id: string; onOwnSummon: boolean; stated?: boolean }>;

/** What of it counts: nothing on a summon of one's own, or done with it, unless its text says so. @rule M-41 */
export const countingMeans = (means: readonly Means[]): readonly Means[] =>
  means.filter(({ onOwnSummon, stated = false }) => !onOwnSummon || stated);

/** A threatening act. `owner` is the one the doer belongs to, null for someone who belongs to no one. */
export type Threat = Readonly<{ by: string; owner: string | null; against: string; ownDeed?: boolean }>;

/** Who has done a threatening act: the being, and with it the one it belongs to, unless its text makes it the being's own deed. @rule M-46 */
export const doersOf = ({ by, owner, ownDeed = false }: Threat): readonly string[] =>
  owner === null || owner === by || ownDeed ? [by] : [by, owner];

/** Whether a protection that lasts as long as `holder` leaves `from` alone ends with this act. @rule M-46 */
export const endsProtection = (protection: Readonly<{ holder: string; from: string }>, threat: Threat): boolean =>
  threat.against === protection.from && doersOf(threat).includes(protection.holder);
