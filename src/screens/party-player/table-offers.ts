import * as z from 'zod/mini';
import type { Sheet } from '@/model/sheet';
import type { TableRuleChoices } from '@/model/table-rules';
import type { TableState } from '@/party';
import { changedTableRules } from '@/rules';

/** What the Storyteller's table has that the sheet has not: offered, and never taken over without a tap. */
export type TableOffer =
  | Readonly<{ kind: 'rules'; rules: TableRuleChoices; differing: number }>
  | Readonly<{ kind: 'scene'; scene: number }>
  | Readonly<{ kind: 'round'; round: number; own: number }>;

/** What of the table the player has answered already: its scene and round as they were first seen count as such. */
const answeredSchema = z.strictObject({ scene: z.int(), round: z.int(), rules: z.string() });
export type TableAnswered = Readonly<z.infer<typeof answeredSchema>>;

const textOf = (rules: TableRuleChoices | null): string => JSON.stringify(rules);

/**
 * The first thing to ask about, if any. Each round of the table is asked about once, as a sheet may count from another
 * number; one that has not begun to count stands in round 1.
 */
export function tableOffer(
  { round, scene, tableRules }: TableState,
  sheet: Sheet,
  answered: TableAnswered,
): TableOffer | null {
  const differing = tableRules ? changedTableRules(sheet.tableRules, tableRules).length : 0;
  if (tableRules && differing > 0 && textOf(tableRules) !== answered.rules) {
    return { kind: 'rules', rules: tableRules, differing };
  }
  if (scene > answered.scene) return { kind: 'scene', scene };
  const own = Math.max(1, sheet.time.round);
  return round > own && round !== answered.round ? { kind: 'round', round, own } : null;
}

/** What has been answered once an offer is, one way or the other. */
export function withAnswer(answered: TableAnswered, offer: TableOffer): TableAnswered {
  switch (offer.kind) {
    case 'rules':
      return { ...answered, rules: textOf(offer.rules) };
    case 'scene':
      return { ...answered, scene: offer.scene };
    case 'round':
      return { ...answered, round: offer.round };
  }
}

const keyOf = (partyId: string) => `samsara.table.${partyId}`;

export function readAnswered(partyId: string, { scene, round }: TableState): TableAnswered {
  const first: TableAnswered = { scene, round, rules: '' };
  try {
    const read = answeredSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(partyId)) ?? 'null'));
    if (read.success) return read.data;
  } catch {
    return first;
  }
  writeAnswered(partyId, first);
  return first;
}

export function writeAnswered(partyId: string, answered: TableAnswered): void {
  try {
    localStorage.setItem(keyOf(partyId), JSON.stringify(answered));
  } catch {
    return;
  }
}
