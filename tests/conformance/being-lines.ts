import {
  activeAbilities,
  attributeSkill,
  cloneOf,
  copyBars,
  legendaryTrait,
  lifespan,
  meetsAttribute,
  type NamedAmounts,
  ownerOf,
  resolveChain,
  reverseTime,
  spendOfOwner,
} from '@/rules';

type State = Readonly<{
  consumables?: NamedAmounts;
  uses?: NamedAmounts;
  owned?: string[];
  points?: number;
  xp?: number;
}>;
type ReversalLine = Readonly<{
  t0: State;
  now: State;
  used?: Readonly<{ consumables?: NamedAmounts; uses?: NamedAmounts }>;
}>;
type StateEntry = Readonly<{ name: string; rounds: number }>;
type OriginalLine = Readonly<{ states?: readonly StateEntry[]; type: string; values: unknown; original?: unknown }>;
type AbilityLine = Readonly<{ id: string; needs?: string[]; grants?: string[]; slots?: number }>;
type ActiveLine = Readonly<{ base: string[]; abilities: readonly AbilityLine[]; suspendImmune?: string[] }>;
type CopyLine = Readonly<{
  energyKind?: boolean;
  prereqs?: boolean;
  limitedUses?: boolean;
  spell?: boolean;
  sawWholeCast?: boolean;
  casterRole?: boolean;
}>;
type PrerequisiteLine = Readonly<{ kind: 'resource' | 'item'; perm: number; temp: number; need: number }>;
type ChainLine = Readonly<{ INT: number; PER: number; skillBonus: number }>;

const COPY_BARS = {
  energyKind: 'energy',
  prerequisites: 'prereq',
  limitedUses: 'limitedUses',
  sawWholeCasting: 'sawWholeCast',
  casterRole: 'casterRole',
} as const;

const lasting = ({ consumables = {}, uses = {}, owned = [], points = 0, xp = 0, ...passing }: State) => ({
  ...passing,
  consumables,
  uses,
  owned,
  points,
  experience: xp,
  usedThisScene: [],
});

function timeReversal({ t0, now, used = {} }: ReversalLine) {
  const since = { consumables: used.consumables ?? {}, uses: used.uses ?? {}, usedThisScene: [] };
  const { experience, usedThisScene: _, ...state } = reverseTime(lasting(t0), lasting(now), since);
  return { state: { ...state, xp: experience } };
}

function cloneLine({ states = [], type, values, original = values }: OriginalLine) {
  const clone = cloneOf('clone', {
    owner: 'owner',
    creatureType: type,
    values,
    originalValues: original,
    states: states.map(({ rounds, ...state }, index) => ({ ...state, id: String(index), roundsLeft: rounds })),
    usedThisScene: [],
  });
  return {
    states: clone.states.map(({ id: _, roundsLeft, ...state }) => ({ ...state, rounds: roundsLeft })),
    geneLock: clone.geneLock,
    canActivate: clone.canActivate,
    wpBasic: clone.basicWillpower,
    type: clone.creatureType,
    shownValues: clone.shownValues,
    onDeath: clone.onDeath,
  };
}

function chain({ INT, PER, skillBonus }: ChainLine) {
  const resolved = resolveChain(
    { intelligence: INT, perception: PER },
    attributeSkill('skillA', 'intelligence', skillBonus),
    [
      legendaryTrait('traitA', { from: 'intelligence', to: 'perception' }),
      legendaryTrait('traitB', { from: 'perception', to: 'intelligence' }),
    ],
  );
  return { INT: resolved.state.intelligence, PER: resolved.state.perception, order: resolved.order };
}

function canCopy({
  energyKind = true,
  prereqs = true,
  limitedUses = false,
  spell = false,
  sawWholeCast = true,
  casterRole = true,
}: CopyLine) {
  const bars = copyBars({
    hasEnergyKind: energyKind,
    meetsPrerequisites: prereqs,
    limitedUses,
    spell: spell ? { sawWholeCasting: sawWholeCast, hasCasterRole: casterRole } : null,
  });
  return { ok: bars.length === 0, why: bars.map((bar) => COPY_BARS[bar]) };
}

function activeSet({ base, abilities, suspendImmune = [] }: ActiveLine) {
  const owned = abilities.map(({ id, needs = [], grants = [], slots = 0 }) => ({ id, needs, grants, slots }));
  const { active, slots } = activeAbilities({ facts: base, overwritten: suspendImmune }, owned);
  return { active, slots };
}

/** The lines of other beings, of time, of what abilities need and set off. */
export const beingLines = {
  timeReversal,
  ownerOf: ({ chain: summoners }: Readonly<{ chain: string[] }>) => ({ owner: ownerOf(summoners) }),
  summonSpend: ({ owner, cost, pool }: Readonly<{ owner: NamedAmounts; cost: number; pool: string }>) =>
    spendOfOwner(owner, pool, cost),
  cloneOf: ({ o }: Readonly<{ o: OriginalLine }>) => ({ clone: cloneLine(o) }),
  canCopy,
  activeSet,
  prereq: (
    { kind, perm, temp, need }: PrerequisiteLine,
    { attributeDamageBreaksPrereq = false }: Readonly<{ attributeDamageBreaksPrereq?: boolean }> = {},
  ) => ({ ok: meetsAttribute({ kind, permanent: perm, temporary: temp, needed: need }, attributeDamageBreaksPrereq) }),
  lifespan: ({ d20, dRanks, essence }: Readonly<{ d20: number; dRanks: number; essence: number }>) => ({
    years: lifespan({ d20, dRanks, essenceChanges: essence }).years,
  }),
  chain,
};
