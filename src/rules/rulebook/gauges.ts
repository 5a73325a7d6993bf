import { compute, track } from './entry';

/** Gauges. */
export const GAUGE_RULES = {
  'G-01': compute('A Gauge is no Energy Pool', '刻度不是能量池'),
  'G-02': track('A Gauge comes with a resource', '刻度随资源获得'),
  'G-03': compute('Gauge maximum', '刻度上限'),
  'G-04': track('Starting value of a Gauge', '刻度初始值'),
  'G-05': track('Gauge goes up and down', '刻度增减'),
  'G-06': compute('Gauge against Gauge', '刻度之间的冲突'),
  'G-07': compute('Gauge against Energy Pool', '刻度与能量池的冲突'),
  'G-08': compute('Gauge maximum rises', '刻度上限提高'),
  'G-09': compute('Gauge maximum falls', '刻度上限降低'),
  'G-10': compute('Gauges of the same name', '同名刻度'),
} as const;
