import { largestFit } from './largest-fit';
import { DAY_MINUTES } from './recovery-needs';
import { RESTS_IN_A_DAY } from './rest-blocks';
import { type BlockOrder, freeMinutes, type RestWindows, restWindows, roomFor, takeAll } from './rest-windows';

/** Minutes of the three blocks that rest is cut into. */
export type BlockLengths = Readonly<{ short: number; long: number; day: number }>;

/** Full days and long blocks outside them. */
export type LongCut = Readonly<{ days: number; longs: number }>;

/** What a cut has to contain beside the counted rests: so many full days, and so many blocks for Willpower (days among them). */
export type KeptBlocks = Readonly<{ days: number; blocks: number }>;

export const NOTHING_KEPT: KeptBlocks = { days: 0, blocks: 0 };

/**
 * The room for blocks in the time there is to rest. Unbroken, only the sum of minutes counts. Within a few hours of each
 * day, a block never lies across two days: where the lengths divide into each other (`daily`) no cut wastes more than
 * another and three sums say everything; else (`packed`) the blocks are laid into the windows, the longest first.
 */
export type RestRoom = Readonly<{ lengths: BlockLengths }> &
  (
    | Readonly<{ kind: 'unbroken'; minutes: number }>
    | Readonly<{ kind: 'daily'; days: number; longs: number; shorts: number; shortsPerLong: number }>
    | Readonly<{ kind: 'packed'; windows: RestWindows }>
  );

/** The room of so many calendar minutes with so many hours of rest a day. @rule H-19 @rule H-22 */
export function restRoom(minutes: number, hoursPerDay: number, lengths: BlockLengths): RestRoom {
  if (hoursPerDay >= 24) return { kind: 'unbroken', lengths, minutes };
  const windows = restWindows(minutes, hoursPerDay);
  if (!divide(lengths)) return { kind: 'packed', lengths, windows };
  return {
    kind: 'daily',
    lengths,
    days: roomFor(windows, lengths.day),
    longs: roomFor(windows, lengths.long),
    shorts: roomFor(windows, lengths.short),
    shortsPerLong: lengths.long / lengths.short,
  };
}

/** Whether short rests divide a long one and three long ones are a day: at most speeds. */
export const divide = ({ short, long, day }: BlockLengths): boolean =>
  day === RESTS_IN_A_DAY * long && long % short === 0;

/** Ways to make up counted rests and the blocks to keep; where a day is no shorter than three long blocks, one is enough. @rule H-24 @rule H-27 */
export function longCuts(lengths: BlockLengths, rests: number, kept: KeptBlocks): readonly LongCut[] {
  const least = cutWith(kept.days, rests, kept);
  if (lengths.day === RESTS_IN_A_DAY * lengths.long) return [least];
  const whole = Math.floor(rests / RESTS_IN_A_DAY);
  const even = Math.floor((rests - kept.blocks) / (RESTS_IN_A_DAY - 1));
  const days = [whole, whole + 1, even, even + 1].filter((count) => count > kept.days);
  return [least, ...days.map((count) => cutWith(count, rests, kept))];
}

/** So many days, with the long blocks still missing beside them. */
export const cutWith = (days: number, rests: number, kept: KeptBlocks): LongCut => ({
  days,
  longs: Math.max(0, rests - RESTS_IN_A_DAY * days, kept.blocks - days),
});

/** Short rests that fit beside a cut; below 0 when the cut itself doesn't fit. @rule H-19 @rule H-22 */
export function shortsBeside(room: RestRoom, { days, longs }: LongCut): number {
  const { short, long, day } = room.lengths;
  switch (room.kind) {
    case 'unbroken':
      return Math.floor((room.minutes - days * day - longs * long) / short);
    case 'daily': {
      const blocks = RESTS_IN_A_DAY * days + longs;
      return days > room.days || blocks > room.longs ? -1 : room.shorts - room.shortsPerLong * blocks;
    }
    case 'packed': {
      const left = takeAll(room.windows, ordersOf(room.lengths, { days, longs }));
      return left === null ? -1 : roomFor(left, short);
    }
  }
}

/** The blocks of a cut, the longest first. @rule H-24 */
export const ordersOf = ({ long, day }: BlockLengths, { days, longs }: LongCut): readonly BlockOrder[] => [
  { length: day, count: days },
  { length: long, count: longs },
];

/** The most short rests beside so many counted rests and the blocks to keep; below 0 when these don't fit. @rule H-22 @rule H-24 */
export function mostShorts(room: RestRoom, rests: number, kept: KeptBlocks): number {
  if (room.lengths.day === RESTS_IN_A_DAY * room.lengths.long)
    return shortsBeside(room, cutWith(kept.days, rests, kept));
  let most = -1;
  for (const cut of longCuts(room.lengths, rests, kept)) most = Math.max(most, shortsBeside(room, cut));
  return most;
}

/** The most counted rests beside so many short ones and the blocks to keep; below 0 when these don't fit. @rule H-22 @rule H-24 */
export function mostRests(room: RestRoom, shorts: number, kept: KeptBlocks): number {
  switch (room.kind) {
    case 'unbroken':
      return restsIn(room.minutes - shorts * room.lengths.short, room.lengths, kept);
    case 'daily': {
      const { days, longs } = cutWith(kept.days, 0, kept);
      const most = Math.min(room.longs, Math.floor((room.shorts - shorts) / room.shortsPerLong));
      return kept.days > room.days || RESTS_IN_A_DAY * days + longs > most ? -1 : most;
    }
    case 'packed': {
      const fits = (rests: number) => mostShorts(room, rests, kept) >= shorts;
      const bound = RESTS_IN_A_DAY * Math.ceil(freeMinutes(room.windows) / room.lengths.day + 1);
      return fits(0) ? largestFit(0, bound, fits) : -1;
    }
  }
}

/** Counted rests in unbroken minutes: blocks for Willpower first, long ones; then days in their place; then more of both. */
function restsIn(minutes: number, { long, day }: BlockLengths, kept: KeptBlocks): number {
  const blocks = Math.max(0, kept.blocks - kept.days);
  const beside = minutes - kept.days * day - blocks * long;
  if (beside < 0) return -1;
  const turned = Math.min(blocks, day > long ? Math.floor(beside / (day - long)) : blocks);
  const left = beside - turned * (day - long);
  const days = turned === blocks ? Math.floor(left / day) : 0;
  const longs = Math.floor((left - days * day) / long);
  return RESTS_IN_A_DAY * (kept.days + days) + blocks + (RESTS_IN_A_DAY - 1) * turned + longs;
}

/** The most full days of a cut, up to `wished`, that leave room for so many short rests; `kept.days` when no more do. @rule H-28 @rule H-29 */
export function mostDays(room: RestRoom, wished: number, rests: number, kept: KeptBlocks, shorts: number): number {
  const fits = (days: number) => shortsBeside(room, cutWith(days, rests, kept)) >= shorts;
  if (room.kind === 'packed') return largestFit(kept.days, wished, fits);
  const { short, long, day } = room.lengths;
  const [minutes, longest] =
    room.kind === 'unbroken'
      ? [room.minutes - shorts * short, wished]
      : [mostRests(room, shorts, NOTHING_KEPT) * long, room.days];
  const most = Math.min(wished, longest);
  const ends = [
    Math.floor(minutes / day),
    Math.floor((minutes - kept.blocks * long) / Math.max(1, day - long)),
    Math.floor(rests / RESTS_IN_A_DAY),
    Math.floor((rests - kept.blocks) / (RESTS_IN_A_DAY - 1)),
  ];
  return [most, ...ends.map((end) => Math.min(most, end))].reduce(
    (best, days) => (days > best && fits(days) ? days : best),
    kept.days,
  );
}

/** The most long blocks beside so many days and short rests, at least `low`, which fit. @rule H-27 @rule H-29 */
export function mostLongs(room: RestRoom, days: number, low: number, wished: number, shorts: number): number {
  if (wished <= low) return low;
  switch (room.kind) {
    case 'unbroken': {
      const { short, long, day } = room.lengths;
      return Math.max(low, Math.min(wished, Math.floor((room.minutes - shorts * short - days * day) / long)));
    }
    case 'daily':
      return Math.max(low, Math.min(wished, mostRests(room, shorts, NOTHING_KEPT) - RESTS_IN_A_DAY * days));
    case 'packed':
      return largestFit(low, wished, (longs) => shortsBeside(room, { days, longs }) >= shorts);
  }
}

/** Calendar minutes from the start until so many blocks of a length are over, at some hours of rest a day; infinite when none fits. @rule H-19 @rule H-22 */
export function minutesUntil(blocks: number, length: number, hoursPerDay: number): number {
  if (blocks === 0) return 0;
  if (hoursPerDay >= 24) return blocks * length;
  const perDay = Math.floor(Math.floor(hoursPerDay * 60) / length);
  if (perDay === 0) return Number.POSITIVE_INFINITY;
  const before = Math.ceil(blocks / perDay) - 1;
  return before * DAY_MINUTES + (blocks - before * perDay) * length;
}
