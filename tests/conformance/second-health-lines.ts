import type { Adapter } from './check-line';

export const secondHealthLines: Adapter = {};
