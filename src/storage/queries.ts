import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Sheet, sheetSchema } from '@/model/sheet';
import { listSheets, listTrash } from './roster';
import { browserStorage, type SheetStorage } from './sheet-storage';

/** Everything here works without a network, so no query may wait for one. */
const local = { networkMode: 'always', staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The list of sheets with what their chips and Health bars need. */
export const rosterQuery = (storage: SheetStorage = browserStorage()) =>
  queryOptions({ ...local, queryKey: ['sheets', 'roster'], queryFn: () => listSheets(storage) });

export const trashQuery = (storage: SheetStorage = browserStorage()) =>
  queryOptions({ ...local, queryKey: ['sheets', 'trash'], queryFn: () => listTrash(storage) });

export type SampleLanguage = 'en' | 'zh-CN';

const samplesSchema = z.array(sheetSchema);

/** The sample characters in one language. */
export const sampleQuery = (language: SampleLanguage) =>
  queryOptions({ ...local, queryKey: ['samples', language], queryFn: () => fetchSamples(language) });

async function fetchSamples(language: SampleLanguage): Promise<readonly Sheet[]> {
  const response = await fetch(`${import.meta.env.BASE_URL}samples/${language}.json`);
  if (!response.ok) throw new Error(`Samples: ${response.status}`);
  const value: unknown = await response.json();
  return samplesSchema.parse(Array.isArray(value) ? value : [value]);
}

/** Reads the lists again whenever a sheet changes, in this tab or another. Returns how to stop. */
export function keepFresh(client: QueryClient, storage: SheetStorage = browserStorage()): () => void {
  return storage.onChange(() => void client.invalidateQueries({ queryKey: ['sheets'] }));
}
