import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#tests/support/render';
import { core } from '@/i18n/core';
import { Button } from '@/ui/button';
import { useShortcuts } from '@/ui/keyboard';
import { storedPreferences, useMessages, usePreferences } from '@/ui/preferences';
import { StatusChip } from '@/ui/status-chip';

function Settings() {
  const { setLanguage, setTheme, setLetterKeys } = usePreferences();
  const words = useMessages(core);
  useShortcuts({ h: () => setTheme('dark'), 'mod+z': () => setTheme('system') });
  return (
    <>
      <StatusChip status="moderatelyInjured" />
      <p>{words.verb.takeDamage}</p>
      <Button onClick={() => setLanguage('zh-CN')}>中文</Button>
      <Button onClick={() => setTheme('light')}>Light</Button>
      <Button onClick={() => setLetterKeys(false)}>No letters</Button>
      <input aria-label="typing" />
    </>
  );
}

const html = document.documentElement;

describe('preferences', () => {
  it('change the language in place and keep it', async () => {
    renderUi(<Settings />);
    expect(screen.getByText('Moderately injured')).toBeInTheDocument();
    expect(html.lang).toBe('en');
    await act(async () => screen.getByRole('button', { name: '中文' }).click());
    expect(await screen.findByText('中度受伤')).toBeInTheDocument();
    expect(screen.getByText('受到伤害')).toBeInTheDocument();
    expect(html.lang).toBe('zh-CN');
    expect(storedPreferences().language).toBe('zh-CN');
  });

  it('follow the system until a theme is chosen', async () => {
    renderUi(<Settings />);
    expect(html.dataset.theme).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Light' }));
    expect(html.dataset.theme).toBe('light');
    expect(storedPreferences().theme).toBe('light');
  });

  it('turn single letters off, and letters never act while typing', async () => {
    const user = userEvent.setup();
    renderUi(<Settings />);
    await user.click(screen.getByRole('button', { name: 'Light' }));
    await user.click(screen.getByRole('textbox', { name: 'typing' }));
    await user.keyboard('h');
    expect(storedPreferences().theme).toBe('light');
    await user.click(screen.getByRole('button', { name: 'No letters' }));
    await user.keyboard('h');
    expect(storedPreferences().theme).toBe('light');
    await user.keyboard('{Control>}z{/Control}');
    expect(storedPreferences().theme).toBe('system');
  });
});
