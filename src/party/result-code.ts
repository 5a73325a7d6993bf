import { GRADES, type GradeAmounts } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { openTrackOf } from '@/rules';
import { CARD_MINDS, type CardMind } from './cards';
import { cardMind } from './storyteller-card';

/** What came of a proposal, as the short code in which an answer carries it: `0,6,6,worsening`. */

export type ProposalResult = Readonly<{
  /** Points that reached Health, by grade; negative where wounds went. */
  amounts: GradeAmounts;
  mind: CardMind;
}>;

export function resultCode(before: Sheet, after: Sheet): string {
  const [was, is] = [openTrackOf(before), openTrackOf(after)];
  return [...GRADES.map((grade) => is[grade] - was[grade]), cardMind(after)].join(',');
}

const CODE = /^(-?\d{1,12}),(-?\d{1,12}),(-?\d{1,12}),([a-zA-Z]+)$/;

/** Reads a code that came from another device; null if it is none. */
export function readResultCode(code: string): ProposalResult | null {
  const [, bashing, lethal, aggravated, said] = CODE.exec(code) ?? [];
  const mind = CARD_MINDS.find((one) => one === said);
  if (!mind) return null;
  return { amounts: { bashing: Number(bashing), lethal: Number(lethal), aggravated: Number(aggravated) }, mind };
}
