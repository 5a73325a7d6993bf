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

/** Every ID of both catalogues by chapter: how far each counts, and the one number that was never given. */
const LAST = { H: 50, W: 23, E: 31, G: 10, S: 16, B: 39, 'B-T': 29, D: 38, P: 43, M: 71, X: 7 } as const;
const NEVER_GIVEN = 'D-36';
const CATALOGUED = Object.entries(LAST)
  .flatMap(([chapter, last]) =>
    Array.from({ length: last }, (_, index) => {
      const number = String(index + 1).padStart(2, '0');
      return chapter === 'B-T' ? `${chapter}${number}` : `${chapter}-${number}`;
    }),
  )
  .filter((id) => id !== NEVER_GIVEN);

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

  it('has the 356 rules of both catalogues and no other', () => {
    expect(CATALOGUED).toHaveLength(356);
    expect([...known].toSorted()).toEqual(CATALOGUED.toSorted());
  });

  it('has only rules that a function cites in its doc tag, or that are for reference', () => {
    expect(missing(implemented, cited)).toEqual([]);
  });

  it('has only rules that a test title in tests/rules carries, those for reference too', () => {
    expect(missing(CATALOGUED, tested)).toEqual([]);
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
