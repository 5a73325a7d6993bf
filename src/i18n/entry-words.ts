import type { GradeAmounts } from '@/model/health';
import type { Command, Quantity, Trace, TraceEvent, TraceStep } from '@/rules';
import { type BeingCommand, beingPhrase, isBeingCommand } from './being-phrases';
import type { CoreWords } from './core';
import { formatAmounts, sumParts } from './formatters';
import type { Language } from './language';
import { entryName, type NameSource, quantityName } from './quantity-words';
import type { RulesWords } from './rules';
import { isSheetCommand, rolledWith, sheetPhrase } from './sheet-phrases';
import { stepWords } from './step-words';
import { formatDuration } from './time-formatters';

/** What is put into words: one entry of History. `sheets` name its pools and effects, best `[after, before]`. */
export type EntryToWord = Readonly<{ commands: readonly Command[]; trace: Trace; sheets: NameSource }>;

/** A language with its messages. */
export type Wording = Readonly<{ language: Language; core: CoreWords; rules: RulesWords }>;

/** `phrase` follows "Undo: "; `title` begins a line of History; `detail` is the line below it. */
export type EntryWords = Readonly<{ phrase: string; title: string; detail: string }>;

/** An entry of History in words. */
export function entryWords(entry: EntryToWord, wording: Wording): EntryWords {
  const phrase = entryPhrase(entry, wording);
  return { phrase, title: wording.rules.sentence(phrase), detail: entryDetail(entry, wording) };
}

function entryPhrase(entry: EntryToWord, wording: Wording): string {
  const [first, ...more] = entry.commands;
  if (!first) return wording.rules.entry.nothing;
  const phrase = commandPhrase(first, entry, wording);
  return more.length === 0 ? phrase : wording.rules.entry.several(phrase, more.length);
}

/** How much a number changed over the whole trace; 0 when it did not. */
function changeOf(trace: Trace, quantity: Quantity): number {
  const steps = trace.filter((step) => step.kind === 'number' && step.quantity === quantity);
  return steps.reduce((sum, step) => (step.kind === 'number' ? sum + step.after - step.before : sum), 0);
}

/** Wounds also leave their grade when they get worse and when the maximum falls; that heals nothing. */
const NOT_HEALING: ReadonlySet<string> = new Set(['H-11', 'H-44']);

function healedIn(trace: Trace): GradeAmounts {
  const healing = trace.filter(({ rule }) => !NOT_HEALING.has(rule));
  const fell = (grade: keyof GradeAmounts) =>
    Math.max(0, -changeOf(healing, `health.${grade}`)) + Math.max(0, -changeOf(healing, `secondHealth.${grade}`));
  return { bashing: fell('bashing'), lethal: fell('lethal'), aggravated: fell('aggravated') };
}

function reachedIn(trace: Trace): GradeAmounts {
  const parts = trace.flatMap((step) =>
    step.kind === 'event' && step.event === 'reachedHealth' && step.subject !== undefined
      ? [{ grade: step.subject as keyof GradeAmounts, amount: step.amount ?? 0 }]
      : [],
  );
  return sumParts(parts);
}

const isNone = (amounts: GradeAmounts) => amounts.bashing + amounts.lethal + amounts.aggravated === 0;

function commandPhrase(command: Command, entry: EntryToWord, wording: Wording): string {
  const { language, rules } = wording;
  const words = rules.entry;
  if (isBeingCommand(command)) return beingPhrase(command, entry, wording);
  if (isSheetCommand(command)) return sheetPhrase(command, entry.trace, entry.sheets, rules);
  switch (command.type) {
    case 'damage/take':
    case 'damage/fall':
    case 'damage/falling-object':
    case 'damage/explosion':
    case 'health/open-second':
    case 'health/close-second':
    case 'health/heal':
    case 'health/first-aid':
    case 'health/repair':
    case 'health/gain-temporary':
    case 'manual/mark-health':
    case 'manual/set':
    case 'manual/revive':
      return healthPhrase(command, entry, wording);
    case 'pool/adjust':
    case 'gauge/adjust':
    case 'attribute/damage':
    case 'attribute/restore':
    case 'condition/set':
    case 'saves/done':
    case 'effect/add':
    case 'effect/end':
    case 'death/choose-trigger':
      return namedPhrase(command, entry, wording);
    case 'death/declare':
      return command.cause === 'annihilated' ? words.annihilated : words.declaredDead;
    case 'round/end':
      return words.endedRound(roundIn(entry.trace));
    case 'turn/end':
      return words.endedTurn;
    case 'scene/end':
      return words.endedScene;
    case 'time/pass':
      return words.passedTime(formatDuration(command.minutes, language));
    case 'rest/take':
      return words.rested(formatDuration(command.minutes, language));
    case 'sheet/edit':
      return words.edited;
    case 'table-rules/set':
      return words.tableRules;
    default:
      return willpowerPhrase(command, entry, wording);
  }
}

type InChapter<C extends string> = Extract<Command, { type: `${C}/${string}` }>;

function healthPhrase(
  command: InChapter<'damage' | 'health' | 'manual'>,
  { trace, sheets }: EntryToWord,
  { language, core, rules }: Wording,
): string {
  const words = rules.entry;
  switch (command.type) {
    case 'damage/take': {
      const reached = reachedIn(trace);
      if (isNone(reached)) return heldOffPhrase(command, trace, words, language);
      return words.took(formatAmounts(reached, language));
    }
    case 'damage/fall':
    case 'damage/falling-object':
    case 'damage/explosion':
      return fallPhrase(command, reachedIn(trace), words, language);
    case 'health/open-second':
      return command.opens === 'now' ? words.openedSecondHealth(command.name) : words.readiedSecondHealth(command.name);
    case 'health/close-second':
      return words.closedSecondHealth;
    case 'health/heal':
      return words.healed(formatAmounts(healedIn(trace), language));
    case 'health/first-aid':
      return words.firstAid;
    case 'health/repair':
      return words.repaired(formatAmounts(healedIn(trace), language));
    case 'health/gain-temporary':
      return changeOf(trace, 'health.temporary') === 0
        ? words.keptTemporaryHealth
        : words.gainedTemporaryHealth(command.amount);
    case 'manual/mark-health': {
      const points = formatAmounts(sumParts([{ ...command, amount: Math.abs(command.amount) }]), language);
      return command.amount > 0 ? words.marked(points) : words.tookAway(points);
    }
    case 'manual/set':
      return words.set(quantityName(command.quantity as Quantity, sheets, core, rules), command.value);
    case 'manual/revive':
      return words.revived;
  }
}

/** A hit of which nothing reached Health. */
function heldOffPhrase(
  { attack, parts }: Extract<Command, { type: 'damage/take' }>,
  trace: Trace,
  words: RulesWords['entry'],
  language: Language,
): string {
  if (!attack) return words.heldOff(formatAmounts(sumParts(parts), language));
  if (happenedIn(trace, 'attackMissed')) return words.wasMissed;
  if (happenedIn(trace, 'effectImmune')) return words.wasImmune;
  return attack.damage === null && parts.length === 0 ? words.wasHit : words.heldOffAttack;
}

function fallPhrase(
  command: Extract<Command, { type: 'damage/fall' | 'damage/falling-object' | 'damage/explosion' }>,
  reached: GradeAmounts,
  words: RulesWords['entry'],
  language: Language,
): string {
  const taken = isNone(reached) ? '' : formatAmounts(reached, language);
  if (command.type === 'damage/explosion') return words.exploded(taken);
  if (command.type === 'damage/fall') return words.fell(command.height, taken);
  return command.as === 'faller' ? words.fellUpon(taken) : words.struckByFall(taken);
}

function willpowerPhrase(
  command: InChapter<'willpower' | 'consciousness'>,
  { trace }: EntryToWord,
  { rules }: Wording,
): string {
  const words = rules.entry;
  const temporary = changeOf(trace, 'willpower.temporary');
  const own = changeOf(trace, 'willpower.current');
  switch (command.type) {
    case 'willpower/spend':
      return -temporary === command.amount
        ? words.spentTemporaryWillpower(command.amount)
        : words.spentWillpower(command.amount);
    case 'willpower/lose':
      return words.lostWillpower(-own - temporary);
    case 'willpower/recover':
      return words.recoveredWillpower(own);
    case 'willpower/gain-temporary':
      return temporary === 0 ? words.keptTemporaryWillpower : words.gainedTemporaryWillpower(command.amount);
    case 'willpower/resist-hunger':
      return words.resistedHunger;
    case 'willpower/stay-conscious':
      return happenedIn(trace, 'stayedConscious') ? words.stayedConscious : words.passedOut;
    case 'consciousness/pass-out':
      return words.passedOut;
    case 'consciousness/rouse':
      return words.roused;
    case 'consciousness/send-back':
      return words.sentBack;
  }
}

function namedPhrase(
  command:
    | Exclude<InChapter<'pool' | 'gauge'>, BeingCommand>
    | InChapter<'attribute' | 'condition' | 'saves' | 'effect'>
    | Extract<Command, { type: 'death/choose-trigger' }>,
  { trace, sheets }: EntryToWord,
  { core, rules }: Wording,
): string {
  const words = rules.entry;
  const name = (id: string) => entryName(id, sheets) || rules.quantity.gone;
  switch (command.type) {
    case 'pool/adjust':
    case 'gauge/adjust': {
      const by = changeOf(trace, `${command.type === 'pool/adjust' ? 'pool' : 'gauge'}:${command.id}`) || command.by;
      return by < 0 ? words.spent(-by, name(command.id)) : words.restored(by, name(command.id));
    }
    case 'attribute/damage':
      return words.attributeDamaged(command.amount, core.attribute[command.attribute]);
    case 'attribute/restore': {
      const by = -changeOf(trace, `attributeDamage:${command.attribute}`);
      return words.attributeRestored(by || command.amount, core.attribute[command.attribute]);
    }
    case 'condition/set':
      return words.condition(command.name, command.points);
    case 'saves/done':
      return words.savesDone(name(command.condition));
    case 'effect/add':
      return words.gainedEffect(command.effect.name);
    case 'effect/end':
      return words.endedEffect(name(command.id));
    case 'death/choose-trigger':
      return words.choseTrigger(command.effect === null ? null : name(command.effect));
  }
}

const happenedIn = (trace: Trace, event: TraceEvent) =>
  trace.some((step) => step.kind === 'event' && step.event === event);

/** The round that an entry ended. */
function roundIn(trace: Trace): number {
  const step = trace.find((one) => one.kind === 'number' && one.quantity === 'time.round');
  return step?.kind === 'number' ? step.before : 0;
}

/** What the title already says, or what says nothing to a player. */
const SILENT_EVENTS: ReadonlySet<TraceEvent> = new Set([
  'reachedHealth',
  'riderStopped',
  'attackMade',
  'attackHit',
  'attackMissed',
  'effectImmune',
  'dealtDamage',
  'edited',
  'sceneEnded',
  'keptHigher',
  'savesDone',
  'saveMade',
  'effectStarted',
  'deathTriggerChosen',
  'revived',
  'secondHealthReady',
  'secondHealthClosed',
  'entryAdded',
  'entryChanged',
  'entryRemoved',
  'attitudeChanged',
  'essenceHeldDown',
  'essenceFreed',
  'essenceChanged',
  'essenceRestored',
  'ruled',
  'itemUsed',
  'rolled',
  'poolGained',
  'poolLost',
  'gaugeGained',
  'gaugeLost',
  'limbLost',
  'limbPutBack',
  'beingChanged',
  'beingMade',
  'summonGone',
  'timeReversed',
  'selfHarm',
  'lifespanRolled',
  'roundStarted',
  'actsBesideMaster',
  'threatened',
]);

const SILENT_NUMBERS =
  /^(health\.(healthy|bashing|lethal|aggravated|removed)|secondHealth\.|damage\.|time\.|actions\.|roll\.)/;

function entryDetail(entry: EntryToWord, { language, core, rules }: Wording): string {
  const typed = entry.commands.flatMap((command) => {
    switch (command.type) {
      case 'damage/take':
        return [command.source, command.unavoidable && rules.entry.unavoidable];
      case 'damage/fall':
      case 'damage/falling-object':
      case 'damage/explosion':
      case 'health/heal':
      case 'health/gain-temporary':
      case 'willpower/gain-temporary':
      case 'willpower/recover':
        return [command.source];
      case 'willpower/spend':
        return [rules.entry.purpose[command.purpose], command.note];
      case 'roll/make':
        return [rolledWith(command, entry.sheets, core), command.note];
      case 'manual/mark-health':
      case 'manual/set':
      case 'manual/revive':
        return [rules.byHand];
      case 'effect/add':
        return [command.effect.source.name];
      case 'round/end':
      case 'rest/take': {
        const healed = healedIn(entry.trace);
        return [!isNone(healed) && rules.entry.healed(formatAmounts(healed, language))];
      }
      default:
        return [];
    }
  });
  const happened = entry.trace
    .filter((step) => isWorthSaying(step, entry))
    .map((step) => stepWords(step, entry.sheets, core, rules));
  const parts = [...typed, ...happened].filter((part) => typeof part === 'string' && part !== '');
  return rules.sentence([...new Set(parts)].join(rules.listSeparator));
}

const isOfEntries = (event: TraceEvent) => event.startsWith('entry');
const isEdit = ({ type }: Command) => type === 'sheet/edit';

/** Events and numbers the title does not already give: what an Attribute change took along, what a round or a rest brought. */
function isWorthSaying(step: TraceStep, { commands }: EntryToWord): boolean {
  if (step.kind === 'event')
    return !SILENT_EVENTS.has(step.event) || (isOfEntries(step.event) && commands.some(isEdit));
  if (step.kind === 'defence' || SILENT_NUMBERS.test(step.quantity)) return false;
  return commands.every((command) => !TITLES_THE_NUMBER.has(command.type));
}

const TITLES_THE_NUMBER: ReadonlySet<Command['type']> = new Set([
  'pool/adjust',
  'gauge/adjust',
  'willpower/spend',
  'willpower/lose',
  'willpower/recover',
  'willpower/gain-temporary',
  'willpower/stay-conscious',
  'willpower/resist-hunger',
  'health/gain-temporary',
  'manual/set',
  'condition/set',
]);
