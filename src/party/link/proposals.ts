import type { SentProposal } from '../views';
import { type Answer, LIMITS, type ProposalBody, type WaitingProposal } from '../wire/documents';
import { sizeOf } from '../wire/write';
import { FOR_MEMBER_LIMIT } from './fit';
import { PROPOSALS_KEPT } from './records';

/** The Storyteller's proposals: what has been sent, and what became of it. */

const isWaiting = ({ answer, expired }: SentProposal) => answer === null && !expired;

/** What a member is still asked, oldest first. */
export const waitingFor = (proposals: readonly SentProposal[], member: string): readonly WaitingProposal[] =>
  proposals
    .filter((each) => each.to === member && isWaiting(each))
    .map(({ id, body, sentAt }) => ({ id, body, at: sentAt }));

/** Why one more can't be sent to a member; null if it can. */
export function refusalToPropose(
  proposals: readonly SentProposal[],
  member: string,
  body: ProposalBody,
): 'tooManyWaiting' | 'tooLong' | null {
  const waiting = waitingFor(proposals, member);
  if (waiting.length >= LIMITS.proposals) return 'tooManyWaiting';
  const room = FOR_MEMBER_LIMIT - 300;
  return sizeOf(waiting) + sizeOf(body) <= room ? null : 'tooLong';
}

/** The list with one more; the oldest that are over make room. */
export function withProposal(proposals: readonly SentProposal[], added: SentProposal): readonly SentProposal[] {
  const all = [...proposals, added];
  const tooMany = all.length - PROPOSALS_KEPT;
  const over = new Set(all.filter((each) => !isWaiting(each)).slice(0, Math.max(0, tooMany)));
  return all.filter((each) => !over.has(each));
}

/** The list after answers of a member have come in. An answer counts even if the proposal has expired meanwhile. */
export function withAnswers(
  proposals: readonly SentProposal[],
  member: string,
  answers: readonly Answer[],
): readonly SentProposal[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const settle = (each: SentProposal): SentProposal => {
    const answer = each.to === member && each.answer === null ? byId.get(each.id) : undefined;
    return answer ? { ...each, answer, expired: false } : each;
  };
  return keepIfSame(proposals, proposals.map(settle));
}

/** The list at a time: what nobody has answered in ten minutes has expired. */
export function withExpiry(proposals: readonly SentProposal[], now: number): readonly SentProposal[] {
  const expire = (each: SentProposal): SentProposal =>
    isWaiting(each) && now - each.sentAt >= LIMITS.proposalAge ? { ...each, expired: true } : each;
  return keepIfSame(proposals, proposals.map(expire));
}

const keepIfSame = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  after.every((each, index) => each === before[index]) ? before : after;

/** Members whose proposals differ between two lists. */
export const membersConcerned = (
  before: readonly SentProposal[],
  after: readonly SentProposal[],
): readonly string[] => {
  const known = new Set(before);
  const kept = new Set(after);
  const changed = [...before.filter((each) => !kept.has(each)), ...after.filter((each) => !known.has(each))];
  return [...new Set(changed.map(({ to }) => to))];
};
