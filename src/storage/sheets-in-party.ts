/** Which sheets of this browser play in a party: known at once, so that a sheet in none loads nothing of it. */

const KEY = 'samsara.party';

export function isInParty(sheetId: string): boolean {
  try {
    return localStorage.getItem(KEY)?.split(' ').includes(sheetId) ?? false;
  } catch {
    return false;
  }
}

/** Where storage is forbidden there is no party either: its keys could not be kept. */
export function noteSheetsInParty(sheetIds: readonly string[]): void {
  try {
    localStorage.setItem(KEY, sheetIds.join(' '));
  } catch {
    return;
  }
}
