import { useOfferedRules } from '@/screens/party-player/use-offered-rules';
import { TableRulesScreen } from '@/screens/table-rules/table-rules-screen';

/** The table rules with what the Storyteller offers, which the player may take over. */
export function OfferedRules({ onClose }: Readonly<{ onClose: () => void }>) {
  const offered = useOfferedRules();
  return <TableRulesScreen key={JSON.stringify(offered)} offered={offered} onClose={onClose} />;
}
