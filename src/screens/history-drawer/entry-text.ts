import { formatTrack, type Language } from '@/i18n';
import type { CoreWords } from '@/i18n/core';
import { entryWords, type Wording } from '@/i18n/entry-words';
import type { history } from '@/i18n/history';
import { stepWords } from '@/i18n/step-words';
import { formatDate, formatTime } from '@/i18n/time-formatters';
import { HEALTH_STATES } from '@/model/health';
import type { HistoryEntry } from '@/store/history';
import type { ListedEntry } from '@/store/selectors';
import { byRound } from './by-round';

type Words = Wording & Readonly<{ history: typeof history.english; outOfCombat: string }>;

/** An entry as text to send to somebody: when, what, Health after it, and every step with its rule. */
export function entryText(listed: ListedEntry, words: Words): string {
  const { entry } = listed;
  const when = [whenWords(entry.at, words.language), roundName(entry.before.time.round, words)].join(' · ');
  const sheets = [entry.after, entry.before];
  const steps = entry.trace.map(
    (step) =>
      `- ${stepWords(step, sheets, words.core, words.rules)} (${step.rule === 'manual' ? words.rules.byHand : step.rule})`,
  );
  return [when, lineOf(listed, words), ...steps].join('\n');
}

/** Entries as text, newest first, under their rounds. */
export function listText(name: string, entries: readonly ListedEntry[], words: Words): string {
  const groups = byRound(entries).map(({ round, entries: rows }) =>
    [
      roundName(round, words),
      ...rows.map((listed) => `${whenWords(listed.entry.at, words.language)} · ${lineOf(listed, words)}`),
    ].join('\n'),
  );
  return [`${name} · ${words.core.term.history}`, ...groups].join('\n\n');
}

/** `12 May 2026 21:15`. */
export const whenWords = (at: number, language: Language): string =>
  `${formatDate(at, language)} ${formatTime(at, language)}`;

const roundName = (round: number, { core, outOfCombat }: Readonly<{ core: CoreWords; outOfCombat: string }>): string =>
  round > 0 ? core.unit.round(round) : outOfCombat;

function lineOf({ entry, state }: ListedEntry, words: Words): string {
  const { title, detail } = entryWords({ ...entry, sheets: [entry.after, entry.before] }, words);
  const said = detail === '' ? title : `${title} – ${detail}`;
  const stood = state === 'done' ? said : `${said} (${words.history.state[state]})`;
  return changesHealth(entry) ? `${stood} → ${formatTrack(entry.after.health.track, words.language)}` : stood;
}

/** Whether the track is another after the entry. */
export const changesHealth = ({ before, after }: HistoryEntry): boolean =>
  HEALTH_STATES.some((state) => after.health.track[state] !== before.health.track[state]);
