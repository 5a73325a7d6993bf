import { describe, expect, it } from 'vitest';
import { fc, test } from '#tests/support/property';
import { formatDamageEntry, MOST_PARTS, MOST_POINTS, parseDamageEntry } from '@/interop/damage-entry';
import { GRADES, type Grade } from '@/model/health';
import { takeDamageInput } from '@/rules';

const short = (text: string) =>
  parseDamageEntry(text).parts.map(({ amount, grade }) => `${amount}${grade === null ? '?' : grade.charAt(0)}`);

describe('reading a hit', () => {
  it.each<[text: string, parts: string[]]>([
    ['5L + 3A', ['5l', '3a']],
    ['3 b, 2l', ['3b', '2l']],
    ['5l3a', ['5l', '3a']],
    ['10 B + 10 L', ['10b', '10l']],
    ['3恶 + 5致', ['3a', '5l']],
    ['3恶5致', ['3a', '5l']],
    ['4冲击，2致命、1恶性', ['4b', '2l', '1a']],
    ['５Ｌ　＋　３Ａ', ['5l', '3a']],
    ['5点致命伤害加3点恶性', ['5l', '3a']],
    ['5 lethal damage and 3 AGGRAVATED', ['5l', '3a']],
    ['2 bashing plus 7 agg', ['2b', '7a']],
    ['1,450 L', ['1450l']],
    ['0 L', ['0l']],
    ['  ', []],
    ['', []],
    ['8', ['8?']],
    ['15L + 8', ['15l', '8?']],
    ['5 6L', ['5?', '6l']],
  ])('takes %j', (text, parts) => {
    expect(short(text)).toEqual(parts);
    expect(parseDamageEntry(text).unknown).toEqual([]);
  });

  it.each<[text: string, words: string[]]>([
    ['5L fire', ['fire']],
    ['5 l fire&unholy', ['fire', 'unholy']],
    ['fire 5L', ['fire']],
    ['5致 火焰', ['火焰']],
    ['5L火焰', ['火焰']],
    ['5 lehtal', ['lehtal']],
  ])('keeps the words of %j beside the amount', (text, words) => {
    expect(parseDamageEntry(text).parts[0]?.words).toEqual(words);
    expect(parseDamageEntry(text).unknown).toEqual([]);
  });

  it.each<[text: string, unknown: string[]]>([
    ['5L + lots', ['lots']],
    ['-5L', ['-5L']],
    ['− 5 L', ['−5L']],
    ['2.5 A', ['2.5A']],
    ['L', ['L']],
    ['5 L A', ['A']],
    ['5L * 2A', ['*']],
    ['💥', ['💥']],
  ])('names what it does not understand in %j', (text, unknown) => {
    expect(parseDamageEntry(text).unknown).toEqual(unknown);
  });

  it('never guesses a grade from its neighbours', () => {
    expect(short('5L + 3 + 2A')).toEqual(['5l', '3?', '2a']);
    expect(short('L5')).toEqual(['5?']);
  });

  it('keeps the digits of an amount beyond what the command takes', () => {
    const nines = '9'.repeat(400);
    expect(parseDamageEntry('1000000000B').parts[0]).toMatchObject({ amount: MOST_POINTS, beyond: null });
    expect(parseDamageEntry('1,000,000,001B').parts[0]).toMatchObject({ amount: MOST_POINTS, beyond: '1000000001' });
    expect(parseDamageEntry(`${nines}B`).parts[0]).toMatchObject({ amount: MOST_POINTS, beyond: nines });
    expect(formatDamageEntry(parseDamageEntry(`2L + ${nines}B`))).toBe(`2L + ${nines}B`);
  });

  it('says when there are more parts than a hit can have', () => {
    const parts = (count: number) => parseDamageEntry(Array.from({ length: count }, () => '1B').join('+'));
    expect(parts(MOST_PARTS)).toMatchObject({ tooMany: false });
    expect(parts(MOST_PARTS + 1)).toMatchObject({ tooMany: true });
    expect(parts(MOST_PARTS + 1).parts).toHaveLength(MOST_PARTS);
  });

  it('allows no more than the command does', () => {
    const hit = (amount: number, count: number) => ({
      parts: Array.from({ length: count }, () => ({ grade: 'lethal' as const, amount })),
      unavoidable: false,
      source: '',
    });
    expect(takeDamageInput.safeParse(hit(MOST_POINTS, MOST_PARTS)).success).toBe(true);
    expect(takeDamageInput.safeParse(hit(MOST_POINTS + 1, 1)).success).toBe(false);
    expect(takeDamageInput.safeParse(hit(1, MOST_PARTS + 1)).success).toBe(false);
  });
});

const aWord = fc.constantFrom('fire', 'cold', 'unholy', '火焰', '寒冰');
const aPart = fc.record({
  amount: fc.nat(MOST_POINTS),
  grade: fc.option(fc.constantFrom<Grade>(...GRADES)),
  beyond: fc.constant(null),
  words: fc.array(aWord, { maxLength: 3 }),
});

/** Text made of what an entry is made of, and of anything else. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '5',
          '１２',
          'L',
          'b ',
          '恶性',
          '致',
          '+',
          '，',
          ',',
          '-',
          '.',
          '伤害',
          'fire',
          '\u0000',
          '\ud83d',
          '‮',
          '%s',
          '<b>',
        ),
        fc.string({ unit: 'grapheme', maxLength: 3 }),
      ),
      { maxLength: 60 },
    )
    .map((pieces) => pieces.join('')),
);

describe('any hit', () => {
  test.prop([fc.array(aPart, { maxLength: MOST_PARTS })], { numRuns: 500 })('reads back as it was written', (parts) => {
    expect(parseDamageEntry(formatDamageEntry({ parts, unknown: [] }))).toEqual({ parts, unknown: [], tooMany: false });
  });

  test.prop([hostile], { numRuns: 2000 })(
    'of hostile text is read without throwing, into amounts the command takes',
    (text) => {
      const { parts } = parseDamageEntry(text);
      for (const { amount } of parts) {
        expect(Number.isSafeInteger(amount) && amount >= 0 && amount <= MOST_POINTS).toBe(true);
      }
    },
  );

  test.prop([hostile], { numRuns: 2000 })('keeps its meaning when its parts are rewritten', (text) => {
    const entry = parseDamageEntry(text);
    const again = parseDamageEntry(formatDamageEntry(entry));
    expect(again.parts).toEqual(entry.parts);
    expect(again.unknown).toEqual(entry.unknown);
  });

  test.prop([hostile], { numRuns: 500 })('leaves no letter or digit unnamed', (text) => {
    const { parts, unknown } = parseDamageEntry(text);
    if (/\d/.test(text)) expect(parts.length + unknown.length).toBeGreaterThan(0);
  });
});
