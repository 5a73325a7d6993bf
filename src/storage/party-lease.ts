import { type Lease, takeLease, tryLease } from './tabs';

export type { Lease } from './tabs';

/** One tab at a time speaks for this device in a party, or the others would take its documents for older ones. */
const nameOf = (role: 'storyteller' | 'player', partyId: string) => `party-${role}:${partyId}`;

/** Undefined on plain http pages, where browsers have no locks. */
const locks = (): LockManager | undefined => navigator.locks;

/** The right to speak, or null if another tab has it. */
export const tryPartyLease = (role: 'storyteller' | 'player', partyId: string): Promise<Lease | null> =>
  tryLease(locks(), nameOf(role, partyId));

/** Takes it from the tab that has it. */
export const takePartyLease = (role: 'storyteller' | 'player', partyId: string): Promise<Lease> =>
  takeLease(locks(), nameOf(role, partyId));
