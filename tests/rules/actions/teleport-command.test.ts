import { describe, expect, it } from 'vitest';
import { anEffect, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { hit, play, refusalOf } from '#tests/support/trace';
import type { Command } from '@/rules';

type Teleport = Extract<Command, { type: 'teleport/use' }>;
const teleport = (change: Partial<Teleport> = {}): Teleport => ({
  type: 'teleport/use',
  somatic: false,
  canGesture: false,
  lineOfEffect: true,
  lineOfSight: true,
  frees: [],
  to: null,
  ...change,
});

const held = aSheet({
  effects: [anEffect([], { id: 'grapple', name: 'Grapple' }), anEffect([], { id: 'hymn', name: 'Hymn' })],
  conditions: [{ id: 'net', name: 'Net', note: '', points: 2 }],
});

describe('a teleport', () => {
  it('[M-66] frees from grapples and bonds, and from nothing else', () => {
    const { sheet, trace } = play(held, teleport({ frees: ['grapple', 'net'] }));
    expect([sheet.effects.map(({ id }) => id), sheet.conditions]).toEqual([['hymn'], []]);
    expect(trace).toEqual([
      { kind: 'event', rule: 'M-66', event: 'teleported', subject: '' },
      { kind: 'event', rule: 'M-66', event: 'effectEnded', subject: 'Grapple' },
      { kind: 'event', rule: 'M-66', event: 'conditionEnded', subject: 'Net' },
    ]);
  });

  it.each<[string, Partial<Teleport>, string]>([
    ['gestures that can’t be made', { somatic: true }, 'M-66 cannotGesture'],
    ['gestures that can', { somatic: true, canGesture: true }, 'accepted'],
    ['no line of effect', { lineOfEffect: false }, 'M-66 noLineOfEffect'],
    ['no line of sight', { lineOfSight: false }, 'M-66 noLineOfSight'],
    ['a bond that is not there', { frees: ['rope'] }, 'M-66 unknownEntry'],
  ])('[M-66] with %s', (_, change, answer) => expect(refusalOf(held, teleport(change))).toBe(answer));

  it('[M-66] is nothing for the dead and the unconscious', () => {
    expect(refusalOf(play(aSheetWithTrack(aTrack(1)), hit(0, 0, 1)).sheet, teleport())).toBe('H-16 dead');
    const out = aSheetWithTrack(aTrack(0, 3), { consciousness: { causes: ['severeInjury'], holding: null } });
    expect(refusalOf(out, teleport())).toBe('H-09 unconscious');
  });

  const to = (change: Partial<NonNullable<Teleport['to']>>): Teleport =>
    teleport({ to: { square: [0, 0], taken: [], whenBlocked: 'nextSquare', die: 1, ...change } });

  it.each<[string, Teleport, string]>([
    ['its destination', to({}), '0, 0'],
    ['the nearest free square by the die', to({ taken: [[0, 0]], die: 2 }), '0, -1'],
  ])('[M-67] ends at %s', (_, command, subject) => {
    expect(play(held, command).trace[0]).toMatchObject({ rule: 'M-67', event: 'teleported', subject });
  });

  it('[M-67] fails at a taken destination where the Storyteller says so', () => {
    expect(refusalOf(held, to({ taken: [[0, 0]], whenBlocked: 'fails' }))).toBe('M-67 noFreeSquare');
  });
});
