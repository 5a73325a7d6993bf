import type { Duration } from '@/model/sheet';

/**
 * Whether a bonus is temporary: it has a duration of any kind, "until dismissed" among them. Only one without an
 * entry is for good. @rule B-21
 */
export function isTemporary(duration: string | Duration | null): boolean {
  if (duration === null) return false;
  return typeof duration === 'string' ? duration.trim() !== '' : duration.kind !== 'permanent';
}
