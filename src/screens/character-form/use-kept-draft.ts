import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Character } from '@/rules';
import { type CharacterDraft, saysTheSame } from './character-draft';
import { forgetDraft, keepDraft } from './kept-draft';

export type CharacterFormReturn = UseFormReturn<CharacterDraft, unknown, Character>;

/** How an unsaved form was left: nothing was typed, it is kept, or the browser keeps nothing. */
export type Keeping = 'nothing' | 'kept' | 'lost';

const PAUSE = 120;

/**
 * Keeps what is typed until it is saved or discarded: a moment after the last key, when the page is hidden, and when
 * the form is left, which `onLeft` is told. `settle` ends the keeping; `keep` keeps at once.
 */
export function useKeptDraft(
  form: CharacterFormReturn,
  of: string,
  from: CharacterDraft,
  onLeft: (keeping: Keeping) => void,
) {
  const settled = useRef(false);
  const keep = (): Keeping => {
    if (settled.current) return 'nothing';
    const draft = form.getValues();
    if (saysTheSame(draft, from)) {
      forgetDraft(of);
      return 'nothing';
    }
    return keepDraft(of, draft, from) ? 'kept' : 'lost';
  };
  const keepNow = useEffectEvent(keep);
  const left = useEffectEvent(() => onLeft(keep()));
  const { subscribe } = form;

  useEffect(() => {
    let timer = 0;
    const soon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => keepNow(), PAUSE);
    };
    const atOnce = () => {
      clearTimeout(timer);
      keepNow();
    };
    const unsubscribe = subscribe({ formState: { values: true }, callback: soon });
    window.addEventListener('pagehide', atOnce);
    document.addEventListener('visibilitychange', atOnce);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('pagehide', atOnce);
      document.removeEventListener('visibilitychange', atOnce);
      left();
    };
  }, [subscribe]);

  const settle = () => {
    settled.current = true;
    forgetDraft(of);
  };
  return { keep, settle };
}
