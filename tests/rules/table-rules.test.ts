import { describe, expect, it } from 'vitest';
import { aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { play, refusalOf } from '#tests/support/trace';
import { type TableRuleChoices, tableRulesSchema } from '@/model/table-rules';
import {
  type Command,
  lifeStatus,
  maximumHealth,
  RULEBOOK,
  TABLE_RULE_DEFAULTS,
  TABLE_RULES,
  tableRule,
  woundPenalty,
} from '@/rules';

const set = (choices: TableRuleChoices): Command => ({ type: 'table-rules/set', choices });
const entries = Object.entries(TABLE_RULES).map(([key, rule]) => ({
  key,
  standard: TABLE_RULE_DEFAULTS[key as keyof typeof TABLE_RULES],
  ...rule,
}));

describe('table rules', () => {
  it('are those a sheet can store', () => {
    expect(entries.map(({ key }) => key).toSorted()).toEqual(Object.keys(tableRulesSchema.shape).toSorted());
  });

  it.each(entries)('$key has a default among its values, all of which can be stored', ({ key, values, standard }) => {
    const offered: readonly unknown[] = 'from' in values ? [values.from, values.to] : values;
    const inRange = 'from' in values && Number(standard) >= values.from && Number(standard) <= values.to;
    expect(inRange || offered.includes(standard)).toBe(true);
    for (const value of [...offered, standard]) expect(tableRulesSchema.safeParse({ [key]: value }).success).toBe(true);
  });

  it.each(entries)('$key says why, and names rules of the book', ({ why, rules }) => {
    expect(why.length).toBeGreaterThan(20);
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((id) => !(id in RULEBOOK))).toEqual([]);
  });

  it('a choice counts, else the default', () => {
    expect(tableRule(aSheet(), 'legendaryStep')).toBe(5);
    expect(tableRule(aSheet({ tableRules: { legendaryStep: 3 } }), 'legendaryStep')).toBe(3);
    expect(tableRule(aSheet({ tableRules: { woundPenalty: false } }), 'woundPenalty')).toBe(false);
  });
});

describe('setting them', () => {
  it('names each that changes and replaces the choices as a whole', () => {
    const first = play(aSheet(), set({ legendaryStep: 3, woundPenalty: false })).sheet;
    const { sheet, trace } = play(first, set({ woundPenalty: false, healBeforeTick: true }));
    expect(sheet.tableRules).toEqual({ woundPenalty: false, healBeforeTick: true });
    expect(trace).toMatchObject([
      { rule: 'manual', event: 'tableRuleChanged', subject: 'legendaryStep' },
      { rule: 'manual', event: 'tableRuleChanged', subject: 'healBeforeTick' },
    ]);
  });

  it('is refused when nothing differs', () => expect(refusalOf(aSheet(), set({}))).toBe('manual nothingToDo'));

  it('[X-03] [H-43] [H-44] the track follows', () => {
    const more = play(aSheet(), set({ healthPerSize: 2 })).sheet;
    expect([maximumHealth(more).value, more.health.track]).toEqual([12, aTrack(12)]);
    expect(play(more, set({})).sheet.health.track).toEqual(aTrack(7));
  });

  it('[H-15] so does the wound penalty', () => {
    const wounded = aSheetWithTrack(aTrack(1, 0, 0, 4));
    expect(woundPenalty(wounded).value).toBe(2);
    expect(woundPenalty(play(wounded, set({ woundTrigger: 'lethalOnly' })).sheet).value).toBe(0);
    expect(woundPenalty(play(wounded, set({ woundPenalty: false })).sheet).value).toBe(0);
  });

  it('[W-17] switching the collapse on fells whoever is at 0, switching it off wakes them', () => {
    const empty = aSheet({ willpower: { current: 0 } });
    const { sheet } = play(empty, set({ willpowerZeroCollapse: true }));
    expect(lifeStatus(sheet)).toBe('out');
    expect(lifeStatus(play(sheet, set({})).sheet)).toBe('awake');
  });
});
