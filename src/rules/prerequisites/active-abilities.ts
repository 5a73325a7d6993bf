import { grantsElsewhere } from '../copying/copy-ability';

/** An owned ability: the facts it needs, the facts it brings, the slots it takes; `copied` ones bring others nothing. */
export type OwnedAbility = Readonly<{
  id: string;
  needs: readonly string[];
  grants: readonly string[];
  slots: number;
  copied?: boolean;
}>;

/** What holds apart from the abilities. */
export type PrerequisiteFacts = Readonly<{
  facts: readonly string[];
  /** Facts that the Overseer has overwritten for a time: needing them is neither met nor lost. */
  overwritten?: readonly string[];
  /** The Storyteller's word on single abilities. */
  rulings?: Readonly<Record<string, 'on' | 'off'>>;
}>;

/** How an ability stands. `missing` are the facts it lacks; it is on all the same when the Overseer or the Storyteller says so. */
export type AbilityStanding = Readonly<{
  id: string;
  state: 'on' | 'prerequisiteSuspended' | 'off';
  missing: readonly string[];
}>;

export type ActiveAbilities = Readonly<{
  active: readonly string[];
  slots: number;
  standings: readonly AbilityStanding[];
}>;

/**
 * Which owned abilities are on. One whose needs are not met by facts and by other abilities that are on is off with all
 * that it brings, and so on down the line; two that support each other stay on. Slots are taken either way.
 * @rule M-57 @rule M-60 @rule M-61
 */
export function activeAbilities(around: PrerequisiteFacts, abilities: readonly OwnedAbility[]): ActiveAbilities {
  const { facts, overwritten = [], rulings = {} } = around;
  const { off, givers } = switchOff(new Set([...facts, ...overwritten]), rulings, abilities);
  const held = new Set(facts);
  const standings = abilities.map((ability, index) => {
    const isOff = off.has(index);
    const missing = ability.needs.filter((fact) => !(held.has(fact) || hasGiver(ability, fact, givers, isOff)));
    return { id: ability.id, state: stateOf(isOff, missing), missing };
  });
  return {
    active: standings.filter(({ state }) => state !== 'off').map(({ id }) => id),
    slots: abilities.reduce((total, { slots }) => total + slots, 0),
    standings,
  };
}

function stateOf(isOff: boolean, missing: readonly string[]): AbilityStanding['state'] {
  if (isOff) return 'off';
  return missing.length > 0 ? 'prerequisiteSuspended' : 'on';
}

/** How many abilities that are on bring each fact. */
type Givers = ReadonlyMap<string, number>;

/** Switches off, one after the other, all that lack a need; each is looked at again only when a fact it needs grows scarce. */
function switchOff(
  given: ReadonlySet<string>,
  rulings: NonNullable<PrerequisiteFacts['rulings']>,
  abilities: readonly OwnedAbility[],
): Readonly<{ off: ReadonlySet<number>; givers: Givers }> {
  const givers = new Map<string, number>();
  for (const fact of abilities.flatMap(factsOf)) givers.set(fact, (givers.get(fact) ?? 0) + 1);
  const fails = (ability: OwnedAbility): boolean => {
    const ruling = Object.hasOwn(rulings, ability.id) ? rulings[ability.id] : undefined;
    if (ruling) return ruling === 'off';
    return ability.needs.some((fact) => !(given.has(fact) || hasGiver(ability, fact, givers, false)));
  };
  const dependents = dependentsOf(abilities);
  const off = new Set<number>();
  const queue = [...abilities.keys()];
  for (const index of queue) {
    const ability = abilities[index];
    if (!ability || off.has(index) || !fails(ability)) continue;
    off.add(index);
    for (const fact of factsOf(ability)) {
      const left = (givers.get(fact) ?? 0) - 1;
      givers.set(fact, left);
      if (left <= 1) queue.push(...(dependents.get(fact) ?? []));
    }
  }
  return { off, givers };
}

/** The facts an ability brings to others, each once. */
const factsOf = (ability: OwnedAbility): readonly string[] => [...new Set(grantsElsewhere(ability))];

/** Whether another ability that is on brings the fact. */
function hasGiver(ability: OwnedAbility, fact: string, givers: Givers, isOff: boolean): boolean {
  const own = !isOff && grantsElsewhere(ability).includes(fact) ? 1 : 0;
  return (givers.get(fact) ?? 0) > own;
}

function dependentsOf(abilities: readonly OwnedAbility[]): ReadonlyMap<string, readonly number[]> {
  const dependents = new Map<string, number[]>();
  for (const [index, { needs }] of abilities.entries()) {
    for (const fact of new Set(needs)) {
      const known = dependents.get(fact);
      if (known) known.push(index);
      else dependents.set(fact, [index]);
    }
  }
  return dependents;
}
