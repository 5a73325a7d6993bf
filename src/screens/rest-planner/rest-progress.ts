import { GRADES, type Grade, type Track } from '@/model/health';
import { type RestPlan, type RestProgress, type RestStep, restProgress, restTracks } from '@/rules';
import { DAY } from './rest-time';

/** The track that heals at that point of the rest: second Health while it has wounds, else the first. */
export function trackAt(plan: RestPlan, progress: RestProgress): Track {
  const { first, second } = restTracks(plan, progress);
  return second && GRADES.some((grade) => second[grade] > 0) ? second : first;
}

/** Healthy points of all tracks at that point. */
export function healthyAt(plan: RestPlan, progress: RestProgress): number {
  const { first, second } = restTracks(plan, progress);
  return first.healthy + (second?.healthy ?? 0);
}

/** The minutes at which parts of these runs end; a long run is sampled. */
export function partEnds(steps: readonly RestStep[], most: number): readonly number[] {
  const ends = steps.flatMap(({ from, to, count }) => {
    const parts = Math.min(count, most);
    return Array.from({ length: parts }, (_, part) => from + ((to - from) * (part + 1)) / parts);
  });
  return [...new Set(ends)].sort((one, other) => one - other);
}

/** A stretch of the rest, with what it brings and the track at its end. */
export type Stop = Readonly<{
  from: number;
  to: number;
  brings: RestProgress;
  track: Track;
  /** Willpower is full from here on and was not before. */
  fills: boolean;
  /** Blocks of rest when it heals nothing: what they are. */
  blocks: Readonly<{ kind: 'day' | 'long' | 'short'; count: number }> | null;
}>;

/** Single points up to this many in a run; a longer run is one stop. */
const MOST_PARTS = 6;

type Stretch = Pick<Stop, 'from' | 'to' | 'blocks'>;

/** The rest as a list of stretches, never one per point of a long run. */
export function restStops(plan: RestPlan, saves: number): readonly Stop[] {
  const at = (minute: number) => restProgress(plan, saves, minute);
  let last = at(0);
  return stretches(plan).map(({ from, to, blocks }) => {
    const now = at(to);
    const brings = difference(last, now);
    const fills = brings.willpower > 0 && isFull(plan, now);
    last = now;
    return { from, to, blocks, brings, track: trackAt(plan, now), fills };
  });
}

const isFull = ({ willpower }: RestPlan, { willpower: gained }: RestProgress): boolean =>
  willpower.before + gained >= willpower.maximum;

function stretches({ timeline }: RestPlan): readonly Stretch[] {
  const spans = timeline.filter(isSpan);
  const alone = (step: RestStep) => !spans.some(({ from, to }) => step.from < to && step.to > from);
  const all = timeline.flatMap((step): Stretch[] => {
    if (isSpan(step)) return spanStretches(step);
    if (step.kind === 'short' && step.heals > 0) return [{ ...step, blocks: null }];
    if (step.kind === 'idle' || step.kind === 'lethal' || step.kind === 'aggravated' || !alone(step)) return [];
    return [{ from: step.from, to: step.to, blocks: { kind: step.kind, count: step.count } }];
  });
  const byEnd = new Map(all.sort((one, other) => one.to - other.to).map((stretch) => [stretch.to, stretch]));
  return [...byEnd.values()];
}

export const isSpan = ({ kind }: RestStep): boolean => kind === 'lethal' || kind === 'aggravated';

function spanStretches({ from, to, count }: RestStep): Stretch[] {
  const parts = count <= MOST_PARTS ? count : 1;
  const length = (to - from) / parts;
  return Array.from({ length: parts }, (_, part) => ({
    from: from + part * length,
    to: from + (part + 1) * length,
    blocks: null,
  }));
}

function difference(one: RestProgress, other: RestProgress): RestProgress {
  const healed = (grade: Grade) => other.healed[grade] - one.healed[grade];
  return {
    healed: { bashing: healed('bashing'), lethal: healed('lethal'), aggravated: healed('aggravated') },
    willpower: other.willpower - one.willpower,
    attribute: other.attribute - one.attribute,
    saves: other.saves - one.saves,
  };
}

/** The day on which Willpower is full, counted from 1; null if it does not fill. */
export function willpowerFullOn(plan: RestPlan): number | null {
  const { gained, after, maximum } = plan.willpower;
  if (gained === 0 || after < maximum) return null;
  const steps = plan.timeline.filter(({ kind }) => kind === 'day' || kind === 'long');
  const minute = partEnds(steps, 60).find((at) => restProgress(plan, 0, at).willpower >= gained);
  return minute === undefined ? null : dayOf(minute);
}

/** The day in which a stretch that ends at this minute ends. */
export const dayOf = (minute: number): number => Math.max(1, Math.ceil(minute / DAY));

/** The gravest wound that is left and could still heal by rest, mildest first. */
export const nextToHeal = (track: Track): Grade | null => GRADES.find((grade) => track[grade] > 0) ?? null;
