import type { Language } from '@/i18n';
import { GRADES } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import {
  gaugeMaximums,
  gaugesOnSheet,
  maximumHealth,
  maximumWillpower,
  poolMaximums,
  poolsInPlay,
  trackTotal,
  woundPenalty,
} from '@/rules';
import { chatName, FACT_NAMES, MAXIMUM_OF, PLAIN_FACTS, type PlainFact, sameName } from './fact-names';

/** A number of a sheet that can be told in chat: one that every sheet has, or that of a Skill, pool or Gauge by its id. */
export type FactId = PlainFact | `${'skill' | 'pool' | 'poolMaximum' | 'gauge'}:${string}`;

export type Fact = Readonly<{
  id: FactId;
  /** As it is called in chat; empty where its own name has no letters, or means another fact already. */
  name: Readonly<Record<Language, string>>;
  value: number;
  /** It follows from other numbers, so it can't be set. */
  derived: boolean;
}>;

const DERIVED: ReadonlySet<FactId> = new Set(['maximumHealth', 'maximumWillpower', 'woundPenalty']);

function plainValues(sheet: Sheet): Readonly<Record<PlainFact, number>> {
  const { attributes, health, willpower, size, points, experience } = sheet;
  const { healthy, bashing, lethal, aggravated } = health.track;
  return {
    ...attributes,
    health: healthy,
    maximumHealth: sheet.being.kind === 'object' ? trackTotal(health.track) : maximumHealth(sheet).value,
    bashing,
    lethal,
    aggravated,
    temporaryHealth: health.temporary,
    willpower: willpower.current,
    maximumWillpower: maximumWillpower(sheet).value,
    temporaryWillpower: willpower.temporary,
    size,
    points,
    experience,
    woundPenalty: 0 - woundPenalty(sheet).value,
  };
}

const plainFacts = (sheet: Sheet): readonly Fact[] => {
  const values = plainValues(sheet);
  return PLAIN_FACTS.map((id) => ({ id, name: FACT_NAMES[id], value: values[id], derived: DERIVED.has(id) }));
};

/** Skills, Energy Pools in play with their maximums, Gauges on the sheet. */
function ownFacts(sheet: Sheet): readonly Fact[] {
  const pools = poolMaximums(sheet);
  const named = (name: string) => ({ en: chatName(name), 'zh-CN': chatName(name) });
  const maximumOf = (name: string) => ({
    en: `${chatName(name)}${MAXIMUM_OF.en}`,
    'zh-CN': `${chatName(name)}${MAXIMUM_OF['zh-CN']}`,
  });
  return [
    ...sheet.skills.map(
      ({ id, name, rating }): Fact => ({ id: `skill:${id}`, name: named(name), value: rating, derived: false }),
    ),
    ...poolsInPlay(sheet).flatMap(({ id, name, current }): readonly Fact[] => [
      { id: `pool:${id}`, name: named(name), value: current, derived: false },
      { id: `poolMaximum:${id}`, name: maximumOf(name), value: pools.get(id)?.value ?? 0, derived: true },
    ]),
    ...gaugesOnSheet(sheet).map(
      ({ id, name, current }): Fact => ({ id: `gauge:${id}`, name: named(name), value: current, derived: false }),
    ),
  ];
}

/** The names that mean a fact, as they are compared. */
function namesOf({ id, name }: Fact): readonly string[] {
  const also = id in FACT_NAMES ? FACT_NAMES[id as PlainFact].also : [];
  return [name.en, name['zh-CN'], ...also].map(sameName).filter((known) => known !== '');
}

/** Every number of a sheet for chat, in the order they are written. One whose name is taken has none. */
export function sheetFacts(sheet: Sheet): readonly Fact[] {
  const taken = new Set<string>();
  return [...plainFacts(sheet), ...ownFacts(sheet)].map((fact) => {
    const names = namesOf(fact);
    const isFree = names.length > 0 && names.every((name) => !taken.has(name));
    if (!isFree) return { ...fact, name: { en: '', 'zh-CN': '' } };
    for (const name of names) taken.add(name);
    return fact;
  });
}

/** The facts of a sheet by every name they go by. */
export const factsByName = (facts: readonly Fact[]): ReadonlyMap<string, Fact> =>
  new Map(facts.flatMap((fact) => (fact.name.en === '' ? [] : namesOf(fact).map((name) => [name, fact] as const))));

/** What the player calls a fact: the name in chat, or that of the entry where it has none there. */
export function ownNameOf(sheet: Sheet, { id, name }: Fact, language: Language): string {
  const entry = id.slice(id.indexOf(':') + 1);
  const known = [...sheet.skills, ...sheet.energyPools, ...sheet.gauges].find((one) => one.id === entry);
  return name[language] || (known?.name ?? '');
}

export const isGrade = (id: FactId): boolean => (GRADES as readonly string[]).includes(id);

/** The highest a fact may be on a sheet; null for no limit. */
export function highestOf(sheet: Sheet, id: FactId): number | null {
  const entry = id.slice(id.indexOf(':') + 1);
  if (id === 'willpower') return maximumWillpower(sheet).value;
  if (id.startsWith('pool:')) return poolMaximums(sheet).get(entry)?.value ?? 0;
  if (id.startsWith('gauge:')) return gaugeMaximums(sheet).get(entry)?.value ?? null;
  return null;
}
