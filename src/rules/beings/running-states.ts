/** A buff or condition in force; `roundsLeft` is null for one that no round ends. */
export type RunningState = Readonly<{ id: string; name: string; roundsLeft: number | null }>;

/** Rounds go by for one being: its states count down, and those that run out are gone. @rule M-44 */
export const passRounds = <State extends RunningState>(states: readonly State[], rounds: number): readonly State[] =>
  states
    .map((state) => (state.roundsLeft === null ? state : { ...state, roundsLeft: state.roundsLeft - rounds }))
    .filter(({ roundsLeft }) => roundsLeft === null || roundsLeft > 0);

/** One state is dispelled; the same state on another being has an id of its own and stays. @rule M-44 */
export const endState = <State extends RunningState>(states: readonly State[], id: string): readonly State[] =>
  states.filter((state) => state.id !== id);
