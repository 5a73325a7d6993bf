import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import { RosterScreen } from '@/screens/roster/roster-screen';
import { createSheet } from '@/storage/roster';
import { browserStorage } from '@/storage/sheet-storage';

it('the Storyteller’s NPCs are folded away from the characters', async () => {
  await createSheet(browserStorage(), aSheet({ name: 'Lin Yao' }));
  await createSheet(browserStorage(), aSheet({ name: 'Guest 1', isNpc: true }));
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <RosterScreen onOpen={() => undefined} onNew={() => undefined} menu={null} />
    </QueryClientProvider>,
  );
  const [characters, npcs] = await screen.findAllByRole('list');
  expect(within(characters as HTMLElement).getByText('Lin Yao')).toBeVisible();
  expect(within(characters as HTMLElement).queryByText('Guest 1')).toBeNull();
  const fold = screen.getByRole('heading', { name: 'NPCs' }).closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(within(npcs as HTMLElement).getByText('Guest 1')).toBeInTheDocument();
});
