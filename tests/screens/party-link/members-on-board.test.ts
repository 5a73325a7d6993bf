import { describe, expect, it } from 'vitest';
import { aSheetNamed } from '#tests/party/test-devices';
import { partyLink } from '@/i18n/party-link';
import type { Member, SentProposal, StorytellerView } from '@/party';
import { storytellerCardOf } from '@/party/storyteller-card';
import { membersOnBoard } from '@/screens/party-link/members-on-board';
import { tableState } from '@/screens/party-link/table-state';

const words = partyLink.english;
const NOW = 1_790_000_000_000;
const MINUTE = 60_000;
const card = storytellerCardOf(aSheetNamed('Lin Yao'));

const member = (change: Partial<Member> = {}): Member => ({
  ...{ id: 'wen', name: 'Wen', words: [0, 1, 2, 3], presence: 'live', lastHeard: NOW, publicCard: null },
  ...{ storytellerCard: card, cardAt: NOW - MINUTE, heldBack: false, muted: false },
  ...change,
});

const proposal = (change: Partial<SentProposal> = {}): SentProposal => ({
  ...{ id: 'p1', to: 'wen', body: { kind: 'damage', entry: '20L', note: '' }, sentAt: NOW - MINUTE },
  ...{ answer: null, expired: false },
  ...change,
});

const view = (members: readonly Member[], change: Partial<StorytellerView> = {}): StorytellerView => ({
  ...{ link: 'live', waiting: [], proposals: [], waitingChanges: 0, isSaved: true },
  members,
  ...change,
});

const shown = (one: Member, change: Partial<StorytellerView> = {}) =>
  membersOnBoard(view([one], change), words, NOW).get('wen');
const noteOf = (...proposals: SentProposal[]) => shown(member(), { proposals })?.note;

describe('a member on the board', () => {
  it('is live while heard and while the board itself is connected; else it says since when', () => {
    expect(shown(member())?.presence).toEqual({ kind: 'live' });
    expect(shown(member(), { link: 'unreachable' })?.presence).toEqual({ kind: 'away', at: NOW });
    expect(shown(member({ presence: 'gone', lastHeard: null }))?.presence).toEqual({ kind: 'away', at: NOW - MINUTE });
    const unheard = { presence: 'gone', lastHeard: null, cardAt: null, storytellerCard: null } as const;
    expect(shown(member(unheard))).toMatchObject({ name: 'Wen', card: null, presence: { kind: 'waiting' } });
  });

  it('stays the same object while only a sign of life came', () => {
    const before = shown(member());
    expect(shown(member({ lastHeard: NOW + 30_000 }))).toBe(before);
    expect(shown(member({ heldBack: true }))).not.toBe(before);
  });

  it('says what waits for an answer, and what became of it unless the card shows it', () => {
    const answer = { id: 'p1', kind: 'refused', result: '', at: NOW - MINUTE } as const;
    expect(noteOf(proposal())).toBe('Sent 20L, not accepted yet');
    expect(noteOf(proposal(), proposal({ id: 'p2', answer }))).toBe('Sent 20L, not accepted yet');
    expect(noteOf(proposal({ answer }))).toBe('Sent 20L, refused');
    expect(noteOf(proposal({ answer: { ...answer, kind: 'changed' } }))).toBe('Sent 20L, accepted with changes');
    expect(noteOf(proposal({ expired: true }))).toBe('Sent 20L, expired');
    expect(noteOf(proposal({ answer: { ...answer, kind: 'accepted' } }))).toBeNull();
    expect(noteOf(proposal({ answer: { ...answer, at: NOW - 30 * MINUTE } }))).toBeNull();
    expect(noteOf(proposal({ to: 'ana' }))).toBeNull();
  });
});

describe('the table that players see', () => {
  const publicCard = { name: 'Rat', initial: 'R', status: 'unharmed', mind: 'conscious' } as const;
  const hidden = { health: { healthy: 4, maximum: 7 }, willpower: null, effects: ['Hidden'] };

  it('holds labels only, and says how many there was no room for', () => {
    const seats = Array.from({ length: 103 }, (_, n) => ({ id: `seat-${n}`, card: { ...publicCard, ...hidden } }));
    const table = tableState({ round: 3, scene: 2 }, seats, null);
    expect(table).toMatchObject({ round: 3, scene: 2, tableRules: null, more: 3 });
    expect(table.npcs).toHaveLength(100);
    expect(table.npcs[0]).toEqual({ id: 'seat-0', ...publicCard });
  });
});
