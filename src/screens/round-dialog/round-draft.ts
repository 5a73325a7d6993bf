import type { Sheet } from '@/model/sheet';
import { type Command, tableRule } from '@/rules';
import { readNumber } from '@/ui/number-text';
import type { Split } from './healing-split';

/** What the dialog can do: the moments of a fight in order, then what is outside of it. */
export const MOMENTS = ['start', 'turn', 'end', 'scene', 'time'] as const;
export type Moment = (typeof MOMENTS)[number];

export const ACTIONS = ['swift', 'move', 'standard'] as const;
type Action = (typeof ACTIONS)[number];

/** Minutes in each unit of time that passes. */
export const UNITS = { minutes: 1, hours: 60, days: 1440 } as const;
export type Unit = keyof typeof UNITS;

export type RoundDraft = Readonly<{
  moment: Moment;
  healing: Split;
  aggravatedFirst: boolean;
  /** Pay Willpower in the same gesture, when that is owed. */
  pays: boolean;
  /** Actions taken in the own turn. */
  actions: readonly Action[];
  endsTurn: boolean;
  /** Time that passes, as it was typed. */
  amount: string;
  unit: Unit;
}>;

export const startOfRound = (moment: Moment): RoundDraft => ({
  moment,
  healing: null,
  aggravatedFirst: false,
  pays: false,
  actions: [],
  endsTurn: false,
  amount: '10',
  unit: 'minutes',
});

/** Whether the table lets injuries worsen at the end of the own turn, so that its end is a moment of its own. */
export const hasTurnEnd = (sheet: Sheet): boolean =>
  sheet.worsening && tableRule(sheet, 'worseningTiming') === 'endOfOwnTurn';

const MOST_MINUTES = 1_000_000_000;

/** The most that may be typed in a unit. */
export const mostOf = (unit: Unit): number => Math.floor(MOST_MINUTES / UNITS[unit]);

/** Minutes that pass; null for what is no such number. */
export function minutesOf({ amount, unit }: Pick<RoundDraft, 'amount' | 'unit'>): number | null {
  const read = readNumber(amount);
  return typeof read === 'number' && read >= 1 && read <= mostOf(unit) ? read * UNITS[unit] : null;
}

/** The commands of the draft in order; none while it says nothing that can be done. */
export function commandsOf(draft: RoundDraft): readonly Command[] {
  const { moment, healing, aggravatedFirst } = draft;
  switch (moment) {
    case 'start':
      return [{ type: 'round/start', healing, aggravatedFirst }];
    case 'end':
      return [{ type: 'round/end', healing, aggravatedFirst }];
    case 'scene':
      return [{ type: 'scene/end' }];
    case 'turn':
      return [
        ...draft.actions.map((action): Command => ({ type: 'turn/act', action })),
        ...(draft.endsTurn ? [{ type: 'turn/end' } as const] : []),
      ];
    case 'time': {
      const minutes = minutesOf(draft);
      return minutes === null ? [] : [{ type: 'time/pass', minutes }];
    }
  }
}

/** The payment that keeps awake: for a round of a fight, or for an hour. */
export const payment = (moment: Moment): Command => ({
  type: 'willpower/stay-conscious',
  inCombat: moment !== 'time' && moment !== 'scene',
});
