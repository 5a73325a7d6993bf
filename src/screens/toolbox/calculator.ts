import type { ToolboxWords } from '@/i18n/toolbox';
import type { Sheet } from '@/model/sheet';
import type { RuleId } from '@/rules';

export type CalculatorId = keyof ToolboxWords['calculator'];
export type FieldName = keyof ToolboxWords['field'];
export type StepName = keyof ToolboxWords['step'];
export type ChoiceName = keyof ToolboxWords['choice'];

/** What is asked for; `from` takes the first value off the open sheet. */
export type Field =
  | Readonly<{
      kind: 'number';
      first: number;
      min?: number;
      max?: number;
      decimals?: boolean;
      from?: (sheet: Sheet) => number | null;
    }>
  | Readonly<{ kind: 'list'; first: string }>
  | Readonly<{ kind: 'choice'; first: ChoiceName; values: readonly ChoiceName[] }>
  | Readonly<{ kind: 'check' }>;

type Fields = Readonly<Partial<Record<FieldName, Field>>>;

type InputOf<F> = F extends { kind: 'number' }
  ? number
  : F extends { kind: 'list' }
    ? readonly number[]
    : F extends { kind: 'choice'; values: readonly (infer V)[] }
      ? V
      : boolean;

/** A line of the working: a number, or a word for it. The last line is the result. */
export type Step = Readonly<{ name: StepName; value: number | ChoiceName; unit?: 'minutes'; rule?: RuleId }>;

/** The sheet whose table rules hold; without one, the defaults do. */
export type Table = Pick<Sheet, 'tableRules'>;

export type Calculator = Readonly<{
  id: CalculatorId;
  rules: readonly RuleId[];
  fields: readonly (readonly [FieldName, Field])[];
  /** The working for what is typed, or the fields that are typed wrong. */
  work: (typed: Typed, table: Table) => Readonly<{ steps: readonly Step[]; wrong: readonly FieldName[] }>;
}>;

/** What is typed, by field; a tick is `1` or empty. */
export type Typed = Readonly<Record<string, string>>;

type Parts<F extends Fields> = Readonly<{
  id: CalculatorId;
  rules: readonly RuleId[];
  fields: F;
  steps: (input: { readonly [K in keyof F]: InputOf<F[K]> }, table: Table) => readonly Step[];
}>;

/** A calculator from its fields and the working that the rules make of them. */
export function calculator<const F extends Fields>({ id, rules, fields, steps }: Parts<F>): Calculator {
  const listed = Object.entries(fields) as [FieldName, Field][];
  return {
    id,
    rules,
    fields: listed,
    work: (typed, table) => {
      const read = listed.map(([name, field]) => [name, readField(field, typed[name] ?? '')] as const);
      const wrong = read.filter(([, value]) => value === null).map(([name]) => name);
      const input = Object.fromEntries(read) as { readonly [K in keyof F]: InputOf<F[K]> };
      return { wrong, steps: wrong.length > 0 ? [] : steps(input, table) };
    },
  };
}

export const MOST = 1_000_000;
const MOST_LISTED = 50;

/** A field as it is typed; null where that can't be counted with. */
function readField(field: Field, text: string): number | readonly number[] | string | boolean | null {
  switch (field.kind) {
    case 'check':
      return text === '1';
    case 'choice':
      return field.values.find((value) => value === text) ?? null;
    case 'list':
      return readList(text);
    default:
      return readNumber(field, text);
  }
}

function readList(text: string): readonly number[] | null {
  const parts = text.split(/[\s,，、;；]+/).filter(Boolean);
  const fits = parts.every((part) => /^\d{1,6}$/.test(part)) && parts.length > 0 && parts.length <= MOST_LISTED;
  return fits ? parts.map(Number) : null;
}

function readNumber({ min = 0, max = MOST, decimals }: Field & { kind: 'number' }, text: string): number | null {
  const plain = text.trim().replace('−', '-');
  if (!(decimals ? /^-?\d+(\.\d+)?$/ : /^-?\d+$/).test(plain)) return null;
  const value = Number(plain);
  return value >= min && value <= max ? value : null;
}

/** What the fields hold at first: from the link, else from the sheet, else an example. */
export function firstTyped(one: Calculator, link: URLSearchParams, sheet: Sheet | null): Typed {
  return Object.fromEntries(one.fields.map(([name, field]) => [name, link.get(name) ?? firstOf(field, sheet)]));
}

function firstOf(field: Field, sheet: Sheet | null): string {
  if (field.kind === 'check') return '';
  if (field.kind !== 'number') return field.first;
  const own = sheet && field.from ? field.from(sheet) : null;
  return String(own ?? field.first);
}
