import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

/** Files that come with the app and never change while it runs; they are there without a network, too. */
const shipped = { networkMode: 'always', staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(`${import.meta.env.BASE_URL}rulebook/${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

const bothSchema = z.object({ en: z.string(), zh: z.string() });

const textsSchema = z.record(z.string(), z.string());

/** A sentence about every rule, by its ID. */
export const ruleTextsQuery = (language: 'en' | 'zh-CN') =>
  queryOptions({
    ...shipped,
    queryKey: ['rulebook', 'texts', language],
    queryFn: async () => textsSchema.parse(await fetchJson(`${language}.json`)),
  });

const rulingSchema = z.object({ rules: z.array(z.string()), doubt: bothSchema, ruling: bothSchema });
export type Ruling = z.infer<typeof rulingSchema>;

/** What was settled where the book is silent or contradicts itself and the table has no choice. */
export const rulingsQuery = () =>
  queryOptions({
    ...shipped,
    queryKey: ['rulebook', 'rulings'],
    queryFn: async () => z.array(rulingSchema).parse(await fetchJson('rulings.json')),
  });

const termSchema = z.object({
  en: z.string(),
  zh: z.string(),
  /** The first letters of the Chinese term in pinyin, `smz` for 生命值. */
  initials: z.string(),
  /** Shorter forms that texts use. */
  also: z.optional(z.object({ en: z.array(z.string()), zh: z.array(z.string()) })),
  /** The languages in whose texts the word mostly means something else. */
  everyday: z.optional(z.array(z.enum(['en', 'zh']))),
  meaning: bothSchema,
});
export type Term = z.infer<typeof termSchema>;

/** The terms of the game in both languages. */
export const glossaryQuery = () =>
  queryOptions({
    ...shipped,
    queryKey: ['rulebook', 'glossary'],
    queryFn: async () => z.array(termSchema).parse(await fetchJson('glossary.json')),
  });
