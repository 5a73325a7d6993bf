import { describe, expect, it } from 'vitest';
import { fc, test } from '#tests/support/property';
import { propertyRuns } from '#tests/support/property-runs';
import { CLOSED_TO_CLONES, cloneOf, isClosedToClones, readingOf, setOffByEnd } from '@/rules/beings/clone';
import { endState, passRounds, type RunningState } from '@/rules/beings/running-states';

const haste = { id: 'haste', name: 'Haste', roundsLeft: 3 };
const blessing = { id: 'blessing', name: 'Blessing', roundsLeft: null };
const original = {
  owner: 'Ann',
  creatureType: 'vampire',
  values: { strength: 2 },
  originalValues: { strength: 9 },
  states: [haste, blessing],
  usedThisScene: ['ward'],
};

describe('making a clone', () => {
  it('[M-44] [M-45] [M-46] takes over states, type and used marks, and nothing else', () => {
    expect(cloneOf('shade', original)).toEqual({
      owner: 'Ann',
      creatureType: 'vampire',
      values: { strength: 2 },
      shownValues: { strength: 9 },
      states: [
        { ...haste, id: 'shade:0' },
        { ...blessing, id: 'shade:1' },
      ],
      usedThisScene: ['ward'],
      canActivate: false,
      basicWillpower: false,
      onDeath: [],
      geneLock: null,
      lightOfTheSoul: null,
    });
  });

  it('[M-45] an ability may state otherwise', () => {
    const clone = cloneOf('shade', original, { canActivate: true, basicWillpower: true, creatureType: 'construct' });
    expect(clone).toMatchObject({ canActivate: true, basicWillpower: true, creatureType: 'construct' });
  });

  it('[M-44] dispelled on the clone, it goes on on the original', () => {
    const clone = cloneOf('shade', original);
    expect(endState(clone.states, 'shade:0').map(({ name }) => name)).toEqual(['Blessing']);
    expect(endState(original.states, 'shade:0')).toEqual([haste, blessing]);
  });

  it('[M-44] states run out at 0, those without rounds don’t', () => {
    expect(passRounds([haste, blessing], 2)).toEqual([{ ...haste, roundsLeft: 1 }, blessing]);
    expect(passRounds([haste, blessing], 3)).toEqual([blessing]);
    expect(passRounds([haste], 1_000_000_000)).toEqual([]);
  });
});

describe('clones toward others', () => {
  it('[M-42] a reading shows the master’s original values', () => {
    expect(readingOf(cloneOf('shade', original))).toEqual({ strength: 9 });
    expect(readingOf({ values: { strength: 2 } })).toEqual({ strength: 2 });
  });

  it.each([...CLOSED_TO_CLONES])('[M-42] %s is closed to clones', (deed) => {
    expect(isClosedToClones(deed)).toBe(true);
  });

  it('[M-42] an attack is not', () => {
    expect(isClosedToClones('attack')).toBe(false);
  });

  it('[M-43] its end sets nothing off, its original’s does', () => {
    expect(setOffByEnd(['last word', 'ashes'], true)).toEqual([]);
    expect(setOffByEnd(['last word', 'ashes'], false)).toEqual(['last word', 'ashes']);
  });
});

type Deed = Readonly<{ who: 'original' | 'clone'; rounds: number | null; entry: number }>;
type States = readonly RunningState[];

const anyStates = fc.array(fc.option(fc.integer({ min: 1, max: 12 })), { maxLength: 6 });
const anyDeed = fc.record<Deed>({
  who: fc.constantFrom('original', 'clone'),
  rounds: fc.option(fc.nat(4)),
  entry: fc.nat(5),
});

/** Rounds go by for one of them, or the state at a place of its first list is dispelled everywhere it is found by id. */
function play(start: Readonly<Record<Deed['who'], States>>, deeds: readonly Deed[]) {
  let { original: master, clone } = start;
  for (const { who, rounds, entry } of deeds) {
    const id = start[who][entry]?.id ?? 'none';
    if (rounds === null) [master, clone] = [endState(master, id), endState(clone, id)];
    else if (who === 'clone') clone = passRounds(clone, rounds);
    else master = passRounds(master, rounds);
  }
  return { original: master, clone };
}

describe('clones in play', () => {
  test.prop([anyStates, fc.array(anyDeed, { maxLength: 12 })], propertyRuns(10_000))(
    '[M-44] the timers of a clone are independent of the original’s',
    (rounds, deeds) => {
      const states = rounds.map((roundsLeft, index) => ({ id: `${index}`, name: `state ${index}`, roundsLeft }));
      const start = { original: states, clone: cloneOf('shade', { ...original, states }).states };
      const together = play(start, deeds);
      for (const who of ['original', 'clone'] as const) {
        const alone = play(
          start,
          deeds.filter((deed) => deed.who === who),
        );
        expect(together[who]).toEqual(alone[who]);
      }
    },
  );
});
