import { describe, expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders';
import { eventsOf, play, refusalOf } from '#tests/support/trace';
import type { Gauge } from '@/model/sheet';
import { type Command, gaugesOnSheet } from '@/rules';
import { aGauge, aPool, aResource } from '../energy/some-energy';

type Gain = Extract<Command, { type: 'gauge/gain' }>;

function gain(name: string, change: Partial<Gauge> = {}, start: Gain['start'] = 'empty', confirmed = false): Gain {
  const { current: _, ...gauge } = aGauge(name, change);
  return { type: 'gauge/gain', gauge: gauge as Gain['gauge'], start, confirmed };
}

describe('gaining a Gauge', () => {
  it.each([
    { title: 'empty, of 10', start: 'empty', change: {}, value: 0 },
    { title: 'full, of 10', start: 'full', change: {}, value: 10 },
    { title: 'at 4 of 10', start: { value: 4 }, change: {}, value: 4 },
    { title: 'at 40 of 10', start: { value: 40 }, change: {}, value: 10 },
    { title: 'at 40 without a maximum', start: { value: 40 }, change: { maximum: { kind: 'none' } }, value: 40 },
    { title: 'full without a maximum', start: 'full', change: { maximum: { kind: 'none' } }, value: 0 },
  ] as const)('[G-04] starts $title: $value', ({ start, change, value }) => {
    expect(play(aSheet(), gain('rage', change, start)).sheet.gauges[0]?.current).toBe(value);
  });

  it.each([
    {
      title: '[G-02] without a resource',
      sheet: aSheet(),
      command: gain('rage', { source: '' }),
      answer: 'G-02 noResource',
    },
    {
      title: '[G-02] with one that is not there',
      sheet: aSheet(),
      command: gain('rage', { resource: 'wolf' }),
      answer: 'G-02 unknownEntry',
    },
    {
      title: '[G-10] twice',
      sheet: aSheet({ gauges: [aGauge('rage')] }),
      command: gain('rage', { id: 'b' }),
      answer: 'G-10 alreadyHeld',
    },
    {
      title: '[G-10] of one name from another resource',
      sheet: aSheet({ gauges: [aGauge('rage')] }),
      command: gain('rage', { id: 'b', source: 'Title' }),
      answer: 'accepted',
    },
    {
      title: 'with an id in use',
      sheet: aSheet({ gauges: [aGauge('rage')] }),
      command: gain('calm', { id: 'rage' }),
      answer: 'manual invalid',
    },
    { title: 'by the dead', sheet: aSheet({ death: 'instantDeath' }), command: gain('rage'), answer: 'H-16 dead' },
  ])('$title: $answer', ({ sheet, command, answer }) => expect(refusalOf(sheet, command)).toBe(answer));

  it.each([
    {
      title: '[G-06] a Gauge',
      sheet: aSheet({ gauges: [aGauge('calm', { rejectsGauges: ['other:Fury'] })] }),
      rule: 'G-06',
    },
    {
      title: '[E-15] [G-07] a pool',
      sheet: aSheet({ energyPools: [aPool('chi', { modes: [{ kind: 'rejectsGauges', nature: 'other:Fury' }] })] }),
      rule: 'E-15',
    },
  ])('conflicts with $title: refused, then annihilated', ({ sheet, rule }) => {
    const fury = { natures: ['other:Fury' as const] };
    expect(refusalOf(sheet, gain('rage', fury))).toBe(`${rule} annihilates`);
    const done = play(sheet, gain('rage', fury, 'empty', true));
    expect([done.sheet.death, eventsOf(done.trace)[0]]).toEqual(['annihilated', 'energyConflict']);
  });
});

describe('a Gauge and its resource', () => {
  const sheet = (ruling: 'off' | null) =>
    aSheet({
      resources: [aResource('wolf', { ruling })],
      gauges: [aGauge('rage', { resource: 'wolf', current: 7, maximum: { kind: 'attribute', attribute: 'stamina' } })],
    });

  it('[G-02] while it is out of force, the Gauge is hidden and frozen', () => {
    const off = play(sheet('off'), { type: 'willpower/lose', amount: 1 }).sheet;
    expect([gaugesOnSheet(off), off.gauges[0]?.current]).toEqual([[], 7]);
    expect(refusalOf(off, { type: 'gauge/adjust', id: 'rage', by: -1 })).toBe('G-02 outOfPlay');
  });

  it('[G-02] [G-09] back in force it is shown, and at most its maximum', () => {
    const on = play(sheet(null), { type: 'willpower/lose', amount: 1 }).sheet;
    expect([gaugesOnSheet(on).length, on.gauges[0]?.current]).toEqual([1, 2]);
  });

  it('[G-02] it can be lost', () => {
    expect(play(sheet(null), { type: 'gauge/lose', id: 'rage' }).sheet.gauges).toEqual([]);
    expect(refusalOf(aSheet(), { type: 'gauge/lose', id: 'rage' })).toBe('G-02 unknownEntry');
  });
});
