import type { Adapter } from './check-line';

export const essenceLines: Adapter = {};
