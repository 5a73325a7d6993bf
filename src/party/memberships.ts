import * as z from 'zod/mini';
import { idSchema } from '@/model/parts';
import type { ReadonlyDeep } from '@/model/sheet';
import { disclosureSchema } from './cards';
import type { PartyVault } from './ports';
import { hexId } from './wire/documents';

/** Which sheet of this device plays in which party, and what its player shows there. */
const sheetMembershipSchema = z.strictObject({
  sheetId: idSchema,
  /** Its keys are in the record of that party: `openPlayerLink(ports, partyId)`. */
  partyId: hexId,
  disclosure: disclosureSchema,
});
export type SheetMembership = ReadonlyDeep<z.infer<typeof sheetMembershipSchema>>;

/** Where memberships are kept; `note` (noteSheetsInParty) is told the sheets that have one whenever they change. */
export type MembershipPlace = Readonly<{ vault: PartyVault; note: (sheetIds: readonly string[]) => void }>;

const KEY = 'memberships';

/** All memberships of this device, the newest first. */
export async function listMemberships({ vault }: Pick<MembershipPlace, 'vault'>): Promise<readonly SheetMembership[]> {
  const read = z.array(sheetMembershipSchema).safeParse(await vault.get(KEY));
  return read.success ? read.data : [];
}

/** The membership of a sheet, or null. */
export async function readMembership(
  place: Pick<MembershipPlace, 'vault'>,
  sheetId: string,
): Promise<SheetMembership | null> {
  return (await listMemberships(place)).find((each) => each.sheetId === sheetId) ?? null;
}

/**
 * Writes a membership. A sheet is in one party, and a device is in a party with one sheet: what it had of either before
 * is replaced.
 */
export async function writeMembership(place: MembershipPlace, membership: SheetMembership): Promise<void> {
  const { sheetId, partyId } = membership;
  const others = (await listMemberships(place)).filter((one) => one.sheetId !== sheetId && one.partyId !== partyId);
  await keep(place, [membership, ...others]);
}

/** Forgets the membership of a sheet; the party's record with its keys is removed by `leave` of the link. */
export async function removeMembership(place: MembershipPlace, sheetId: string): Promise<void> {
  await keep(
    place,
    (await listMemberships(place)).filter((one) => one.sheetId !== sheetId),
  );
}

async function keep({ vault, note }: MembershipPlace, memberships: readonly SheetMembership[]): Promise<void> {
  await vault.put(KEY, memberships);
  note(memberships.map(({ sheetId }) => sheetId));
}
