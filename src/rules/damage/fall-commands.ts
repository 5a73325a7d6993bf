import * as z from 'zod/mini';
import { count, textSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, type Tally } from '../engine/tally';
import { takeHit } from '../health/take-hit';
import { dealtPart, type HitChoices, hitChoices } from '../pipeline/hit-choices';
import { hardnessOf } from '../pipeline/sheet-defences';
import { currentSize } from '../size/sheet-size';
import { tableRule } from '../table-rule';
import { capAndSave, reduceBySave, type SaveTiming } from './damage-save';
import { type DamageChange, pointsTaken, recordDamage } from './damage-steps';
import { fallingDamage } from './falling';
import {
  type FallBody,
  type FallPoints,
  fallCaps,
  fallDice,
  fallSavePenalty,
  type ObjectFall,
  objectFall,
} from './falling-object';

/** Metres of a fall. */
const metres = z.number().check(z.minimum(0), z.maximum(1_000_000));
const { saveSuccesses, ...choicesButSave } = hitChoices;

export const fallInput = z.strictObject({
  /** Metres, also parts of one. */
  height: metres,
  /** Successes of the Reflex save, each of which shortens the fall. */
  saveSuccesses,
  /** Hardness of what the fall ends on, where the table caps falls. */
  groundHardness: z.optional(count),
  source: textSchema,
  ...choicesButSave,
});
export type Fall = Readonly<{ type: 'damage/fall' }> & Readonly<z.infer<typeof fallInput>>;

/**
 * The character falls: lethal falling damage by the height, through the defences; some tables cap it. Refused for the dead
 * and for a fall that does not hurt.
 * @rule D-20 @rule D-21 @rule D-22 @rule D-28
 */
export function fall(sheet: Sheet, command: Fall): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  const { height, saveSuccesses: saves = 0, groundHardness = 0, source, ...choices } = command;
  const base = tableRule(sheet, 'fallBase');
  const [whole, saved] = [fallingDamage(height, 0, base), fallingDamage(height, saves, base)];
  const points = Math.min(saved, fallCapOf(sheet, groundHardness));
  if (points === 0) return refused(saved === 0 ? 'D-20' : 'D-28', 'nothingToDo');
  const fallen = recordDamage(startTally(sheet), [
    ['D-20', 'lethal', whole],
    ['D-21', 'lethal', saved - whole],
    ['D-28', 'lethal', points - saved],
  ]);
  return strike(fallen, 'falling', points, choices, source);
}

/** The most points a fall of one's own can deal; no bound unless the table caps it. @rule D-20 @rule D-28 */
function fallCapOf(sheet: Sheet, hardness: number): number {
  if (!tableRule(sheet, 'capSimpleFall')) return Number.POSITIVE_INFINITY;
  return fallCaps(ownBody(sheet), { size: 'ground', hardness }).faller;
}

function strike(
  tally: Tally,
  type: 'falling' | 'fallingObject',
  amount: number,
  choices: HitChoices,
  source: string,
): Tally {
  return takeHit(tally, [dealtPart({ grade: 'lethal', amount, types: [type] })], choices, source);
}

const otherBody = z.strictObject({ size: z.union([count, z.literal('ground')]), hardness: count });

export const fallingObjectInput = z.strictObject({
  /** Which side of the fall this character is. */
  as: z.enum(['faller', 'struck']),
  height: metres,
  /** Successes of the roll for what falls. */
  successes: count,
  /** The least Strength that carries what falls. */
  weight: count,
  other: otherBody,
  /** Successes of this character's Reflex save, and of the other side's. */
  saveSuccesses,
  otherSaveSuccesses: z.optional(count),
  /** What falls takes no falling damage at all. */
  fallerExempt: z.optional(z.boolean()),
  /** Points that fell upon this character and hurt themselves, once their own defences were worked out. */
  fallerTook: z.optional(count),
  source: textSchema,
  ...choicesButSave,
});
export type FallingObject = Readonly<{ type: 'damage/falling-object' }> & Readonly<z.infer<typeof fallingObjectInput>>;

type Sides = Pick<FallingObject, 'as' | 'height' | 'weight' | 'other'>;

const ownBody = (sheet: Sheet): FallBody => ({ size: currentSize(sheet).current, hardness: hardnessOf(sheet) });

const bodies = (
  sheet: Sheet,
  { as, other }: Pick<Sides, 'as' | 'other'>,
): Readonly<Record<'faller' | 'target', FallBody>> => {
  const own = ownBody(sheet);
  return as === 'faller' ? { faller: own, target: other } : { faller: other, target: own };
};

/** What to roll before an object falls: its dice, the most points each side can take, the dice the struck side's save loses. @rule D-23 @rule D-27 @rule D-28 @rule D-30 */
export function fallingObjectPlan(
  sheet: Sheet,
  sides: Sides,
): Readonly<{ dice: number; caps: FallPoints; savePenalty: number }> {
  const { faller, target } = bodies(sheet, sides);
  return {
    dice: fallDice(sides.height),
    caps: fallCaps(faller, target),
    savePenalty: fallSavePenalty(faller, target),
  };
}

/**
 * Something fell and struck: this character is what fell, or what it fell upon. Says what the other side takes before its
 * own defences. Refused for the dead, and when the fall does nothing to this side.
 * @rule D-23 @rule D-24 @rule D-25 @rule D-26 @rule D-28 @rule D-29 @rule D-30
 */
export function fallingObject(sheet: Sheet, command: FallingObject): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  const { as, source, fallerTook } = command;
  const own = as === 'faller' ? 'faller' : 'target';
  const reading = [tableRule(sheet, 'fallReciprocity'), tableRule(sheet, 'saveTiming')] as const;
  const body = bodies(sheet, command);
  const fallen = objectFallOf(command, body);
  const dealt = objectFall(fallerTook === undefined ? fallen : { ...fallen, fallerTook }, ...reading);
  if (dealt.raw === 0) return refused('D-23', 'nothingToDo');
  const cap = fallCaps(body.faller, body.target)[own];
  const saves = command.saveSuccesses ?? 0;
  const saved = capAndSave(dealt.raw, cap, saves, reading[1]) === 0;
  if (dealt[own] === 0) return refused(saved ? 'D-26' : 'D-29', 'nothingToDo');
  const told = recordDamage(startTally(sheet), pointsOf(dealt.raw, cap, saves, reading[1]));
  const struck = strike(told, own === 'faller' ? 'falling' : 'fallingObject', dealt[own], choicesOf(command), source);
  if (own === 'target') return tellOther(struck, dealt.faller);
  return tellOther(struck, objectFall({ ...fallen, fallerTook: pointsTaken(struck) }, ...reading).target);
}

/** How the points of one side come about: weight, then cap and save in the table's order. */
function pointsOf(raw: number, cap: number, saves: number, timing: SaveTiming): readonly DamageChange[] {
  const left = capAndSave(raw, cap, saves, timing);
  const between = timing === 'afterCap' ? Math.min(raw, cap) : reduceBySave(raw, saves);
  const [first, second] = timing === 'afterCap' ? (['D-28', 'D-26'] as const) : (['D-26', 'D-28'] as const);
  return [
    ['D-24', 'lethal', raw],
    [first, 'lethal', between - raw],
    [second, 'lethal', left - between],
  ];
}

function objectFallOf(command: FallingObject, body: ReturnType<typeof bodies>): ObjectFall {
  const { as, height, successes, weight, saveSuccesses: ownSave = 0, otherSaveSuccesses: otherSave = 0 } = command;
  const [fallerSave, targetSave] = as === 'faller' ? [ownSave, otherSave] : [otherSave, ownSave];
  return { height, successes, weight, ...body, fallerSave, targetSave, fallerExempt: command.fallerExempt ?? false };
}

/** The choices of a hit; the save is in the points already. */
function choicesOf({ off, paid, conversions, order, bypasses, weaponDamage, ...more }: FallingObject): HitChoices {
  const { sharedAmong, poisonContestWon } = more;
  return { off, paid, conversions, order, bypasses, weaponDamage, sharedAmong, poisonContestWon };
}

const tellOther = (tally: Tally, points: number): Tally =>
  points > 0 ? happen(tally, 'D-25', 'otherSideTakes', { amount: points, subject: 'lethal' }) : tally;
