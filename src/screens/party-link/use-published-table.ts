import { useEffect } from 'react';
import type { TableState } from '@/party';
import type { OpenSession } from './use-link-session';

/** Keeps what players see of the table as it is on the board, while the link is on. */
export function usePublishedTable({ state }: OpenSession, table: TableState | null): void {
  const link = state.kind === 'open' && state.board.isOn ? state.link : null;
  const text = table && JSON.stringify(table);
  useEffect(() => {
    if (link && text !== null) link.publishTable(JSON.parse(text) as TableState);
  }, [link, text]);
}
