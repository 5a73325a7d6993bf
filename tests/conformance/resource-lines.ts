import type { Adapter } from './check-line';

export const resourceLines: Adapter = {};
