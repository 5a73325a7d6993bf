import {
  type AmplifyDiscount,
  amplify,
  damageRider,
  followUpPools,
  harmOneself,
  judgeAreaTargets,
  judgeTeleport,
  mayJoinAttack,
  mirroredExtraSuccesses,
  oneRoundEffect,
  type Square,
  type StepCosts,
  type SubstituteExtraSuccesses,
  settleKeyAttribute,
  startingLevel,
  substituteRoll,
  teleportSquares,
} from '@/rules';
import { type Amounts3, type Counts4, fromTrack, toAmounts, toTrack } from './shapes';

type AreaLine = Readonly<{
  targets: readonly Readonly<{ id: string; located?: boolean; swarm?: boolean }>[];
  singleInEssence?: boolean;
}>;
type SubstituteLine = Readonly<{ parts: string[]; subs: readonly (readonly [string, string])[] }>;
type AmplifyLine = Readonly<{
  costs: StepCosts;
  cap: number;
  preTimes?: number;
  prePoints?: number;
  discount?: number;
  capBonus?: number;
}>;
type HarmLine = Readonly<{ track: Counts4; dmg: Amounts3; isCondition?: boolean }>;
type TeleportLine = Readonly<{ somatic?: boolean; canGesture?: boolean; loe?: boolean; los?: boolean }>;

const BEGINS = {
  beforeResolution: 'beforeResolution',
  ownTurnAfterStart: 'afterResolution',
  offTurn: 'offTurn',
} as const;

const ENDS = {
  beforeTriggers: 'start of next own round, before triggers',
  afterItsTrigger: 'just after the trigger at the start of next own round',
} as const;

const amplifiable = ({ costs, cap, preTimes = 0, prePoints = 0, discount = 0, capBonus = 0 }: AmplifyLine) => ({
  costs,
  cap,
  capBonus,
  discount,
  alreadySteps: preTimes,
  alreadyPoints: prePoints,
});

function amplifyLine(
  { want, ...line }: AmplifyLine & Readonly<{ want: number }>,
  { amplifyDiscount }: Readonly<{ amplifyDiscount?: AmplifyDiscount }> = {},
) {
  const bought = amplify(amplifiable(line), want, amplifyDiscount);
  if (!bought) return { ok: false };
  return {
    ok: true,
    pay: bought.pay,
    /** Written out only when a line asks for it: there may be a million steps. */
    get steps() {
      return bought.steps.flatMap(({ cost, times }) => Array.from({ length: times }, () => cost));
    },
  };
}

function substitute(
  { parts, subs }: SubstituteLine,
  { substituteES }: Readonly<{ substituteES?: SubstituteExtraSuccesses }> = {},
) {
  const family = 'this roll';
  const roll = substituteRoll(
    { family, parts },
    subs.map(([from, to]) => ({ family, from, to })),
    substituteES,
  );
  return {
    roll: roll.parts.map(({ rolled }) => rolled),
    capAttr: roll.capAttribute,
    esAttr: roll.extraSuccessAttribute,
  };
}

/** The lines of how attacks, Techniques and amplified abilities are used. */
export const resourceLines = {
  followUp: ({ base, bonus, n }: Readonly<{ base: number; bonus: number; n: number }>) => ({
    pools: followUpPools({ base, bonus, rolls: n }),
  }),
  areaTargets: ({ targets, singleInEssence }: AreaLine) => ({
    valid: judgeAreaTargets(
      targets.map(({ id, located = true, swarm = false }) => ({ id, located, swarm })),
      singleInEssence,
    ).flatMap(({ id, barred }) => (barred === null ? [id] : [])),
  }),
  substitute,
  oneRound: ({ gained }: Readonly<{ gained: keyof typeof BEGINS }>) => {
    const { triggers, ends } = oneRoundEffect(BEGINS[gained]);
    return { triggers, ends: ENDS[ends] };
  },
  amplify: amplifyLine,
  autoLevel: (line: AmplifyLine) => startingLevel(amplifiable(line)),
  techniqueAllowed: ({ basicAttack, isPassive = false }: Readonly<{ basicAttack: boolean; isPassive?: boolean }>) => ({
    ok: mayJoinAttack({ basicAttack, passive: isPassive }),
  }),
  riderPoints: ({ original, extra }: Readonly<{ original: number; extra: number }>) =>
    damageRider([
      { amount: original, extra: false },
      { amount: extra, extra: true },
    ]),
  selfHarm: ({ track, dmg, isCondition = true }: HarmLine) => {
    const harmed = harmOneself({ first: toTrack(track), second: null }, toAmounts(dmg), { isCondition });
    return { allowed: harmed.allowed, track: fromTrack(harmed.tracks.first) };
  },
  keyAttrConflict: ({ reqs }: Readonly<{ reqs: readonly (readonly ['must' | 'may', string])[] }>) => {
    const { possible, attribute } = settleKeyAttribute(
      reqs.map(([binding, wanted], index) => ({ binding, attribute: wanted, source: String(index) })),
    );
    return { possible, use: attribute };
  },
  teleportAllowed: ({ somatic = false, canGesture = true, loe = true, los = true }: TeleportLine) => {
    const { possible, frees } = judgeTeleport({ somatic, canGesture, lineOfEffect: loe, lineOfSight: los });
    return { ok: possible, escapesGrapple: frees };
  },
  teleportTo: ({ dest, occupied }: Readonly<{ dest: Square; occupied: readonly Square[] }>) => ({
    candidates: teleportSquares(dest, occupied),
  }),
  mirrorES: ({ values }: Readonly<{ values: number[] }>) => ({ es: mirroredExtraSuccesses(values) }),
};
