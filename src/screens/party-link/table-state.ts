import type { TableRuleChoices } from '@/model/table-rules';
import type { Npc, TableState } from '@/party';
import type { PublicCard } from '@/party/cards';

/** Somebody on the board as the table sees them. */
export type ShownSeat = Readonly<{ id: string; card: PublicCard }>;

/** Characters of the Storyteller's that a table carries. */
const NPCS_AT_MOST = 100;

const npcOf = ({ id, card: { name, initial, status, mind } }: ShownSeat): Npc => ({ id, name, initial, status, mind });

/** What players get to see of a board: round and scene, the labels of whoever is not hidden, the rules offered. */
export function tableState(
  { round, scene }: Readonly<{ round: number; scene: number }>,
  shown: readonly ShownSeat[],
  tableRules: TableRuleChoices | null,
): TableState {
  const npcs = shown.slice(0, NPCS_AT_MOST).map(npcOf);
  return { round, scene, tableRules, npcs, more: shown.length - npcs.length };
}
