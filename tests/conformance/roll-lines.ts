import { ATTITUDES, type Attitude } from '@/model/attitudes';
import {
  type BranchStacking,
  branchEffects,
  type ChoosableRank,
  type Contract,
  climbOnto,
  clusterRoll,
  contractAdvice,
  coversRank,
  crowdDrop,
  type FlightMobility,
  flightBaseDefense,
  leastFlight,
  moveWithFixedSpeed,
  overlapDamage,
  planRolls,
  type Rounding,
  shiftAttitude,
  squeeze,
  type TieRule,
  throwOff,
  turnMoveActions,
} from '@/rules';

type Blasts = Readonly<{ dmgs: readonly number[] }>;
type BlastOptions = Readonly<{ variant?: 'text' | 'plus2'; cap?: boolean }>;
type Flier<K extends string> = Readonly<{ cls: FlightMobility } & Record<K, number>>;
type Sides = Readonly<{ you: number; target: number }>;
type TieOptions = Readonly<{ ties?: TieRule }>;
type ContractLine = Readonly<{ kind: string; role: string; partner: string; allows?: readonly string[] }>;
type BranchLine = Readonly<{ key: string; v: number; additive?: boolean }>;

const KEEPS = { high: 'highest', low: 'lowest' } as const;
const KEPT = { highest: 'high', lowest: 'low', single: 'single' } as const;

const overlap = ({ dmgs, variant = 'text', cap }: Blasts & BlastOptions) => {
  const { damage, left } = overlapDamage(dmgs, {
    threshold: variant === 'plus2' ? 'grenadeExample' : 'rule',
    ...(cap === undefined ? {} : { capped: cap }),
  });
  return { damage, left };
};

/** A contract as the lines write it: what it leaves open stands as "kind:role". */
function contractOf({ allows = [], ...contract }: ContractLine): Contract {
  const open = allows.map((text) => {
    const [kind = '', role = ''] = text.split(':');
    return { kind, role };
  });
  return { ...contract, allows: open };
}

const attitudeName = (attitude: Attitude): string => `${attitude[0]?.toUpperCase()}${attitude.slice(1)}`;
const attitudeOf = (name: string): Attitude => {
  const attitude = ATTITUDES.find((known) => attitudeName(known) === name);
  if (attitude === undefined) throw new Error(`no attitude "${name}"`);
  return attitude;
};

/** The lines of explosions, movement, repeated rolls, contracts, branches and attitudes. */
export const rollLines = {
  overlap: (line: Blasts & BlastOptions, options: BlastOptions = {}) => overlap({ ...line, ...options }),
  clusterRoll: ({ dice, prev, dc }: Readonly<{ dice: readonly number[]; prev: number; dc: number }>) => {
    const { total, finished, mishapDamage } = clusterRoll({ dice, successesBefore: prev, difficulty: dc });
    return mishapDamage === null
      ? { explodes: false, total, done: finished }
      : { explodes: true, total, damage: mishapDamage };
  },
  turnCost: ({ cls, deg }: Flier<'deg'>) => ({ moveActions: turnMoveActions(cls, deg) }),
  flightDefense: (
    { cls, base }: Flier<'base'>,
    { flightDefenseRounding }: Readonly<{ flightDefenseRounding?: Rounding }> = {},
  ) => ({ base: flightBaseDefense(cls, base, flightDefenseRounding) }),
  minFlight: ({ cls, speed }: Flier<'speed'>) => ({ min: leastFlight(cls, speed) }),
  fixedSpeed: ({ fixed, orig }: Readonly<{ fixed: number; orig: number }>) => ({
    perMove: moveWithFixedSpeed([fixed], orig).metres,
  }),
  climb: ({ you, target }: Sides, { ties }: TieOptions = {}) => {
    const { clings, margin, standardAction, metresThrown } = climbOnto(you, target, ties);
    return clings ? { cling: true, margin, standard: standardAction } : { cling: false, meters: metresThrown };
  },
  throwOff: ({ you, target }: Sides, { ties }: TieOptions = {}) => {
    const { thrown, metresThrown } = throwOff(target, you, ties);
    return { off: thrown, meters: metresThrown };
  },
  crowdDrop: ({ people }: Readonly<{ people: number }>) => ({ drop: crowdDrop(people) }),
  squeeze: ({ drop, base, dodge }: Readonly<{ drop: number; base: number; dodge: number }>) => {
    const squeezed = squeeze(drop, { baseDefense: base, dodgeDefense: dodge });
    return squeezed.allowed
      ? { allowed: true, base: squeezed.baseDefense, dodge: squeezed.dodgeDefense }
      : { allowed: false };
  },
  netRolls: ({ abilities }: Readonly<{ abilities: readonly (readonly ['high' | 'low', number])[] }>) => {
    const { rolls, keep } = planRolls(abilities.map(([keeps, of]) => ({ keep: KEEPS[keeps], of })));
    return { rolls, keep: KEPT[keep] };
  },
  addContract: ({ existing, new: next }: Readonly<{ existing: readonly ContractLine[]; new: ContractLine }>) => ({
    action: contractAdvice(existing.map(contractOf), contractOf(next)).action,
  }),
  branch: (
    { effects }: Readonly<{ effects: readonly BranchLine[] }>,
    { branchStacking }: Readonly<{ branchStacking?: BranchStacking }> = {},
  ) => {
    const steps = effects.map(({ key, v, additive = false }) => ({ effect: key, value: v, further: additive }));
    return {
      result: Object.fromEntries(branchEffects(steps, branchStacking).map(({ effect, value }) => [effect, value])),
    };
  },
  dFilter: ({ rank }: Readonly<{ rank: string }>) => ({ ok: coversRank('D', rank as ChoosableRank) }),
  attitudeShift: ({ cur, steps, beast }: Readonly<{ cur: string; steps: number; beast?: boolean }>) => ({
    attitude: attitudeName(shiftAttitude(attitudeOf(cur), steps, beast)),
  }),
};
