import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { RosterScreen } from '@/screens/roster/roster-screen';
import { keepFresh } from '@/storage/queries';
import { purgeTrash } from '@/storage/roster';
import { browserStorage } from '@/storage/sheet-storage';
import { client } from './query-client';

type RosterRouteProps = Readonly<{ onOpen: (id: string) => void; onNew: () => void; menu: ReactNode }>;

/** The roster with its queries; the query client comes with it and not with the sheet. */
export function RosterRoute(props: RosterRouteProps) {
  useEffect(() => {
    void purgeTrash(browserStorage());
    return keepFresh(client);
  }, []);
  return (
    <QueryClientProvider client={client}>
      <RosterScreen {...props} />
    </QueryClientProvider>
  );
}
