import {
  changeEssence,
  type Essence,
  type EssenceProblem,
  type EssenceRecord,
  essenceProblems,
  filmMaySuppress,
  isSupernatural,
  type Suppressible,
  type Suppression,
  underSuppression,
} from '@/rules';
import type { Adapter } from './check-line';

const PROBLEMS: Readonly<Record<EssenceProblem, string>> = {
  unknownEssence: 'E-UNKNOWN',
  technologicalButNoItem: 'W-TECH-NOT-ITEM',
  anomalousManufactured: 'E-ANOMALOUS-MANUFACTURED',
};

/** The lines of Essences. */
export const essenceLines: Adapter = {
  'essence.check': (record: EssenceRecord) => essenceProblems(record).map((problem) => PROBLEMS[problem]),
  'essence.supernatural': ({ essence }: Readonly<{ essence: Essence }>) => isSupernatural(essence),
  'essence.film': ({ item, suppress }: Readonly<{ item: Suppressible; suppress: Suppression }>) => {
    const fate = underSuppression(item, suppress);
    return fate.state === 'degraded' ? `degraded:${fate.to}` : fate.state;
  },
  'essence.change': ({ from, to }: Readonly<{ from: Essence; to: Essence }>) => changeEssence(from, to),
  'essence.filmTraitAllowed': (
    { suppresses }: Readonly<{ suppresses: Essence }>,
    { allowOtherEssenceFilms }: Readonly<{ allowOtherEssenceFilms?: boolean }> = {},
  ) => filmMaySuppress(suppresses, allowOtherEssenceFilms),
};
