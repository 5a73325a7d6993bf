import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TableRuleKey } from '@/model/table-rules';
import { RULEBOOK } from '@/rules/rulebook';
import { TABLE_RULES } from '@/rules/table-rules';
import { CODE, filesIn, ROOT, syntaxOf } from './project-files';
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

  it('has a title and a sentence in both languages for every rule, so for every one that a why or History leads to', () => {
    const sentences = { en: shipped('en.json'), zh: shipped('zh-CN.json') };
    const bare = Object.entries(RULEBOOK).filter(([id, rule]) => {
      const words = [rule.title, 'text' in rule ? rule.text : { en: sentences.en[id], zh: sentences.zh[id] }];
      return words.some(({ en, zh }) => !en?.trim() || !zh?.trim());
    });
    expect(bare.map(([id]) => id)).toEqual([]);
  });
});

type Settled = Readonly<{ rules: readonly string[]; doubt: Both; ruling: Both }>;
type Both = Readonly<{ en: string; zh: string }>;

const shipped = (name: string) => JSON.parse(readFileSync(join(ROOT, 'public/rulebook', name), 'utf8'));

/** `M-06 to M-09` and `H-11, H-33` as IDs. */
function idsIn(cell: string): readonly string[] {
  const [, chapter, from, to] = /^([A-Z])-(\d+) to [A-Z]-(\d+)$/.exec(cell) ?? [];
  if (chapter === undefined) return cell.split(', ');
  const count = Number(to) - Number(from) + 1;
  return Array.from({ length: count }, (_, place) => `${chapter}-${String(Number(from) + place).padStart(2, '0')}`);
}

const ROW = /^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm;
const rows = [...readFileSync(join(ROOT, 'RULINGS.md'), 'utf8').matchAll(ROW)]
  .map(([, rule = '', doubt = '', ruling = '', option = '']) => ({ rules: idsIn(rule), doubt, ruling, option }))
  .filter(({ rules: [first = ''] }) => RULE_ID.test(first));

const plain = (text: string) => text.replaceAll(/[*`]/g, '');

describe('RULINGS.md', () => {
  const settled: readonly Settled[] = shipped('rulings.json');

  it('names only rules that there are', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.flatMap(({ rules: ids }) => missing(ids, known))).toEqual([]);
  });

  it('says what public/rulebook/rulings.json says where the table has no choice', () => {
    const written = rows
      .filter(({ option }) => option === '–')
      .map(({ rules: ids, doubt, ruling }) => `${ids.join(', ')} | ${plain(doubt)} | ${plain(ruling)}`);
    const shown = settled.map(({ rules: ids, doubt, ruling }) => `${ids.join(', ')} | ${doubt.en} | ${ruling.en}`);
    expect({ notShown: missing(written, new Set(shown)), notWritten: missing(shown, new Set(written)) }).toEqual({
      notShown: [],
      notWritten: [],
    });
    expect(settled.filter(({ doubt, ruling }) => !doubt.zh.trim() || !ruling.zh.trim())).toEqual([]);
  });

  it('names a switch that there is, about one of the rules, where the table has a choice', () => {
    const wrong = rows.flatMap(({ rules: ids, option }) =>
      [...option.matchAll(/`(\w+)`/g)]
        .flatMap(([, key = '']) => key)
        .filter((key) => !TABLE_RULES[key as TableRuleKey]?.rules.some((id) => ids.includes(id)))
        .map((key) => `${ids.join(', ')}: ${key}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the glossary', () => {
  const terms = new Set<string>(shipped('glossary.json').map(({ en }: Both) => en));

  it('has every term that a screen explains', () => {
    const explained = filesIn(['src'], /\.tsx$/).flatMap(({ text }) =>
      [...text.matchAll(/<Term of="([^"]+)"|\bterm="([^"]+)"/g)].flatMap(([, of, term]) => of ?? term ?? []),
    );
    expect(explained).toContain('Willpower');
    expect(missing(explained, terms)).toEqual([]);
  });
});
