/** COMPUTE: worked out. TRACK: stored, prompted for or blocked. REFERENCE: text that a person judges. */
export type RuleKind = 'COMPUTE' | 'TRACK' | 'REFERENCE';

type Words = Readonly<{ en: string; zh: string }>;

/** A rule in our own words. A REFERENCE rule has a text, as nothing else says what it is about. */
export type RuleEntry =
  | Readonly<{ kind: 'COMPUTE' | 'TRACK'; title: Words }>
  | Readonly<{ kind: 'REFERENCE'; title: Words; text: Words }>;

/** A rule that is worked out. */
export const compute = (en: string, zh: string): RuleEntry => ({ kind: 'COMPUTE', title: { en, zh } });

/** A rule whose facts are stored, prompted for or blocked. */
export const track = (en: string, zh: string): RuleEntry => ({ kind: 'TRACK', title: { en, zh } });

/** A rule that a person judges, with a sentence about it. */
export const reference = (
  title: readonly [en: string, zh: string],
  text: readonly [en: string, zh: string],
): RuleEntry => ({
  kind: 'REFERENCE',
  title: { en: title[0], zh: title[1] },
  text: { en: text[0], zh: text[1] },
});
