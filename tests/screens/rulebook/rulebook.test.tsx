import { readFileSync } from 'node:fs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render';
import { RULEBOOK, type RuleId } from '@/rules';
import { findRules, findTerms, RULE_IDS, textOf } from '@/screens/rulebook/find-entries';
import { RulebookScreen } from '@/screens/rulebook/rulebook-screen';
import type { Term } from '@/storage/rulebook-queries';

vi.setConfig({ testTimeout: 60_000 });

const shipped = (name: string) => readFileSync(`public/rulebook/${name}`, 'utf8');
const TEXTS = { en: JSON.parse(shipped('en.json')), zh: JSON.parse(shipped('zh-CN.json')) };
const TERMS: readonly Term[] = JSON.parse(shipped('glossary.json'));

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('fetch', async (address: string) => new Response(shipped(address.split('/').at(-1) ?? '')));
});
afterEach(() => vi.unstubAllGlobals());

function show(entry?: string, sheetId: string | null = null) {
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <RulebookScreen entry={entry} sheetId={sheetId} onClose={() => undefined} />
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

  it('shows what the table may choose, and leads to it [H-15]', async () => {
    show('H-15', 'abc');
    const rule = await screen.findByRole('article', { name: /H-15/ });
    expect(within(rule).getByText('Table rule: Wound penalty')).toBeInTheDocument();
    expect(within(rule).getAllByRole('link', { name: 'Open the table rules' })[0]).toHaveAttribute(
      'href',
      '#/sheet/abc/table-rules',
    );
  });

  it('says so when the texts do not come, and when there is no such rule', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    show();
    expect(await screen.findByText('The texts did not load.')).toBeInTheDocument();
  });

  it('finds rules by ID, by words of either language, in a chapter', () => {
    const found = (search: string, chapter: 'H' | null = null) => findRules(search, chapter, TEXTS.en);
    expect(found('h-11')).toEqual(['H-11']);
    expect(found('恶化')).toContain('H-11');
    expect(found('willpower', 'H')).toContain('H-27');
    expect(found('willpower', 'H').every((id) => id.startsWith('H'))).toBe(true);
    expect(found('no such word')).toEqual([]);
  });

  it('has a sentence for every rule in both languages', () => {
    const without = (language: 'en' | 'zh') =>
      RULE_IDS.filter((id: RuleId) => textOf(id, TEXTS[language], language).length < 5);
    expect(without('en')).toEqual([]);
    expect(without('zh')).toEqual([]);
    expect(Object.keys(TEXTS.en).filter((id) => !(id in RULEBOOK))).toEqual([]);
    expect(Object.keys(TEXTS.zh).toSorted()).toEqual(Object.keys(TEXTS.en).toSorted());
  });

  it('finds terms in either language and by pinyin initials', () => {
    expect(TERMS).toHaveLength(156);
    expect(findTerms('smz', TERMS).map(({ zh }) => zh)).toContain('生命值');
    expect(findTerms('生命', TERMS).map(({ en }) => en)).toContain('Health');
    expect(findTerms('lethal', TERMS).map(({ zh }) => zh)).toContain('致命伤害');
    for (const term of TERMS) expect(term.initials, term.zh).toMatch(/^[a-z]+$/);
  });

  it('lists the glossary', async () => {
    const user = show('glossary');
    await user.type(await screen.findByLabelText('Search'), 'gene lock');
    expect(within(screen.getByRole('list', { name: 'Glossary' })).getAllByRole('listitem')).toHaveLength(1);
  });
});
