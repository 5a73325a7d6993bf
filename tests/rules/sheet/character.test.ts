import { describe, expect, it } from 'vitest';
import {
  aCharacter,
  aModifier,
  anEffect,
  anItem,
  aResource,
  aSheet,
  aSheetWithTrack,
  aTrack,
} from '#tests/support/builders';
import { eventsOf, play, refusalOf, rulesOf } from '#tests/support/trace';
import { ORDINARY_GAUGE, ORDINARY_POOL } from '@/model/energy';
import { sheetSchema } from '@/model/sheet';
import { type Character, type Command, characterInput, characterOf, lifeStatus, newSheet } from '@/rules';

const mana = {
  ...ORDINARY_POOL,
  id: 'mana',
  name: 'Mana',
  keys: ['intelligence', 'presence'] as ('intelligence' | 'presence')[],
  reopenings: 0,
  enhancement: 0,
  bonus: 0,
};
const rage = {
  ...ORDINARY_GAUGE,
  id: 'rage',
  name: 'Rage',
  source: '',
  maximum: { kind: 'fixed' as const, value: 10 },
};
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
    expect(sheet.energyPools).toEqual([{ ...mana, current: 4 }]);
    expect(sheet.gauges).toEqual([{ ...rage, current: 10 }]);
    expect(lifeStatus(sheet)).toBe('awake');
  });

  it('[X-03] [B-13] starts with what its resources and effects give', () => {
    const effects = [anEffect([{ target: 'maximumHealth', amount: 4 }])];
    const strong = newSheet('strong', aCharacter({ effects, skills: [aSkill('s', 2)], experience: 3 }));
    expect([strong.health.track, strong.skills[0]?.rating, strong.experience]).toEqual([aTrack(11), 2, 3]);
  });

  it('is a sheet that can be stored, and gives its character back', () => {
    expect(sheetSchema.safeParse(sheet).success).toBe(true);
    expect(characterOf(sheet)).toEqual(full);
    expect(characterInput.safeParse(characterOf(sheet)).success).toBe(true);
  });
});

const aSkill = (id: string, rating: number) => ({ id, name: 'Brawl', rating, specialties: [] });

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

  it.each([
    { list: 'resources', change: { resources: [aResource(), aResource()] } },
    { list: 'effects', change: { effects: [anEffect([]), anEffect([])] } },
    { list: 'items', change: { items: [anItem(), anItem()] } },
  ])('two $list with one id are refused', ({ change }) => {
    expect(refusalOf(sheet, edit(change))).toBe('manual invalid');
  });

  it('[H-43] [B-13] tells which entries are new, changed and gone; what they bring follows', () => {
    const known = play(sheet, edit({ skills: [aSkill('s', 2)], items: [anItem()] })).sheet;
    const strong = {
      ...aResource({ name: 'Stormwolf' }),
      modifiers: [aModifier({ target: 'maximumHealth', amount: 4 })],
    };
    const { sheet: more, trace } = play(
      known,
      edit({ skills: [aSkill('s', 3)], items: [], resources: [strong] }, known),
    );
    expect(more.health.track).toEqual(aTrack(14));
    expect(trace.map((one) => ('event' in one ? [one.event, one.subject] : one.rule))).toEqual([
      ['edited', undefined],
      ['entryChanged', 'Brawl'],
      ['entryAdded', 'Stormwolf'],
      ['entryRemoved', 'An item'],
      'H-43',
    ]);
  });

  it('[H-26] [H-45] what play wears down as well changes step by step', () => {
    const item = anItem({ quantity: 3, uses: { left: 1, maximum: 4, per: 'scene' } });
    const effect = anEffect([], { duration: { kind: 'rounds', left: 3 } });
    const entries = {
      items: [item],
      effects: [effect],
      conditions: [{ id: 'c', name: 'Poison', note: '', points: 4 }],
    };
    const known = play(sheet, edit(entries)).sheet;
    const { sheet: after, trace } = play(
      known,
      edit(
        {
          items: [{ ...item, quantity: 2, uses: { left: 4, maximum: 4, per: 'scene' } }],
          effects: [{ ...effect, duration: { kind: 'rounds', left: 5 } }],
          conditions: [{ id: 'c', name: 'Poison', note: '', points: 6 }],
          experience: 12,
        },
        known,
      ),
    );
    const steps = trace.flatMap((one) => (one.kind === 'number' ? [[one.quantity, one.before, one.after]] : []));
    expect(steps).toEqual([
      ['experience', 0, 12],
      ['condition:c', 4, 6],
      ['rounds:effect', 3, 5],
      ['carried:item', 3, 2],
      ['uses:item', 1, 4],
    ]);
    expect(eventsOf(trace)).toEqual(['edited']);
    expect(characterOf(after)).toMatchObject({ experience: 12, conditions: [{ points: 6 }] });
  });

  it('[E-30] says which resources are of before the present rules', () => {
    expect(eventsOf(play(sheet, edit({ resources: [aResource({ legacy: true })] })).trace)).toContain('markedLegacy');
  });

  it('has a small picture, or none', () => {
    const portrait = 'data:image/webp;base64,UklGRg==';
    const drawn = play(sheet, edit({ portrait, player: 'Wen' })).sheet;
    expect([drawn.portrait, drawn.player]).toEqual([portrait, 'Wen']);
    expect(play(drawn, edit({ portrait: undefined }, drawn)).sheet.portrait).toBeUndefined();
    const inputOf = (text: string) => characterInput.safeParse({ ...characterOf(sheet), portrait: text }).success;
    expect([
      inputOf(portrait),
      inputOf('https://example.org/a.png'),
      inputOf(`${portrait}${'A'.repeat(20_000)}`),
    ]).toEqual([true, false, false]);
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
