import type { Sheet } from '@/model/sheet';
import { harmSelf } from './actions/self-harm-command';
import { teleport } from './actions/teleport-command';
import { damageAttribute, restoreAttribute } from './attributes/attribute-damage';
import { becomeBeing, endSummon, setLifespan } from './beings/being-commands';
import { makeBeing } from './beings/make-being';
import { threaten } from './beings/threat-command';
import { actBesideMaster, takeActionOf } from './beings/turn-commands';
import { passOut, rouse, sendBack, stayConscious } from './consciousness/consciousness-commands';
import { fall, fallingObject } from './damage/fall-commands';
import { chooseDeathTrigger, declareDeath } from './death/death-commands';
import { makeRoll } from './dice/make-roll';
import { adjustGauge, adjustPool } from './energy/adjust';
import { gainPool } from './energy/gain-pool';
import { classifyPool, drainPool, enhancePool, losePool } from './energy/keep-pool';
import { payEnergy, spendAll } from './energy/pay-energy';
import { fitsSheet } from './engine/fits-sheet';
import { type Outcome, type Refusal, refused } from './engine/outcome';
import { settle } from './engine/settle';
import type { Tally } from './engine/tally';
import {
  changeEssenceOf,
  liftSuppression,
  restoreEssence,
  stripEffects,
  suppressEssence,
} from './essences/essence-commands';
import { explode } from './explosions/explosion-command';
import { gainGauge, loseGauge } from './gauges/gain-gauge';
import { gainTemporaryHealth, gainTemporaryWillpower } from './health/gain-temporary';
import { firstAid, heal } from './health/heal';
import { loseLimb, reattachLimb, restoreLimb } from './health/limb-commands';
import { repair } from './health/repair';
import { closeSecond, openSecond } from './health/second-health-commands';
import { takeDamage } from './health/take-damage';
import { useItem } from './items/use-item';
import { withHandMarks } from './manual/hand-marks';
import { markHealth, setNumber } from './manual/manual-changes';
import { revive } from './manual/revive';
import { shiftAttitudeOf } from './people/shift-attitude-command';
import { ruleOnResource } from './resources/rule-on-resource';
import { takeRest } from './rest/take-rest';
import { editSheet } from './sheet/edit-sheet';
import { putEntry, removeEntry } from './sheet/entries';
import { setTableRules } from './sheet/set-table-rule';
import { addEffect, endEffect, savesDone, setCondition } from './time/effects';
import { endRound, endTurn, startRound } from './time/end-round';
import { endSceneCommand } from './time/end-scene';
import { passTime } from './time/pass-minutes';
import { reverseTimeTo } from './time-reversal/reverse-time-command';
import { loseWillpower, recoverWillpower, resistHunger, spendWillpower } from './willpower/willpower-commands';

/** Everything that can happen to a sheet, by the name of its command. */
const COMMANDS = {
  'damage/take': takeDamage,
  'damage/fall': fall,
  'damage/falling-object': fallingObject,
  'damage/explosion': explode,
  'health/heal': heal,
  'health/first-aid': firstAid,
  'health/repair': repair,
  'health/gain-temporary': gainTemporaryHealth,
  'health/open-second': openSecond,
  'health/close-second': closeSecond,
  'manual/mark-health': markHealth,
  'manual/set': setNumber,
  'manual/revive': revive,
  'willpower/spend': spendWillpower,
  'willpower/lose': loseWillpower,
  'willpower/recover': recoverWillpower,
  'willpower/gain-temporary': gainTemporaryWillpower,
  'willpower/resist-hunger': resistHunger,
  'willpower/stay-conscious': stayConscious,
  'consciousness/pass-out': passOut,
  'consciousness/rouse': rouse,
  'consciousness/send-back': sendBack,
  'pool/adjust': adjustPool,
  'pool/gain': gainPool,
  'pool/pay': payEnergy,
  'pool/spend-all': spendAll,
  'pool/classify': classifyPool,
  'pool/lose': losePool,
  'pool/enhance': enhancePool,
  'pool/drain': drainPool,
  'gauge/adjust': adjustGauge,
  'gauge/gain': gainGauge,
  'gauge/lose': loseGauge,
  'attribute/damage': damageAttribute,
  'attribute/restore': restoreAttribute,
  'condition/set': setCondition,
  'saves/done': savesDone,
  'effect/add': addEffect,
  'effect/end': endEffect,
  'death/declare': declareDeath,
  'death/choose-trigger': chooseDeathTrigger,
  'round/start': startRound,
  'round/end': endRound,
  'turn/end': endTurn,
  'turn/act': takeActionOf,
  'turn/beside-master': actBesideMaster,
  'scene/end': endSceneCommand,
  'time/pass': passTime,
  'time/reverse': reverseTimeTo,
  'limb/lose': loseLimb,
  'limb/reattach': reattachLimb,
  'limb/restore': restoreLimb,
  'being/become': becomeBeing,
  'being/make': makeBeing,
  'being/set-lifespan': setLifespan,
  'being/end-summon': endSummon,
  'being/threaten': threaten,
  'harm/self': harmSelf,
  'teleport/use': teleport,
  'rest/take': takeRest,
  'sheet/edit': editSheet,
  'table-rules/set': setTableRules,
  'entry/put': putEntry,
  'entry/remove': removeEntry,
  'people/shift-attitude': shiftAttitudeOf,
  'essence/suppress': suppressEssence,
  'essence/lift': liftSuppression,
  'essence/change': changeEssenceOf,
  'essence/restore': restoreEssence,
  'essence/strip': stripEffects,
  'resource/rule': ruleOnResource,
  'item/use': useItem,
  'roll/make': makeRoll,
};

type Commands = typeof COMMANDS;
type CommandOf<T extends keyof Commands> = Commands[T] extends (sheet: Sheet, command: infer C) => unknown
  ? unknown extends C
    ? Readonly<{ type: T }>
    : C
  : never;

/** A gesture of play as data: what is done, with all that chance and the clock bring in. */
export type Command = { [T in keyof Commands]: CommandOf<T> }[keyof Commands];

type Run = (sheet: Sheet, command: Command) => Tally | Refusal;

/**
 * The one way to change a sheet: same sheet and command, same outcome. Never throws for bad play, never changes its
 * input. Refuses what a sheet has no room for: numbers or lists beyond its schema.
 */
export function execute(sheet: Sheet, command: Command): Outcome {
  // The table pairs every type with the function that takes it; the compiler can't follow the pair through an index.
  const run = COMMANDS[command.type] as Run;
  const result = run(sheet, command);
  if ('code' in result) return { ok: false, refusal: result };
  const settled = settle(sheet, result);
  const after = withHandMarks(command.type, result.trace, settled);
  if (!fitsSheet(sheet, after)) return { ok: false, refusal: refused('manual', 'invalid') };
  return { ok: true, sheet: after, trace: settled.trace };
}
