import { describe, expect, it } from 'vitest';
import { aModifier, anItem, aResource, aSheet } from '#tests/support/builders';
import { eventsOf, play, refusalOf } from '#tests/support/trace';
import type { Contract, Sheet } from '@/model/sheet';
import { attributeScore, type Command, maximumHealth, resourceStates } from '@/rules';

const TOUGH = aResource({ modifiers: [aModifier({ target: 'stamina', amount: 3 })] });
const putResource = (change: Parameters<typeof aResource>[0] = {}): Command => ({
  type: 'entry/put',
  list: 'resources',
  entry: { ...TOUGH, ...change },
});

describe('entries of the lists', () => {
  it('are added at the end, and what they change follows', () => {
    const { sheet, trace } = play(aSheet(), putResource());
    expect(sheet.resources).toEqual([TOUGH]);
    expect([attributeScore(sheet, 'stamina'), maximumHealth(sheet).value]).toEqual([5, 10]);
    expect(sheet.health.track.healthy).toBe(10);
    expect(trace[0]).toMatchObject({ rule: 'manual', event: 'entryAdded', subject: 'A resource' });
  });

  it('are replaced in their place', () => {
    const two = aSheet({ resources: [TOUGH, aResource({ id: 'other' })] });
    const { sheet, trace } = play(two, putResource({ name: 'New' }));
    expect(sheet.resources.map(({ name }) => name)).toEqual(['New', 'A resource']);
    expect(eventsOf(trace)).toEqual(['entryChanged']);
  });

  it('are refused when nothing changes', () => {
    expect(refusalOf(aSheet({ resources: [TOUGH] }), putResource())).toBe('manual nothingToDo');
  });

  it('[M-60] go, and what they brought goes with them', () => {
    const branch = aResource({ id: 'branch', under: 'resource' });
    const before = play(aSheet({ resources: [branch] }), putResource()).sheet;
    expect(resourceStates(before).get('branch')?.state).toBe('works');
    const { sheet, trace } = play(before, { type: 'entry/remove', list: 'resources', id: 'resource' });
    expect(maximumHealth(sheet).value).toBe(7);
    expect(resourceStates(sheet).get('branch')).toMatchObject({ state: 'suspended', missing: [{ id: 'resource' }] });
    expect(trace[0]).toMatchObject({ event: 'entryRemoved', subject: 'A resource' });
  });

  it('are refused when they are not there', () => {
    expect(refusalOf(aSheet(), { type: 'entry/remove', list: 'skills', id: 'x' })).toBe('manual unknownEntry');
  });

  it('[M-38] say how many of an item are left, step by step', () => {
    const potion = anItem({ quantity: 3, uses: { left: 1, maximum: 2, per: 'day' } });
    const refilled = { ...potion, name: 'Elixir', quantity: 5, uses: { left: 2, maximum: 2, per: 'day' as const } };
    const { sheet, trace } = play(aSheet({ items: [potion] }), { type: 'entry/put', list: 'items', entry: refilled });
    expect(sheet.items).toEqual([refilled]);
    expect(trace).toMatchObject([
      { event: 'entryChanged' },
      { quantity: 'carried:item', before: 3, after: 5 },
      { quantity: 'uses:item', before: 1, after: 2 },
    ]);
  });

  it('take XP and uses by hand as well, uses up to their maximum', () => {
    const wand = anItem({ uses: { left: 0, maximum: 2, per: 'scene' } });
    const { sheet } = play(
      aSheet({ items: [wand] }),
      { type: 'manual/set', quantity: 'experience', value: 30 },
      { type: 'manual/set', quantity: 'uses:item', value: 9 },
      { type: 'manual/set', quantity: 'carried:item', value: 4 },
    );
    expect(sheet.experience).toBe(30);
    expect(sheet.items[0]).toMatchObject({ quantity: 4, uses: { left: 2 } });
    expect(refusalOf(sheet, { type: 'manual/set', quantity: 'uses:x', value: 1 })).toBe('manual unknownEntry');
    expect(refusalOf(aSheet({ items: [anItem()] }), { type: 'manual/set', quantity: 'uses:item', value: 1 })).toBe(
      'manual unknownEntry',
    );
  });
});

describe('contracts', () => {
  const servant: Contract = { id: 'a', kind: 'Servant', role: 'Servant', partner: 'Rin', allows: [] };
  const sign = (change: Partial<Contract>, force = false): Command => ({
    type: 'entry/put',
    list: 'contracts',
    entry: { ...servant, id: 'b', ...change },
    force,
  });
  const signed = (contract: Partial<Contract> = {}): Sheet => aSheet({ contracts: [{ ...servant, ...contract }] });

  it('[M-32] with the same partner replace the earlier one', () => {
    const { sheet, trace } = play(signed(), sign({ kind: 'Gandalfr' }));
    expect(sheet.contracts.map(({ id }) => id)).toEqual(['b']);
    expect(trace).toMatchObject([{ event: 'contractReplaced', subject: 'Rin' }, { event: 'entryAdded' }]);
  });

  it('[M-32] with somebody else are refused, unless the table says so', () => {
    expect(refusalOf(signed(), sign({ partner: 'Sakura' }))).toBe('M-32 contractInTheWay');
    expect(play(signed(), sign({ partner: 'Sakura' }, true)).sheet.contracts).toHaveLength(2);
  });

  it('[M-32] that an earlier one leaves open are added', () => {
    const open = signed({ allows: [{ kind: 'Servant', role: 'Master' }] });
    expect(play(open, sign({ role: 'Master', partner: 'Sakura' })).sheet.contracts).toHaveLength(2);
  });

  it('[M-32] can be rewritten in their place', () => {
    expect(play(signed(), sign({ id: 'a', partner: 'Sakura' })).sheet.contracts).toMatchObject([{ partner: 'Sakura' }]);
  });
});
