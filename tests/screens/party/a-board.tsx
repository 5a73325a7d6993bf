import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '#tests/support/render';
import type { Sheet } from '@/model/sheet';
import { type Board, newBoard, plainSeat } from '@/party/board';
import type { BoardPanel } from '@/screens/party/board-parts';
import { keepBoardsFresh } from '@/screens/party/board-queries';
import { PartyBoard } from '@/screens/party/party-board';
import { browserPartyStorage } from '@/storage/party-storage';
import { keepFresh } from '@/storage/queries';
import { createSheet } from '@/storage/roster';
import { browserStorage } from '@/storage/sheet-storage';

/** What was asked of the app around the board. */
export type Asked = { acts: [string, readonly string[]][]; sheets: string[] };

function Frame({ id, asked }: Readonly<{ id: string; asked: Asked }>) {
  const [panel, setPanel] = useState<BoardPanel | null>(null);
  return (
    <PartyBoard
      id={id}
      panel={panel}
      onBack={() => undefined}
      onPanel={setPanel}
      onOpenSheet={(sheetId) => asked.sheets.push(sheetId)}
      actOn={(kind, _, seats) => {
        asked.acts.push([kind, seats]);
        return null;
      }}
    />
  );
}

/** A board in this browser with a seat for each sheet, on screen. */
export async function showBoard(sheets: readonly Sheet[], change: Partial<Board> = {}) {
  const seats: Board['seats'][number][] = [];
  for (const sheet of sheets) {
    const sheetId = await createSheet(browserStorage(), sheet);
    seats.push({ kind: 'sheet', ...plainSeat(`seat-${sheet.name}`), sheetId });
  }
  const board: Board = { ...newBoard('board', 'The Drowned Hotel', 0), seats, ...change };
  await browserPartyStorage().changeBoard(board.id, () => board);
  const client = new QueryClient();
  keepFresh(client);
  keepBoardsFresh(client, browserPartyStorage());
  const asked: Asked = { acts: [], sheets: [] };
  renderUi(
    <QueryClientProvider client={client}>
      <Frame id={board.id} asked={asked} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return asked;
}
