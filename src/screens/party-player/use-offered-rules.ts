import type { TableRuleChoices } from '@/model/table-rules';
import { useParty } from './party-state';

/** The table rules that the Storyteller offers, if any. */
export const useOfferedRules = (): TableRuleChoices | undefined =>
  useParty(({ view }) => view?.table?.tableRules ?? undefined);
