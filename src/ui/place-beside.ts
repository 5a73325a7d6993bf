const GAP = 12;
const EDGE = 12;

type Area = Readonly<{ left: number; right: number; top: number; bottom: number }>;
type Size = Readonly<{ width: number; height: number }>;

const within = (value: number, from: number, to: number) => Math.max(from, Math.min(value, Math.max(from, to)));

/** Where a floating box goes beside its number: right first, then left, then below or above; never over it. Pixels. */
export function placeBeside(number: Area, box: Size, view: Size): Readonly<{ left: number; top: number }> {
  const beside = within(number.top, EDGE, view.height - box.height - EDGE);
  if (number.right + GAP + box.width <= view.width - EDGE) return { left: number.right + GAP, top: beside };
  if (number.left - GAP - box.width >= EDGE) return { left: number.left - GAP - box.width, top: beside };
  const left = within(number.left, EDGE, view.width - box.width - EDGE);
  const below = number.bottom + GAP;
  return {
    left,
    top: below + box.height <= view.height - EDGE ? below : Math.max(EDGE, number.top - GAP - box.height),
  };
}

/** Where a menu goes: below its button with the right edges in line, above where there is no room. Pixels. */
export function placeBelow(button: Area, box: Size, view: Size): Readonly<{ left: number; top: number }> {
  const left = within(button.right - box.width, EDGE, view.width - box.width - EDGE);
  const below = button.bottom + 4;
  return { left, top: below + box.height <= view.height - EDGE ? below : Math.max(EDGE, button.top - 4 - box.height) };
}
