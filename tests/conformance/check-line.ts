/** One test line: call `fn` with `in` and `opt`, expect `out`. */
export type Line = Readonly<{ id: string; fn: string; in: unknown; opt?: unknown; out: unknown }>;

/** From the name of a function to the call of the rules core behind it. */
export type Adapter = Readonly<Record<string, (input: never, options: never) => unknown>>;

export type Verdict = Readonly<{ kind: 'passed' }> | Readonly<{ kind: 'failed'; why: string }>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const show = (value: unknown): string => (Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? String(value)));

/** Deep equality; -0 is not 0, and a field that is undefined is a field that is not there. */
export function same(actual: unknown, expected: unknown): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, index) => same(actual[index], item))
    );
  }
  if (!isRecord(expected)) return Object.is(actual, expected);
  if (!isRecord(actual)) return false;
  const present = Object.keys(actual).filter((key) => actual[key] !== undefined);
  return (
    present.length === Object.keys(expected).length &&
    Object.entries(expected).every(([key, value]) => Object.hasOwn(actual, key) && same(actual[key], value))
  );
}

/** What is wrong with an answer, field by field; fields that the line does not name are free. */
function differences(actual: unknown, expected: unknown): readonly string[] {
  if (!isRecord(expected)) return same(actual, expected) ? [] : [`expected ${show(expected)}, got ${show(actual)}`];
  if (!isRecord(actual)) return [`expected an object with ${Object.keys(expected).join(', ')}, got ${show(actual)}`];
  return Object.entries(expected)
    .filter(([key, value]) => !(Object.hasOwn(actual, key) && same(actual[key], value)))
    .map(([key, value]) => `${key}: expected ${show(value)}, got ${show(actual[key])}`);
}

/** Runs one line. A function the adapter does not know has failed. */
export function checkLine(line: Line, adapter: Adapter): Verdict {
  const call = Object.hasOwn(adapter, line.fn) ? adapter[line.fn] : undefined;
  if (call === undefined) return { kind: 'failed', why: `the adapter has no "${line.fn}"` };
  try {
    const wrong = differences(call(line.in as never, line.opt as never), line.out);
    return wrong.length === 0 ? { kind: 'passed' } : { kind: 'failed', why: wrong.join('; ') };
  } catch (error) {
    return { kind: 'failed', why: `threw ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Reads test lines, one JSON object a line. Throws with file and line number. */
export function parseLines(text: string, file: string): readonly Line[] {
  return text.split('\n').flatMap((raw, index) => {
    if (raw.trim() === '') return [];
    const where = `${file}:${index + 1}`;
    const line = parseJson(raw, where);
    if (!isRecord(line) || typeof line.id !== 'string' || typeof line.fn !== 'string') {
      throw new Error(`${where}: a test line needs "id" and "fn" as text`);
    }
    if (!(Object.hasOwn(line, 'in') && Object.hasOwn(line, 'out'))) {
      throw new Error(`${where}: a test line needs "in" and "out"`);
    }
    return [line as Line];
  });
}

function parseJson(raw: string, where: string): unknown {
  try {
    return JSON.parse(raw);
  } catch (error) {
    throw new Error(`${where}: not JSON (${error instanceof Error ? error.message : String(error)})`, { cause: error });
  }
}
