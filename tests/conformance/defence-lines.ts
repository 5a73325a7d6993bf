import type { Adapter } from './check-line';

export const defenceLines: Adapter = {};
