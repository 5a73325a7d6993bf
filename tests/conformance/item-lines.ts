import type { Adapter } from './check-line';

export const itemLines: Adapter = {};
