import { describe, expect, it } from 'vitest';
import {
  acquisitionIsOdd,
  changeEssence,
  currentEssence,
  ESSENCES,
  essenceProblems,
  filmMaySuppress,
  isAimedAt,
  isSupernatural,
  mayBeManufactured,
  type Suppression,
  suppressEffects,
  underSuppression,
  withersAway,
} from '@/rules';

describe('an Essence', () => {
  it.each([
    { title: '[S-01] known', record: { essence: 'Magical', kind: 'skill' }, problems: [] },
    {
      title: '[S-01] unknown',
      record: { essence: 'Demonic', kind: 'tool', manufactured: true },
      problems: ['unknownEssence'],
    },
    { title: '[S-01] missing', record: { essence: undefined, kind: 'tool' }, problems: ['unknownEssence'] },
    {
      title: '[S-01] two at once',
      record: { essence: ['Natural', 'Magical'], kind: 'tool' },
      problems: ['unknownEssence'],
    },
    { title: '[S-06] Technological item', record: { essence: 'Technological', kind: 'tool' }, problems: [] },
    {
      title: '[S-06] Technological title',
      record: { essence: 'Technological', kind: 'title' },
      problems: ['technologicalButNoItem'],
    },
    {
      title: '[S-14] Anomalous and made',
      record: { essence: 'Anomalous', kind: 'consumable', manufactured: true },
      problems: ['anomalousManufactured'],
    },
    {
      title: '[S-14] Natural and made',
      record: { essence: 'Natural', kind: 'tool', manufactured: true },
      problems: [],
    },
  ])('$title: $problems', ({ record, problems }) => {
    expect(essenceProblems(record)).toEqual(problems);
  });

  it('[S-13] is supernatural when Magical or Anomalous', () => {
    expect(ESSENCES.filter(isSupernatural)).toEqual(['Magical', 'Anomalous']);
  });

  it('[S-08] can be crafted when Natural or Technological', () => {
    expect(ESSENCES.filter(mayBeManufactured)).toEqual(['Natural', 'Technological']);
  });

  it('[S-15] that is supernatural is exchanged or trained', () => {
    expect(ESSENCES.filter((essence) => acquisitionIsOdd(essence, 'crafted'))).toEqual(['Magical', 'Anomalous']);
    expect(ESSENCES.filter((essence) => acquisitionIsOdd(essence, 'trained'))).toEqual([]);
  });

  it('[S-05] that is Natural withers where it was made in a personal space', () => {
    expect(ESSENCES.filter((essence) => withersAway({ essence, madeInPersonalSpace: true }))).toEqual(['Natural']);
    expect(withersAway({ essence: 'Natural', madeInPersonalSpace: false })).toBe(false);
  });

  it('[S-16] is replaced by a change and comes back when the change ends', () => {
    expect(changeEssence('Natural', 'Anomalous')).toBe('Anomalous');
    expect(currentEssence('Natural', ['Technological', 'Magical'])).toBe('Magical');
    expect(currentEssence('Natural', ['Technological'])).toBe('Technological');
    expect(currentEssence('Natural', [])).toBe('Natural');
  });
});

const NO_TECHNOLOGY: Suppression = { essence: 'Technological' };
const LOW_TECHNOLOGY: Suppression = { essence: 'Technological', mode: 'degrade' };

describe('where an Essence is held down', () => {
  it.each([
    {
      title: '[S-03] Natural things work',
      thing: { essence: 'Natural', degradesTo: 'stick' } as const,
      by: LOW_TECHNOLOGY,
      state: 'works',
    },
    {
      title: '[S-07] Technological things fail',
      thing: { essence: 'Technological', degradesTo: 'bow' } as const,
      by: NO_TECHNOLOGY,
      state: 'fails',
    },
    {
      title: '[S-07] without a counterpart too',
      thing: { essence: 'Technological', degradesTo: null } as const,
      by: LOW_TECHNOLOGY,
      state: 'fails',
    },
    {
      title: '[S-14] Anomalous things work',
      thing: { essence: 'Anomalous' } as const,
      by: NO_TECHNOLOGY,
      state: 'works',
    },
    {
      title: '[S-11] Magical things fail by their own kind',
      thing: { essence: 'Magical' } as const,
      by: { essence: 'Magical' } as const,
      state: 'fails',
    },
  ])('$title', ({ thing, by, state }) => {
    expect(underSuppression(thing, by)).toEqual({ state });
  });

  it('[S-07] degraded things become their counterpart', () => {
    expect(underSuppression({ essence: 'Technological', degradesTo: 'bow' }, LOW_TECHNOLOGY)).toEqual({
      state: 'degraded',
      to: 'bow',
    });
  });

  it('[S-09] neither origin nor fuel matters', () => {
    const sword = { essence: 'Magical', origin: 'a laboratory', fuel: 'Technological' } as const;
    expect(underSuppression(sword, NO_TECHNOLOGY)).toEqual({ state: 'works' });
    expect(essenceProblems({ ...sword, kind: 'ability' })).toEqual([]);
  });

  it('[S-12] a Film may lack technology only, unless the table allows more', () => {
    expect(ESSENCES.filter((essence) => filmMaySuppress(essence))).toEqual(['Technological']);
    expect(ESSENCES.filter((essence) => filmMaySuppress(essence, true))).toEqual(ESSENCES);
  });
});

describe('an effect against effects', () => {
  const hex = { id: 'hex', essence: 'Magical', tags: ['curse', 'debuff'] } as const;
  const ward = { id: 'ward', essence: 'Magical', tags: [] } as const;
  const rage = { id: 'rage', essence: 'Anomalous', tags: ['curse'] } as const;
  const all = [hex, ward, rage];

  it('[S-11] strips for good or holds down for a while', () => {
    const aim = { essence: 'Magical', tags: ['curse'] } as const;
    expect(suppressEffects(all, aim, 'remove')).toEqual({ active: [ward, rage], suppressed: [], removed: [hex] });
    expect(suppressEffects(all, aim, 'suppress')).toEqual({ active: [ward, rage], suppressed: [hex], removed: [] });
  });

  it('[S-11] is aimed at an Essence, at tags, or at nothing', () => {
    expect(all.filter((effect) => isAimedAt(effect, { essence: 'Magical' }))).toEqual([hex, ward]);
    expect(all.filter((effect) => isAimedAt(effect, { tags: ['curse'] }))).toEqual([hex, rage]);
    expect(all.filter((effect) => isAimedAt(effect, {}))).toEqual([]);
  });
});
