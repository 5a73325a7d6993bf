import type { Sheet } from '@/model/sheet';
import type { DamagePart } from '../damage/damage-part';
import { saveAgainst } from '../damage/damage-save';
import { type DamageChange, pointsTaken, recordDamage } from '../damage/damage-steps';
import { attackEvents, type DealtHit, dealHit } from '../damage/hit';
import { type Refusal, refused } from '../engine/outcome';
import { happen, record, startTally, type Tally } from '../engine/tally';
import type { EnteredAttack } from '../pipeline/attack-entry';
import { dealtPart } from '../pipeline/hit-choices';
import { tableRule } from '../table-rule';
import { type ChoicesOnHit, takeHit } from './take-hit';

/** An attack that came, what it deals beside its own damage, and what the table says about it. */
export type AttackTaken = Readonly<{
  attack: EnteredAttack;
  extraDamage: readonly DamagePart[];
  unavoidable: boolean;
  choices: ChoicesOnHit;
  source: string;
}>;

/** Points of the save that count before the cap, where the table has it so. @rule P-02 @rule P-43 */
function savedBeforeCap(sheet: Sheet, { attack, unavoidable, choices }: AttackTaken): number {
  const allowed = !unavoidable && attack.damage?.unavoidable !== true && choices.off?.includes('save') !== true;
  return allowed && tableRule(sheet, 'saveTiming') === 'beforeCap' ? (choices.saveSuccesses ?? 0) : 0;
}

/** The hit an attack makes on this sheet, before any defence: whether it hits, and the parts of its damage. @rule P-28 @rule P-29 @rule P-30 @rule D-37 */
export function attackOn(sheet: Sheet, taken: AttackTaken): DealtHit {
  const { attack, extraDamage, unavoidable } = taken;
  const { successes, declared, extraSuccesses, damage, immuneToEffect } = attack;
  const roll = {
    successes,
    declared,
    extra: extraSuccesses,
    cap: damage?.cap ?? null,
    saved: savedBeforeCap(sheet, taken),
  };
  const own = damage && dealtPart({ ...damage, amount: 0 }, unavoidable);
  const blow = { roll, damage: own, halfGoesUp: damage?.halfGoesUp ?? false, extraDamage };
  return dealHit(blow, immuneToEffect, tableRule(sheet, 'halfRounding'));
}

/**
 * An attack: its roll decides whether it hits and how much it deals; what it deals goes through the defences as any hit.
 * Refused for a save it does not allow, and for a share of somebody else's damage, which is no attack.
 * @rule P-03 @rule P-26 @rule P-28 @rule P-29 @rule P-30 @rule P-38 @rule P-39 @rule P-40
 */
export function takeAttack(sheet: Sheet, taken: AttackTaken): Tally | Refusal {
  const { attack, extraDamage, choices, source } = taken;
  const saves = choices.saveSuccesses ?? 0;
  if (saves > 0 && saveAgainst(attack.area, attack.save ?? undefined) === 'none') return refused('P-03', 'noSave');
  if (extraDamage.some(({ shared }) => shared)) return refused('P-26', 'invalid');
  const dealt = attackOn(sheet, taken);
  const rolled = tellRoll(startTally(sheet), attack, dealt);
  if (!dealt.hit) return tellMiss(rolled, attack, dealt);
  const hit = happen(rolled, 'P-28', 'attackHit', { amount: dealt.net });
  if (dealt.effectStopped) return happen(hit, 'P-30', 'effectImmune');
  const saved = Math.min(savedBeforeCap(sheet, taken), attack.damage === null ? 0 : dealt.total);
  const counted = recordDamage(extraSuccesses(hit, attack, dealt), [
    ...ownDamage(attack, dealt, saved),
    ...extraDamage.map(({ grade, amount }): DamageChange => ['P-29', grade, amount]),
  ]);
  const left = { ...choices, saveSuccesses: saves - saved };
  return tellDealt(dealt.parts.length === 0 ? counted : takeHit(counted, dealt.parts, left, source));
}

function tellRoll(tally: Tally, { successes, declared }: EnteredAttack, { net }: DealtHit): Tally {
  const made = happen(tally, 'P-38', 'attackMade', { amount: successes });
  return declared === 0 ? made : record(made, 'P-28', 'roll.successes', successes, net);
}

const extraSuccesses = (tally: Tally, { extraSuccesses: extra }: EnteredAttack, { net, total }: DealtHit): Tally =>
  extra === 0 ? tally : record(tally, 'P-29', 'roll.successes', net, total);

/** How the points of the attack's own damage come about: successes, a save before the cap, the cap, the half that goes up. */
function ownDamage({ damage }: EnteredAttack, dealt: DealtHit, saved: number): readonly DamageChange[] {
  if (damage === null) return [];
  const own = dealt.parts.filter(({ extra }) => !extra);
  const raised = own.filter(({ grade }) => grade !== damage.grade);
  return [
    ['P-29', damage.grade, dealt.total],
    ['P-02', damage.grade, 0 - saved],
    ['P-29', damage.grade, dealt.damage - (dealt.total - saved)],
    ...raised.flatMap(({ grade, amount }): DamageChange[] => [
      ['D-37', damage.grade, 0 - amount],
      ['D-37', grade, amount],
    ]),
  ];
}

function tellMiss(tally: Tally, { parrying }: EnteredAttack, { net }: DealtHit): Tally {
  const { successfulParry } = attackEvents(false, 0, parrying);
  const missed = happen(tally, 'P-39', 'attackMissed', { amount: 0 - net });
  return successfulParry ? happen(missed, 'P-39', 'attackParried') : missed;
}

function tellDealt(tally: Tally): Tally {
  const points = pointsTaken(tally);
  return attackEvents(true, points).dealtDamage
    ? happen(tally, 'P-38', 'dealtDamage', { amount: points })
    : happen(tally, 'P-40', 'hitWithoutDamage');
}
