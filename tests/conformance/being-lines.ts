import type { Adapter } from './check-line';

export const beingLines: Adapter = {};
