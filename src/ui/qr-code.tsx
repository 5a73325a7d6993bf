import { encode } from 'uqr';

/** Light modules around the code, without which scanners don't find it. */
const QUIET = 4;

/** A text as a QR code, black on white in either theme. Throws for more than 2,953 bytes. */
export function QrCode({ text, label }: Readonly<{ text: string; label: string }>) {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block aspect-square w-full max-w-[360px] rounded-2"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={darkModules(data)} fill="#000" />
    </svg>
  );
}

/** One box for each run of dark modules in a row. */
const darkModules = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`)).join('');

function runsOf(row: readonly boolean[]): readonly Readonly<{ x: number; length: number }>[] {
  const runs: { x: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last.x + last.length === x) last.length += 1;
    else runs.push({ x, length: 1 });
  });
  return runs;
}
