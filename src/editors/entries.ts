import type {
  Condition,
  Defence,
  Effect,
  EnergyPool,
  Gauge,
  HealingSource,
  Item,
  Resource,
  Skill,
} from '@/model/sheet';

/** What a player writes about each kind of entry; what is left in a pool or Gauge is not part of that. */
export type Entries = {
  resource: Resource;
  skill: Skill;
  item: Item;
  defence: Defence;
  effect: Effect;
  condition: Condition;
  pool: Omit<EnergyPool, 'current'>;
  gauge: Omit<Gauge, 'current'>;
  healing: HealingSource;
};
export type EntryKind = keyof Entries;
