import { step, type Tally } from '../engine/tally';

/** The uses of items that come back with a day or a scene are all there again. */
export const returnUses = (tally: Tally, per: 'scene' | 'day'): Tally =>
  tally.sheet.items
    .filter(({ uses }) => uses?.per === per && uses.left < uses.maximum)
    .reduce((next, { id, uses }) => step(next, 'manual', `uses:${id}`, uses?.maximum ?? 0), tally);
