import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '#tests/support/render';
import type { Sheet } from '@/model/sheet';
import { type Board, newBoard, plainSeat } from '@/party/board';
import { type BoardPanel, NO_LINK } from '@/screens/party/board-parts';
import { keepBoardsFresh } from '@/screens/party/board-queries';
import { PartyBoard } from '@/screens/party/party-board';
import type { Members } from '@/screens/party/seat-views';
import { browserPartyStorage } from '@/storage/party-storage';
import { keepFresh } from '@/storage/queries';
import { createSheet } from '@/storage/roster';
import { browserStorage } from '@/storage/sheet-storage';

/** What was asked of the app around the board. */
export type Asked = { acts: [string, readonly string[]][]; sheets: string[] };

type FrameProps = Readonly<{ id: string; asked: Asked; members: Members }>;

function Frame({ id, asked, members }: FrameProps) {
  const [panel, setPanel] = useState<BoardPanel | null>(null);
  const [link] = useState(() => ({ ...NO_LINK, members: () => members }));
  return (
    <PartyBoard
      id={id}
      panel={panel}
      link={link}
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
export async function showBoard(
  sheets: readonly Sheet[],
  change: Partial<Board> = {},
  members: Members = NO_LINK.members(),
) {
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
      <Frame id={board.id} asked={asked} members={members} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return asked;
}
