import { character } from '@/i18n/character';
import type { Sheet } from '@/model/sheet';
import { type Character, newSheet, type Outcome } from '@/rules';
import { sheetStore } from '@/store/sheet-store';
import { useMessages } from '@/ui/preferences';
import { type CharacterDraft, reckonable } from './character-draft';

/** What the form comes to; null while a number is none. */
export type Reckoning = Extract<Outcome, { ok: true }> | null;

/** Works out the sheet a draft comes to: the open one edited, or a new one. */
export function useReckoning(draft: CharacterDraft, edited: Sheet | null): Reckoning {
  const { pool, gauge } = useMessages(character);
  const written = reckonable(draft);
  if (!written) return null;
  const fit = inNumbers(written, pool.nth, gauge.nth);
  if (!edited) return { ok: true, sheet: newSheet('new', fit), trace: [] };
  const outcome = sheetStore.preview({ type: 'sheet/edit', character: fit });
  return outcome.ok ? outcome : null;
}

type NameOfNth = (n: number) => string;

/** Names may be this long; other texts may be longer. */
const LONGEST = 80;

/** The character as far as numbers go: texts that are missing or too long, or a pool without keys, are no obstacle yet. */
function inNumbers(written: Character, poolName: NameOfNth, gaugeName: NameOfNth): Character {
  const text = (typed: string, instead: string) => typed.slice(0, LONGEST) || instead;
  return {
    ...written,
    ...{ name: text(written.name, '–'), otherName: '', concept: '', notes: '' },
    energyPools: written.energyPools
      .map((one, index) => ({ ...one, name: text(one.name, poolName(index + 1)) }))
      .filter(({ keys }) => keys.length > 0),
    gauges: written.gauges.map((one, index) => ({ ...one, source: '', name: text(one.name, gaugeName(index + 1)) })),
    healing: written.healing.map((one) => ({ ...one, source: text(one.source, one.id) })),
  };
}
