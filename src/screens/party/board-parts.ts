import type { Members } from './seat-views';

/** What lies over the board; `seats` names whom it is about. */
export type BoardPanel =
  | Readonly<{ kind: 'add' }>
  | Readonly<{ kind: 'round' }>
  | Readonly<{ kind: 'notes' }>
  | Readonly<{ kind: 'damage' | 'heal' | 'initiative'; seats: readonly string[] }>;

/** The part of the address that names a panel. */
export const panelAddress = (panel: BoardPanel): string =>
  'seats' in panel ? `${panel.kind}:${panel.seats.join(',')}` : panel.kind;

const ALONE = /^(add|round|notes)$/;
const ABOUT = /^(damage|heal|initiative):([\w,-]+)$/;

/** The panel an address names; null for none. */
export function panelOfAddress(address: string): BoardPanel | null {
  if (ALONE.test(address)) return { kind: address as 'add' | 'round' | 'notes' };
  const [, kind, seats] = ABOUT.exec(address) ?? [];
  return kind && seats ? { kind: kind as 'damage' | 'heal' | 'initiative', seats: seats.split(',') } : null;
}

/** What the live link brings to a board. */
export type LinkOnBoard = Readonly<{
  /** The same map until something changes. */
  members: () => Members;
  /** Returns what ends it. */
  onChange: (listener: () => void) => () => void;
}>;

const NOBODY: Members = new Map();

/** A board that only this browser sees. */
export const NO_LINK: LinkOnBoard = { members: () => NOBODY, onChange: () => () => undefined };
