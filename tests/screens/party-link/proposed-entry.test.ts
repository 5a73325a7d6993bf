import { describe, expect, it } from 'vitest';
import { fc, test } from '#tests/support/property';
import { damage } from '@/i18n/damage';
import { partyLink } from '@/i18n/party-link';
import { proposedEntry } from '@/screens/party-link/proposed-entry';

const words = partyLink.english.proposal;
const read = (kind: 'damage' | 'heal', text: string) => proposedEntry(kind, text, words, damage.english);

describe('an entry to propose', () => {
  it('is sent as the damage dialog reads it', () => {
    expect(read('damage', '20 l fire + 5恶')).toEqual({ ok: true, readAs: '20L fire + 5A', remark: null });
    expect(read('heal', '3B, 2L')).toEqual({ ok: true, readAs: '3B + 2L', remark: null });
  });

  it.each([
    ['', words.missing],
    ['0L', words.missing],
    ['20', damage.english.noGrade('20')],
    ['-5L', damage.english.unknown('“-5L”')],
    [`${'1L+'.repeat(70)}1L`, words.tooLong],
    ['1L '.repeat(60), damage.english.tooMany(50)],
  ])('%j is not sent, and it is said why', (text, problem) => {
    expect(read('damage', text)).toEqual({ ok: false, problem });
  });

  it('names words that will not count, and takes no types for healing', () => {
    expect(read('damage', '5L frie')).toMatchObject({ ok: true, remark: damage.english.wordsNotCounted('“frie”') });
    expect(read('heal', '5L fire')).toEqual({ ok: false, problem: words.healWords('“fire”') });
  });

  test.prop([fc.string({ maxLength: 60 })])('is read the same when it has been written out', (text) => {
    const first = read('damage', text);
    if (!first.ok) return;
    expect(read('damage', first.readAs)).toMatchObject({ ok: true, readAs: first.readAs });
  });
});
