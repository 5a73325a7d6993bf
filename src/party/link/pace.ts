import type { Ports } from '../ports';

/** Does the first of several jobs of one name at once and, of those that follow too soon, only the last, a little later. */
export type Pace = Readonly<{
  run: (name: string, job: () => void) => void;
  /** Does at once what still waits. */
  flush: () => void;
  stop: () => void;
}>;

/** At most four documents a second of one stream: receivers look at five. */
const APART = 250;

export function paceOf({ every }: Ports): Pace {
  const waiting = new Map<string, { job: (() => void) | null; stop: () => void }>();
  const run = (name: string, job: () => void): void => {
    const before = waiting.get(name);
    if (before) {
      before.job = job;
      return;
    }
    const stop = every(APART, () => {
      stop();
      const last = waiting.get(name)?.job;
      waiting.delete(name);
      if (last) run(name, last);
    });
    waiting.set(name, { job: null, stop });
    job();
  };
  const stop = (): void => {
    for (const each of waiting.values()) each.stop();
    waiting.clear();
  };
  return {
    run,
    flush: () => {
      const jobs = [...waiting.values()].map(({ job }) => job);
      stop();
      for (const job of jobs) job?.();
    },
    stop,
  };
}
