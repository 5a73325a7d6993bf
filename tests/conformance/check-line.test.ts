import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adapter } from './adapter';
import { type Adapter, checkLine, parseLines, same } from './check-line';

const line = (out: unknown, fn = 'answer') => ({ id: 'line', fn, in: null, out });
const answering = (answer: unknown): Adapter => ({ answer: () => answer });
const kindOf = (answer: unknown, out: unknown) => checkLine(line(out), answering(answer)).kind;

describe('a conformance line', () => {
  it('looks only at the fields its answer names', () => {
    expect(kindOf({ a: 1, b: 2 }, { a: 1 })).toBe('passed');
    expect(kindOf({ b: 2 }, { a: 1 })).toBe('failed');
    expect(kindOf(1, { a: 1 })).toBe('failed');
  });

  it('compares a field, or an answer that is no object, in full', () => {
    expect(kindOf({ a: { x: 1, y: 2 } }, { a: { x: 1 } })).toBe('failed');
    expect(kindOf([1, 2], [1])).toBe('failed');
    expect(kindOf('works', 'works')).toBe('passed');
  });

  it('fails for a function nobody knows and when the call throws', () => {
    expect(checkLine(line(1, 'gone'), {})).toEqual({ kind: 'failed', why: 'the adapter has no "gone"' });
    expect(checkLine(line(1, 'toString'), {}).kind).toBe('failed');
    const throwing = {
      answer: () => {
        throw new Error('broken');
      },
    };
    expect(checkLine(line(1), throwing)).toEqual({ kind: 'failed', why: 'threw broken' });
  });

  it('tells -0 from 0 and takes an undefined field for a missing one', () => {
    expect(same(-0, 0)).toBe(false);
    expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: null })).toBe(false);
  });
});

describe('a conformance file', () => {
  it('is read line by line, and blank lines are nothing', () => {
    expect(parseLines('{"id":"a","fn":"f","in":1,"out":2}\n\n', 'some.jsonl')).toHaveLength(1);
  });

  it('that is broken says where', () => {
    expect(() => parseLines('\n{oops', 'some.jsonl')).toThrow(/^some\.jsonl:2: not JSON/);
    expect(() => parseLines('{"id":"a","in":1,"out":2}', 'some.jsonl')).toThrow('some.jsonl:1: a test line needs');
  });
});

it('every kept line calls a function of the adapter', () => {
  const kept = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => parseLines(readFileSync(`${import.meta.dirname}/${name}`, 'utf8'), name));
  expect(kept.filter(({ fn }) => !Object.hasOwn(adapter, fn))).toEqual([]);
  expect(kept.length).toBeGreaterThanOrEqual(888);
});
