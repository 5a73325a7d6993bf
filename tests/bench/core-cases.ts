import { aDefence, anEffect, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { ordinaryModifier } from '@/model/bonuses';
import { NO_AMOUNTS, type Track } from '@/model/health';
import { namedSource } from '@/model/parts';
import type { Defence, Sheet } from '@/model/sheet';
import { plainTarget } from '@/model/targets';
import {
  attributeScores,
  type Command,
  chooseRecovery,
  damageTrack,
  execute,
  maximumHealth,
  maximumWillpower,
  planRest,
  poolMaximums,
  restBounds,
  restTerms,
  sheetStatus,
  stackBonuses,
  type TypedBonus,
  willRoll,
  willSave,
  woundPenalty,
} from '@/rules';

/** What one turn of a loop gives back, so that nothing of it can be left out. */
type Turn = (turn: number) => number;

/** One thing that is measured: ours, and a loop that does the same with bare numbers and explains nothing. */
export type Case = Readonly<{ name: string; ours: Turn; bare: Turn }>;

const HEALTH = 1_000_000_000;

const TEN_DEFENCES: readonly Defence[] = [
  aDefence({ id: 'a', kind: 'immunity', types: ['lightning'], grades: null, rank: null }),
  aDefence({ id: 'b', kind: 'ignoring', points: 1, types: ['fire'], weaponDamageAtMost: null }),
  aDefence({ id: 'c', kind: 'hardness', points: 1, wording: 'gain', source: namedSource('Scales') }),
  aDefence({ id: 'd', kind: 'hardness', points: 1, wording: 'increase' }),
  aDefence({ id: 'e', kind: 'absorption', points: 1, covers: 'all' }),
  aDefence({ id: 'f', kind: 'conversion', holder: 'self', points: 5, ballisticOnly: false, types: null, from: null }),
  aDefence({ id: 'g', kind: 'reduction', points: 4, weaknesses: ['silver'], needsAll: false }),
  aDefence({ id: 'h', kind: 'resistance', points: 1, energy: 'fire' }),
  aDefence({ id: 'i', kind: 'negation', points: 1, types: null, costs: false }),
  aDefence({ id: 'j', kind: 'vulnerability', damageType: 'cold', points: 2 }),
];

const typedHit = (amount: number): Command => ({
  type: 'damage/take',
  parts: [
    { grade: 'lethal', amount, types: ['fire'] },
    { grade: 'aggravated', amount: 5, types: ['fire'] },
    { grade: 'lethal', amount: 5, types: ['lightning'], extra: true },
  ],
  unavoidable: false,
  source: 'Salamander',
});

const defended = (): Sheet => ({ ...aSheetWithTrack(aTrack(HEALTH)), defences: TEN_DEFENCES });

function strike(sheet: Sheet, command: Command): Sheet {
  const outcome = execute(sheet, command);
  if (!outcome.ok) throw new Error(`${command.type} was refused: ${outcome.refusal.code}`);
  if (outcome.sheet === sheet) throw new Error('Nothing changed: the measurement would be of nothing.');
  return outcome.sheet;
}

/** The same hit with bare numbers: what each defence takes off, what is left of both grades, the track. */
function bareHit(amount: number): Turn {
  const takes = [0, 1, 2, 0, 1, 0, 0, 1, 1, 0];
  const track = { healthy: HEALTH, lethal: 0, aggravated: 0 };
  return () => {
    let lethal = amount;
    let aggravated = 5;
    for (let at = 0; at < takes.length; at += 1) {
      const most = takes[at] ?? 0;
      const off = Math.min(most, lethal);
      lethal -= off;
      aggravated -= Math.min(most - off, aggravated);
    }
    const hurt = Math.min(lethal, track.healthy);
    const after = { healthy: track.healthy - hurt - aggravated, lethal: hurt, aggravated };
    return after.lethal + after.aggravated;
  };
}

function hitCase(amount: number): Case {
  const command = typedHit(amount);
  const sheet = defended();
  return {
    name: `execute of a typed hit of ${amount} against 10 defences`,
    ours: () => strike(sheet, command).health.track.lethal,
    bare: bareHit(amount),
  };
}

/** Each hit on the sheet that the one before left. */
function chainedHitCase(): Case {
  const command = typedHit(10);
  let sheet = defended();
  return {
    name: 'execute of a typed hit of 10, one after the other',
    ours: () => {
      sheet = strike(sheet, command);
      return sheet.health.track.lethal;
    },
    bare: bareHit(10),
  };
}

const TYPES = ['enhancement', 'morale', 'insight', 'luck', 'sacred', 'untyped'] as const;

const HUNDRED_BONUSES: readonly TypedBonus[] = Array.from({ length: 100 }, (_, index) => ({
  type: TYPES[index % TYPES.length] ?? 'untyped',
  sign: index % 9 === 8 ? 'penalty' : 'bonus',
  amount: 1 + (index % 7),
  wording: 'gain',
  source: { id: `source ${index % 40}` },
}));

/** The highest of each type with bare numbers. */
function bareStacking(): Turn {
  const types = HUNDRED_BONUSES.map(({ type }) => TYPES.indexOf(type as (typeof TYPES)[number]));
  const amounts = HUNDRED_BONUSES.map(({ amount }) => amount);
  return (turn) => {
    const best = [0, 0, 0, 0, 0, 0];
    for (let at = 0; at < types.length; at += 1) {
      const type = types[at] ?? 0;
      const amount = amounts[at] ?? 0;
      if (amount > (best[type] ?? 0)) best[type] = amount;
    }
    return best.reduce((sum, amount) => sum + amount, turn & 1);
  };
}

const stackingCase: Case = {
  name: 'stacking of 100 bonuses, each explained',
  ours: () => stackBonuses(HUNDRED_BONUSES).total,
  bare: bareStacking(),
};

const modifiers = (['strength', 'stamina', 'resolve', 'composure', 'maximumHealth', 'willSave'] as const).map(
  (target) => ordinaryModifier(plainTarget(target), 1, 'enhancement'),
);

/** Twelve effects on what the sheet shows first, and a change that gives it another number. */
function derivedCase(): Case {
  const effects = Array.from({ length: 12 }, (_, index) => ({ ...anEffect([], { id: `e${index}` }), modifiers }));
  const sheet: Sheet = { ...aSheetWithTrack(aTrack(20)), effects };
  const derive = (one: Sheet): number =>
    attributeScores(one).strength.value +
    maximumHealth(one).value +
    maximumWillpower(one).value +
    poolMaximums(one).size +
    sheetStatus(one).weight.value +
    woundPenalty(one).value +
    willRoll(one).value +
    willSave(one).value;
  return {
    name: 'a derived sheet with 12 effects after one change',
    ours: (turn) => derive({ ...sheet, points: turn }),
    bare: bareDerived(sheet),
  };
}

/** The same sheet with bare numbers: the best bonus on each target, then sums. */
function bareDerived(sheet: Sheet): Turn {
  const scores = Object.values(sheet.attributes);
  const amounts = sheet.effects.flatMap(({ modifiers: all }) => all.map(({ amount }) => amount));
  return (turn) => {
    const best = [0, 0, 0, 0, 0, 0];
    for (let at = 0; at < amounts.length; at += 1) {
      const amount = amounts[at] ?? 0;
      if (amount > (best[at % 6] ?? 0)) best[at % 6] = amount;
    }
    let sum = turn & 1;
    for (let at = 0; at < scores.length; at += 1) sum += (scores[at] ?? 0) + (best[at] ?? 0);
    return sum;
  };
}

/** The cascade of a hit of lethal damage alone, on the track the hit before left. */
function cascadeCase(amount: number): Case {
  const hit = { ...NO_AMOUNTS, bashing: 3, lethal: amount };
  const tracks: readonly Track[] = [aTrack(20), aTrack(HEALTH), aTrack(5, 5, 5, 5)];
  return {
    name: `the bare cascade of ${amount}`,
    ours: (turn) => damageTrack(tracks[turn % 3] ?? aTrack(1), hit).track.lethal,
    bare: bareCascade(tracks, amount),
  };
}

function bareCascade(tracks: readonly Track[], amount: number): Turn {
  return (turn) => {
    const track = tracks[turn % 3];
    if (!track) return 0;
    let { healthy: h, bashing: b, lethal: l, aggravated: a } = track;
    let n = Math.min(3, h);
    h -= n;
    let rest = 3 - n;
    const turned = Math.min(rest, b);
    b += n - turned;
    l += turned;
    rest -= turned;
    n = Math.min(rest, l);
    l -= n;
    a += n;
    rest = amount;
    n = Math.min(rest, h);
    h -= n;
    l += n;
    rest -= n;
    n = Math.min(rest, b);
    b -= n;
    l += n;
    rest -= n;
    n = Math.min(rest, l);
    const after = { healthy: h, bashing: b, lethal: l - n, aggravated: a + n };
    return after.lethal;
  };
}

/** Everything that is measured. */
/** What a rest of so many days heals of so many wounds of each grade, the most healthy points first. */
function restCase(days: number, wounds: number): Case {
  const sheet = aSheetWithTrack(aTrack(1, wounds, wounds, wounds));
  const terms = restTerms(sheet, { minutes: days * 1440 });
  return {
    name: `the best rest of ${days} days for ${3 * wounds} wounds`,
    ours: (turn) => {
      const minutes = terms.minutes + (turn % 3) * 480;
      const bounds = restBounds({ ...terms, minutes });
      const { bashing, lethal, aggravated } = chooseRecovery({ bounds, wounds: sheet.health.track }, 'mostHealthy');
      return bashing + lethal + aggravated;
    },
    bare: (turn) => {
      const minutes = days * 1440 + (turn % 3) * 480;
      const bashing = Math.min(wounds, Math.floor(minutes / 15));
      const nights = Math.floor((minutes - 15 * bashing) / 480);
      const lethal = Math.min(wounds, Math.floor(minutes / 2880), Math.floor(nights / 2));
      const beside = Math.min(Math.floor((minutes - 2880 * lethal) / 10_080), Math.floor((nights - 2 * lethal) / 7));
      return bashing + lethal + Math.min(wounds, beside);
    },
  };
}

/** The same with what it brings beside Health, the timeline, the other ways, the time to full recovery. */
function restPlanCase(days: number, wounds: number): Case {
  const sheet = aSheetWithTrack(aTrack(1, wounds, wounds, wounds));
  const { bare } = restCase(days, wounds);
  return {
    name: `the whole plan of a rest of ${days} days for ${3 * wounds} wounds`,
    ours: (turn) => planRest(sheet, { minutes: days * 1440 + (turn % 3) * 480 }).timeline.length,
    bare,
  };
}

export const cases: readonly Case[] = [
  hitCase(10),
  hitCase(HEALTH),
  chainedHitCase(),
  stackingCase,
  derivedCase(),
  cascadeCase(10),
  cascadeCase(HEALTH),
  restCase(10, 5),
  restCase(1_000_000, 1_000_000),
  restPlanCase(10, 5),
  restPlanCase(1_000_000, 1_000_000),
];
