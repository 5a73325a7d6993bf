import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time of a clock, a minute old at most, so that "2 min ago" stays true. */
export function useNow(clock: () => number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), MINUTE);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
