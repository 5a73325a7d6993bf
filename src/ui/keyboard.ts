import { useEffect, useEffectEvent } from 'react';
import { usePreferences } from './preferences';

/** What keys do, by name: `d`, `shift+z`, `mod+z`, `mod+shift+z`, `?`, `escape`. `mod` is Ctrl or Cmd. */
export type Shortcuts = Readonly<Record<string, () => void>>;

const TYPING = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable=true]';

/** The opener of a popover that is open: Escape is for the popover. */
const OPEN_POPOVER = '[aria-haspopup][aria-expanded=true]';

function shortcutName(event: KeyboardEvent): string {
  const key = event.key.toLowerCase();
  const letter = /^[a-z0-9]$/.test(key) || key.length > 1;
  return [(event.ctrlKey || event.metaKey) && 'mod', event.shiftKey && letter && 'shift', key]
    .filter(Boolean)
    .join('+');
}

const isTyping = (target: EventTarget | null) => target instanceof Element && target.matches(TYPING);

/**
 * Runs a shortcut wherever the focus is, except while typing or while a dialog is open; Escape closes an open popover
 * first. `first` goes before shortcuts of the same name that were there already.
 */
export function useShortcuts(shortcuts: Shortcuts, enabled = true, first = false): void {
  const { letterKeys } = usePreferences();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    const name = shortcutName(event);
    if (name === 'escape' && document.querySelector(OPEN_POPOVER)) return;
    const run = shortcuts[name];
    if (!run || (!letterKeys && !name.startsWith('mod+') && name !== 'escape')) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    if (!enabled) return;
    document.addEventListener('keydown', onKeyDown, first);
    return () => document.removeEventListener('keydown', onKeyDown, first);
  }, [enabled, first]);
}
