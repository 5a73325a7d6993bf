import type { Adapter } from './check-line';

export const energyLines: Adapter = {};
