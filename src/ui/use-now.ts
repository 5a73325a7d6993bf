import { useEffect, useState } from 'react';
import { useRosterStorage } from './roster-storage';

const MINUTE = 60_000;

/** The present time, a minute old at most, so that "2 min ago" stays true. */
export function useNow(): number {
  const { platform } = useRosterStorage();
  const [now, setNow] = useState(() => platform.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(platform.now()), MINUTE);
    return () => clearInterval(timer);
  }, [platform]);
  return now;
}
