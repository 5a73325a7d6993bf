/** Lets `burst` pass at once and then `perSecond`. The answer to `take(n)` is whether that many may pass. */
export function rate({ burst, perSecond }, now) {
  let left = burst;
  let since = now();
  return {
    take(amount) {
      const time = now();
      left = Math.min(burst, left + ((time - since) / 1000) * perSecond);
      since = time;
      if (amount > left) return false;
      left -= amount;
      return true;
    },
  };
}
