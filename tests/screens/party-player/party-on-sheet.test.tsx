import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { closeSheet, sheetNow } from '#tests/screens/sheet/an-open-sheet';
import { aSheetWithTrack, aTrack } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import { ReviewProposal } from '@/app/review-proposal';
import { PartyDialog } from '@/screens/party-player/party-dialog';
import { PartyPlacesContext } from '@/screens/party-player/party-places';
import { sheetStore } from '@/store/sheet-store';
import { A_TABLE, damageOf, lastEntry, memberOf, showParty, sitDown, type Table, until } from './a-table';

afterEach(async () => {
  cleanup();
  await closeSheet();
});

const HURT = aTrack(8, 3, 4, 5);
const aHurtSheet = () => aSheetWithTrack(HURT);

const offer = () => screen.getByRole('region');
const propose = (table: Table, ...entries: string[]) =>
  entries.map((entry) => {
    const [sent] = table.storyteller.propose([table.memberId], damageOf(entry));
    return sent?.ok ? sent.proposalId : '';
  });
const answerTo = ({ storyteller }: Table, id: string) =>
  storyteller.state().proposals.find((one) => one.id === id)?.answer ?? null;

const strike = (amount: number) =>
  act(async () => {
    sheetStore.dispatch({ type: 'damage/take', parts: [{ grade: 'lethal', amount }], unavoidable: false, source: '' });
  });

/** Shows the dialog that the app opens for a proposal. */
const review = (id: string) =>
  act(async () => {
    renderUi(<ReviewProposal id={id} onClose={() => undefined} />);
  });

describe('the party on the sheet', () => {
  it('says of a character in no party how one is joined', async () => {
    const user = userEvent.setup();
    renderUi(<PartyDialog onClose={() => undefined} onCard={() => undefined} />);
    expect(screen.getByText('This character is in no party.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Join one' }));
    expect(location.hash).toBe('#/party');
  });

  it('publishes the card, and again after every change of the sheet', async () => {
    const table = await sitDown(aHurtSheet());
    await showParty(table);
    expect(memberOf(table)?.storytellerCard?.track).toEqual(HURT);
    await strike(2);
    await until(table, () => expect(memberOf(table)?.storytellerCard?.track).toEqual(aTrack(6, 3, 6, 5)));
    await act(async () => sheetStore.undo());
    await until(table, () => expect(memberOf(table)?.storytellerCard?.track).toEqual(HURT));
  });

  it('sends many changes as few cards, the last of them for certain', async () => {
    const table = await sitDown(aHurtSheet());
    await showParty(table);
    const before = table.broker.log.filter(({ topic }) => topic.includes('/card/')).length;
    for (let n = 0; n < 8; n += 1) await strike(1);
    await until(table, () => expect(memberOf(table)?.storytellerCard?.track).toEqual(aTrack(0, 3, 12, 5)));
    expect(table.broker.log.filter(({ topic }) => topic.includes('/card/')).length - before).toBeLessThan(8);
  });

  it('sends a change that was made right before the sheet was left', async () => {
    const table = await sitDown(aHurtSheet());
    const { unmount } = await showParty(table);
    await strike(1);
    await strike(1);
    await act(async () => {
      await sheetStore.close();
      unmount();
    });
    await until(table, () => expect(memberOf(table)?.storytellerCard?.track).toEqual(aTrack(6, 3, 6, 5)));
    expect(memberOf(table)?.presence).toBe('gone');
  });

  it('goes on without a broker and delivers afterwards', async () => {
    const table = await sitDown(aHurtSheet());
    await showParty(table);
    act(() => table.broker.down(true));
    await strike(2);
    await until(table, () =>
      expect(screen.getByRole('button', { name: 'The Drowned Hotel: No broker, 1 change waiting' })).toBeVisible(),
    );
    act(() => table.broker.up());
    await until(table, () => expect(memberOf(table)?.storytellerCard?.track).toEqual(aTrack(6, 3, 6, 5)));
  });

  it('shows a proposal, says it at once, and looks at it with Y', async () => {
    const table = await sitDown(aHurtSheet());
    const { onOpen } = await showParty(table);
    const [id] = propose(table, '15L fire + 2A');
    await until(table, () => expect(offer()).toHaveAccessibleName('The ST proposes damage'));
    const parts = within(screen.getByRole('list', { name: 'What is proposed' })).getAllByRole('listitem');
    expect(parts.map((part) => part.textContent?.replaceAll(/\s/g, ' '))).toEqual(['15 Lfire', '2 A']);
    expect(screen.getByRole('alert')).toHaveTextContent('The ST proposes damage: 15L fire + 2A');
    await userEvent.keyboard('y');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(`proposal:${id}`);
    expect(answerTo(table, id ?? '')).toBeNull();
    expect(sheetNow().health.track).toEqual(HURT);
  });

  it('tells of a proposal over a screen that took the place of the sheet, with the way to it', async () => {
    const user = userEvent.setup();
    const table = await sitDown(aHurtSheet());
    const { onOpen } = await showParty(table, { showsOffers: false });
    const [id] = propose(table, '3L');
    await until(table, () => expect(screen.getByText('The ST proposes damage: 3L')).toBeVisible());
    expect(screen.queryByRole('region')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(`proposal:${id}`);
  });

  it('applies a proposal only by the dialog, marks the entry, and tells the Storyteller what came of it', async () => {
    const table = await sitDown(aSheetWithTrack(HURT, { health: { temporary: 4 } }));
    await showParty(table);
    const [id = ''] = propose(table, '6L + 10A');
    await until(table, () => expect(offer()).toBeVisible());
    await review(id);
    const dialog = screen.getByRole('dialog', { name: /Take damage/ });
    expect(within(dialog).getByRole('textbox', { name: 'Damage' })).toHaveValue('6L + 10A');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Apply/ }));
    await until(table, () => expect(answerTo(table, id)).toMatchObject({ kind: 'accepted' }));
    expect(answerTo(table, id)?.result).toBe('-3,5,6,worsening');
    expect(lastEntry()?.proposal).toBe(id);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('says that the player made another hit of it', async () => {
    const table = await sitDown(aHurtSheet());
    await showParty(table);
    const [id = ''] = propose(table, '2L');
    await until(table, () => expect(offer()).toBeVisible());
    await review(id);
    const entry = screen.getByRole('textbox', { name: 'Damage' });
    await userEvent.clear(entry);
    await userEvent.type(entry, '1L{Enter}');
    await until(table, () => expect(answerTo(table, id)).toMatchObject({ kind: 'changed', result: '0,1,0,conscious' }));
  });

  it('fills the heal dialog with a healing that is proposed', async () => {
    const table = await sitDown(aHurtSheet());
    await showParty(table);
    const [sent] = table.storyteller.propose([table.memberId], { kind: 'heal', entry: '2L + 1B', note: 'Mercy' });
    const id = sent?.ok ? sent.proposalId : '';
    await until(table, () => expect(offer()).toHaveAccessibleName('The ST proposes healing'));
    expect(offer()).toHaveTextContent('Mercy');
    await review(id);
    await userEvent.click(screen.getByRole('button', { name: /^Heal 1.B \+ 2.L/ }));
    await until(table, () =>
      expect(answerTo(table, id)).toMatchObject({ kind: 'accepted', result: '-1,-2,0,conscious' }),
    );
    expect(sheetNow().health.track).toEqual(aTrack(11, 2, 2, 5));
  });

  it('refuses with N, one after the other, and changes nothing', async () => {
    const table = await sitDown(aHurtSheet());
    await showParty(table);
    const [first = '', second = ''] = propose(table, '3L', '4B');
    await until(table, () => expect(offer()).toHaveTextContent('1 of 2'));
    await userEvent.keyboard('n');
    await until(table, () => expect(answerTo(table, first)).toMatchObject({ kind: 'refused' }));
    expect(offer()).toHaveTextContent('4 B');
    await userEvent.click(screen.getByRole('button', { name: 'Not me' }));
    await until(table, () => expect(answerTo(table, second)).toMatchObject({ kind: 'refused' }));
    expect(sheetNow().health.track).toEqual(HURT);
    expect(lastEntry()).toBeUndefined();
  });

  it('says that a proposal was taken back, or that it expired', async () => {
    const table = await sitDown(aHurtSheet());
    await showParty(table);
    const [first = ''] = propose(table, '3L');
    await until(table, () => expect(offer()).toBeVisible());
    act(() => table.storyteller.withdraw(first));
    await until(table, () => expect(screen.getByText('The ST took a proposal back.')).toBeVisible());
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    propose(table, '4L');
    await until(table, () => expect(offer()).toBeVisible());
    await act(() => table.pass(10 * 60_000));
    await until(table, () => expect(screen.getByText('A proposal has expired after 10 minutes.')).toBeVisible());
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('does not ask twice about a proposal that was applied right before a reload', async () => {
    const table = await sitDown(aHurtSheet());
    const { unmount } = await showParty(table);
    const [id = ''] = propose(table, '1L');
    await until(table, () => expect(offer()).toBeVisible());
    unmount();
    await act(async () => {
      const parts = [{ grade: 'lethal', amount: 1 }] as const;
      sheetStore.dispatch({ type: 'damage/take', parts: [...parts], unavoidable: false, source: '' }, { proposal: id });
    });
    await showParty(table);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await until(table, () =>
      expect(answerTo(table, id)).toMatchObject({ kind: 'accepted', result: '0,1,0,conscious' }),
    );
    expect(sheetNow().health.track).toEqual(aTrack(7, 3, 5, 5));
  });

  it('offers the end of the round and never ends it by itself', async () => {
    const table = await sitDown(aHurtSheet());
    const { onOpen } = await showParty(table);
    act(() => table.storyteller.publishTable({ ...A_TABLE, round: 2 }));
    await until(table, () => expect(offer()).toHaveAccessibleName('The table is in round 2'));
    expect(offer()).toHaveTextContent('End your round 1?');
    await userEvent.click(screen.getByRole('button', { name: 'End round' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('round');
    expect(sheetNow().time.round).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    act(() => table.storyteller.publishTable({ ...A_TABLE, round: 1, scene: 2 }));
    await until(table, () => expect(offer()).toHaveAccessibleName('A new scene'));
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    act(() => table.storyteller.publishTable({ ...A_TABLE, scene: 2, tableRules: { woundPenalty: false } }));
    await until(table, () => expect(offer()).toHaveTextContent('1 choice differs from yours.'));
    await userEvent.click(screen.getByRole('button', { name: 'Look at them' }));
    expect(onOpen).toHaveBeenLastCalledWith('offered-rules');
    expect(sheetNow().tableRules).toEqual({});
  });

  it('says where the player stands, in the bar and in the party', async () => {
    const table = await sitDown(aHurtSheet(), { isLetIn: false });
    const { onOpen } = await showParty(table, { isLetIn: false });
    const line = () => screen.getByRole('button', { name: /^(Party|The Drowned Hotel): / });
    await until(table, () => expect(line()).toHaveAccessibleName('The Drowned Hotel: Waiting for approval'));
    await userEvent.click(line());
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('party');
    act(() => table.storyteller.approve(table.memberId));
    await until(table, () => expect(line()).toHaveAccessibleName('The Drowned Hotel: Live'));
    await act(async () => table.storyteller.remove(table.memberId));
    await until(table, () => expect(line()).toHaveAccessibleName('The Drowned Hotel: Removed'));
    expect(sheetNow().health.track).toEqual(HURT);
  });

  it('turns proposals off, and leaves', async () => {
    const table = await sitDown(aHurtSheet());
    await showParty(table);
    await act(async () => {
      renderUi(
        <PartyPlacesContext value={table.places}>
          <PartyDialog onClose={() => undefined} onCard={() => undefined} />
        </PartyPlacesContext>,
      );
    });
    await userEvent.click(screen.getByRole('switch', { name: 'No proposals now' }));
    await until(table, () => expect(memberOf(table)?.muted).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Leave party' }));
    await until(table, () => expect(table.note).toHaveBeenLastCalledWith([]));
    await until(table, () => expect(memberOf(table)?.presence).toBe('gone'));
    expect([...table.device.vault.rows.keys()].filter((key) => key.startsWith('party/player/'))).toEqual([]);
  });
});
