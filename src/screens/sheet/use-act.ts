import { core } from '@/i18n/core';
import type { Command } from '@/rules';
import { useAnnounce } from '@/ui/live-region';
import { useLanguage, useMessages } from '@/ui/preferences';
import { useToast } from '@/ui/toast';
import type { Size, Voice } from './acting';

type Acting = typeof import('./acting');

let acting: Acting | null = null;

/** Fetches what acting on a sheet takes. The sheet is drawn without it. */
export async function loadActing(): Promise<Acting> {
  acting ??= await import('./acting');
  return acting;
}

/** Runs at once what needs it, or as soon as it is here and the sheet is open; a tap that comes early is not lost. */
function useActing(): (run: (acting: Acting, voice: Voice) => void) => void {
  const { error } = useMessages(core);
  const voice = { language: useLanguage(), toast: useToast(), announce: useAnnounce() };
  const runLater = async (run: (acting: Acting, voice: Voice) => void) => {
    const loaded = await loadActing();
    await loaded.makeReady(voice.language);
    run(loaded, voice);
  };
  return (run) => {
    if (acting?.isReady(voice.language)) run(acting, voice);
    else runLater(run).catch(() => voice.toast({ text: error.unexpected }));
  };
}

/** `then` follows unless the change was refused. */
export type Act = (commands: Command | readonly Command[], size?: Size, then?: () => void) => void;

/** Changes the open sheet and says what came of it; a refusal is said in words. */
export function useAct(): Act {
  const run = useActing();
  return (given, size = 'small', then) =>
    run(({ perform }, voice) => {
      if (perform('type' in given ? [given] : given, size, voice)) then?.();
    });
}

/** Undo and redo, said to screen readers. */
export function useUndoRedo(): Readonly<{ undo: () => void; redo: () => void }> {
  const run = useActing();
  return {
    undo: () => run(({ undo }, voice) => void undo(voice)),
    redo: () => run(({ redo }, voice) => redo(voice)),
  };
}
