import * as z from 'zod/mini';
import type { Sheet } from '@/model/sheet';
import { lifeStatus } from '../derived/health';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, step, type Tally, withFacts } from '../engine/tally';
import { initiativeOf } from '../movement/initiative';
import { ACTIONS_OF_A_ROUND, type RoundActions, takeAction, turnOf } from './independent-being';

const ACTIONS = ['swift', 'move', 'standard'] as const satisfies readonly (keyof RoundActions)[];

/** The actions left in this round. @rule M-39 */
export const actionsLeft = (sheet: Sheet): RoundActions => sheet.time.actions ?? ACTIONS_OF_A_ROUND;

/** When a being acts: in its own place in the order, or beside its master; only summons and clones have one. @rule M-39 */
export const turnOfBeing = (sheet: Sheet): ReturnType<typeof turnOf> => {
  const { kind, hasTurnNote = false } = sheet.being;
  if (kind !== 'summon' && kind !== 'clone') return 'own';
  return turnOf({ initiative: initiativeOf(sheet)?.value ?? null, hasNote: hasTurnNote });
};

/** A new round begins for a being: every action is there again, and one beside its master has to say when it acts. @rule M-39 */
export function beginActions(tally: Tally): Tally {
  const rested = ACTIONS.reduce(
    (next, action) => step(next, 'M-39', `actions.${action}`, ACTIONS_OF_A_ROUND[action]),
    tally,
  );
  const { sheet } = rested;
  if (turnOfBeing(sheet) === 'own' || lifeStatus(sheet) === 'out') return rested;
  if (sheet.pending.some(isOwed)) return rested;
  return withFacts(rested, { pending: [...sheet.pending, { kind: 'actBesideMaster' }] });
}

const isOwed = ({ kind }: Sheet['pending'][number]): boolean => kind === 'actBesideMaster';

export const takeActionInput = z.strictObject({ action: z.enum(ACTIONS) });
export type TakeAction = Readonly<{ type: 'turn/act' }> & Readonly<z.infer<typeof takeActionInput>>;

/** Takes one of the actions of a round. Refused for the dead and the unconscious, and when none of its kind is left. @rule M-39 */
export function takeActionOf(sheet: Sheet, { action }: TakeAction): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  if (lifeStatus(sheet) === 'out') return refused('H-09', 'unconscious');
  const left = takeAction(actionsLeft(sheet), action);
  if (left === null) return refused('M-39', 'noActionsLeft');
  return step(startTally(sheet), 'M-39', `actions.${action}`, left[action]);
}

export const actBesideInput = z.strictObject({ when: z.enum(['before', 'after']) });
export type ActBeside = Readonly<{ type: 'turn/beside-master' }> & Readonly<z.infer<typeof actBesideInput>>;

/** The master says whether its being acts before or after it this round. Refused when that is not asked. @rule M-39 */
export function actBesideMaster(sheet: Sheet, { when }: ActBeside): Tally | Refusal {
  if (!sheet.pending.some(isOwed)) return refused('M-39', 'noPrompt');
  const facts = { pending: sheet.pending.filter((prompt) => !isOwed(prompt)) };
  return happen(startTally(sheet), 'M-39', 'actsBesideMaster', { subject: when, facts });
}
