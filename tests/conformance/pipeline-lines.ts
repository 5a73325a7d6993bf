import type { Adapter } from './check-line';

export const pipelineLines: Adapter = {};
