const GAP = 4;
const EDGE = 12;

type Area = Readonly<{ left: number; top: number; bottom: number }>;
type Size = Readonly<{ width: number; height: number }>;

/** Where the meaning of a term goes: below it, above where there is no room, never beyond the edges. Pixels. */
export function placeTerm(term: Area, box: Size, view: Size): Readonly<{ left: number; top: number }> {
  const left = Math.max(EDGE, Math.min(term.left, view.width - box.width - EDGE));
  const below = term.bottom + GAP;
  const fits = below + box.height <= view.height - EDGE;
  return { left, top: fits ? below : Math.max(EDGE, term.top - GAP - box.height) };
}
