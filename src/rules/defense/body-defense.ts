import type { Sheet } from '@/model/sheet';
import { type Contribution, counts } from '../engine/explained';
import { type FlightMobility, flightBaseDefense } from '../movement/flight';
import type { RuleId } from '../rulebook';
import { currentSize } from '../size/sheet-size';
import { sizeDefense } from '../size/size-defense';
import { tableRule } from '../table-rule';
import type { WornItem } from './defense-sources';
import type { DefenseParts } from './total-defense';

/** The parts of Defense after something that changes a body, and what it changed. */
export type ChangedParts = Readonly<{ parts: DefenseParts; contributions: readonly Contribution[] }>;

const change = (amount: number, rule: RuleId, source: Contribution['source']): readonly Contribution[] =>
  amount === 0 ? [] : [counts(rule, source, amount)];

const points = (value: number | undefined): number => Math.max(0, value ?? 0);

/** Permanent Size on the parts of Defense. @rule M-19 @rule M-20 @rule M-21 */
function sized(sheet: Sheet, parts: DefenseParts): ChangedParts {
  const size = currentSize(sheet).permanent;
  const before = {
    baseDefense: points(parts.baseDefense),
    dodgeDefense: points(parts.dodge),
    naturalArmor: points(parts.naturalArmor),
  };
  const after = sizeDefense(before, size);
  const base = after.baseDefense - before.baseDefense;
  const dodge = after.dodgeDefense - before.dodgeDefense;
  const natural = after.naturalArmor - before.naturalArmor;
  return {
    parts: {
      ...parts,
      baseDefense: (parts.baseDefense ?? 0) + base,
      dodge: (parts.dodge ?? 0) + dodge,
      naturalArmor: (parts.naturalArmor ?? 0) + natural,
    },
    contributions: change(base + dodge + natural, size < 5 ? 'M-20' : 'M-19', { kind: 'size' }),
  };
}

const FLIGHT_RULES = { clumsy: 'M-06', average: 'M-07', good: 'M-08', perfect: 'M-09' } as const;

/** Flight on Base Defense, after Size and before anything else takes from it. @rule M-06 @rule M-07 @rule M-08 @rule M-09 */
function flown(sheet: Sheet, { parts, contributions }: ChangedParts, mobility: FlightMobility): ChangedParts {
  const base = points(parts.baseDefense);
  const lost = flightBaseDefense(mobility, base, tableRule(sheet, 'flightDefenseRounding')) - base;
  return {
    parts: { ...parts, baseDefense: (parts.baseDefense ?? 0) + lost },
    contributions: [...contributions, ...change(lost, FLIGHT_RULES[mobility], { kind: 'flight' })],
  };
}

/** Armor that hampers takes Base Defense, as far as there is any. @rule M-24 */
function hampered({ parts, contributions }: ChangedParts, { item, standing }: WornItem): ChangedParts {
  const lost = Math.min(points(parts.baseDefense), standing.armorPenalty);
  return {
    parts: { ...parts, baseDefense: (parts.baseDefense ?? 0) - lost },
    contributions: [...contributions, ...change(0 - lost, 'M-24', { kind: 'item', name: item.name })],
  };
}

/** The parts of Defense after Size, flight and the armor worn. @rule M-19 @rule M-20 @rule M-24 */
export function onBody(
  sheet: Sheet,
  parts: DefenseParts,
  worn: readonly WornItem[],
  flying: FlightMobility | null,
): ChangedParts {
  const bySize = sized(sheet, parts);
  const inFlight = flying === null ? bySize : flown(sheet, bySize, flying);
  return worn.reduce(hampered, inFlight);
}
