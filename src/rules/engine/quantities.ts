import { ATTRIBUTE_IDS, type AttributeId } from '@/model/attributes';
import { type Grade, HEALTH_STATES, type HealthState } from '@/model/health';
import type { Sheet } from '@/model/sheet';

type Action = keyof NonNullable<Sheet['time']['actions']>;

/** The name of a number stored on a sheet. Entries of lists are named by their id. */
export type SheetQuantity =
  | `health.${HealthState}`
  | `health.removed.${HealthState}`
  | `secondHealth.${HealthState}`
  | 'health.temporary'
  | 'health.bonus'
  | 'willpower.current'
  | 'willpower.temporary'
  | 'willpower.bonus'
  | `attribute:${AttributeId}`
  | `attributeDamage:${AttributeId}`
  | 'size'
  | 'initiative'
  | 'speed'
  | `actions.${Action}`
  | 'points'
  | 'experience'
  | 'time.round'
  | 'time.minute'
  | `pool:${string}`
  | `gauge:${string}`
  | `condition:${string}`
  | `rounds:${string}`
  | `minutes:${string}`
  | `enhancement:${string}`
  | `uses:${string}`
  | `carried:${string}`;

/** A number a trace can be about: one on the sheet, damage on its way to it, or those of a roll. */
export type Quantity = SheetQuantity | `damage.${Grade}` | 'roll.dice' | 'roll.successes';

type List = 'energyPools' | 'gauges' | 'conditions' | 'effects' | 'items';

/** Reads a number of the sheet by name; an entry that is not there reads as 0. */
export function readQuantity(sheet: Sheet, quantity: SheetQuantity): number {
  const [head, id] = split(quantity);
  switch (head) {
    case 'attribute':
      return sheet.attributes[id as AttributeId];
    case 'attributeDamage':
      return sheet.attributeDamage[id as AttributeId];
    case 'pool':
      return sheet.energyPools.find((pool) => pool.id === id)?.current ?? 0;
    case 'gauge':
      return sheet.gauges.find((gauge) => gauge.id === id)?.current ?? 0;
    case 'condition':
      return sheet.conditions.find((condition) => condition.id === id)?.points ?? 0;
    case 'rounds':
    case 'minutes': {
      const duration = sheet.effects.find((effect) => effect.id === id)?.duration;
      return duration?.kind === head ? duration.left : 0;
    }
    case 'enhancement':
      return sheet.energyPools.find((pool) => pool.id === id)?.enhancement ?? 0;
    case 'uses':
      return sheet.items.find((item) => item.id === id)?.uses?.left ?? 0;
    case 'carried':
      return sheet.items.find((item) => item.id === id)?.quantity ?? 0;
    default:
      return readPath(sheet, head);
  }
}

/** The sheet with one number changed; the numbers around it keep their identity. */
export function writeQuantity(sheet: Sheet, quantity: SheetQuantity, value: number): Sheet {
  const [head, id] = split(quantity);
  switch (head) {
    case 'attribute':
      return { ...sheet, attributes: { ...sheet.attributes, [id]: value } };
    case 'attributeDamage':
      return { ...sheet, attributeDamage: { ...sheet.attributeDamage, [id]: value } };
    case 'pool':
      return inList(sheet, 'energyPools', id, (pool) => ({ ...pool, current: value }));
    case 'gauge':
      return inList(sheet, 'gauges', id, (gauge) => ({ ...gauge, current: value }));
    case 'condition':
      return inList(sheet, 'conditions', id, (condition) => ({ ...condition, points: value }));
    case 'rounds':
    case 'minutes':
      return inList(sheet, 'effects', id, (effect) => ({ ...effect, duration: { kind: head, left: value } }));
    case 'enhancement':
      return inList(sheet, 'energyPools', id, (pool) => ({ ...pool, enhancement: value }));
    case 'uses':
      return inList(sheet, 'items', id, (item) => ({ ...item, uses: item.uses && { ...item.uses, left: value } }));
    case 'carried':
      return inList(sheet, 'items', id, (item) => ({ ...item, quantity: value }));
    default:
      return writePath(sheet, head, value);
  }
}

/** The names of all numbers stored on a sheet that play can change. */
export function quantitiesOf(sheet: Sheet): SheetQuantity[] {
  return [
    ...HEALTH_STATES.map((state) => `health.${state}` as const),
    ...HEALTH_STATES.map((state) => `health.removed.${state}` as const),
    ...(sheet.secondHealth?.track ? HEALTH_STATES.map((state) => `secondHealth.${state}` as const) : []),
    'health.temporary',
    'health.bonus',
    'willpower.current',
    'willpower.temporary',
    'willpower.bonus',
    ...ATTRIBUTE_IDS.map((id) => `attribute:${id}` as const),
    ...ATTRIBUTE_IDS.map((id) => `attributeDamage:${id}` as const),
    'size',
    'initiative',
    'speed',
    ...ACTIONS.map((action) => `actions.${action}` as const),
    'points',
    'experience',
    'time.round',
    'time.minute',
    ...sheet.energyPools.map((pool) => `pool:${pool.id}` as const),
    ...sheet.gauges.map((gauge) => `gauge:${gauge.id}` as const),
    ...sheet.conditions.map((condition) => `condition:${condition.id}` as const),
    ...sheet.energyPools.map((pool) => `enhancement:${pool.id}` as const),
    ...sheet.effects.filter((e) => e.duration.kind === 'rounds').map((effect) => `rounds:${effect.id}` as const),
    ...sheet.effects.filter((e) => e.duration.kind === 'minutes').map((effect) => `minutes:${effect.id}` as const),
    ...sheet.items.filter((item) => item.uses !== null).map((item) => `uses:${item.id}` as const),
    ...sheet.items.map((item) => `carried:${item.id}` as const),
  ];
}

type PathQuantity = Exclude<SheetQuantity, `${string}:${string}`>;
type ListQuantity =
  | 'attribute'
  | 'attributeDamage'
  | 'pool'
  | 'enhancement'
  | 'gauge'
  | 'condition'
  | 'rounds'
  | 'minutes'
  | 'uses'
  | 'carried';

function split(quantity: SheetQuantity): [head: PathQuantity | ListQuantity, id: string] {
  const colon = quantity.indexOf(':');
  return colon < 0 ? [quantity as PathQuantity, ''] : [quantity.slice(0, colon) as 'pool', quantity.slice(colon + 1)];
}

function readPath(sheet: Sheet, path: PathQuantity): number {
  switch (path) {
    case 'size':
      return sheet.size;
    case 'initiative':
    case 'speed':
      return sheet.being[path] ?? 0;
    case 'actions.swift':
    case 'actions.move':
    case 'actions.standard':
      return (sheet.time.actions ?? ALL_ACTIONS)[actionOf(path)];
    case 'points':
      return sheet.points;
    case 'experience':
      return sheet.experience;
    case 'time.round':
      return sheet.time.round;
    case 'time.minute':
      return sheet.time.minute;
    case 'willpower.current':
      return sheet.willpower.current;
    case 'willpower.temporary':
      return sheet.willpower.temporary;
    case 'willpower.bonus':
      return sheet.willpower.bonus;
    case 'health.temporary':
      return sheet.health.temporary;
    case 'health.bonus':
      return sheet.health.bonus;
    default: {
      const state = stateOf(path);
      if (path.startsWith('secondHealth.')) return sheet.secondHealth?.track?.[state] ?? 0;
      return path.startsWith('health.removed.') ? sheet.health.removed[state] : sheet.health.track[state];
    }
  }
}

function writePath(sheet: Sheet, path: PathQuantity, value: number): Sheet {
  switch (path) {
    case 'size':
      return { ...sheet, size: value };
    case 'initiative':
    case 'speed':
      return { ...sheet, being: { ...sheet.being, [path]: value } };
    case 'actions.swift':
    case 'actions.move':
    case 'actions.standard': {
      const actions = { ...(sheet.time.actions ?? ALL_ACTIONS), [actionOf(path)]: value };
      return { ...sheet, time: { ...sheet.time, actions } };
    }
    case 'points':
      return { ...sheet, points: value };
    case 'experience':
      return { ...sheet, experience: value };
    case 'time.round':
      return { ...sheet, time: { ...sheet.time, round: value } };
    case 'time.minute':
      return { ...sheet, time: { ...sheet.time, minute: value } };
    case 'willpower.current':
      return { ...sheet, willpower: { ...sheet.willpower, current: value } };
    case 'willpower.temporary':
      return { ...sheet, willpower: { ...sheet.willpower, temporary: value } };
    case 'willpower.bonus':
      return { ...sheet, willpower: { ...sheet.willpower, bonus: value } };
    case 'health.temporary':
      return { ...sheet, health: { ...sheet.health, temporary: value } };
    case 'health.bonus':
      return { ...sheet, health: { ...sheet.health, bonus: value } };
    default: {
      if (path.startsWith('secondHealth.')) return writeSecondHealth(sheet, stateOf(path), value);
      const part = path.startsWith('health.removed.') ? 'removed' : 'track';
      return { ...sheet, health: { ...sheet.health, [part]: { ...sheet.health[part], [stateOf(path)]: value } } };
    }
  }
}

/** Second Health has numbers only while it is open. */
function writeSecondHealth(sheet: Sheet, state: HealthState, value: number): Sheet {
  const { secondHealth } = sheet;
  if (!secondHealth?.track) return sheet;
  return { ...sheet, secondHealth: { ...secondHealth, track: { ...secondHealth.track, [state]: value } } };
}

/** The actions of a round before one is taken. */
const ALL_ACTIONS = { swift: 1, move: 1, standard: 1 } as const satisfies Record<Action, number>;
const ACTIONS = Object.keys(ALL_ACTIONS) as Action[];

const actionOf = (path: `actions.${Action}`) => path.slice(path.indexOf('.') + 1) as Action;

const stateOf = (path: string) => path.slice(path.lastIndexOf('.') + 1) as HealthState;

function inList<K extends List>(
  sheet: Sheet,
  list: K,
  id: string,
  change: (entry: Sheet[K][number]) => Sheet[K][number],
): Sheet {
  return {
    ...sheet,
    [list]: (sheet[list] as Sheet[K][number][]).map((entry) => (entry.id === id ? change(entry) : entry)),
  };
}
