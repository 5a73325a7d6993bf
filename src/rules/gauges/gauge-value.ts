import type { AttributeId } from '@/model/attributes';

/** What decides a Gauge's maximum. Skills are named as the sheet names them. */
export type GaugeFormula =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'fixed'; value: number }>
  | Readonly<{ kind: 'attribute' | 'legendary'; attribute: AttributeId }>
  | Readonly<{ kind: 'skill' | 'skillExtraSuccesses'; skill: string }>;

type Scores = Readonly<Record<AttributeId, number>>;

/** The numbers a formula reads, as they stand now. */
export type GaugeReadings = Readonly<{
  attribute: Scores;
  legendary: Scores;
  skill: ReadonlyMap<string, number>;
  skillExtraSuccesses: ReadonlyMap<string, number>;
}>;

/** A Gauge's maximum; null for a Gauge without one, 0 for a Skill the character doesn't have. @rule G-03 */
export function gaugeMaximum(formula: GaugeFormula, readings: GaugeReadings): number | null {
  switch (formula.kind) {
    case 'none':
      return null;
    case 'fixed':
      return formula.value;
    case 'attribute':
    case 'legendary':
      return readings[formula.kind][formula.attribute];
    case 'skill':
    case 'skillExtraSuccesses':
      return readings[formula.kind].get(formula.skill) ?? 0;
  }
}

/** How a resource starts its Gauge. */
export type GaugeStart = 'full' | 'empty' | Readonly<{ value: number }>;

/** The value a Gauge starts with, never above its maximum; without a maximum there is no full, so it starts at 0. @rule G-04 */
export function startingValue(start: GaugeStart, maximum: number | null): number {
  if (start === 'empty') return 0;
  if (start === 'full') return maximum ?? 0;
  return Math.max(0, maximum === null ? start.value : Math.min(start.value, maximum));
}
