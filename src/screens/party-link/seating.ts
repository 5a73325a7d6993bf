/** Who of the party has a place at the board. The board belongs to another screen, so the app brings this. */
export type Seating = Readonly<{
  seated: ReadonlySet<string>;
  seat: (memberId: string) => void;
  unseat: (memberId: string) => void;
}>;
