import { maximumWillpower } from '../derived/willpower';
import { step, type Tally } from '../engine/tally';
import { underMaximum } from './willpower-points';

/** Willpower under its maximum as it stands now; temporary Willpower is not touched. @rule W-18 @rule W-19 */
export const settleWillpower = (tally: Tally): Tally =>
  step(tally, 'W-19', 'willpower.current', (current) => underMaximum(current, maximumWillpower(tally.sheet).value));
