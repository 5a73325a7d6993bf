import { describe, expect, it } from 'vitest';
import { fc, test } from '#tests/support/property';
import { propertyRuns } from '#tests/support/property-runs';
import { packetCounter } from '../../scripts/table/packets.mjs';
import { rate } from '../../scripts/table/rates.mjs';

const MOST = 20_000;
const ACKNOWLEDGEMENT = 4;

/** A packet with nothing in it: its type, its length in sevens of bits, and that many zeros. */
function packet(type: number, length: number): number[] {
  const digits: number[] = [];
  for (let left = length; digits.length === 0 || left > 0; left = Math.floor(left / 128)) {
    digits.push((left % 128) + (left >= 128 ? 128 : 0));
  }
  return [type * 16, ...digits, ...new Array<number>(length).fill(0)];
}

const packets = fc.array(fc.tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 0, max: 300 })), {
  maxLength: 20,
});

/** The bytes, cut into pieces of these lengths and a rest. */
function cut(bytes: readonly number[], lengths: readonly number[]): Buffer[] {
  let from = 0;
  return [...lengths, bytes.length].map((length) => {
    const piece = Buffer.from(bytes.slice(from, from + length));
    from += length;
    return piece;
  });
}

describe('the packet counter', () => {
  test.prop([packets, fc.array(fc.nat({ max: 400 }), { maxLength: 30 })], propertyRuns(200))(
    'counts the same wherever the bytes are cut',
    (sent, lengths) => {
      const count = packetCounter(MOST);
      const bytes = sent.flatMap(([type, length]) => packet(type, length));
      const found = cut(bytes, lengths).map(count);
      expect(found.some(({ refused }) => refused)).toBe(false);
      const counted = found.reduce((sum, one) => sum + one.packets, 0);
      expect(counted).toBe(sent.filter(([type]) => type !== ACKNOWLEDGEMENT).length);
    },
  );

  it('refuses a packet that is one byte too large, from its head on', () => {
    expect(packetCounter(MOST)(Buffer.from(packet(3, MOST))).refused).toBe(false);
    expect(packetCounter(MOST)(Buffer.from(packet(3, MOST + 1).slice(0, 4))).refused).toBe(true);
  });

  it('refuses a length of five bytes', () => {
    expect(packetCounter(MOST)(Buffer.from([0x30, 0x80, 0x80, 0x80, 0x80])).refused).toBe(true);
  });
});

describe('a rate', () => {
  it('lets a burst pass, then so many a second, and never saves up more than the burst', () => {
    let time = 0;
    const { take } = rate({ burst: 3, perSecond: 2 }, () => time);
    expect([take(1), take(1), take(1), take(1)]).toEqual([true, true, true, false]);
    time = 500;
    expect([take(1), take(1)]).toEqual([true, false]);
    time = 100_000;
    expect([take(4), take(3), take(1)]).toEqual([false, true, false]);
  });
});
