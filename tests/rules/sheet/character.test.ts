import { describe, expect, it } from 'vitest';
import { aCharacter, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { eventsOf, play, refusalOf, rulesOf } from '#tests/support/trace';
import { ORDINARY_GAUGE, ORDINARY_POOL } from '@/model/energy';
import { sheetSchema } from '@/model/sheet';
import { type Character, type Command, characterInput, characterOf, lifeStatus, newSheet } from '@/rules';

const mana = {
  id: 'mana',
  name: 'Mana',
  keys: ['intelligence', 'presence'] as ('intelligence' | 'presence')[],
  reopenings: 0,
  enhancement: 0,
  bonus: 0,
};
const rage = { id: 'rage', name: 'Rage', source: '', maximum: { kind: 'fixed' as const, value: 10 } };
const full = aCharacter({
  name: 'Lin Yao',
  otherName: '林遥',
  attributes: { stamina: 3, resolve: 4 },
  healthBonus: 2,
  willpowerBonus: 1,
  energyPools: [mana],
  gauges: [rage],
  healing: [{ id: 'healing', kind: 'fastHealing', source: 'Werewolf', rating: 2 }],
  points: 300,
});
const sheet = newSheet('lin', full);
const edit = (change: Partial<Character>, of = sheet): Command => ({
  type: 'sheet/edit',
  character: { ...characterOf(of), ...change },
});
const scores = (change: Partial<Character['attributes']>) => ({ attributes: { ...full.attributes, ...change } });

describe('a new character', () => {
  it('[X-03] [W-01] [E-03] [G-03] starts unhurt, with all that the rules give', () => {
    expect(sheet.health).toMatchObject({ track: aTrack(10), temporary: 0, bonus: 2 });
    expect(sheet.willpower).toEqual({ current: 7, temporary: 0, bonus: 1 });
    expect(sheet.energyPools).toEqual([{ ...ORDINARY_POOL, ...mana, current: 4 }]);
    expect(sheet.gauges).toEqual([{ ...ORDINARY_GAUGE, ...rage, current: 10 }]);
    expect(lifeStatus(sheet)).toBe('awake');
  });

  it('is a sheet that can be stored, and gives its character back', () => {
    expect(sheetSchema.safeParse(sheet).success).toBe(true);
    expect(characterOf(sheet)).toEqual(full);
    expect(characterInput.safeParse(characterOf(sheet)).success).toBe(true);
  });
});

describe('an edited character', () => {
  it('keeps its words without a step', () => {
    const { sheet: renamed, trace } = play(sheet, edit({ name: 'Yao', concept: 'Pilot', rank: 'B', notes: 'Long' }));
    expect(renamed).toMatchObject({ name: 'Yao', concept: 'Pilot', rank: 'B', notes: 'Long' });
    expect(trace).toEqual([{ kind: 'event', rule: 'manual', event: 'edited' }]);
  });

  it('[W-18] [E-24] [H-43] raised Attributes: Health comes, Willpower and energy don’t', () => {
    const { sheet: raised, trace } = play(sheet, edit(scores({ stamina: 5, resolve: 6, intelligence: 4 })));
    expect([raised.health.track, raised.willpower.current, raised.energyPools[0]?.current]).toEqual([aTrack(12), 7, 4]);
    expect(rulesOf(trace)).toEqual(['manual', 'H-43']);
  });

  it('[W-19] [E-25] [H-44] lowered Attributes take what is above', () => {
    const { sheet: lowered, trace } = play(sheet, edit(scores({ stamina: 1, resolve: 1, intelligence: 0 })));
    expect([lowered.health.track, lowered.willpower.current, lowered.energyPools[0]?.current]).toEqual([
      aTrack(8),
      4,
      2,
    ]);
    expect(rulesOf(trace)).toEqual(['manual', 'W-19', 'E-25', 'H-44']);
  });

  it('[H-44] [H-16] a worn character can die of it', () => {
    const worn = aSheetWithTrack(aTrack(1, 0, 0, 6));
    expect(play(worn, edit({ size: 4 }, worn)).sheet.death).toBe('aggravated');
  });

  it('[E-03] a new pool starts full, a new Gauge at 0, known ones keep their points', () => {
    const spent = play(
      sheet,
      { type: 'pool/adjust', id: 'mana', by: -3 },
      { type: 'gauge/adjust', id: 'rage', by: -4 },
    ).sheet;
    const { sheet: more, trace } = play(
      spent,
      edit({ energyPools: [mana, { ...mana, id: 'chi', bonus: 3 }], gauges: [rage, { ...rage, id: 'calm' }] }, spent),
    );
    expect(more.energyPools.map(({ id, current }) => [id, current])).toEqual([
      ['mana', 1],
      ['chi', 7],
    ]);
    expect(more.gauges.map(({ id, current }) => [id, current])).toEqual([
      ['rage', 6],
      ['calm', 0],
    ]);
    expect(rulesOf(trace)).toEqual(['manual', 'E-03']);
  });

  it('[G-09] a Gauge whose maximum is set lower is clamped', () => {
    const lower = { ...rage, maximum: { kind: 'fixed' as const, value: 4 } };
    expect(play(sheet, edit({ gauges: [lower] })).sheet.gauges[0]?.current).toBe(4);
  });

  it('drops what is taken off the list', () => {
    const { sheet: bare } = play(sheet, edit({ energyPools: [], gauges: [], healing: [] }));
    expect([bare.energyPools, bare.gauges, bare.healing]).toEqual([[], [], []]);
  });

  it.each([
    { list: 'pools', change: { energyPools: [mana, mana] } },
    { list: 'Gauges', change: { gauges: [rage, rage] } },
    { list: 'healing sources', change: { healing: [...full.healing, ...full.healing] } },
  ])('two $list with one id are refused', ({ change }) => {
    expect(refusalOf(sheet, edit(change))).toBe('manual invalid');
  });

  it('numbers beyond what a sheet holds are refused', () => {
    expect(refusalOf(sheet, edit({ ...scores({ stamina: 1_000_000_000 }), size: 1_000_000_000 }))).toBe(
      'manual invalid',
    );
  });

  it('never throws away what play brought', () => {
    const played = play(aSheet(), { type: 'health/gain-temporary', amount: 3, source: 'Shield' }).sheet;
    const { sheet: edited, trace } = play(played, edit({ name: 'Other' }, played));
    expect(edited).toEqual({ ...played, name: 'Other' });
    expect(eventsOf(trace)).toEqual(['edited']);
  });
});
