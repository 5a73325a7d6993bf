import type { Adapter } from './check-line';

export const rollLines: Adapter = {};
