import * as z from 'zod/mini';
import { count, idSchema, textSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { refusedTechniques } from '../actions/sheet-techniques';
import type { Contribution, ContributionSource } from '../engine/explained';
import { type Refusal, refused } from '../engine/outcome';
import { happen, record, startTally, type Tally } from '../engine/tally';
import { itemStanding } from '../items/item-standing';
import { tableRule } from '../table-rule';
import { canSpendOnRoll } from '../willpower/basic-use';
import { refusedAsUnaware, setPoints } from '../willpower/willpower-commands';
import { losePoints } from '../willpower/willpower-points';
import { type CountedRoll, countSuccesses, MOST_DICE } from './count-successes';
import { keptRoll, planRolls } from './keep-rolls';
import { opposedRoll } from './opposed-roll';
import { rollMakeSchema } from './roll-make';
import { type RollPool, rollPool } from './roll-pool';
import { rolledAgainOn } from './throw-dice';

const die = z.int().check(z.minimum(1), z.maximum(10));
const dice = z.array(die).check(z.maxLength(MOST_DICE));

export const makeRollInput = z.strictObject({
  make: rollMakeSchema,
  /** One roll, or as many as `keep` asks for; in each the dice of the pool, and those rolled again as they fell. */
  rolls: z.array(z.strictObject({ dice, rolledAgain: dice })).check(z.minLength(1), z.maxLength(100)),
  /** What is rolled again; null as it is at this table. */
  again: z.nullable(z.enum(['none', 'tenAgain', 'nineAgain', 'eightAgain'])),
  /** Abilities that keep the highest or the lowest of several rolls. */
  keep: z.array(z.strictObject({ keep: z.enum(['highest', 'lowest']), of: count })).check(z.maxLength(20)),
  /** Whether a point of Willpower is spent on it. */
  willpower: z.boolean(),
  /** The action it is part of: how many rolls that takes, and whether Willpower was spent on it already. */
  action: z.strictObject({
    extended: z.boolean(),
    extendedAllowed: z.boolean(),
    rolls: count,
    willpowerSpent: z.boolean(),
  }),
  /** Successes to reach: a difficulty, or those of an opponent. */
  difficulty: z.nullable(count),
  note: textSchema,
  /** The Techniques in it, resources by id. */
  techniques: z.optional(z.array(idSchema).check(z.maxLength(20))),
});
export type MakeRoll = Readonly<{ type: 'roll/make' }> & Readonly<z.infer<typeof makeRollInput>>;

/**
 * Reads out a roll: the pool as the sheet makes it, the successes of the roll that counts, extra successes, and how it
 * stands to its difficulty. Only Willpower spent on it changes the sheet. Refused for dice that don't fit the pool or are
 * still to be rolled again, for a Skill or item that is not there, for a Technique that can't be in it, and for Willpower
 * where none may be spent.
 * @rule X-05 @rule M-31 @rule M-36 @rule M-47 @rule M-58 @rule M-59 @rule M-68 @rule W-03 @rule W-05 @rule W-06
 */
export function makeRoll(sheet: Sheet, command: MakeRoll): Tally | Refusal {
  const barred = refusedRoll(sheet, command);
  if (barred) return barred;
  const pool = rollPool(sheet, command.make, command.willpower);
  const counted = countAll(sheet, command, pool);
  if ('code' in counted) return counted;
  const plan = planRolls(command.keep);
  const kept = keptRoll(
    plan,
    counted.map(({ successes }) => successes),
  );
  const roll = kept && counted[kept.index];
  if (!roll) return refused('M-31', 'wrongDice');
  const made = poolSteps(payment(sheet, command), pool);
  const read = counted.length === 1 ? made : readEach(made, counted, kept.index);
  return resultSteps(read, sheet, command, pool, roll);
}

function refusedRoll(sheet: Sheet, { make, willpower, action, techniques = [] }: MakeRoll): Refusal | null {
  if (sheet.death !== null) return refused('H-16', 'dead');
  const item = sheet.items.find(({ id }) => id === make.item);
  const isKnown = make.skill === null || sheet.skills.some(({ id }) => id === make.skill);
  if (!isKnown || (make.item !== null && !item)) return refused('B-03', 'unknownEntry');
  if (item && !itemStanding(sheet, item).usable) return refused('M-25', 'itemUnusable');
  const barred = refusedTechniques(sheet, techniques, make.tags);
  if (barred) return barred;
  if (!willpower) return null;
  const unaware = refusedAsUnaware(sheet);
  if (unaware) return unaware;
  if (sheet.being.kind === 'clone') return refused('M-45', 'noBasicUse');
  if (make.follows) return refused('M-36', 'noBasicUse');
  const points = sheet.willpower.current + sheet.willpower.temporary;
  if (points < 1) return refused('W-13', 'notEnoughWillpower');
  const { extended, extendedAllowed, rolls, willpowerSpent } = action;
  const use = { extended, rolls, alreadyUsed: willpowerSpent, selfAware: true, points };
  return canSpendOnRoll(use, extendedAllowed) ? null : refused(extended ? 'W-06' : 'W-03', 'noBasicUse');
}

function countAll(sheet: Sheet, { rolls, again }: MakeRoll, pool: RollPool): readonly CountedRoll[] | Refusal {
  const options = { again: rolledAgainOn(sheet, again), extraSuccesses: pool.extraSuccesses.value };
  const counted: CountedRoll[] = [];
  for (const roll of rolls) {
    const read = roll.dice.length === pool.dice.value ? countSuccesses(roll, options) : null;
    if (read === null) return refused('X-05', 'wrongDice');
    if (read.owed > 0) return refused('X-05', 'diceOwed');
    counted.push(read);
  }
  return counted;
}

/** The Techniques that are used. @rule M-58 */
const named = (sheet: Sheet, { techniques = [] }: MakeRoll): Tally =>
  sheet.resources
    .filter(({ id }) => techniques.includes(id))
    .reduce((tally, { name }) => happen(tally, 'M-58', 'techniqueUsed', { subject: name }), startTally(sheet));

function payment(sheet: Sheet, command: MakeRoll): Tally {
  const { willpower, note } = command;
  const start = named(sheet, command);
  return willpower ? setPoints(start, 'W-03', losePoints(sheet.willpower, 1), note) : start;
}

/** What a contribution is called in a trace, where it has a name. */
function nameOf(source: ContributionSource): string | undefined {
  if (source.kind === 'attribute' || source.kind === 'legendary') return source.attribute;
  if (source.kind === 'bonus') return source.source.name ?? source.source.id;
  return 'name' in source ? source.name : undefined;
}

function addUp(tally: Tally, quantity: 'roll.dice' | 'roll.successes', from: number, parts: readonly Contribution[]) {
  let value = from;
  return parts.reduce((next, { rule, source, amount, counted }) => {
    if (!counted || amount === 0) return next;
    const before = value;
    value += amount;
    return record(next, rule, quantity, before, value, nameOf(source));
  }, tally);
}

const poolSteps = (tally: Tally, { dice }: RollPool): Tally => addUp(tally, 'roll.dice', 0, dice.contributions);

function readEach(tally: Tally, counted: readonly CountedRoll[], kept: number): Tally {
  const each = counted.reduce(
    (next, { successes }) => happen(next, 'X-05', 'rolledOnce', { amount: successes }),
    tally,
  );
  return happen(each, 'M-31', 'rollKept', { amount: kept + 1 });
}

function resultSteps(tally: Tally, sheet: Sheet, { difficulty }: MakeRoll, pool: RollPool, roll: CountedRoll): Tally {
  const onDice = roll.fromPool + roll.fromRolledAgain;
  const fromDice = onDice === 0 ? tally : record(tally, 'X-05', 'roll.successes', 0, onDice);
  const extra = pool.extraSuccesses;
  const isLost = extra.value > 0 && roll.fromExtraSuccesses === 0;
  const joined = isLost
    ? happen(fromDice, 'B-14', 'extraSuccessesLost', { amount: extra.value })
    : addUp(fromDice, 'roll.successes', onDice, extra.contributions);
  const read = happen(joined, 'X-05', 'rolled', { amount: roll.successes });
  if (difficulty === null) return read;
  const result = opposedRoll(roll.successes, difficulty, tableRule(sheet, 'ties'));
  return result.succeeds
    ? happen(read, 'X-05', 'rollSucceeded', { amount: result.marginOfSuccess })
    : happen(read, 'X-05', 'rollFailed', { amount: result.marginOfFailure });
}
