import { describe, expect, it } from 'vitest';
import { anEffect, aResource, aSheet } from '#tests/support/builders';
import { namedSource } from '@/model/parts';
import { effectsOff } from '@/rules/derived/standing';

const fromArm = { ...namedSource(''), resource: 'arm' };

describe('effects out of force', () => {
  it('[M-60] [S-07] share the fate of the resource they come with', () => {
    const arm = aResource({ id: 'arm', essence: 'Technological' });
    const sheet = aSheet({ resources: [arm], effects: [anEffect([], { id: 'grip', source: fromArm }), anEffect([])] });
    expect(effectsOff(sheet).size).toBe(0);
    const held = effectsOff({ ...sheet, suppression: { essence: 'Technological', mode: 'fail' } });
    expect([...held]).toEqual([['grip', { reason: 'suppressed', rule: 'S-07', missing: [] }]]);
    const lacking = { ...arm, needs: [{ kind: 'attribute', attribute: 'strength', atLeast: 5 }] } as const;
    expect(effectsOff({ ...sheet, resources: [lacking] }).get('grip')).toMatchObject({ reason: 'suspended' });
  });

  it('[B-35] work on no mind where there is none', () => {
    const charm = anEffect([], { id: 'charm', mindAffecting: true });
    const sheet = aSheet({ effects: [charm] });
    expect(effectsOff(sheet).size).toBe(0);
    const mindless = { ...sheet, being: { ...sheet.being, mindless: true } };
    expect(effectsOff(mindless).get('charm')).toMatchObject({ reason: 'mindAffectingImmune', rule: 'B-35' });
  });
});
