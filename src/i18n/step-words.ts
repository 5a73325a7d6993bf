import type { DefenceStep, EventStep, TraceStep } from '@/rules';
import type { CoreWords } from './core';
import { entryName, type NameSource, quantityName } from './quantity-words';
import type { RulesWords } from './rules';

/** One step of a trace in words: "Mana 9 → 6", "Fell unconscious". */
export function stepWords(step: TraceStep, sheets: NameSource, words: CoreWords, rules: RulesWords): string {
  if (step.kind === 'number') {
    return rules.change(rules.sentence(quantityName(step.quantity, sheets, words, rules)), step.before, step.after);
  }
  if (step.kind === 'defence') return defenceWords(step, rules);
  return rules.event[step.event]({ amount: step.amount ?? 0, subject: subjectName(step, sheets, words, rules) });
}

/** Subjects are grades, parts of Defense, ids of entries, or names as the player typed them. */
function subjectName(
  { event, subject = '' }: EventStep,
  sheets: NameSource,
  words: CoreWords,
  { defensePart }: RulesWords,
): string {
  if (event === 'traitsStopped' && subject in defensePart) return defensePart[subject as keyof typeof defensePart];
  if (subject in words.grade) return words.grade[subject as keyof CoreWords['grade']];
  return entryName(subject, sheets) || subject;
}

/** What a defence did to a hit: "Coat: 3 off", "Ward: not paid for". */
export function defenceWords(step: DefenceStep, rules: RulesWords): string {
  const { defence } = rules;
  const { name } = step;
  const builtIn = step.id in defence.name ? defence.name[step.id as keyof typeof defence.name] : rules.quantity.gone;
  return defence.line(name || builtIn, outcomeWords(step, defence));
}

function outcomeWords({ id, name, stage, result, points }: DefenceStep, words: RulesWords['defence']): string {
  if (result === 'setAside') return words.setAside(points);
  if (result !== 'applied') return words.idle[result];
  if (name === '' && (id === 'sharing' || id === 'merge')) return words.about(points);
  if (stage === 1 && id === 'stepUp') return words.raised(points);
  if (stage === 6) return words.lowered(points);
  return stage === 9 ? words.added(points) : words.off(points);
}
