/** Which sheets of this browser are in a party, where it can be read before anything of a party is loaded. */

const KEY = 'samsara.party';

/** The ids of these sheets; none if the browser keeps nothing. */
export function sheetsInParties(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(',').filter((id) => id !== '');
  } catch {
    return [];
  }
}

/** Writes them down. What can't be written is found out when the sheet is opened from the party's side. */
export function noteSheetsInParties(sheetIds: readonly string[]): void {
  try {
    if (sheetIds.length > 0) localStorage.setItem(KEY, sheetIds.join(','));
    else localStorage.removeItem(KEY);
  } catch {
    // The membership itself is in the party's database.
  }
}
