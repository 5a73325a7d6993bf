import { useWindowVirtualizer } from '@tanstack/react-virtual';

type WindowRowsOptions = Readonly<{
  count: number;
  /** Height of a row in px, as far as it is known before it is drawn. */
  heightOf: (index: number) => number;
  keyOf: (index: number) => string | number;
  /** Rows drawn beyond the window at either end. */
  beyond: number;
  /** Where the list begins on the page, in px. */
  top: number;
}>;

export type WindowRow = Readonly<{ key: string | number; index: number; start: number; end: number }>;

/** Which rows of a long list are near the window; the others need not be drawn. */
export function useWindowRows({ count, heightOf, keyOf, beyond, top }: WindowRowsOptions) {
  'use no memo';
  // biome-ignore lint/nursery/useReactCompiler: the rows change with every scroll, behind React's back
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: heightOf,
    getItemKey: keyOf,
    overscan: beyond,
    scrollMargin: top,
    initialRect: { width: 1280, height: 800 },
  });
  const rows: readonly WindowRow[] = virtual
    .getVirtualItems()
    .map(({ key, index, start, end }) => ({ key: String(key), index, start: start - top, end: end - top }));
  return { rows, total: virtual.getTotalSize(), measure: virtual.measureElement };
}
