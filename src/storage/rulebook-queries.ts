import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

/** Files that come with the app and never change while it runs; they are there without a network, too. */
const shipped = { networkMode: 'always', staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(`${import.meta.env.BASE_URL}rulebook/${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

const textsSchema = z.record(z.string(), z.string());

/** A sentence about every rule, by its ID. */
export const ruleTextsQuery = (language: 'en' | 'zh-CN') =>
  queryOptions({
    ...shipped,
    queryKey: ['rulebook', 'texts', language],
    queryFn: async () => textsSchema.parse(await fetchJson(`${language}.json`)),
  });

const termSchema = z.object({
  en: z.string(),
  zh: z.string(),
  /** The first letters of the Chinese term in pinyin, `smz` for 生命值. */
  initials: z.string(),
  meaning: z.object({ en: z.string(), zh: z.string() }),
});
export type Term = z.infer<typeof termSchema>;

/** The terms of the game in both languages. */
export const glossaryQuery = () =>
  queryOptions({
    ...shipped,
    queryKey: ['rulebook', 'glossary'],
    queryFn: async () => z.array(termSchema).parse(await fetchJson('glossary.json')),
  });
