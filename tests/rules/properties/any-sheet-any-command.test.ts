import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { anyCommand, anySheet } from '#tests/support/arbitraries';
import { hits } from '#tests/support/damage-arbitraries';
import { type Sheet, sheetSchema } from '@/model/sheet';
import {
  attributeScores,
  type Command,
  currentSize,
  execute,
  fastHealingOf,
  gaugeMaximums,
  gaugesOnSheet,
  initiativeOf,
  legacyEntries,
  lifeStatus,
  maximumHealth,
  maximumWillpower,
  type Outcome,
  openTrackOf,
  poolMaximums,
  poolsInPlay,
  readQuantity,
  resourceStates,
  type SheetQuantity,
  sheetDefense,
  sheetStatus,
  sizeOf,
  speedOf,
  type Trace,
  techniquesOf,
  trackTotal,
  willRoll,
  willSave,
  woundPenalty,
} from '@/rules';
import { quantitiesOf } from '@/rules/engine/quantities';
import { type History, startHistory } from '@/store/history';
import { record, redo, undo } from '@/store/history-moves';

/** A deep copy that nothing can change. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value) ? value.map(frozen) : mapped(value);
  return Object.freeze(copy) as T;
}
const mapped = (value: object) => Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, frozen(entry)]));

type Played = Readonly<{ before: Sheet; command: Command; outcome: Outcome; after: Sheet }>;

/** Short sequences mostly, each fifth one as long as it may be: what goes wrong usually does so soon. */
const anyPlay = (maxLength: number) =>
  fc.tuple(
    anySheet,
    fc.oneof(
      { weight: 4, arbitrary: fc.array(anyCommand, { maxLength: 10, size: 'max' }) },
      { weight: 1, arbitrary: fc.array(anyCommand, { maxLength, size: 'max' }) },
    ),
  );

/** Looks at every command of a sequence: what it met, what came of it. */
function eachOf([sheet, commands]: readonly [Sheet, readonly Command[]], look: (played: Played) => void): Sheet {
  return commands.reduce((before, command) => {
    const outcome = execute(before, command);
    const after = outcome.ok ? outcome.sheet : before;
    look({ before, command, outcome, after });
    return after;
  }, frozen(sheet));
}

const runs = (numRuns: number) => ({ numRuns, endOnFailure: true });
vi.setConfig({ testTimeout: 600_000 });

describe('any sheet, any command', () => {
  it('[H-01] [H-09] [H-13] [H-16] [H-45] [W-19] [E-25] [G-09] whatever is played, the sheet that comes out holds together', () => {
    const holds = ({ after }: Played) => {
      const broken = brokenLaws(after);
      if (broken.length > 0) throw new Error(broken.join(', '));
    };
    fc.assert(
      fc.property(anyPlay(50), (play) => void eachOf(play, holds)),
      runs(10_000),
    );
  });

  it('every number that changed has steps that lead from what it was to what it is', () => {
    fc.assert(
      fc.property(anyPlay(30), (play) => void eachOf(play, isTraced)),
      runs(500),
    );
  });

  it('a refusal changes nothing, and the same command on the same sheet comes out the same', () => {
    const holds = ({ before, command, outcome }: Played) => {
      const copy = frozen(before);
      expect(execute(copy, command)).toEqual(outcome);
      expect(copy).toEqual(before);
    };
    fc.assert(
      fc.property(anyPlay(20), (play) => void eachOf(play, holds)),
      runs(300),
    );
  });

  it('changes no sheet it is given: deep-frozen ones play as any other', () => {
    const again = ([sheet, commands]: [Sheet, Command[]]) =>
      void commands.reduce((current, command) => {
        const outcome = execute(current, command);
        return outcome.ok ? frozen(outcome.sheet) : current;
      }, frozen(sheet));
    fc.assert(fc.property(anyPlay(30), again), runs(500));
  });

  it('derived numbers kept for a sheet are those worked out afresh', () => {
    const derived = [attributeScores, maximumHealth, maximumWillpower, poolMaximums, gaugeMaximums, fastHealingOf];
    const more = [sheetStatus, woundPenalty, willRoll, willSave, sheetDefense, currentSize, resourceStates];
    const others = [sizeOf, speedOf, initiativeOf, techniquesOf, legacyEntries];
    const holds = ({ after }: Played) => {
      for (const value of [...derived, ...more, ...others]) {
        expect(value(after)).toBe(value(after));
        expect(value(structuredClone(after))).toEqual(value(after));
      }
    };
    fc.assert(
      fc.property(anyPlay(20), (play) => void eachOf(play, holds)),
      runs(300),
    );
  });
});

/** What a sheet must keep to, whatever happens to it. */
const LAWS: Readonly<Record<string, (sheet: Sheet) => boolean>> = {
  'the points of the track are maximum Health': (sheet) =>
    trackTotal(sheet.health.track) === maximumHealth(sheet).value,
  'it passes its schema': (sheet) => sheetSchema.safeParse(sheet).success,
  'Willpower is at most its maximum': (sheet) => sheet.willpower.current <= maximumWillpower(sheet).value,
  'Energy Pools in play are at most their maxima': (sheet) =>
    poolsInPlay(sheet).every(({ id, current }) => current <= (poolMaximums(sheet).get(id)?.value ?? 0)),
  'Gauges in play are at most their maxima': (sheet) =>
    gaugesOnSheet(sheet).every(({ id, current }) => current <= (gaugeMaximums(sheet).get(id)?.value ?? current)),
  'the dead are asked only what answers their death': (sheet) =>
    sheet.death === null || sheet.pending.every(({ kind }) => kind === 'deathTrigger'),
  'the dead are neither worsening nor unconscious': ({ death, worsening, consciousness }) =>
    death === null || (!worsening && consciousness.causes.length === 0 && consciousness.holding === null),
  'the living are not all aggravated': (sheet) =>
    sheet.death !== null || openTrackOf(sheet).aggravated < trackTotal(openTrackOf(sheet)),
  'an object feels no wounds and does without Willpower': ({ being, worsening, consciousness, pending }) =>
    being.kind !== 'object' ||
    (!worsening &&
      consciousness.holding === null &&
      !consciousness.causes.some((cause) => cause === 'severeInjury' || cause === 'noWillpower') &&
      !pending.some(({ kind }) => kind === 'stayConscious')),
  'the living are not asked about their death': ({ death, pending }) =>
    death !== null || pending.every(({ kind }) => kind !== 'deathTrigger'),
  'with a healthy point nothing worsens, is owed or paid for': (sheet) =>
    openTrackOf(sheet).healthy === 0 ||
    !(sheet.worsening || isAsked(sheet) || sheet.consciousness.holding || isInjured(sheet)),
  'only aggravated wounds worsen': (sheet) => !sheet.worsening || openTrackOf(sheet).aggravated > 0,
  'the unconscious neither pay nor are asked to': (sheet) =>
    lifeStatus(sheet) !== 'out' || !(isAsked(sheet) || sheet.consciousness.holding),
  'who has paid is not asked': (sheet) => !(isAsked(sheet) && sheet.consciousness.holding),
  'a cause is named once': ({ consciousness: { causes } }) => new Set(causes).size === causes.length,
  'a payment is asked for once': ({ pending }) => pending.filter(({ kind }) => kind === 'stayConscious').length <= 1,
  'saves are owed against conditions there are': ({ pending, conditions }) =>
    pending.every((prompt) => prompt.kind !== 'conditionSaves' || conditions.some(({ id }) => id === prompt.condition)),
  'a condition has points': ({ conditions }) => conditions.every(({ points }) => points > 0),
  'no id stands twice in a list': (sheet) =>
    LISTS.every((list) => new Set(sheet[list].map(({ id }) => id)).size === sheet[list].length),
};

const LISTS = [
  'energyPools',
  'gauges',
  'healing',
  'effects',
  'conditions',
  'resources',
  'skills',
  'items',
  'defences',
  'people',
  'contracts',
] as const satisfies readonly (keyof Sheet)[];

const isAsked = ({ pending }: Sheet) => pending.some(({ kind }) => kind === 'stayConscious');
const isInjured = ({ consciousness }: Sheet) => consciousness.causes.includes('severeInjury');
const brokenLaws = (sheet: Sheet) => Object.keys(LAWS).filter((law) => !LAWS[law]?.(sheet));

/** The numbers of entries that are on both sheets, and those of the sheet itself. */
function sharedQuantities(before: Sheet, command: Command, after: Sheet): readonly SheetQuantity[] {
  const there = new Set(quantitiesOf(before));
  const replaced = command.type === 'effect/add' ? [`rounds:${command.effect.id}`, `minutes:${command.effect.id}`] : [];
  return quantitiesOf(after).filter((quantity) => there.has(quantity) && !replaced.includes(quantity));
}

function isTraced({ before, command, outcome, after }: Played): void {
  const trace: Trace = outcome.ok ? outcome.trace : [];
  for (const quantity of sharedQuantities(before, command, after)) {
    const steps = trace.flatMap((step) => (step.kind === 'number' && step.quantity === quantity ? [step] : []));
    const was = readQuantity(before, quantity);
    const end = steps.reduce((value, step) => {
      expect(step.before).toBe(value);
      return step.after;
    }, was);
    expect({ quantity, end }).toEqual({ quantity, end: readQuantity(after, quantity) });
  }
  if (outcome.ok) expect(trace.length).toBeGreaterThan(0);
}

describe('damage on any sheet', () => {
  const weightOf = (sheet: Sheet) => sheetStatus(sheet).weight.value;
  /** Objects count points without weighing them. */
  const anyCreature = anySheet.filter(({ being }) => being.kind !== 'object');
  const most = (sheet: Sheet) => 3 * trackTotal(sheet.health.track);

  it('[H-03] [H-14] bashing raises the weight of wounds by exactly its points until the track is full', () => {
    const holds = (sheet: Sheet, points: number) => {
      const outcome = execute(sheet, { type: 'manual/mark-health', grade: 'bashing', amount: points });
      if (outcome.ok) expect(weightOf(outcome.sheet)).toBe(Math.min(weightOf(sheet) + points, most(sheet)));
    };
    const points = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constant(1_000_000_000));
    fc.assert(fc.property(anyCreature, points, holds), runs(300));
  });

  it('[H-04] [H-05] [H-07] [H-38] a hit raises it by at least 1 and at most its grade for each point that changes Health', () => {
    const WEIGHTS = { bashing: 1, lethal: 2, aggravated: 3 } as const;
    const holds = (sheet: Sheet, command: Command) => {
      const outcome = execute(sheet, command);
      if (!outcome.ok) return;
      const sum = (event: 'reachedHealth' | 'overflow', weighed: boolean) =>
        outcome.trace.reduce((all, step) => {
          if (step.kind !== 'event' || step.event !== event) return all;
          return all + (step.amount ?? 0) * (weighed ? WEIGHTS[step.subject as keyof typeof WEIGHTS] : 1);
        }, 0);
      const raised = weightOf(outcome.sheet) - weightOf(sheet);
      expect(raised).toBeGreaterThanOrEqual(sum('reachedHealth', false) - sum('overflow', false));
      expect(raised).toBeLessThanOrEqual(sum('reachedHealth', true) - sum('overflow', true));
      if (sum('overflow', false) > 0) expect(weightOf(outcome.sheet)).toBe(most(outcome.sheet));
    };
    fc.assert(fc.property(anyCreature, hits, holds), runs(300));
  });
});

describe('history of any play', () => {
  it('undo of as many commands leads back to the first sheet, redo to the last', () => {
    const holds = ([sheet, commands]: readonly [Sheet, readonly Command[]]) => {
      let history: History = startHistory(sheet);
      const last = eachOf([sheet, commands], ({ command, outcome }) => {
        if (!outcome.ok) return;
        const seq = history.past.length + 1;
        const entry = { id: `${seq}`, seq, at: seq, commands: [command], trace: outcome.trace, after: outcome.sheet };
        history = record(history, entry);
      });
      const entries = history.past.length;
      for (let count = 0; count < entries; count++) history = undo(history);
      expect(history.sheet).toEqual(sheet);
      for (let count = 0; count < entries; count++) history = redo(history);
      expect(history.sheet).toBe(entries > 0 ? last : history.sheet);
    };
    fc.assert(fc.property(anyPlay(50), holds), runs(200));
  });
});
