import type { Sheet } from '@/model/sheet';
import { happen, type Tally } from '../engine/tally';

/** Whose limits, pools and uses count for the last of a chain of summoners: the first one's; null for an empty chain. @rule M-40 */
export const ownerOf = (chain: readonly string[]): string | null => chain[0] ?? null;

/** Whether energy and uses that a being spends are its owner's, so that they can't be spent on its own sheet: those of a summon are. @rule M-40 */
export const ownerPays = ({ being }: Pick<Sheet, 'being'>): boolean => being.kind === 'summon';

/** Notes for which summon the owner spends; nothing when the owner spends for itself. @rule M-40 */
export const spendingFor = (tally: Tally, summon: string | undefined): Tally =>
  summon === undefined ? tally : happen(tally, 'M-40', 'spentForSummon', { subject: summon });

/** Energy or uses left, by name. */
export type Stocks = Readonly<Record<string, number>>;

/** A summon spends energy or uses: they come off its owner's. Not ok, and nothing changed, when the owner has too little. @rule M-40 */
export function spendOfOwner(owner: Stocks, stock: string, amount: number): Readonly<{ ok: boolean; owner: Stocks }> {
  const held = Object.hasOwn(owner, stock) ? (owner[stock] ?? 0) : 0;
  if (amount > held) return { ok: false, owner };
  return { ok: true, owner: amount === 0 ? owner : { ...owner, [stock]: held - amount } };
}
