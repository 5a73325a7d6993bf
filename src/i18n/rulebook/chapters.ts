/** The letters that rule IDs begin with, in the order of the book. */
export const RULE_CHAPTERS = ['H', 'W', 'E', 'G', 'S', 'B', 'M', 'D', 'P', 'X'] as const;
export type RuleChapter = (typeof RULE_CHAPTERS)[number];

/** The chapter of a rule: H-04 is in H. */
export const chapterOf = (rule: string): RuleChapter =>
  RULE_CHAPTERS.find((chapter) => rule.startsWith(chapter)) ?? 'X';
