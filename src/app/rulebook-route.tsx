import { QueryClientProvider } from '@tanstack/react-query';
import type { RuleId } from '@/rules';
import { RulebookScreen } from '@/screens/rulebook/rulebook-screen';
import { CALCULATORS } from '@/screens/toolbox/calculators';
import { client } from './query-client';

type RulebookRouteProps = Readonly<{ entry: string | undefined; sheetId: string | null; onClose: () => void }>;

/** The calculator that names a rule among its own. */
const calculatorAt = (rule: RuleId) => CALCULATORS.find(({ rules }) => rules.includes(rule))?.id ?? null;

/** The rulebook with its queries. */
export function RulebookRoute({ entry, sheetId, onClose }: RulebookRouteProps) {
  return (
    <QueryClientProvider client={client}>
      <RulebookScreen entry={entry} around={{ sheetId, calculatorAt }} onClose={onClose} />
    </QueryClientProvider>
  );
}
