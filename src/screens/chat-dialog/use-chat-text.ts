import type { Language, Namespace } from '@/i18n';
import { chat } from '@/i18n/chat';
import { core } from '@/i18n/core';
import { entryWords } from '@/i18n/entry-words';
import { rules } from '@/i18n/rules';
import { BOTS, type Bot } from '@/interop/chat/bots';
import { damageNote } from '@/interop/chat/damage-note';
import { MOST_CARD_BYTES, MOST_TEMPLATE_BYTES, nameCard } from '@/interop/chat/name-card';
import { sheetText } from '@/interop/chat/sheet-text';
import { statusLine } from '@/interop/chat/status-line';
import { HEALTH_STATES } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import type { HistoryEntry } from '@/store/history';
import type { SheetState } from '@/store/sheet-state';
import { useSheet } from '@/store/use-sheet';
import { useLanguage, useMessages } from '@/ui/preferences';

export const COPY_KINDS = ['sheet', 'card', 'status', 'hit'] as const;
export type CopyKind = (typeof COPY_KINDS)[number];

const CARD_BOTS = ['sealdice', 'olivadice'] as const;

/** The bots that a kind of text is written for; none for what people read. */
export function botsFor(kind: CopyKind): readonly Bot[] {
  if (kind === 'sheet') return BOTS;
  return kind === 'card' ? CARD_BOTS : [];
}

type Choice = Readonly<{ kind: CopyKind; bot: Bot; language: Language; hit: string }>;

/** The text that is chosen, what is to be said of it, and whether chats refuse it. */
export type ChatText = Readonly<{ text: string; notes: readonly string[]; tooLong: boolean }>;

/** Messages in another language than the reader's; waits for them like `useMessages`. */
function wordsIn<T>(namespace: Namespace<T>, language: Language): T {
  const messages = namespace.read(language);
  if (messages === null) throw namespace.load(language);
  return messages;
}

/** The sheet as the text that is chosen. */
export function useChatText(sheet: Sheet, { kind, bot, language, hit }: Choice): ChatText {
  const words = useMessages(chat);
  const wording = { language, core: wordsIn(core, language), rules: wordsIn(rules, language) };
  const entries = useSheet(selectHits);
  const plain = (text: string): ChatText => ({ text, notes: [], tooLong: false });
  switch (kind) {
    case 'sheet': {
      const { text, leftOut } = sheetText(bot, sheet, language);
      const notes = leftOut.length > 0 ? [words.leftOut(leftOut.join(words.separator))] : [];
      return { text, notes, tooLong: false };
    }
    case 'card': {
      const { text, templateBytes, cardBytes } = nameCard(bot === 'olivadice' ? bot : 'sealdice', sheet, language);
      const template = templateBytes === null ? [] : [words.templateBytes(templateBytes, MOST_TEMPLATE_BYTES)];
      const notes = [...template, words.cardBytes(cardBytes, MOST_CARD_BYTES)];
      return { text, notes, tooLong: cardBytes > MOST_CARD_BYTES || (templateBytes ?? 0) > MOST_TEMPLATE_BYTES };
    }
    case 'status':
      return plain(statusLine(sheet, language, wording.core));
    case 'hit': {
      const entry = entries.find(({ id }) => id === hit) ?? entries[0];
      return plain(entry ? damageNote(entry, wording) : '');
    }
  }
}

const MOST_HITS = 20;

const changesHealth = ({ before, after, commands }: HistoryEntry): boolean =>
  commands.some(({ type }) => type.startsWith('damage/')) ||
  HEALTH_STATES.some((state) => after.health.track[state] !== before.health.track[state]);

let known: Readonly<{ past: readonly HistoryEntry[]; hits: readonly HistoryEntry[] }> = { past: [], hits: [] };

/** The last entries that are about Health, newest first. */
function selectHits({ history }: SheetState): readonly HistoryEntry[] {
  const past = history?.past ?? known.past;
  if (past !== known.past) known = { past, hits: past.filter(changesHealth).slice(-MOST_HITS).reverse() };
  return known.hits;
}

/** The hits to choose from, in words. */
export function useHits(): readonly Readonly<{ id: string; title: string }>[] {
  const wording = { language: useLanguage(), core: useMessages(core), rules: useMessages(rules) };
  return useSheet(selectHits).map(({ id, commands, trace, before, after }) => {
    const { title, detail } = entryWords({ commands, trace, sheets: [after, before] }, wording);
    return { id, title: detail === '' ? title : `${title} – ${detail}` };
  });
}
