import { describe, expect, it } from 'vitest';
import { RULEBOOK, type RuleId } from '@/rules';

/** Rules that a person judges, with a word that tells what their sentence is about. */
const JUDGED: readonly (readonly [title: string, id: RuleId, about: RegExp])[] = [
  ['[H-31] recovery through Medicine', 'H-31', /Medicine/],
  ['[E-30] older resources', 'E-30', /Storyteller/],
  ['[E-31] pools named in passing', 'E-31', /page/],
  ['[S-02] what is Natural', 'S-02', /nature/],
  ['[S-04] natural remedies', 'S-04', /remedy/],
  ['[S-10] what is Magical', 'S-10', /sorcery/],
  ['[M-16] Size and reach of weapons', 'M-16', /reach/],
  ['[P-42] reflection', 'P-42', /Reflection/],
  ['[X-04] base speed', 'X-04', /speed/],
];

describe('rules for people to judge', () => {
  it.each(JUDGED)('%s: a sentence in both languages', (_, id, about) => {
    const rule = RULEBOOK[id];
    if (rule.kind !== 'REFERENCE') throw new Error(`${id} is no reference`);
    expect(rule.text.en).toMatch(about);
    expect(rule.text.zh).toMatch(/\p{Script=Han}/u);
  });

  it('are all of them', () => {
    const ids = Object.entries(RULEBOOK).flatMap(([id, { kind }]) => (kind === 'REFERENCE' ? [id] : []));
    expect(ids.toSorted()).toEqual(JUDGED.map(([, id]) => id).toSorted());
  });
});
