import { GRADES, type Grade } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import {
  type Command,
  gaugeMaximums,
  maximumWillpower,
  poolMaximums,
  readQuantity,
  type SheetQuantity,
  trackTotal,
} from '@/rules';
import { readNumber } from '@/ui/number-text';

type Settable = Extract<Command, { type: 'manual/set' }>['quantity'];
export type HandQuantity = Settable | `health.${Grade}`;

export const GROUPS = ['health', 'willpower', 'energy', 'effects', 'items', 'rest'] as const;
type Group = (typeof GROUPS)[number];

/** A number that can be typed over what the rules made of it. */
export type HandNumber = Readonly<{ quantity: HandQuantity; group: Group; now: number; max: number }>;

/** The largest number a sheet holds. */
const MOST = 1_000_000_000;

/** Every number of the sheet that can be set by hand, with the most it can be. */
export function handNumbers(sheet: Sheet): readonly HandNumber[] {
  const pools = poolMaximums(sheet);
  const gauges = gaugeMaximums(sheet);
  const number = (group: Group, quantity: HandQuantity, max = MOST): HandNumber => ({
    group,
    quantity,
    max,
    now: readQuantity(sheet, quantity as SheetQuantity),
  });
  const timed = (kind: 'rounds' | 'minutes') =>
    sheet.effects
      .filter(({ duration }) => duration.kind === kind)
      .map(({ id }) => number('effects', `${kind}:${id}` as const));
  return [
    ...GRADES.map((grade) => number('health', `health.${grade}` as const, trackTotal(sheet.health.track))),
    number('health', 'health.temporary'),
    number('willpower', 'willpower.current', maximumWillpower(sheet).value),
    number('willpower', 'willpower.temporary'),
    ...sheet.energyPools.map(({ id }) => number('energy', `pool:${id}`, pools.get(id)?.value ?? 0)),
    ...sheet.gauges.map(({ id }) => number('energy', `gauge:${id}`, gauges.get(id)?.value ?? MOST)),
    ...sheet.conditions.map(({ id }) => number('effects', `condition:${id}`)),
    ...timed('rounds'),
    ...timed('minutes'),
    ...sheet.items.flatMap(({ id, uses }) => [
      number('items', `carried:${id}`),
      ...(uses === null ? [] : [number('items', `uses:${id}`, uses.maximum)]),
    ]),
    number('rest', 'points'),
    number('rest', 'experience'),
    number('rest', 'initiative'),
    number('rest', 'speed'),
    number('rest', 'time.round'),
    number('rest', 'time.minute'),
  ];
}

/** What was typed, by quantity; what was not touched is not here. */
export type Typed = Readonly<Partial<Record<HandQuantity, string>>>;

/** The number a field says: null for what is no such number. */
export function typedNumber({ quantity, now, max }: HandNumber, typed: Typed): number | null {
  const text = typed[quantity];
  if (text === undefined) return now;
  const read = readNumber(text);
  return typeof read === 'number' && read >= 0 && read <= max ? read : null;
}

/** Points that the grades would hold beyond what the track has room for. */
export function beyondTrack(sheet: Sheet, numbers: readonly HandNumber[], typed: Typed): number {
  const wounds = numbers
    .filter((number) => isGrade(number.quantity))
    .reduce((sum, number) => sum + (typedNumber(number, typed) ?? 0), 0);
  return Math.max(0, wounds - trackTotal(sheet.health.track));
}

const isGrade = (quantity: HandQuantity): quantity is `health.${Grade}` =>
  GRADES.some((grade) => quantity === `health.${grade}`);

/** The commands that make the numbers what was typed: wounds that go before those that come. Null while a field is wrong. */
export function handCommands(
  numbers: readonly HandNumber[],
  typed: Typed,
  revives: boolean,
): readonly Command[] | null {
  const changed = numbers.map((number) => ({ ...number, next: typedNumber(number, typed) }));
  if (changed.some(({ next }) => next === null)) return null;
  const marks: Command[] = [];
  const sets: Command[] = [];
  for (const { quantity, now, next } of changed) {
    if (next === null || next === now) continue;
    if (isGrade(quantity)) {
      const grade = quantity.slice('health.'.length) as Grade;
      marks.push({ type: 'manual/mark-health', grade, amount: next - now });
    } else sets.push({ type: 'manual/set', quantity, value: next });
  }
  const less = marks.filter(isLess);
  const more = marks.filter((mark) => !isLess(mark));
  return [...less, ...(revives ? [{ type: 'manual/revive' } as const] : []), ...more, ...sets];
}

const isLess = (command: Command): boolean => command.type === 'manual/mark-health' && command.amount < 0;
