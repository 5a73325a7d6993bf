import type { Track } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { openSecondHealth, type SecondHealthSource, secondHealthSize } from '../health/second-health';

/**
 * The Health track that an ability makes of Willpower or energy as it opens: sized by the maximum, however much of it is
 * spent then or later. Null when that maximum is 0.
 * @rule M-49
 */
export const openExtraHealth = (sheet: Sheet, source: SecondHealthSource): Track | null =>
  openSecondHealth(secondHealthSize(sheet, source));
