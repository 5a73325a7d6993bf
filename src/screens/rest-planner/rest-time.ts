import { MOST_REST_MINUTES } from '@/rules';

const HOUR = 60;
export const DAY = 24 * HOUR;

/** The lengths on the slider, in minutes. */
export const REST_PRESETS = [15, HOUR, 8 * HOUR, DAY, 2 * DAY, 7 * DAY] as const;

export type RestTime =
  | Readonly<{ ok: true; minutes: number }>
  | Readonly<{ ok: false; problem: 'unknown' | 'tooShort' | 'tooLong' }>;

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(w|wks?|weeks?|周|星期|礼拜)$/, 7 * DAY],
  [/^(d|days?|天|日)$/, DAY],
  [/^(h|hrs?|hours?|小时|个小时|时|钟头)$/, HOUR],
  [/^(m|mins?|minutes?|分|分钟)$/, 1],
];

const PART = /(\d+(?:\.\d+)?)\s*([a-z]+|\p{Script=Han}+)?/gu;

/** A length of time as a player types it: `2d 6h`, `90` (minutes), `1.5 h`, `2天6小时`. Whole minutes. */
export function parseRestTime(text: string): RestTime {
  const plain = text.normalize('NFKC').toLowerCase().trim();
  const parts = [...plain.matchAll(PART)];
  const between = plain.replace(PART, '').replaceAll(/[\s,，、;+]|and|又|零/g, '');
  if (parts.length === 0 || between !== '') return { ok: false, problem: 'unknown' };
  let minutes = 0;
  for (const [, amount, unit] of parts) {
    const factor = unit === undefined ? lone(parts.length) : UNITS.find(([name]) => name.test(unit))?.[1];
    if (factor === undefined) return { ok: false, problem: 'unknown' };
    minutes += Number(amount) * factor;
  }
  const whole = Math.round(minutes);
  if (whole < 1) return { ok: false, problem: 'tooShort' };
  return whole > MOST_REST_MINUTES ? { ok: false, problem: 'tooLong' } : { ok: true, minutes: whole };
}

/** A number without a unit is minutes, if there is nothing beside it. */
const lone = (parts: number): number | undefined => (parts === 1 ? 1 : undefined);

/** Where a length lies on the slider, 0 to 1: the presets are the steps, others lie between them. */
export function sliderPlace(minutes: number): number {
  const last = REST_PRESETS.length - 1;
  const next = REST_PRESETS.findIndex((preset) => preset >= minutes);
  if (next === 0) return 0;
  const [low, high] = [REST_PRESETS[next - 1], REST_PRESETS[next]];
  if (low === undefined || high === undefined) return 1;
  return (next - 1 + (minutes - low) / (high - low)) / last;
}
