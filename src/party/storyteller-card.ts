import type { Duration, Sheet } from '@/model/sheet';
import {
  effectsOff,
  gaugeMaximums,
  gaugesOnSheet,
  lifeStatus,
  maximumWillpower,
  openTrackOf,
  poolMaximums,
  poolsInPlay,
  roundsLeft,
  sheetDefense,
  sheetStatus,
  woundPenalty,
} from '@/rules';
import { CARD_LIST, type CardMind, type StorytellerCard } from './cards';

const MINDS = { awake: 'conscious', mustPay: 'mustPay', holding: 'holding', out: 'unconscious', dead: 'dead' } as const;

export function cardMind(sheet: Sheet): CardMind {
  const life = lifeStatus(sheet);
  return sheet.worsening && life !== 'dead' ? 'worsening' : MINDS[life];
}

const roundsOf = (duration: Duration): number | null => (duration.kind === 'rounds' ? duration.left : null);

/**
 * Everything the Storyteller sees of a sheet, built field by field: what is not named here never leaves the device.
 * Notes, items, Skills, XP, people and portrait are not in it; nor are permanent effects, which the numbers hold.
 */
export function storytellerCardOf(sheet: Sheet): StorytellerCard {
  const off = effectsOff(sheet);
  const pools = poolMaximums(sheet);
  const gauges = gaugeMaximums(sheet);
  const lists = {
    effects: sheet.effects
      .filter(({ id, duration }) => !off.has(id) && duration.kind !== 'permanent')
      .map(({ name, duration }) => ({ name, rounds: roundsOf(duration) })),
    conditions: sheet.conditions.map(({ name, points }) => ({ name, points })),
    healing: sheet.healing.map(({ kind, rating }) => ({ kind, rating })),
    pools: poolsInPlay(sheet).map(({ id, name, current }) => ({ name, current, maximum: pools.get(id)?.value ?? 0 })),
    gauges: gaugesOnSheet(sheet).map(({ id, name, current }) => ({
      name,
      value: current,
      maximum: gauges.get(id)?.value ?? null,
    })),
    defences: sheet.defences,
  };
  return {
    name: sheet.name,
    player: sheet.player ?? '',
    concept: sheet.concept,
    rank: sheet.rank,
    size: sheet.size,
    isObject: sheet.being.kind === 'object',
    status: sheetStatus(sheet).status,
    mind: cardMind(sheet),
    roundsLeft: roundsLeft(sheet),
    track: openTrackOf(sheet),
    onSecondHealth: sheet.secondHealth?.track === openTrackOf(sheet),
    secondHealth: sheet.secondHealth?.track === null ? sheet.secondHealth.name : null,
    temporaryHitPoints: sheet.health.temporary,
    willpower: {
      current: sheet.willpower.current,
      maximum: maximumWillpower(sheet).value,
      temporary: sheet.willpower.temporary,
    },
    defense: sheetDefense(sheet).total.value,
    woundPenalty: woundPenalty(sheet).value,
    effects: cut(lists.effects),
    conditions: cut(lists.conditions),
    healing: cut(lists.healing),
    pools: cut(lists.pools),
    gauges: cut(lists.gauges),
    defences: cut(lists.defences),
    more: Object.values(lists).reduce((sum, { length }) => sum + Math.max(0, length - CARD_LIST), 0),
    owed: sheet.pending.length,
    round: sheet.time.round,
  };
}

/** A list cut to what a card carries. */
const cut = <T>(list: readonly T[]): readonly T[] => list.slice(0, CARD_LIST);
