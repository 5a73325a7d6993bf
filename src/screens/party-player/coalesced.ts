/** A job that is asked for often and done at once, then at most once in a while: the latest state always gets its turn. */
export type Coalesced = Readonly<{
  ask: () => void;
  /** Does what was asked for and not done yet, and nothing any more. */
  end: () => void;
}>;

export function coalesced(job: () => void, apart: number, soon: () => Promise<void>): Coalesced {
  let isWanted = false;
  let isBusy = false;
  let hasEnded = false;
  const run = async () => {
    isBusy = true;
    while (isWanted && !hasEnded) {
      await soon();
      if (hasEnded) return;
      isWanted = false;
      job();
      await new Promise((resolve) => setTimeout(resolve, apart));
    }
    isBusy = false;
  };
  return {
    ask: () => {
      isWanted = true;
      if (!isBusy) void run();
    },
    end: () => {
      if (hasEnded) return;
      hasEnded = true;
      if (isWanted) job();
    },
  };
}
