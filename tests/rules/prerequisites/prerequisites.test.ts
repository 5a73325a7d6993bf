import { describe, expect, it } from 'vitest';
import { fc, test } from '#tests/support/property';
import { propertyRuns } from '#tests/support/property-runs';
import { activeAbilities, type OwnedAbility } from '@/rules/prerequisites/active-abilities';
import { meetsAttribute } from '@/rules/prerequisites/attribute-prerequisite';

const ability = (id: string, needs: readonly string[], grants: readonly string[] = []): OwnedAbility => ({
  id,
  needs,
  grants,
  slots: 2,
});

const vampire = ability('vampire', ['human'], ['darkness']);
const blood = ability('blood', ['darkness'], ['blood pool']);
const burst = ability('burst', ['blood pool', 'darkness']);

describe('losing a prerequisite', () => {
  it.each([
    {
      title: '[M-60] all stand',
      facts: ['human'],
      owned: [burst, blood, vampire],
      active: ['burst', 'blood', 'vampire'],
    },
    { title: '[M-60] all fall in turn', facts: [], owned: [burst, blood, vampire], active: [] },
    {
      title: '[M-60] another source holds the rest up',
      facts: [],
      owned: [vampire, blood, burst, ability('pact', [], ['darkness'])],
      active: ['blood', 'burst', 'pact'],
    },
    {
      title: '[M-60] two that support each other stay on',
      facts: [],
      owned: [ability('a', ['b'], ['a']), ability('b', ['a'], ['b'])],
      active: ['a', 'b'],
    },
    {
      title: '[M-60] two copies support each other too',
      facts: [],
      owned: [ability('wing', ['wings'], ['wings']), ability('wing', ['wings'], ['wings'])],
      active: ['wing', 'wing'],
    },
    {
      title: '[M-60] naming a fact twice does not support oneself',
      facts: [],
      owned: [ability('wing', ['wings', 'wings'], ['wings', 'wings'])],
      active: [],
    },
    {
      title: '[M-57] a copied ability supports nothing',
      facts: [],
      owned: [{ ...ability('pact', [], ['darkness']), copied: true }, blood],
      active: ['pact'],
    },
  ])('$title', ({ facts, owned, active }) => {
    expect(activeAbilities({ facts }, owned)).toMatchObject({ active, slots: 2 * owned.length });
  });

  it('[M-60] each that is off says what it lacks', () => {
    expect(activeAbilities({ facts: [] }, [vampire, blood, burst]).standings).toEqual([
      { id: 'vampire', state: 'off', missing: ['human'] },
      { id: 'blood', state: 'off', missing: ['darkness'] },
      { id: 'burst', state: 'off', missing: ['blood pool', 'darkness'] },
    ]);
  });

  it('[M-61] what the Overseer overwrites is suspended, not lost', () => {
    const owned = [ability('oath', ['Chinese'], ['sworn']), ability('rite', ['sworn'])];
    expect(activeAbilities({ facts: [], overwritten: ['Chinese'] }, owned).standings).toEqual([
      { id: 'oath', state: 'prerequisiteSuspended', missing: ['Chinese'] },
      { id: 'rite', state: 'on', missing: [] },
    ]);
  });

  it('[M-61] the Storyteller’s word holds either way, and for what hangs on it', () => {
    const around = { facts: ['human'], rulings: { vampire: 'off', burst: 'on' } } as const;
    expect(activeAbilities(around, [vampire, blood, burst]).standings).toEqual([
      { id: 'vampire', state: 'off', missing: [] },
      { id: 'blood', state: 'off', missing: ['darkness'] },
      { id: 'burst', state: 'prerequisiteSuspended', missing: ['blood pool', 'darkness'] },
    ]);
  });

  it('[M-60] a line of thousands falls at once', () => {
    const line = Array.from({ length: 5000 }, (_, at) => ability(`${at}`, [`fact ${at}`], [`fact ${at + 1}`]));
    expect(activeAbilities({ facts: [] }, line).active).toEqual([]);
    expect(activeAbilities({ facts: ['fact 0'] }, line).active).toHaveLength(5000);
  });
});

const anyFact = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const someFacts = fc.uniqueArray(anyFact, { maxLength: 3 });
const anyOwned = fc
  .array(fc.tuple(someFacts, someFacts), { maxLength: 9 })
  .map((pairs) => pairs.map(([needs, grants], index) => ability(`${index}`, needs, grants)));

/** The rule as it is told: again and again, switch off all that the others don't support. */
function byRounds(facts: readonly string[], owned: readonly OwnedAbility[]): readonly string[] {
  const stands = owned.filter((one) =>
    one.needs.every(
      (fact) => facts.includes(fact) || owned.some((other) => other !== one && other.grants.includes(fact)),
    ),
  );
  return stands.length === owned.length ? stands.map(({ id }) => id) : byRounds(facts, stands);
}

describe('suspension', () => {
  test.prop([someFacts, anyOwned], propertyRuns(10_000))('[M-60] is idempotent', (facts, owned) => {
    const { active } = activeAbilities({ facts }, owned);
    const left = owned.filter(({ id }) => active.includes(id));
    expect(activeAbilities({ facts }, left).active).toEqual(active);
  });

  test.prop([someFacts, anyOwned], propertyRuns(2000))('[M-60] ends where the told rule ends', (facts, owned) => {
    expect(activeAbilities({ facts }, owned).active).toEqual(byRounds(facts, owned));
  });

  test.prop([someFacts, anyOwned, fc.nat()], propertyRuns(2000))(
    '[M-60] does not hang on the order of the abilities',
    (facts, owned, turn) => {
      const at = owned.length === 0 ? 0 : turn % owned.length;
      const turned = [...owned.slice(at), ...owned.slice(0, at)].toReversed();
      expect(activeAbilities({ facts }, turned).active.toSorted()).toEqual(
        activeAbilities({ facts }, owned).active.toSorted(),
      );
    },
  );
});

describe('Attributes as prerequisites', () => {
  it.each([
    { title: '[M-61] a lent point buys nothing', kind: 'resource', permanent: 2, temporary: 5, met: false },
    { title: '[M-61] but lets one use an item', kind: 'item', permanent: 2, temporary: 1, met: true },
    { title: '[M-61] damage does not switch a resource off', kind: 'resource', permanent: 3, temporary: -3, met: true },
    { title: '[M-61] it does for an item', kind: 'item', permanent: 3, temporary: -1, met: false },
  ] as const)('$title', ({ kind, permanent, temporary, met }) => {
    expect(meetsAttribute({ kind, permanent, temporary, needed: 3 })).toBe(met);
  });

  it('[M-61] with the option damage counts against resources, and a bonus still doesn’t for them', () => {
    const check = { kind: 'resource', permanent: 3, needed: 3 } as const;
    expect(meetsAttribute({ ...check, temporary: -1 }, true)).toBe(false);
    expect(meetsAttribute({ ...check, permanent: 2, temporary: 2 }, true)).toBe(false);
  });
});
