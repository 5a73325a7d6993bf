/** How much is looked at: a sender gets 5 documents a second, all together 100; short bursts are fine. */

export const RATES = { sender: { burst: 20, perSecond: 5 }, all: { burst: 200, perSecond: 100 } } as const;

/** 500 documents thrown away within 10 seconds are a flood. */
export const FLOOD = { drops: 500, milliseconds: 10_000 } as const;

type Bucket = { left: number; at: number };
type Rate = (typeof RATES)[keyof typeof RATES];

function takes(bucket: Bucket, { burst, perSecond }: Rate, now: number): boolean {
  const passed = Math.max(0, now - bucket.at) / 1000;
  bucket.left = Math.min(burst, bucket.left + passed * perSecond);
  bucket.at = now;
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
}

/** Answers whether one more document of a sender may be looked at now. */
export function rateLimit(): (sender: string, now: number) => boolean {
  const all: Bucket = { left: RATES.all.burst, at: 0 };
  const senders = new Map<string, Bucket>();
  return (sender, now) => {
    const bucket = senders.get(sender) ?? { left: RATES.sender.burst, at: now };
    senders.set(sender, bucket);
    return takes(bucket, RATES.sender, now) && takes(all, RATES.all, now);
  };
}

/** Counts what is thrown away; true once that is a flood. */
export function floodWatch(): (now: number) => boolean {
  let since = 0;
  let drops = 0;
  return (now) => {
    if (now - since > FLOOD.milliseconds) [since, drops] = [now, 0];
    drops += 1;
    return drops >= FLOOD.drops;
  };
}
