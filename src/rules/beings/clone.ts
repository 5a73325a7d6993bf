import type { RunningState } from './running-states';

/** Someone of whom a clone is made. `values` are those in play now, `originalValues` those that changes are made to. */
export type Original<Values, State extends RunningState = RunningState> = Readonly<{
  /** The one it all belongs to: the first of the chain. */
  owner: string;
  creatureType: string;
  values: Values;
  originalValues: Values;
  states: readonly State[];
  usedThisScene: readonly string[];
}>;

/** What an ability may say against the rules for clones. */
export type CloneExceptions = Readonly<{ canActivate?: boolean; basicWillpower?: boolean; creatureType?: string }>;

/** A clone. What it can't have stands here as null or empty, so that nothing fills it in. */
export type Clone<Values, State extends RunningState = RunningState> = Readonly<{
  owner: string;
  creatureType: string;
  values: Values;
  shownValues: Values;
  states: readonly State[];
  usedThisScene: readonly string[];
  canActivate: boolean;
  basicWillpower: boolean;
  onDeath: readonly string[];
  geneLock: null;
  lightOfTheSoul: null;
}>;

/**
 * Makes a clone. It has every running state of its original under ids of its own (`id` and a number), with the rounds that
 * are left; wounds come from the ability that makes it, not from the original.
 * @rule M-43 @rule M-44 @rule M-45 @rule M-46
 */
export function cloneOf<Values, State extends RunningState>(
  id: string,
  original: Original<Values, State>,
  exceptions: CloneExceptions = {},
): Clone<Values, State> {
  return {
    owner: original.owner,
    creatureType: exceptions.creatureType ?? original.creatureType,
    values: original.values,
    shownValues: original.originalValues,
    states: original.states.map((state, index) => ({ ...state, id: `${id}:${index}` })),
    usedThisScene: original.usedThisScene,
    canActivate: exceptions.canActivate ?? false,
    basicWillpower: exceptions.basicWillpower ?? false,
    onDeath: [],
    geneLock: null,
    lightOfTheSoul: null,
  };
}

/** What can't be done to a clone or by it. */
export const CLOSED_TO_CLONES = [
  'copy',
  'duplicate',
  'imitate',
  'joinFaction',
  'joinOrganization',
  'joinSystem',
] as const;

/** Whether a deed is closed to clones: they can be neither copied nor imitated, and join nothing. @rule M-42 */
export const isClosedToClones = (deed: string): boolean => (CLOSED_TO_CLONES as readonly string[]).includes(deed);

/** The values that an ability reads off a being: a clone shows its master's original ones. @rule M-42 */
export const readingOf = <Values>(being: Readonly<{ values: Values; shownValues?: Values }>): Values =>
  being.shownValues ?? being.values;

/** Which of its abilities a being's end sets off: none of a clone, however it ends, passive ones included. @rule M-43 */
export const setOffByEnd = (abilities: readonly string[], isClone: boolean): readonly string[] =>
  isClone ? [] : abilities;
