import { gaugeMaximums, gaugesOnSheet, poolMaximums, poolsInPlay } from '../derived/energy';
import { step, type Tally } from '../engine/tally';
import { underMaximum } from '../willpower/willpower-points';

/** Energy Pools and Gauges under their maxima as they stand now; a rise brings nothing, and what is out of play keeps what it has. @rule G-02 @rule E-24 @rule E-25 @rule G-08 @rule G-09 */
export function settleEnergy(tally: Tally): Tally {
  const pools = poolMaximums(tally.sheet);
  const gauges = gaugeMaximums(tally.sheet);
  let next = tally;
  for (const { id } of poolsInPlay(tally.sheet)) {
    const maximum = pools.get(id)?.value ?? 0;
    next = step(next, 'E-25', `pool:${id}`, (current) => underMaximum(current, maximum));
  }
  for (const { id } of gaugesOnSheet(tally.sheet)) {
    const maximum = gauges.get(id)?.value;
    if (maximum !== undefined) next = step(next, 'G-09', `gauge:${id}`, (current) => underMaximum(current, maximum));
  }
  return next;
}
