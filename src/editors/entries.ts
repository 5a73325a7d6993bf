import type {
  Condition,
  Contract,
  Defence,
  Effect,
  EnergyPool,
  Gauge,
  HealingSource,
  Item,
  Person,
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
  person: Person;
  contract: Contract;
};
export type EntryKind = keyof Entries;

/** What the form of a character has lists of; people and contracts come about in play. */
export type CharacterEntryKind = Exclude<EntryKind, 'person' | 'contract'>;
