import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render';
import { placeTerm } from '@/app/place-term';
import { client } from '@/app/query-client';
import { Terms } from '@/app/terms';
import { Term } from '@/ui/term';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(readFileSync('public/rulebook/glossary.json', 'utf8')));
});
afterEach(() => vi.unstubAllGlobals());

const termNamed = (name: string) => screen.getByText(name, { selector: 'dfn, button' });

function show() {
  renderUi(
    <>
      <Term of="Willpower">Willpower</Term>
      <Term of="Gauge">Gauges</Term>
      <button type="button">Elsewhere</button>
      <Terms />
    </>,
  );
  return userEvent.setup();
}

describe('a term', () => {
  it('says what it means while the pointer is on it, and stays for a pointer on what it says', async () => {
    const user = show();
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.hover(termNamed('Willpower'));
    expect(await screen.findByText('Strength of mind that can be spent.')).toBeInTheDocument();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Willpower 意志力');
    await user.hover(screen.getByRole('tooltip'));
    await new Promise((done) => setTimeout(done, 300));
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await user.hover(termNamed('Elsewhere'));
    await vi.waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('is described by its meaning on focus, and Esc closes that alone', async () => {
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    const user = show();
    await user.tab();
    const term = termNamed('Willpower');
    await vi.waitFor(() => expect(term).toHaveAccessibleDescription(/Strength of mind/));
    await user.tab();
    await vi.waitFor(() => expect(termNamed('Gauges')).toHaveAccessibleDescription(/count of its own/));
    expect(term).not.toHaveAttribute('aria-describedby');
    heard.mockClear();
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    expect(heard).not.toHaveBeenCalled();
    document.removeEventListener('keydown', heard);
  });

  it('says so when the glossary does not come, and a tap elsewhere closes it', async () => {
    client.clear();
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const user = show();
    await user.click(termNamed('Willpower'));
    await vi.waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('The texts did not load.'));
    await user.click(termNamed('Elsewhere'));
    await vi.waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
});

describe('where a meaning goes', () => {
  const view = { width: 390, height: 844 };
  const box = { width: 200, height: 60 };

  it.each([
    ['below the term', { left: 20, top: 100, bottom: 120 }, { left: 20, top: 124 }],
    ['not beyond the right edge', { left: 300, top: 100, bottom: 120 }, { left: 178, top: 124 }],
    ['above where there is no room', { left: 20, top: 800, bottom: 820 }, { left: 20, top: 736 }],
  ])('%s', (_, term, place) => {
    expect(placeTerm(term, box, view)).toEqual(place);
  });
});
