import type { Grade } from '@/model/health';
import { LIMITS } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import type { Command } from '@/rules';
import { sameName } from './fact-names';
import { commandsFor } from './plan-commands';
import type { ChatReading, Statement } from './reading';
import { type Fact, type FactId, factsByName, isGrade, sheetFacts } from './sheet-facts';

/** What a statement comes to on the sheet. */
export type Verdict =
  /** It changes a number; `told` is what the text takes it for before that, where that is another number. */
  | Readonly<{ kind: 'changes'; fact: FactId; from: number; to: number; told: number | null }>
  | Readonly<{ kind: 'same'; fact: FactId; value: number }>
  /** It follows from other numbers; `value` is what it is on the sheet. */
  | Readonly<{ kind: 'derived'; fact: FactId; value: number; told: number }>
  | Readonly<{ kind: 'unknownName' | 'someoneElse' | 'noGrade' | 'outOfRange' | 'secondHealth' }>
  | Readonly<{ kind: 'aboveMaximum'; fact: FactId; maximum: number }>;

export type PlannedStatement = Statement & Readonly<{ verdict: Verdict }>;

/** What a text from chat would do to a sheet: a verdict for each statement, and the commands of all that count. */
export type ChatPlan = Readonly<{ statements: readonly PlannedStatement[]; commands: readonly Command[] }>;

export type PlanOptions = Readonly<{
  /** Whose numbers are taken over, beside those that name nobody. */
  who: string | null;
  /** The grade of wounds where only Health is told; null while that was not said. */
  grade: Grade | null;
}>;

type Values = Map<FactId, number>;

type Planning = Readonly<{
  sheet: Sheet;
  options: PlanOptions;
  facts: ReadonlyMap<string, Fact>;
  /** The numbers as they are after the statements so far. */
  values: Values;
  /** What the text says something of. */
  stated: Set<FactId>;
  /** The text tells wounds by grade, so Health follows from them. */
  tellsGrades: boolean;
}>;

/** Works out what a reading does to a sheet. Nothing is changed; the commands are for a preview, and then for the store. */
export function planChat(sheet: Sheet, reading: ChatReading, options: PlanOptions): ChatPlan {
  const facts = factsByName(sheetFacts(sheet));
  const mine = reading.statements.filter((one) => isAbout(one, options.who));
  const planning: Planning = {
    sheet,
    options,
    facts,
    values: new Map([...facts.values()].map(({ id, value }) => [id, value])),
    stated: new Set(),
    tellsGrades: mine.some(({ name }) => isGrade(facts.get(sameName(name))?.id ?? 'health')),
  };
  const planned = reading.statements.map((one) => ({ ...one, verdict: verdictOn(planning, one) }));
  const { commands, beyond } = commandsFor(sheet, planning.values, planning.stated);
  return { statements: planned.map((one) => withMaximum(one, beyond)), commands };
}

const isAbout = ({ who }: Statement, chosen: string | null): boolean =>
  who === null || (chosen !== null && sameWho(who, chosen));

const sameWho = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function verdictOn(planning: Planning, statement: Statement): Verdict {
  const { options, facts, values, sheet } = planning;
  if (!isAbout(statement, options.who)) return { kind: 'someoneElse' };
  const fact = facts.get(sameName(statement.name));
  if (!fact) return { kind: 'unknownName' };
  const from = values.get(fact.id) ?? fact.value;
  const to = outcomeOf(statement, from);
  if (fact.derived) return { kind: 'derived', fact: fact.id, value: fact.value, told: to };
  if (to < 0 || to > LIMITS.number) return { kind: 'outOfRange' };
  if (fact.id === 'health') return healthVerdict(planning, from, to, statement);
  if (isGrade(fact.id) && sheet.secondHealth?.track && to !== from) return { kind: 'secondHealth' };
  return changed(planning, fact.id, from, to, statement);
}

function outcomeOf({ saying }: Statement, from: number): number {
  if (saying.kind === 'by') return from + saying.by;
  return saying.kind === 'is' ? saying.value : saying.to;
}

function changed({ values, stated }: Planning, fact: FactId, from: number, to: number, { saying }: Statement): Verdict {
  stated.add(fact);
  if (from === to) return { kind: 'same', fact, value: to };
  values.set(fact, to);
  return {
    kind: 'changes',
    fact,
    from,
    to,
    told: saying.kind === 'became' && saying.from !== from ? saying.from : null,
  };
}

/** Points of Health without their grade: those told elsewhere, or of the grade that the player names. */
function healthVerdict(planning: Planning, from: number, to: number, statement: Statement): Verdict {
  const { values, options, sheet, tellsGrades } = planning;
  if (tellsGrades) return { kind: 'derived', fact: 'health', value: sheet.health.track.healthy, told: to };
  if (from === to) return { kind: 'same', fact: 'health', value: to };
  if (sheet.secondHealth?.track) return { kind: 'secondHealth' };
  if (options.grade === null) return { kind: 'noGrade' };
  const wounds = (values.get(options.grade) ?? 0) + from - to;
  if (wounds < 0) return { kind: 'outOfRange' };
  values.set(options.grade, wounds);
  planning.stated.add(options.grade);
  return changed(planning, 'health', from, to, statement);
}

/** A number that turns out to be above its maximum changes nothing. */
function withMaximum(one: PlannedStatement, beyond: ReadonlyMap<FactId, number>): PlannedStatement {
  const { verdict } = one;
  if (verdict.kind !== 'changes' && verdict.kind !== 'same') return one;
  const maximum = beyond.get(verdict.fact);
  return maximum === undefined ? one : { ...one, verdict: { kind: 'aboveMaximum', fact: verdict.fact, maximum } };
}

/** Whether a plan waits to be told the grade of wounds. */
export const asksGrade = (plan: ChatPlan): boolean => plan.statements.some(({ verdict }) => verdict.kind === 'noGrade');
