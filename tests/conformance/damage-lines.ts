import type { Adapter } from './check-line';

export const damageLines: Adapter = {};
