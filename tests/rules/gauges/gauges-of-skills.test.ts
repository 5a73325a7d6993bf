import { describe, expect, it } from 'vitest';
import { anEffect, aSheet } from '#tests/support/builders';
import { play } from '#tests/support/trace';
import { ordinaryModifier } from '@/model/bonuses';
import type { Effect, Gauge, Skill } from '@/model/sheet';
import { type Command, gaugeMaximums } from '@/rules';
import { aGauge } from '../energy/some-energy';

const occult = (rating: number): Skill => ({ id: 'occult', name: 'Occult', rating, specialties: [] });
const gauge = (maximum: Gauge['maximum'], current = 0) => aGauge('insight', { maximum, current });
const put = (rating: number): Command => ({ type: 'entry/put', list: 'skills', entry: occult(rating) });

const extra = (amount: number, skill: string, tag = ''): Effect => ({
  ...anEffect([], { id: `${skill}${tag}` }),
  modifiers: [
    ordinaryModifier({ on: 'extraSuccesses', roll: { attribute: null, skill, tag, item: '' } }, amount, 'luck'),
  ],
});

describe('a Gauge of a Skill', () => {
  const bySkill = gauge({ kind: 'skill', skill: 'Occult' }, 3);

  it('[G-03] has the rating as its maximum, 0 without the Skill', () => {
    expect(gaugeMaximums(aSheet({ gauges: [bySkill] })).get('insight')?.value).toBe(0);
    const maximum = gaugeMaximums(aSheet({ gauges: [bySkill], skills: [occult(4)] })).get('insight');
    expect(maximum).toEqual({
      value: 4,
      rule: 'G-03',
      contributions: [{ source: { kind: 'skill', name: 'Occult' }, amount: 4, rule: 'G-03', counted: true }],
    });
  });

  it('[G-08] [G-09] follows the Skill: a rise brings nothing, a fall takes what is above it', () => {
    const sheet = aSheet({ gauges: [bySkill], skills: [occult(3)] });
    expect(play(sheet, put(5)).sheet.gauges[0]?.current).toBe(3);
    const { sheet: fallen, trace } = play(sheet, put(2));
    expect(fallen.gauges[0]?.current).toBe(2);
    expect(trace).toContainEqual({ kind: 'number', rule: 'G-09', quantity: 'gauge:insight', before: 3, after: 2 });
  });
});

describe('a Gauge of the extra successes of a Skill', () => {
  const sheet = aSheet({ gauges: [gauge({ kind: 'skillExtraSuccesses', skill: 'Occult' }, 5)] });
  const maximumOf = (effects: readonly Effect[]) => gaugeMaximums({ ...sheet, effects }).get('insight')?.value;

  it.each([
    ['those on its rolls', [extra(3, 'Occult')], 3],
    ['not those of another Skill', [extra(3, 'Swords')], 0],
    ['not those that only some of its rolls have', [extra(3, 'Occult', 'attack')], 0],
    ['not those that every roll has', [extra(3, '')], 0],
    ['of one type the highest', [extra(3, 'Occult'), { ...extra(1, 'Occult'), id: 'more' }], 3],
  ])('[G-03] counts %s', (_, effects, maximum) => expect(maximumOf(effects)).toBe(maximum));

  it('[G-03] [G-09] is clamped as an effect ends', () => {
    const blessed = play(sheet, { type: 'effect/add', effect: extra(4, 'Occult') }).sheet;
    expect(blessed.gauges[0]?.current).toBe(4);
    expect(play(blessed, { type: 'effect/end', id: 'Occult' }).sheet.gauges[0]?.current).toBe(0);
  });
});
