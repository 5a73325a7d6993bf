import * as z from 'zod/mini';
import { count, textSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { type Command, lifeStatus } from '@/rules';

export const WILLPOWER_USES = ['roll', 'defense', 'stayConscious', 'hunger', 'gain', 'recover', 'lose'] as const;
export type WillpowerUse = (typeof WILLPOWER_USES)[number];

export const willpowerDraftSchema = z.strictObject({
  use: z.enum(WILLPOWER_USES),
  inCombat: z.boolean(),
  amount: count.check(z.minimum(1)),
  source: textSchema,
});
export type WillpowerDraft = z.infer<typeof willpowerDraftSchema>;

/** Where the dialog starts: with what is asked for, with what an unconscious character can do, else with a roll. */
export function startOfWillpower(sheet: Sheet): WillpowerDraft {
  const status = lifeStatus(sheet);
  const whenOut = status === 'out' ? 'recover' : 'roll';
  return { use: status === 'mustPay' ? 'stayConscious' : whenOut, inCombat: true, amount: 1, source: '' };
}

/** The command a use stands for. */
export function willpowerCommand(use: WillpowerUse, { inCombat, amount, source }: WillpowerDraft): Command {
  const from = source.trim();
  switch (use) {
    case 'roll':
    case 'defense':
      return { type: 'willpower/spend', amount: 1, purpose: use, note: '' };
    case 'stayConscious':
      return { type: 'willpower/stay-conscious', inCombat };
    case 'hunger':
      return { type: 'willpower/resist-hunger' };
    case 'gain':
      return { type: 'willpower/gain-temporary', amount, source: from };
    case 'recover':
      return { type: 'willpower/recover', amount, source: from };
    case 'lose':
      return { type: 'willpower/lose', amount };
  }
}

/** Whether the use has a number of points to say. */
export const takesAmount = (use: WillpowerUse): boolean => use === 'gain' || use === 'recover' || use === 'lose';

/** Willpower of both kinds, for the words "6 → 5". */
export const willpowerOf = ({ willpower }: Sheet): number => willpower.current + willpower.temporary;
