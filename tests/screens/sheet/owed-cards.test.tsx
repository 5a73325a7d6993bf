import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anEffect, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import type { Command } from '@/rules';
import { closeSheet, sheetNow, showSheet } from './an-open-sheet';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeSheet);

const hit = (grade: 'lethal' | 'aggravated', amount: number): Command => ({
  type: 'damage/take',
  parts: [{ grade, amount }],
  unavoidable: false,
  source: '',
});

const owed = () => within(screen.getByRole('region', { name: 'What is owed' }));
const alerts = () => screen.getAllByRole('alert').map((region) => region.textContent);

describe('staying conscious', () => {
  it('[W-08] pays 1 Willpower and stays awake, for a round in combat', async () => {
    const user = userEvent.setup();
    await showSheet(aSheet(), [hit('lethal', 7)]);
    expect(owed().getByText('Pay 1 Willpower or fall unconscious')).toBeInTheDocument();
    await user.click(owed().getByRole('button', { name: 'Pay 1 Willpower' }));
    expect(sheetNow().willpower.current).toBe(3);
    expect(sheetNow().consciousness.holding?.kind).toBe('round');
    expect(screen.queryByRole('region', { name: 'What is owed' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Holding on' }));
    const why = within(screen.getByRole('dialog', { name: 'Consciousness' }));
    expect(await why.findByText(/Awake on paid Willpower/)).toBeInTheDocument();
  });

  it('[W-08] pays for an hour out of combat', async () => {
    const user = userEvent.setup();
    await showSheet(aSheet(), [hit('lethal', 7)]);
    await user.click(owed().getByRole('radio', { name: 'Out of combat' }));
    await user.click(owed().getByRole('button', { name: 'Pay 1 Willpower' }));
    expect(sheetNow().consciousness.holding).toEqual({ kind: 'hour', minutesLeft: 60 });
  });

  it('[H-09] passes out, said at once, with Undo', async () => {
    const user = userEvent.setup();
    await showSheet(aSheet(), [hit('lethal', 7)]);
    await user.click(owed().getByRole('button', { name: 'Passes out' }));
    expect(screen.getByRole('button', { name: 'Unconscious' })).toBeInTheDocument();
    expect(alerts().join()).toContain('Fell unconscious.');
    expect(screen.getByRole('button', { name: 'Spend 1 Willpower: not while unconscious' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(sheetNow().consciousness.causes).toEqual([]);
  });

  it('can’t pay without Willpower, and says so', async () => {
    await showSheet(aSheet({ willpower: { current: 0 }, tableRules: { willpowerZeroCollapse: false } }), [
      hit('lethal', 7),
    ]);
    expect(owed().getByRole('button', { name: 'No Willpower to pay' })).toBeDisabled();
  });
});

describe('worsening', () => {
  it('[H-11] [H-12] counts the rounds until death, says why, and stops with First Aid', async () => {
    const user = userEvent.setup();
    await showSheet(aSheetWithTrack(aTrack(4, 0, 8, 2)), [hit('aggravated', 4), { type: 'consciousness/pass-out' }]);
    expect(screen.getByRole('button', { name: 'Worsening' })).toBeInTheDocument();
    expect(owed().getByText('Unconscious and worsening')).toBeInTheDocument();
    await user.click(owed().getByRole('button', { name: 'Dead in 8 rounds' }));
    expect(screen.getByRole('dialog', { name: 'Rounds until death' })).toHaveTextContent('8 lethal first');
    await user.keyboard('{Escape}');
    await user.click(owed().getByRole('button', { name: 'First Aid given' }));
    expect(sheetNow().worsening).toBe(false);
    expect(screen.getByRole('button', { name: 'Unconscious' })).toBeInTheDocument();
  });
});

describe('the dead', () => {
  it('[H-16] can be read, but not acted on', async () => {
    await showSheet(aSheetWithTrack(aTrack(1, 0, 0, 6)), [hit('aggravated', 1)]);
    expect(owed().getByText('All Health is aggravated')).toBeInTheDocument();
    for (const action of ['Take damage', 'Heal', 'Rest', 'Willpower', 'End round']) {
      expect(screen.getByRole('button', { name: `${action}: not for the dead` })).toBeDisabled();
    }
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: /^Health 7/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Undo/ })).toBeEnabled();
  });

  it('[H-18] choose the one effect that answers', async () => {
    const user = userEvent.setup();
    await showSheet(aSheet({ effects: [anEffect([], { id: 'phoenix', name: 'Phoenix feather', onDeath: true })] }));
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Dies outright/ }));
    expect(alerts().join()).toContain('Died.');
    await user.click(owed().getByRole('button', { name: 'Phoenix feather' }));
    expect(sheetNow().pending).toEqual([]);
    expect(sheetNow().death).toBe('instantDeath');
  });
});

describe('dying', () => {
  it('[H-18] asks which of several effects answers the death; none of them may', async () => {
    const user = userEvent.setup();
    const answers = (id: string, name: string) => anEffect([], { id, name, onDeath: true });
    await showSheet(aSheet({ effects: [answers('phoenix', 'Phoenix feather'), answers('curse', 'Dying curse')] }), [
      { type: 'death/declare', cause: 'instantDeath' },
    ]);
    expect(owed().getByText('Which effect answers the death?')).toBeInTheDocument();
    expect(owed().getByRole('button', { name: 'Dying curse' })).toBeEnabled();
    await user.click(owed().getByRole('button', { name: 'Nothing answers' }));
    expect(sheetNow().pending).toEqual([]);
    expect(owed().getByText('Killed outright')).toBeInTheDocument();
    expect(owed().queryByRole('button')).not.toBeInTheDocument();
  });

  it('[H-16] leaves the sheet to be read and edited', async () => {
    const user = userEvent.setup();
    const { onOpen } = await showSheet(aSheetWithTrack(aTrack(1, 0, 0, 6)), [hit('aggravated', 1)]);
    await user.click(screen.getByRole('button', { name: 'Dead' }));
    const why = within(screen.getByRole('dialog', { name: 'Health status' }));
    expect(await why.findByText('Moderately injured')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit character' }));
    expect(onOpen).toHaveBeenCalledWith('edit');
  });

  it('[E-11] says in words that the annihilated don’t come back', async () => {
    await showSheet(aSheet(), [{ type: 'death/declare', cause: 'annihilated' }]);
    expect(owed().getByText('Annihilated')).toBeInTheDocument();
    expect(owed().getByText(/^Nothing is left/)).toBeInTheDocument();
  });
});

describe('several prompts', () => {
  it('[H-26] [M-39] [W-08] wait in the order they were asked until each is answered', async () => {
    const user = userEvent.setup();
    await showSheet(
      aSheet({
        conditions: [
          { id: 'poison', name: 'Poisoned', note: '', points: 4 },
          { id: 'burn', name: 'Burning', note: '', points: 2 },
        ],
        pending: [
          { kind: 'conditionSaves', condition: 'poison', saves: 2 },
          { kind: 'actBesideMaster' },
          { kind: 'conditionSaves', condition: 'burn', saves: 1 },
        ],
      }),
      [hit('lethal', 7)],
    );
    const waiting = () =>
      owed()
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(waiting()).toEqual(['Rolled', 'Before', 'After', 'Rolled', 'Pay 1 Willpower', 'Passes out']);
    await user.click(owed().getByRole('button', { name: 'After' }));
    await user.click(owed().getByRole('button', { name: 'Passes out' }));
    expect(waiting()).toEqual(['Rolled', 'Rolled']);
    await user.click(owed().getAllByRole('button', { name: 'Rolled' })[0] as HTMLElement);
    expect(owed().getByText('Burning: 1 save to roll.')).toBeInTheDocument();
    expect(sheetNow().pending).toEqual([{ kind: 'conditionSaves', condition: 'burn', saves: 1 }]);
  });
});

describe('rulings of the Storyteller', () => {
  it('[H-10] send to unconsciousness and rouse', async () => {
    const user = userEvent.setup();
    await showSheet(aSheet());
    const rule = async (name: RegExp) => {
      await user.click(screen.getByRole('button', { name: 'More' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await rule(/^Falls unconscious/);
    expect(sheetNow().consciousness.causes).toEqual(['storyteller']);
    await rule(/^Wakes/);
    expect(sheetNow().consciousness.causes).toEqual([]);
  });
});

describe('saves owed', () => {
  it('[H-26] are done with one tap', async () => {
    await showSheet(
      aSheet({
        conditions: [{ id: 'poison', name: 'Poisoned', note: '', points: 4 }],
        pending: [{ kind: 'conditionSaves', condition: 'poison', saves: 2 }],
      }),
    );
    expect(owed().getByText('Poisoned: 2 saves to roll.')).toBeInTheDocument();
    await userEvent.click(owed().getByRole('button', { name: 'Rolled' }));
    expect(sheetNow().pending).toEqual([]);
  });
});
