import { replaceEqualDeep } from '@tanstack/react-query';
import { type DamageEntry, parseDamageEntry } from '@/interop/damage-entry';
import type { Grade, GradeAmounts } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { addUp, type Command, lifeStatus, type Outcome } from '@/rules';
import { sheetStore } from '@/store/sheet-store';
import { type DamageCommand, damageCommand } from './damage-command';
import { type DamageDraft, hasEntry } from './damage-draft';
import { type HitSteps, hitSteps } from './hit-steps';

/** What keeps a hit from being applied, before the rules are asked. */
type Obstacle = 'empty' | 'grade' | 'unknown' | 'tooMany' | 'entryTooLong' | 'beyond' | 'height';

/** Of a line of damage; what comes after them is not read. */
export const MOST_CHARACTERS = 500;

/** Everything the dialog shows, worked out from the draft. */
export type DamagePlan = Readonly<{
  /** The character it is worked out for. */
  sheet: Sheet;
  entry: DamageEntry;
  obstacle: Obstacle | null;
  /** Null where something keeps it from being applied, and from having any of what follows. */
  hit: DamageCommand | null;
  /** What the hit alone comes to. */
  outcome: Outcome | null;
  /** The way of the hit to Health. */
  way: readonly HitSteps[];
  /** What paying for consciousness would add; null when nothing is asked for. */
  paid: Outcome | null;
  /** What is applied, and what it comes to. */
  commands: readonly Command[];
  result: Outcome | null;
  /** While something keeps the hit from being applied, the plan of the hit as it was before. */
  last: DamagePlan | null;
}>;

const STAY: Command = { type: 'willpower/stay-conscious', inCombat: true };

const NOTHING = { hit: null, outcome: null, way: [], paid: null, commands: [], result: null } as const;

/**
 * Reads the draft and asks the rules what it would come to. What is as it was in the plan before is taken over from
 * there, so that a key redraws what it changed and no more.
 */
export function planDamage(draft: DamageDraft, sheet: Sheet, before: DamagePlan | null = null): DamagePlan {
  const entry = replaceEqualDeep(before?.entry, parseDamageEntry(draft.entry.slice(0, MOST_CHARACTERS)));
  const obstacle = obstacleIn(entry, draft);
  const last = before?.hit ? before : (before?.last ?? null);
  if (obstacle) return { ...NOTHING, sheet, entry, obstacle, last: obstacle === 'empty' ? null : last };
  const hit = replaceEqualDeep(last?.hit, damageCommand(draft, entry));
  const known = last?.hit === hit && last.sheet === sheet ? last : null;
  const outcome = known?.outcome ?? sheetStore.preview(hit);
  const way = known?.way ?? (outcome.ok ? replaceEqualDeep(last?.way, hitSteps(outcome.trace)) : []);
  const asked = outcome.ok && lifeStatus(outcome.sheet) === 'mustPay';
  const paid = asked ? (known?.paid ?? sheetStore.preview([hit, STAY])) : null;
  const read = { sheet, entry, obstacle, hit, outcome, way, paid, last: null };
  const pays = draft.pay && paid?.ok === true && lifeStatus(paid.sheet) === 'holding';
  if (pays) return { ...read, commands: [hit, STAY], result: paid };
  const answer = deathAnswer(outcome, draft);
  const commands = answer ? [hit, answer] : [hit];
  return { ...read, commands, result: answer ? sheetStore.preview(commands) : outcome };
}

/** The answer to the death the hit brings, if the one chosen can give it. */
function deathAnswer(outcome: Outcome, { deathTrigger }: DamageDraft): Command | null {
  if (!outcome.ok || deathTrigger === null) return null;
  const owed = outcome.sheet.pending.find((prompt) => prompt.kind === 'deathTrigger');
  return owed?.effects.includes(deathTrigger) ? { type: 'death/choose-trigger', effect: deathTrigger } : null;
}

/** Falls have no entry; an attack has one only for damage beside its own. */
function obstacleIn({ parts, unknown, tooMany }: DamageEntry, { form, fall, entry }: DamageDraft): Obstacle | null {
  if (!hasEntry(form)) return fall.height === 0 ? 'height' : null;
  if (entry.length > MOST_CHARACTERS) return 'entryTooLong';
  if (unknown.length > 0) return 'unknown';
  if (tooMany) return 'tooMany';
  if (parts.some(({ beyond }) => beyond !== null)) return 'beyond';
  if (parts.some(({ grade }) => grade === null)) return 'grade';
  return parts.length === 0 && form !== 'attack' ? 'empty' : null;
}

/** Willpower of both kinds, for the words "6 → 5". */
export const willpowerOf = ({ willpower }: Sheet): number => willpower.current + willpower.temporary;

/** The points of the parts that have a grade. */
export const gradedAmounts = ({ parts }: DamageEntry): GradeAmounts =>
  addUp(parts.flatMap(({ amount, grade }) => (grade === null ? [] : [{ amount, grade: grade satisfies Grade }])));
