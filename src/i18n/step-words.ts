import type { TraceStep } from '@/rules';
import type { CoreWords } from './core';
import { entryName, type NameSource, quantityName } from './quantity-words';
import type { RulesWords } from './rules';

/** One step of a trace in words: "Mana 9 → 6", "Fell unconscious". */
export function stepWords(step: TraceStep, sheets: NameSource, words: CoreWords, rules: RulesWords): string {
  if (step.kind === 'number') {
    return rules.change(rules.sentence(quantityName(step.quantity, sheets, words, rules)), step.before, step.after);
  }
  return rules.event[step.event]({ amount: step.amount ?? 0, subject: subjectName(step.subject ?? '', sheets, words) });
}

/** Subjects are grades, ids of entries, or names as the player typed them. */
function subjectName(subject: string, sheets: NameSource, words: CoreWords): string {
  if (subject in words.grade) return words.grade[subject as keyof CoreWords['grade']];
  return entryName(subject, sheets) || subject;
}
