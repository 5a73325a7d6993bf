import { compute, track } from './entry';

/** Gauges. */
export const GAUGE_RULES = {
  'G-03': compute('Gauge maximum', '刻度上限'),
  'G-05': track('Gauge goes up and down', '刻度增减'),
  'G-08': compute('Gauge maximum rises', '刻度上限提高'),
  'G-09': compute('Gauge maximum falls', '刻度上限降低'),
} as const;
