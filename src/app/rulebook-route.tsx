import { QueryClientProvider } from '@tanstack/react-query';
import { RulebookScreen } from '@/screens/rulebook/rulebook-screen';
import { client } from './query-client';

type RulebookRouteProps = Readonly<{ entry: string | undefined; sheetId: string | null; onClose: () => void }>;

/** The rulebook with its queries. */
export function RulebookRoute(props: RulebookRouteProps) {
  return (
    <QueryClientProvider client={client}>
      <RulebookScreen {...props} />
    </QueryClientProvider>
  );
}
