import { type Sheet, sheetSchema } from '@/model/sheet';
import {
  type DamageAttribute,
  damageAttribute,
  type RestoreAttribute,
  restoreAttribute,
} from './attributes/attribute-damage';
import {
  type PassOut,
  passOut,
  type Rouse,
  rouse,
  type SendBack,
  type StayConscious,
  sendBack,
  stayConscious,
} from './consciousness/consciousness-commands';
import { type ChooseDeathTrigger, chooseDeathTrigger, type DeclareDeath, declareDeath } from './death/death-commands';
import { type AdjustGauge, type AdjustPool, adjustGauge, adjustPool } from './energy/adjust';
import { assertNever } from './engine/assert-never';
import { type Outcome, type Refusal, refused } from './engine/outcome';
import { settle } from './engine/settle';
import type { Tally } from './engine/tally';
import {
  type GainTemporaryHealth,
  type GainTemporaryWillpower,
  gainTemporaryHealth,
  gainTemporaryWillpower,
} from './health/gain-temporary';
import { type FirstAid, firstAid, type Heal, heal } from './health/heal';
import { type Repair, repair } from './health/repair';
import { type TakeDamage, takeDamage } from './health/take-damage';
import { type MarkHealth, markHealth, type SetNumber, setNumber } from './manual/manual-changes';
import { type TakeRest, takeRest } from './rest/take-rest';
import { type EditSheet, editSheet } from './sheet/character';
import { type SetTableRules, setTableRules } from './sheet/set-table-rule';
import {
  type AddEffect,
  addEffect,
  type EndEffect,
  endEffect,
  type SavesDone,
  type SetCondition,
  savesDone,
  setCondition,
} from './time/effects';
import { type EndRound, type EndTurn, endRound, endTurn } from './time/end-round';
import { type EndScene, endSceneCommand } from './time/end-scene';
import { type PassTime, passTime } from './time/pass-minutes';
import {
  type LoseWillpower,
  loseWillpower,
  type RecoverWillpower,
  type ResistHunger,
  recoverWillpower,
  resistHunger,
  type SpendWillpower,
  spendWillpower,
} from './willpower/willpower-commands';

export type Command =
  | TakeDamage
  | Heal
  | FirstAid
  | Repair
  | GainTemporaryHealth
  | MarkHealth
  | SetNumber
  | SpendWillpower
  | LoseWillpower
  | RecoverWillpower
  | GainTemporaryWillpower
  | ResistHunger
  | StayConscious
  | PassOut
  | Rouse
  | SendBack
  | AdjustPool
  | AdjustGauge
  | DamageAttribute
  | RestoreAttribute
  | SetCondition
  | SavesDone
  | AddEffect
  | EndEffect
  | DeclareDeath
  | ChooseDeathTrigger
  | EndRound
  | EndTurn
  | EndScene
  | PassTime
  | TakeRest
  | EditSheet
  | SetTableRules;

/**
 * The one way to change a sheet: same sheet and command, same outcome. Never throws for bad play, never changes its
 * input. Refuses what a sheet has no room for: numbers or lists beyond its schema.
 */
export function execute(sheet: Sheet, command: Command): Outcome {
  const result = run(sheet, command);
  if ('code' in result) return { ok: false, refusal: result };
  const settled = settle(sheet, result);
  if (!sheetSchema.safeParse(settled.sheet).success) return { ok: false, refusal: refused('manual', 'invalid') };
  return { ok: true, sheet: settled.sheet, trace: settled.trace };
}

/** Everything that can happen to a sheet. */
function run(sheet: Sheet, command: Command): Tally | Refusal {
  switch (command.type) {
    case 'damage/take':
      return takeDamage(sheet, command);
    case 'health/heal':
      return heal(sheet, command);
    case 'health/first-aid':
      return firstAid(sheet);
    case 'health/repair':
      return repair(sheet, command);
    case 'health/gain-temporary':
      return gainTemporaryHealth(sheet, command);
    case 'manual/mark-health':
      return markHealth(sheet, command);
    case 'manual/set':
      return setNumber(sheet, command);
    case 'willpower/spend':
      return spendWillpower(sheet, command);
    case 'willpower/lose':
      return loseWillpower(sheet, command);
    case 'willpower/recover':
      return recoverWillpower(sheet, command);
    case 'willpower/gain-temporary':
      return gainTemporaryWillpower(sheet, command);
    case 'willpower/resist-hunger':
      return resistHunger(sheet);
    case 'willpower/stay-conscious':
      return stayConscious(sheet, command);
    case 'consciousness/pass-out':
      return passOut(sheet);
    case 'consciousness/rouse':
      return rouse(sheet);
    case 'consciousness/send-back':
      return sendBack(sheet);
    default:
      return runMore(sheet, command);
  }
}

type Rest = Exclude<Command, { type: `${'damage' | 'health' | 'manual' | 'willpower' | 'consciousness'}/${string}` }>;

function runMore(sheet: Sheet, command: Rest): Tally | Refusal {
  switch (command.type) {
    case 'pool/adjust':
      return adjustPool(sheet, command);
    case 'gauge/adjust':
      return adjustGauge(sheet, command);
    case 'attribute/damage':
      return damageAttribute(sheet, command);
    case 'attribute/restore':
      return restoreAttribute(sheet, command);
    case 'condition/set':
      return setCondition(sheet, command);
    case 'saves/done':
      return savesDone(sheet, command);
    case 'effect/add':
      return addEffect(sheet, command);
    case 'effect/end':
      return endEffect(sheet, command);
    case 'death/declare':
      return declareDeath(sheet, command);
    case 'death/choose-trigger':
      return chooseDeathTrigger(sheet, command);
    case 'round/end':
      return endRound(sheet, command);
    case 'turn/end':
      return endTurn(sheet);
    case 'scene/end':
      return endSceneCommand(sheet);
    case 'time/pass':
      return passTime(sheet, command);
    case 'rest/take':
      return takeRest(sheet, command);
    case 'sheet/edit':
      return editSheet(sheet, command);
    case 'table-rules/set':
      return setTableRules(sheet, command);
    default:
      return assertNever(command);
  }
}
