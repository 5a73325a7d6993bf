import { describe, expect, it } from 'vitest';
import { aSheetNamed, ask, cardsOf, openPlayer, startParty, testTable } from './test-devices';

const HIT = { kind: 'damage', entry: '5L', note: 'a falling beam' } as const;
const HEAL = { kind: 'heal', entry: '2L', note: '' } as const;

async function partyOfOne() {
  const table = testTable();
  const { partyId, storyteller } = await startParty(table.device());
  const phone = table.device();
  const mara = await ask(phone, storyteller.invite(), 'Mara');
  await table.broker.settle();
  const id = storyteller.state().waiting[0]?.id ?? '';
  storyteller.approve(id);
  await table.pass(1000);
  mara.publish(cardsOf(aSheetNamed('Mara Voss')));
  await table.pass(1000);
  return { ...table, partyId, storyteller, phone, mara, id };
}

describe('a proposal', () => {
  it.each(['accepted', 'changed', 'refused'] as const)(
    '%s: the Storyteller sees the answer and what came of it',
    async (kind) => {
      const { storyteller, mara, id, pass } = await partyOfOne();
      const [proposed] = storyteller.propose([id], HIT);
      await pass(1000);
      expect(mara.state().proposals).toMatchObject([{ body: HIT }]);
      expect(storyteller.state().proposals).toMatchObject([{ to: id, body: HIT, answer: null, expired: false }]);

      expect(mara.answer(mara.state().proposals[0]?.id ?? '', kind, 'lost:3')).toBe(true);
      expect(mara.state().proposals).toEqual([]);
      await pass(1000);
      expect(storyteller.state().proposals).toMatchObject([{ answer: { kind, result: 'lost:3' }, expired: false }]);
      expect(proposed).toMatchObject({ ok: true, memberId: id });
    },
  );

  it('is answered once, also after a reload', async () => {
    const { storyteller, phone, partyId, mara, id, broker, pass } = await partyOfOne();
    storyteller.propose([id], HIT);
    await pass(1000);
    const proposal = mara.state().proposals[0]?.id ?? '';
    broker.down(true);
    expect(mara.answer(proposal, 'accepted', '')).toBe(true);
    expect(mara.answer(proposal, 'accepted', '')).toBe(false);
    mara.close();
    await broker.settle();
    const again = await openPlayer(phone, partyId);
    expect(again.state().proposals).toEqual([]);
    expect(again.answer(proposal, 'refused', '')).toBe(false);
    broker.up();
    await pass(1000);
    expect(storyteller.state().proposals).toMatchObject([{ answer: { kind: 'accepted' } }]);
  });

  it('is void after ten minutes, on both sides', async () => {
    const { storyteller, mara, id, pass } = await partyOfOne();
    storyteller.propose([id], HEAL);
    await pass(9 * 60_000);
    expect(mara.state().proposals).toHaveLength(1);
    await pass(66_000);
    expect(storyteller.state().proposals).toMatchObject([{ answer: null, expired: true }]);
    expect(mara.state().proposals).toEqual([]);
  });

  it('that was answered in time but arrives late counts as answered', async () => {
    const { storyteller, mara, id, broker, phone, pass } = await partyOfOne();
    storyteller.propose([id], HIT);
    await pass(1000);
    broker.cut(phone.url);
    mara.answer(mara.state().proposals[0]?.id ?? '', 'accepted', '');
    await pass(11 * 60_000);
    expect(storyteller.state().proposals).toMatchObject([{ expired: true }]);
    broker.up();
    await pass(1000);
    expect(storyteller.state().proposals).toMatchObject([{ expired: false, answer: { kind: 'accepted' } }]);
  });

  it('can be withdrawn', async () => {
    const { storyteller, mara, id, pass } = await partyOfOne();
    storyteller.propose([id], HIT);
    await pass(1000);
    storyteller.withdraw(storyteller.state().proposals[0]?.id ?? '');
    await pass(1000);
    expect(mara.state().proposals).toEqual([]);
    expect(storyteller.state().proposals).toEqual([]);
  });

  it('is refused beyond 20 that wait, to strangers, and where it would not fit', async () => {
    const { storyteller, mara, id, pass } = await partyOfOne();
    const results = Array.from({ length: 22 }, () => storyteller.propose([id, 'f'.repeat(32)], HIT));
    expect(results.filter(([first]) => first?.ok)).toHaveLength(20);
    expect(results.at(-1)).toMatchObject([{ code: 'tooManyWaiting' }, { code: 'notAMember' }]);
    await pass(1000);
    expect(mara.state().proposals).toHaveLength(20);
    for (const { id: each } of storyteller.state().proposals) storyteller.withdraw(each);
    const long = { kind: 'damage', entry: '伤'.repeat(200), note: '伤'.repeat(200) } as const;
    const codes = Array.from({ length: 20 }, () => storyteller.propose([id], long)[0]);
    expect(codes.at(-1)).toMatchObject({ ok: false, code: 'tooLong' });
    await pass(1000);
    expect(mara.state().proposals.length).toBe(codes.filter((code) => code?.ok).length);
  });

  it('does not show while the player has muted them, which the Storyteller sees', async () => {
    const { storyteller, mara, id, pass } = await partyOfOne();
    mara.mute(true);
    storyteller.propose([id], HIT);
    await pass(1000);
    expect(mara.state()).toMatchObject({ muted: true, proposals: [] });
    expect(storyteller.state().members[0]?.muted).toBe(true);
    mara.mute(false);
    await pass(1000);
    expect(mara.state().proposals).toHaveLength(1);
    expect(storyteller.state().members[0]?.muted).toBe(false);
  });
});
