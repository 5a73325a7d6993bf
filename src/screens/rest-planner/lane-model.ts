import { type RestPlan, type RestStep, restProgress } from '@/rules';
import { healthyAt, isSpan, partEnds } from './rest-progress';
import { DAY } from './rest-time';

/** Lines of the scale: one every `step` minutes. */
export type Scale = Readonly<{ total: number; step: number; marks: readonly number[] }>;

const STEPS = [5, 15, 60, 120, 240, 480, DAY, 2 * DAY, 5 * DAY, 10 * DAY, 30 * DAY, 90 * DAY, 180 * DAY, 365 * DAY];
const MOST_MARKS = 10;

/** A scale of at most ten steps for a rest of so many minutes. */
export function scaleFor(total: number): Scale {
  const step = STEPS.find((size) => total / size <= MOST_MARKS) ?? 365 * DAY;
  return { total, step, marks: Array.from({ length: Math.ceil(total / step) }, (_, mark) => mark * step) };
}

/** A change of a number at a minute: by how much, and to what. */
type LaneEvent = Readonly<{ at: number; by: number; now: number }>;

/** Samples of a long run; more would not be told apart. */
const MOST_SAMPLES = 24;
/** Changes nearer than this share of the rest are shown as one. */
const APART = 0.065;

function laneEvents(total: number, ends: readonly number[], valueAt: (minute: number) => number): readonly LaneEvent[] {
  const events: LaneEvent[] = [];
  let before = valueAt(0);
  for (const at of ends) {
    const now = valueAt(at);
    const by = now - before;
    before = now;
    if (by === 0) continue;
    const last = events.at(-1);
    if (last && at - last.at < total * APART) events[events.length - 1] = { at, by: last.by + by, now };
    else events.push({ at, by, now });
  }
  return events;
}

export type Lanes = Readonly<{
  scale: Scale;
  /** The corners of the healthy stairs. */
  stairs: readonly Readonly<{ at: number; healthy: number }>[];
  labels: readonly LaneEvent[];
  health: readonly HealthBlock[];
  /** The short rests lie beside a block that does not begin with them. */
  twoRows: boolean;
  willpower: readonly LaneEvent[];
  attribute: readonly LaneEvent[];
  saves: readonly LaneEvent[];
  /** The minute at which the first short rest for a save begins. */
  savesFrom: number;
}>;

/** Where a minute lies in the lanes. */
export const percent = (minute: number, { scale }: Lanes): string => `${(minute / scale.total) * 100}%`;

export type HealthBlock = Readonly<{
  grade: 'bashing' | 'lethal' | 'aggravated' | 'idle';
  from: number;
  to: number;
  amount: number;
  /** It starts under the short rests drawn before it. */
  shifted: boolean;
  /** Where the short rests before it start, if their chip could reach into it. */
  behind?: number;
}>;

/** A plan laid out in lanes by time. */
export function restLanes(plan: RestPlan, saves: number): Lanes {
  const { timeline, minutes } = plan;
  const of = (...kinds: readonly RestStep['kind'][]) => timeline.filter(({ kind }) => kinds.includes(kind));
  const at = (minute: number) => restProgress(plan, saves, minute);
  const healthy = (minute: number) => healthyAt(plan, at(minute));
  const healing = timeline.filter((step) => isSpan(step) || (step.kind === 'short' && step.heals > 0));
  const corners = partEnds(healing, MOST_SAMPLES);
  const blocks = partEnds(of('day', 'long'), MOST_SAMPLES);
  return {
    scale: scaleFor(minutes),
    stairs: [0, ...corners].map((minute) => ({ at: minute, healthy: healthy(minute) })),
    labels: laneEvents(minutes, corners, healthy),
    ...healthBlocks(plan),
    willpower: laneEvents(minutes, blocks, (minute) => at(minute).willpower),
    attribute: laneEvents(minutes, partEnds(of('day'), MOST_SAMPLES), (minute) => at(minute).attribute),
    savesFrom: of('short')[0]?.from ?? 0,
    saves: laneEvents(minutes, partEnds(of('short'), MOST_SAMPLES), (minute) => at(minute).saves),
  };
}

/** A block narrower than this share of the rest has no room for its words. */
const NARROW = 0.09;

function healthBlocks({ timeline, minutes }: RestPlan): Pick<Lanes, 'health' | 'twoRows'> {
  const shorts = timeline.find(({ kind, heals }) => kind === 'short' && heals > 0);
  const spans = timeline.filter(isSpan);
  const beside = shorts ? spans.filter(({ from, to }) => shorts.from < to && shorts.to > from) : [];
  const first = shorts && spans.find(({ from }) => from <= shorts.to && shorts.from <= from);
  const twoRows = beside.some((span) => span !== first);
  const health = timeline.flatMap((step): HealthBlock[] => {
    if (step.kind === 'short' && step.heals > 0)
      return [{ grade: 'bashing', from: step.from, to: step.to, amount: step.count, shifted: false }];
    if (step.kind === 'idle') return [idleBlock(step, shorts)];
    return isSpan(step) ? spanBlocks(step, minutes, step === first && !twoRows) : [];
  });
  return { health, twoRows };
}

function idleBlock({ from, to }: RestStep, shorts: RestStep | undefined): HealthBlock {
  const block = { grade: 'idle', from, to, amount: 0, shifted: false } as const;
  return shorts ? { ...block, behind: shorts.from } : block;
}

function spanBlocks({ kind, from, to, count }: RestStep, minutes: number, shifted: boolean): HealthBlock[] {
  const grade = kind === 'aggravated' ? 'aggravated' : 'lethal';
  const parts = (to - from) / count >= minutes * NARROW ? count : 1;
  const length = (to - from) / parts;
  return Array.from({ length: parts }, (_, part) => ({
    grade,
    from: from + part * length,
    to: from + (part + 1) * length,
    amount: count / parts,
    shifted: shifted && part === 0,
  }));
}
