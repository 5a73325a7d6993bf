import { useQueryClient } from '@tanstack/react-query';
import type { Language } from '@/i18n';
import { core } from '@/i18n/core';
import { roster } from '@/i18n/roster';
import { download, exportSheet } from '@/storage/export-sheet';
import { type ImportPreview, importSheet } from '@/storage/import-sheet';
import { sampleQuery } from '@/storage/queries';
import { readSheet } from '@/storage/read-sheet';
import { createSheet, deleteForever, duplicateSheet, moveToTrash, restoreSheet } from '@/storage/roster';
import { useMessages } from '@/ui/preferences';
import { useToast } from '@/ui/toast';
import { useRosterStorage } from './roster-storage';
import { useSheetMutation } from './use-sheet-mutation';

/** A sheet as the actions know it: its id, and the name that is shown for it. */
export type Named = Readonly<{ id: string; name: string }>;

/** Copies a sheet under a name nobody else has. */
export function useDuplicate(names: readonly string[]) {
  const { copyOf, said } = useMessages(roster);
  const toast = useToast();
  const { mutate } = useSheetMutation(
    async (storage, { id, name }: Named) => {
      const copy = freeName(name, names, copyOf);
      return (await duplicateSheet(storage, id, copy)) === null ? null : copy;
    },
    (copy) => toast({ text: copy === null ? said.gone : said.duplicated(copy) }),
  );
  return mutate;
}

/** A name has room for 80 characters; this leaves some for what is put behind it. */
const LONGEST = 66;

function freeName(name: string, taken: readonly string[], copyOf: (name: string, n: number) => string): string {
  const short = name.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '');
  let n = 1;
  while (taken.includes(copyOf(short, n))) n += 1;
  return copyOf(short, n);
}

/** Moves a sheet to the trash, from where Undo takes it back. */
export function useMoveToTrash() {
  const { said } = useMessages(roster);
  const { verb } = useMessages(core);
  const toast = useToast();
  const restore = useRestore();
  const { mutate } = useSheetMutation(
    (storage, { id }: Named) => moveToTrash(storage, id),
    (done, sheet) => {
      if (!done) toast({ text: said.gone });
      else toast({ text: said.trashed(sheet.name), action: { label: verb.undo, run: () => restore(sheet) } });
    },
  );
  return mutate;
}

export function useRestore() {
  const { said } = useMessages(roster);
  const toast = useToast();
  const { mutate } = useSheetMutation(
    (storage, { id }: Named) => restoreSheet(storage, id),
    (done, { name }) => toast({ text: done ? said.restored(name) : said.gone }),
  );
  return mutate;
}

export function useDeleteForever() {
  const { said } = useMessages(roster);
  const toast = useToast();
  const { mutate } = useSheetMutation(
    (storage, { id }: Named) => deleteForever(storage, id),
    (done, { name }) => toast({ text: done ? said.deleted(name) : said.gone }),
  );
  return mutate;
}

/** Hands a sheet out as a file with its history. Changes nothing. */
export function useExport() {
  const { said } = useMessages(roster);
  const toast = useToast();
  const storage = useRosterStorage();
  return async (id: string) => {
    const file = await exportSheet(storage, id, null);
    if (!file) {
      toast({ text: said.gone });
      return;
    }
    download(file.fileName, file.text);
    toast({ text: said.exported(file.fileName) });
  };
}

/** Hands out the record of a sheet that can't be read, as it was found. */
export function useDownloadRaw() {
  const { said } = useMessages(roster);
  const { error } = useMessages(core);
  const toast = useToast();
  const storage = useRosterStorage();
  return async (id: string) => {
    const found = await readSheet(storage, id).catch(() => null);
    if (!found || found.ok) {
      toast({ text: found ? said.gone : error.unexpected });
      return;
    }
    const fileName = `${id}.record.json`;
    download(fileName, JSON.stringify(found.raw, null, 2));
    toast({ text: said.exported(fileName) });
  };
}

/** A sample character in a language; without an id the first. */
type SampleChoice = Readonly<{ language: Language; id: string | null }>;

/** Adds a copy of a sample character, and opens it. */
export function useSample(onOpen: (id: string) => void) {
  const client = useQueryClient();
  return useSheetMutation(async (storage, { language, id }: SampleChoice) => {
    const samples = await client.fetchQuery(sampleQuery(language));
    const sample = id === null ? samples[0] : samples.find((one) => one.id === id);
    if (!sample) throw new Error('There is no sample.');
    return createSheet(storage, sample);
  }, onOpen);
}

/** Stores what was read from a file as a new character. */
export function useKeepImport(onOpen: (id: string) => void) {
  const { said, open } = useMessages(roster);
  const toast = useToast();
  return useSheetMutation(
    (storage, preview: ImportPreview) => importSheet(storage, preview),
    (id, { sheet }) => toast({ text: said.imported(sheet.name), action: { label: open, run: () => onOpen(id) } }),
  );
}
