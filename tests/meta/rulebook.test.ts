import { describe, expect, it } from 'vitest';
import { RULEBOOK } from '@/rules/rulebook';
import { CODE, filesIn, syntaxOf } from './project-files';
import { textsOf } from './syntax';

const RULE_ID = /^[A-Z]-T?\d{2}$/;
const TAG = /@rule\s+([A-Z]-T?\d{2})/g;
/** One ID or several in one pair of brackets, as test titles carry them. */
const BRACKETS = /\[([A-Z]-T?\d{2}(?:[\s,;/]+[A-Z]-T?\d{2})*)\]/g;

const rules = filesIn(['src/rules'], CODE).filter(({ path }) => !path.startsWith('src/rules/rulebook'));
const known = new Set<string>(Object.keys(RULEBOOK));

const cited = new Set(
  rules.flatMap((file) =>
    syntaxOf(file).comments.flatMap(({ value }) => [...value.matchAll(TAG)].flatMap(([, id]) => id ?? [])),
  ),
);
const used = new Set(
  filesIn(['src'], CODE)
    .flatMap(textsOf)
    .filter((text) => RULE_ID.test(text)),
);
const titled = new Set(
  filesIn(['tests'], /^tests\/(?!meta\/|conformance\/).*\.(test|spec)\.tsx?$/).flatMap((file) =>
    textsOf(file).flatMap((text) => [...text.matchAll(BRACKETS)].flatMap(([, ids]) => ids?.split(/[\s,;/]+/) ?? [])),
  ),
);
const tested = new Set(
  filesIn(['tests/rules'], /\.test\.ts$/).flatMap((file) =>
    textsOf(file).flatMap((text) => [...text.matchAll(BRACKETS)].flatMap(([, ids]) => ids?.split(/[\s,;/]+/) ?? [])),
  ),
);

const missing = (wanted: Iterable<string>, from: ReadonlySet<string>) => [...wanted].filter((id) => !from.has(id));

describe('rulebook', () => {
  const implemented = Object.entries(RULEBOOK)
    .filter(([, rule]) => rule.kind !== 'REFERENCE')
    .map(([id]) => id);

  it('has only rules that a function cites in its doc tag', () => {
    expect(missing(implemented, cited)).toEqual([]);
  });

  it('has only rules that a test title in tests/rules carries', () => {
    expect(missing(implemented, tested)).toEqual([]);
  });

  it('knows every rule that is cited, used or tested', () => {
    expect({ cited: missing(cited, known), used: missing(used, known), tested: missing(titled, known) }).toEqual({
      cited: [],
      used: [],
      tested: [],
    });
  });

  it('has a title in both languages for every rule', () => {
    const bare = Object.entries(RULEBOOK).filter(([, { title }]) => title.en.trim() === '' || title.zh.trim() === '');
    expect(bare).toEqual([]);
  });
});
