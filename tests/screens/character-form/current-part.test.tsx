import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render';
import { CharacterForm } from '@/screens/character-form/character-form';

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => vi.restoreAllMocks());

const way = () => within(screen.getByRole('navigation', { name: 'Parts of the form' }));
const marked = () =>
  way()
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);

const show = () => renderUi(<CharacterForm mode="new" onClose={() => undefined} onCreated={() => undefined} />);

/** Scrolls so that these parts have gone up past the bars, and the others are below. */
async function scrollPast(...titles: readonly string[]) {
  for (const region of screen.getAllByRole('region')) {
    const isPast = titles.includes(within(region).queryAllByRole('heading', { level: 2 })[0]?.textContent ?? '');
    vi.spyOn(region, 'getBoundingClientRect').mockReturnValue({ top: isPast ? -20 : 500 } as DOMRect);
  }
  await act(async () => window.dispatchEvent(new Event('scroll')));
}

describe('the way through the form', () => {
  it('marks the part at the top as the page scrolls', async () => {
    show();
    expect(marked()).toEqual(['Character']);
    await scrollPast('Character', 'Attributes and Size');
    expect(marked()).toEqual(['Attributes']);
    await scrollPast();
    expect(marked()).toEqual(['Character']);
  });

  it('marks where it leads, and takes the focus there', async () => {
    show();
    await userEvent.click(way().getByRole('button', { name: 'Items' }));
    expect(marked()).toEqual(['Items']);
    expect(screen.getByRole('region', { name: 'Items' })).toHaveFocus();
  });
});
