import { describe, expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders';
import { partyPlayer } from '@/i18n/party-player';
import { zhCn } from '@/i18n/party-player/zh-cn';
import type { PlayerView } from '@/party';
import { type PlayerStatus, playerStatus, shapeOf } from '@/screens/party-player/player-status';
import { tableOffer, withAnswer } from '@/screens/party-player/table-offers';
import { A_TABLE } from './a-table';

const LIVE: PlayerView = {
  link: 'live',
  standing: 'approved',
  words: [1, 2, 3, 4],
  partyName: 'The Drowned Hotel',
  table: A_TABLE,
  heldBack: false,
  storyteller: { presence: 'live', lastHeard: 1 },
  others: [],
  proposals: [],
  muted: false,
  waitingChanges: 0,
  isSaved: true,
};

const CASES: readonly (readonly [PlayerStatus, Partial<PlayerView>])[] = [
  ['live', {}],
  ['alone', { storyteller: { presence: 'gone', lastHeard: 1 } }],
  ['heldBack', { heldBack: true }],
  ['unsaved', { isSaved: false, heldBack: true }],
  ['waiting', { standing: 'waiting' }],
  ['connecting', { link: 'connecting', standing: 'waiting' }],
  ['offline', { link: 'offline' }],
  ['unreachable', { link: 'unreachable' }],
  ['wrongPassword', { link: 'refused' }],
  ['denied', { link: 'denied' }],
  ['insecure', { link: 'insecure' }],
  ['flooded', { link: 'flooded' }],
  ['closed', { link: 'closed' }],
  ['notLetIn', { standing: 'refused', link: 'offline' }],
  ['removed', { standing: 'removed', link: 'closed' }],
  ['outdated', { standing: 'outdated', link: 'closed' }],
];

describe('where a player stands', () => {
  it.each(CASES)('%s', (status, change) => {
    expect(playerStatus({ phase: 'open', view: { ...LIVE, ...change } })).toBe(status);
  });

  it('is nothing for a sheet in no party, and said before the link is open', () => {
    expect(playerStatus({ phase: 'none', view: null })).toBeNull();
    for (const phase of ['reading', 'damaged', 'failed'] as const)
      expect(playerStatus({ phase, view: null })).toBe(phase);
  });

  it('has a shape and words in both languages for every state, and only what works is lit', () => {
    for (const status of Object.keys(partyPlayer.english.short) as PlayerStatus[]) {
      expect(shapeOf(status) === 'lit').toBe(status === 'live');
      for (const words of [partyPlayer.english, zhCn]) {
        expect(words.short[status]).not.toBe('');
        expect(words.long[status]).not.toBe('');
      }
    }
  });
});

describe('what the table offers', () => {
  const none = { scene: 1, round: 0, rules: '' };
  const inRound = (round: number) => aSheet({ time: { round, minute: 0 } });

  it('is nothing while the sheet is where the table is, or ahead', () => {
    expect(tableOffer(A_TABLE, inRound(0), none)).toBeNull();
    expect(tableOffer({ ...A_TABLE, round: 3 }, inRound(3), none)).toBeNull();
    expect(tableOffer({ ...A_TABLE, round: 3 }, inRound(4), none)).toBeNull();
  });

  it('is rules first, then the scene, then the round, each asked about once', () => {
    const table = { ...A_TABLE, round: 4, scene: 2, tableRules: { ties: 'mustBeat' } as const };
    let answered = none;
    const kinds = [0, 1, 2, 3].map(() => {
      const offer = tableOffer(table, inRound(2), answered);
      if (offer) answered = withAnswer(answered, offer);
      return offer?.kind ?? null;
    });
    expect(kinds).toEqual(['rules', 'scene', 'round', null]);
    expect(tableOffer({ ...table, round: 5 }, inRound(2), answered)).toMatchObject({ kind: 'round', round: 5, own: 2 });
  });

  it('does not count rules that hold by themselves', () => {
    expect(tableOffer({ ...A_TABLE, tableRules: { ties: 'meetsDC' } }, inRound(0), none)).toBeNull();
  });
});
