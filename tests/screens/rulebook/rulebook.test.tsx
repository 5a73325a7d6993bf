import { readFileSync } from 'node:fs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render';
import { RULEBOOK, type RuleId } from '@/rules';
import { findRules, findTerms, RULE_IDS, textOf } from '@/screens/rulebook/find-entries';
import { termFinder } from '@/screens/rulebook/linked-terms';
import { RulebookScreen } from '@/screens/rulebook/rulebook-screen';
import type { Ruling, Term } from '@/storage/rulebook-queries';

vi.setConfig({ testTimeout: 60_000 });

const shipped = (name: string) => readFileSync(`public/rulebook/${name}`, 'utf8');
const TEXTS = { en: JSON.parse(shipped('en.json')), zh: JSON.parse(shipped('zh-CN.json')) };
const RULINGS: readonly Ruling[] = JSON.parse(shipped('rulings.json'));
const TERMS: readonly Term[] = JSON.parse(shipped('glossary.json'));

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('fetch', async (address: string) => new Response(shipped(address.split('/').at(-1) ?? '')));
});
afterEach(() => vi.unstubAllGlobals());

function show(entry?: string, sheetId: string | null = null) {
  const calculatorAt = (rule: RuleId) => (rule === 'M-05' ? 'improvised' : null);
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <RulebookScreen entry={entry} around={{ sheetId, calculatorAt }} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

describe('the rulebook at hand', () => {
  it('opens at a rule, with its chapter, and lets a hit be tried [H-03] [H-04] [H-05]', async () => {
    const user = show('H-04');
    expect(await screen.findByText('8 H · 3 B · 4 L · 5 A')).toBeInTheDocument();
    expect(screen.getByLabelText('Chapter')).toHaveValue('H');
    await user.clear(screen.getByLabelText('Lethal'));
    expect(screen.getByText('A whole number from 0 to 999.')).toBeInTheDocument();
  });

  it('says what wounds bring [H-09] [H-11] [H-14] [H-15]', async () => {
    const user = show('H-15');
    expect(await screen.findByText('Moderately injured, wound penalty 2')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Healthy'));
    await user.type(screen.getByLabelText('Healthy'), '0');
    expect(
      screen.getByText('Moderately injured, wound penalty 3, passes out or pays, the injuries worsen'),
    ).toBeInTheDocument();
  });

  it('says which bonuses count, by which rule, and what they come to [B-02] [B-17] [B-19]', async () => {
    const user = show('B-02');
    expect(await screen.findByText('Together +3')).toBeInTheDocument();
    const tried = screen.getByRole('group', { name: /^Try bonuses/ });
    expect(within(tried).getAllByText('does not count')).toHaveLength(1);
    await user.selectOptions(within(tried).getByLabelText('Type 2'), 'Perfect');
    expect(screen.getByText('Together +5')).toBeInTheDocument();
    await user.clear(within(tried).getByLabelText(/^Amount 4/));
    expect(screen.getByText('From −999 to 999.')).toBeInTheDocument();
  });

  it('shows what the table may choose, and leads to it [H-15]', async () => {
    show('H-15', 'abc');
    const rule = await screen.findByRole('article', { name: /H-15/ });
    expect(within(rule).getByText('Table rule: Wound penalty')).toBeInTheDocument();
    expect(within(rule).getAllByRole('link', { name: 'Open the table rules' })[0]).toHaveAttribute(
      'href',
      '#/sheet/abc/table-rules',
    );
  });

  it('shows what was settled where the table has no choice, and the calculator for it [H-10] [M-05]', async () => {
    show('H-10');
    const rule = await screen.findByRole('article', { name: /H-10/ });
    expect(within(rule).getAllByText('Ruling')).toHaveLength(2);
    expect(within(rule).getByText(/^Yes: any healthy point wakes/)).toBeInTheDocument();
  });

  it('leads to the toolbox, with the sheet that was open [M-05]', async () => {
    show('M-05', 'abc');
    expect(await screen.findByRole('link', { name: 'Open in the toolbox: Improvised weapon' })).toHaveAttribute(
      'href',
      '#/sheet/abc/toolbox:improvised',
    );
  });

  it('[D-38] shows which defense works on which type, in a table', async () => {
    show('D-38');
    const table = within(await screen.findByRole('table', { name: 'Which defense works on which damage' }));
    const names = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const works = (row: RegExp) => {
      const cells = within(table.getByRole('row', { name: row })).getAllByRole('cell');
      return names.slice(1).filter((_, place) => cells[place]?.textContent === 'works');
    };
    const [hardness, reduction, unbeatable, resistance, physical, all] = names.slice(1);
    expect(works(/^physical/)).toEqual([hardness, reduction, unbeatable, physical, all]);
    expect(works(/cold/)).toEqual([hardness, resistance, all]);
    expect(works(/sonic/)).toEqual([resistance, all]);
    expect(works(/^force/)).toEqual([unbeatable, all]);
    expect(works(/^falling /)).toEqual([hardness, physical, all]);
    expect(works(/^poison/)).toEqual([]);
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent)
        .join(),
    ).toMatch(/mental/);
  });

  it('says so when the texts do not come, and asks again', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const user = show('G-01');
    expect(await screen.findByText('The texts did not load.')).toBeInTheDocument();
    vi.stubGlobal('fetch', async (address: string) => new Response(shipped(address.split('/').at(-1) ?? '')));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: /G-01/ })).toBeInTheDocument();
  });

  it('says that there is no such rule', async () => {
    show('Z-99');
    expect(await screen.findByText('There is no rule Z-99.')).toBeInTheDocument();
  });

  it('says that nothing was found, with the way back to all', async () => {
    const user = show('G-01');
    await user.click(await screen.findByLabelText('Search'));
    await user.paste('xyzzy');
    expect(await screen.findByText('Nothing found in Gauges.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(document.querySelectorAll('article')).toHaveLength(RULE_IDS.length);
  });

  it('finds rules by ID, by words of either language, by what was settled, in a chapter', () => {
    const book = { texts: TEXTS.en, rulings: RULINGS };
    const found = (search: string, chapter: 'H' | null = null) => findRules(search, chapter, book);
    expect(found('h-11')).toEqual(['H-11']);
    expect(found('恶化')).toContain('H-11');
    expect(found('16 hours')).toContain('H-24');
    expect(found('willpower', 'H')).toContain('H-27');
    expect(found('willpower', 'H').every((id) => id.startsWith('H'))).toBe(true);
    expect(found('no such word')).toEqual([]);
  });

  it('has a sentence for every rule in both languages', () => {
    const without = (language: 'en' | 'zh') =>
      RULE_IDS.filter((id: RuleId) => textOf(id, { texts: TEXTS[language] }, language).length < 5);
    expect(without('en')).toEqual([]);
    expect(without('zh')).toEqual([]);
    expect(Object.keys(TEXTS.en).filter((id) => !(id in RULEBOOK))).toEqual([]);
    expect(Object.keys(TEXTS.zh).toSorted()).toEqual(Object.keys(TEXTS.en).toSorted());
  });

  it('finds terms in either language and by pinyin initials, those of that name first', () => {
    expect(TERMS).toHaveLength(156);
    expect(findTerms('smz', TERMS).map(({ zh }) => zh)).toEqual(['生命值']);
    expect(findTerms('生命', TERMS).map(({ en }) => en)).toContain('Health');
    expect(findTerms('health', TERMS)[0]?.en).toBe('Health');
    expect(findTerms('lethal', TERMS).map(({ zh }) => zh)).toContain('致命伤害');
    expect(findTerms('', TERMS)).toHaveLength(156);
    for (const term of TERMS) expect(term.initials, term.zh).toMatch(/^[a-z]+$/);
  });

  it('lists the glossary', async () => {
    const user = show('glossary');
    await user.type(await screen.findByLabelText('Search'), 'gene lock');
    expect(within(screen.getByRole('list', { name: 'Glossary' })).getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('terms in texts', () => {
  const terms = (text: string, language: 'en' | 'zh' = 'en') =>
    termFinder(TERMS, language)(text).flatMap(({ term }) => term ?? []);

  it('are the longest, once each, and keep the text as it is', () => {
    const text = 'Will saves, not Will: a lethal point turns aggravated. Bashing damage will, lethal damage too.';
    expect(terms(text)).toEqual(['Will save', 'Will', 'lethal damage', 'aggravated damage', 'bashing damage']);
    expect(
      termFinder(
        TERMS,
        'en',
      )(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('are found in Chinese, and nowhere before the glossary is there', () => {
    expect(terms('临时生命值在生命值之前。轮到自己时。', 'zh')).toEqual(['temporary HP', 'Health']);
    expect(termFinder([], 'en')('Health')).toEqual([{ text: 'Health' }]);
  });
});
