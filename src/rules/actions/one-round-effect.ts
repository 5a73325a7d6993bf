/** When in the rounds of its bearer an effect begins, seen from the moment at which its kind resolves each round. */
export type BeginsAt = 'beforeResolution' | 'afterResolution' | 'offTurn';

/** Where an effect ends in the bearer's next round: before anything triggers, or right after its own trigger. */
export type EndsAt = 'beforeTriggers' | 'afterItsTrigger';

/** An effect whose rounds have run out. `recurring` when it does something each round, `triggered` when it has done so. */
export type SpentEffect = Readonly<{ lasted: number; recurring: boolean; triggered: boolean }>;

/**
 * Where an effect whose rounds have run out ends. One of a single round that has not done its work yet is put off until
 * it has; longer ones, and those that trigger nothing, end on time.
 * @rule M-48
 */
export const endOfRounds = ({ lasted, recurring, triggered }: SpentEffect): EndsAt =>
  lasted === 1 && recurring && !triggered ? 'afterItsTrigger' : 'beforeTriggers';

/** How often a recurring effect of one round triggers, and where it ends, by when it began. @rule M-48 */
export const oneRoundEffect = (begins: BeginsAt): Readonly<{ triggers: 1; ends: EndsAt }> => ({
  triggers: 1,
  ends: endOfRounds({ lasted: 1, recurring: true, triggered: begins === 'beforeResolution' }),
});
