import { core } from '@/i18n/core';
import { entryWords, type Wording } from '@/i18n/entry-words';
import { type OutcomeWords, outcome } from '@/i18n/outcome';
import { rules } from '@/i18n/rules';
import type { Sheet } from '@/model/sheet';
import type { Command, Outcome, Trace } from '@/rules';
import { consequenceOf, isDire } from './consequence-of';
import { type Announce, useAnnounce } from './live-region';
import { useLanguage, useMessages } from './preferences';
import { type ShowToast, useToast } from './toast';

export type Told = Readonly<{
  commands: readonly Command[];
  trace: Trace;
  before: Sheet;
  after: Sheet;
  undo: () => void;
}>;

type Voice = Readonly<{ wording: Wording; outcomeWords: OutcomeWords; toast: ShowToast; announce: Announce }>;

/** Says what was done and what became of it, with Undo at hand; bad news is announced at once. */
export function tellOutcome(told: Told, { wording, outcomeWords, toast, announce }: Voice): void {
  const { commands, trace, before, after, undo } = told;
  const { title } = entryWords({ commands: commands.slice(0, 1), trace, sheets: [after, before] }, wording);
  const { kind } = consequenceOf(before, after, trace);
  const said = outcomeWords.sentence(title);
  const text = kind && outcomeWords.told[kind] !== said ? outcomeWords.sentences(title, outcomeWords.told[kind]) : said;
  toast({ text, action: { label: wording.core.verb.undo, run: undo } });
  if (kind && isDire(kind)) announce(outcomeWords.told[kind], 'assertive');
}

/** `tellOutcome` for a component. */
export function useTellOutcome(): (told: Told) => void {
  const wording = { language: useLanguage(), core: useMessages(core), rules: useMessages(rules) };
  const voice = { wording, outcomeWords: useMessages(outcome), toast: useToast(), announce: useAnnounce() };
  return (told) => tellOutcome(told, voice);
}

/** The store, as far as carrying something out goes. */
type Doer = Readonly<{
  dispatch: (commands: readonly Command[], origin?: Readonly<{ proposal?: string }>) => Outcome;
  undo: () => unknown;
}>;

/** A change that the Storyteller proposes: what a dialog begins with, and who is told what came of it. */
export type Proposed = Readonly<{
  id: string;
  entry: string;
  note: string;
  /** `isChanged`: the player made something else of it. */
  onApplied: (isChanged: boolean, before: Sheet, after: Sheet) => void;
}>;

type CarryOut = (
  commands: readonly Command[],
  /** The proposal it comes of. */
  from?: Readonly<{ proposed: Proposed; isChanged: boolean }>,
) => void;

/** Runs commands as one gesture, closes, and tells what became of it; where they are refused, nothing closes. */
export function useCarryOut(store: Doer, before: Sheet, onClose: () => void): CarryOut {
  const tell = useTellOutcome();
  return (commands, from) => {
    const done = store.dispatch(commands, from && { proposal: from.proposed.id });
    if (!done.ok) return;
    from?.proposed.onApplied(from.isChanged, before, done.sheet);
    onClose();
    tell({ commands, trace: done.trace, before, after: done.sheet, undo: () => void store.undo() });
  };
}
