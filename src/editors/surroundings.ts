import { createContext, useContext } from 'react';
import type { Item, Resource, Skill } from '@/model/sheet';

/** What an entry can point to: what else is on the sheet, or in the form that will be one. */
export type Surroundings = Readonly<{
  resources: readonly Pick<Resource, 'id' | 'name'>[];
  skills: readonly Pick<Skill, 'name'>[];
  items: readonly Pick<Item, 'name'>[];
  energyPools: readonly Readonly<{ name: string }>[];
}>;

const NOTHING_AROUND: Surroundings = { resources: [], skills: [], items: [], energyPools: [] };

export const SurroundingsContext = createContext<Surroundings>(NOTHING_AROUND);

export const useSurroundings = (): Surroundings => useContext(SurroundingsContext);
