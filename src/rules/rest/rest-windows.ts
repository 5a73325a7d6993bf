import { DAY_MINUTES } from './recovery-needs';

/** Days in a row with the same free minutes for rest; `used` minutes at the start of each are already taken. */
type RestWindow = Readonly<{ days: number; free: number; used: number }>;

/** The time to rest, in the order it comes. Round the clock it is one unbroken window, longer than a day. */
export type RestWindows = readonly RestWindow[];

/** Blocks of rest taken out of windows: how many fitted, from and to which calendar minute, and what is left. */
export type TakenBlocks = Readonly<{ taken: number; from: number; to: number; left: RestWindows }>;

/**
 * The windows of a stretch of calendar minutes with so many hours of rest possible per day, at the start of each day.
 * @rule H-19 @rule H-22
 */
export function restWindows(minutes: number, hoursPerDay: number): RestWindows {
  if (hoursPerDay >= 24) return [{ days: 1, free: minutes, used: 0 }];
  const daily = Math.max(0, Math.floor(hoursPerDay * 60));
  const days = Math.floor(minutes / DAY_MINUTES);
  const last = Math.min(minutes - days * DAY_MINUTES, daily);
  return [
    { days, free: daily, used: 0 },
    { days: 1, free: last, used: 0 },
  ];
}

/** Takes up to `wanted` blocks of `length` minutes, as early as they fit; a block never crosses from one window to the next. */
export function takeBlocks(windows: RestWindows, length: number, wanted: number): TakenBlocks {
  const left: RestWindow[] = [];
  let missing = wanted;
  let day = 0;
  let from: number | null = null;
  let to = 0;
  for (const window of windows) {
    const perDay = Math.floor(window.free / length);
    const here = Math.min(missing, perDay * window.days);
    if (here > 0) {
      const full = Math.floor(here / perDay);
      const part = here - full * perDay;
      const last = part > 0 ? { day: day + full, blocks: part } : { day: day + full - 1, blocks: perDay };
      from ??= day * DAY_MINUTES + window.used;
      to = last.day * DAY_MINUTES + window.used + last.blocks * length;
      left.push(...without(window, length, perDay, full, part));
      missing -= here;
    } else left.push(window);
    day += window.days;
  }
  return { taken: wanted - missing, from: from ?? 0, to, left };
}

function without(window: RestWindow, length: number, perDay: number, full: number, part: number): RestWindow[] {
  const after = (blocks: number, days: number) => ({
    days,
    free: window.free - blocks * length,
    used: window.used + blocks * length,
  });
  const parts = [after(perDay, full), after(part, part > 0 ? 1 : 0), after(0, window.days - full - (part > 0 ? 1 : 0))];
  return parts.filter(({ days }) => days > 0);
}

/** Blocks to take: how many of which length in minutes. */
export type BlockOrder = Readonly<{ length: number; count: number }>;

/** What is left after taking all these blocks in this order; null when they don't all fit. */
export function takeAll(windows: RestWindows, orders: readonly BlockOrder[]): RestWindows | null {
  const [first] = windows;
  if (first && windows.length === 1 && first.days === 1) return takeFromOne(first, orders);
  let left = windows;
  for (const { length, count } of orders) {
    const blocks = takeBlocks(left, length, count);
    if (blocks.taken < count) return null;
    left = blocks.left;
  }
  return left;
}

/** In one unbroken window all that matters is the sum. */
function takeFromOne(window: RestWindow, orders: readonly BlockOrder[]): RestWindows | null {
  let minutes = 0;
  for (const { length, count } of orders) minutes += length * count;
  return minutes > window.free ? null : [{ days: 1, free: window.free - minutes, used: window.used + minutes }];
}

/** How many blocks of `length` minutes fit. */
export const roomFor = (windows: RestWindows, length: number): number =>
  windows.reduce((blocks, { days, free }) => blocks + days * Math.floor(free / length), 0);

/** All minutes of rest in the windows. */
export const freeMinutes = (windows: RestWindows): number =>
  windows.reduce((minutes, { days, free }) => minutes + days * free, 0);
