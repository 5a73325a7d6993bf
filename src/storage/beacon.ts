import * as z from 'zod/mini';

/**
 * A few names kept outside IndexedDB, so that a database the browser has emptied is not mistaken for a first run.
 */
const beaconSchema = z.object({
  sheets: z.array(z.object({ id: z.string(), name: z.string(), seq: z.number() })),
  at: z.number(),
});

export type Beacon = z.infer<typeof beaconSchema>;
export type BeaconSheet = Beacon['sheets'][number];
export type KeyValueStore = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'samsara.beacon';

/** What the beacon says; null when there is none or it can't be read. */
export function readBeacon(store: KeyValueStore | undefined): Beacon | null {
  try {
    const parsed = beaconSchema.safeParse(JSON.parse(store?.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Notes which sheets there are. It is a hint: where it can't be written, nothing is lost. */
export function writeBeacon(store: KeyValueStore | undefined, sheets: readonly BeaconSheet[], at: number): void {
  try {
    store?.setItem(KEY, JSON.stringify({ sheets, at }));
  } catch {
    // Blocked or full.
  }
}

/** Notes the newest write of one sheet. */
export function noteInBeacon(store: KeyValueStore | undefined, sheet: BeaconSheet, at: number): void {
  const others = readBeacon(store)?.sheets.filter(({ id }) => id !== sheet.id) ?? [];
  writeBeacon(store, [...others, sheet], at);
}

/** Forgets the sheets the browser removed, once the player has been told. */
export function clearBeacon(store: KeyValueStore | undefined): void {
  try {
    store?.removeItem(KEY);
  } catch {
    // Blocked.
  }
}
