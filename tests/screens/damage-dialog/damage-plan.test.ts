import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { closeSheet, openSheet } from '#tests/screens/sheet/an-open-sheet';
import { aDefence, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { propertyRuns } from '#tests/support/property-runs';
import { type DamageDraft, EMPTY_DRAFT } from '@/screens/damage-dialog/damage-draft';
import { type DamagePlan, planDamage } from '@/screens/damage-dialog/damage-plan';
import { sheetStore } from '@/store/sheet-store';

const SHEET = aSheetWithTrack(aTrack(12, 3, 4, 1), {
  defences: [
    aDefence({ id: 'cool', kind: 'ignoring', points: 2, types: ['fire'], weaponDamageAtMost: null }),
    aDefence({ id: 'ward', kind: 'absorption', points: 3, covers: 'all' }),
    aDefence({ id: 'guard', kind: 'negation', points: 4, types: null, costs: true }),
  ],
});

const texts = fc.array(fc.constantFrom('1', '9', 'L', 'a', 'b', ' ', '+', ' fire', ' cold', ' x', '?'), {
  maxLength: 12,
});
const drafts: fc.Arbitrary<DamageDraft> = fc
  .record({
    entry: texts.map((parts) => parts.join('')),
    pay: fc.boolean(),
    unavoidable: fc.boolean(),
    paid: fc.constantFrom<string[]>([], ['guard']),
    off: fc.constantFrom<string[]>([], ['ward']),
    form: fc.constantFrom('hit', 'attack', 'explosion'),
  })
  .map((change) => ({ ...EMPTY_DRAFT, ...change }));

afterEach(closeSheet);

/** What is left behind on purpose is no part of what the draft comes to. */
const plain = ({ last: _, ...plan }: DamagePlan) => plan;

describe('the plan of a hit', () => {
  it('is the same whatever stood in the field before', async () => {
    await openSheet(SHEET);
    const { history } = sheetStore.getState();
    const sheet = history?.sheet ?? SHEET;
    fc.assert(
      fc.property(fc.array(drafts, { minLength: 1, maxLength: 8 }), (typed) => {
        let plan: DamagePlan | null = null;
        for (const draft of typed) {
          plan = planDamage(draft, sheet, plan);
          expect(plain(plan)).toEqual(plain(planDamage(draft, sheet)));
        }
      }),
      propertyRuns(200),
    );
  });

  it('keeps what a key does not change', async () => {
    await openSheet(SHEET);
    const sheet = sheetStore.getState().history?.sheet ?? SHEET;
    const typed = (entry: string, before?: DamagePlan) => planDamage({ ...EMPTY_DRAFT, entry }, sheet, before);
    const whole = typed('9L fire');
    const withWord = typed('9L fire wit', whole);
    expect(withWord.outcome).toBe(whole.outcome);
    expect(withWord.way).toBe(whole.way);
    const open = typed('9L fire + 2', withWord);
    expect(open).toMatchObject({ obstacle: 'grade', hit: null, commands: [] });
    expect(open.last).toBe(withWord);
    expect(typed('', open).last).toBeNull();
  });
});
