import type { Adapter } from './check-line';

export const bonusLines: Adapter = {};
