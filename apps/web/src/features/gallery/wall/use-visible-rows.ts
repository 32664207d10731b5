import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type RowRange, rowsBetween } from './visible-rows.ts';

/** Drawn above and below the window, so that quick scrolling meets no empty wall. */
const aheadPixels = 900;

/** The sticky header, which covers the top of the window, and some air. */
const coveredPixels = 72;

type VisibleRows = {
  readonly ref: RefCallback<HTMLElement>;
  readonly range: RowRange;
  /** Scrolls just as far as needed for a row to stand in the window. */
  readonly reveal: (row: number) => void;
};

/** The rows of a wall that are in or near the window while the page scrolls. */
export function useVisibleRows(offsets: readonly number[]): VisibleRows {
  const wall = useRef<HTMLElement | null>(null);
  const [range, setRange] = useState<RowRange>({ first: 0, end: 0 });
  const measure = useCallback(() => {
    if (!wall.current) return;
    const topPixels = wall.current.getBoundingClientRect().top;
    const next = rowsBetween(
      offsets,
      -topPixels - aheadPixels,
      window.innerHeight - topPixels + aheadPixels,
    );
    setRange((before) => (before.first === next.first && before.end === next.end ? before : next));
  }, [offsets]);
  useLayoutEffect(() => {
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [measure]);
  const ref = useCallback((element: HTMLElement | null) => {
    wall.current = element;
  }, []);
  const reveal = (row: number) => {
    const wallTop = wall.current?.getBoundingClientRect().top ?? 0;
    const above = wallTop + (offsets[row] ?? 0) - coveredPixels;
    const below = wallTop + (offsets[row + 1] ?? 0) - window.innerHeight;
    if (above < 0) window.scrollBy(0, above);
    else if (below > 0) window.scrollBy(0, below);
  };
  return { ref, range, reveal };
}
