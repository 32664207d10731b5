import { upperMedian } from '../../maths/statistics.ts';
import type { FaultyStretch, WindowMeasure } from '../../model/analysis.ts';

/** Luma 0–255 of a picture without any light: a night has more somewhere. */
const black = { mean: 8, brightestCell: 14 } as const;
/** Motion under which a picture does not change at all, beside that of a clip that moves. */
const frozen = { activity: 0.02, usualActivity: 0.1, seconds: 1.5 } as const;
/** Mean cell distance, 0–255, between pictures that are the same but for their coding. */
const sameLayout = 0.5;

/** Black and frozen windows, as stretches of the clip. */
export function findFaults(windows: readonly WindowMeasure[]): FaultyStretch[] {
  const black = stretches(windows, 'black', isBlack);
  const usual = upperMedian(windows.map(({ activity }) => activity));
  const isFrozen = (window: WindowMeasure, index: number) =>
    usual >= frozen.usualActivity &&
    window.activity < frozen.activity &&
    !isBlack(window) &&
    [windows[index - 1], windows[index + 1]].some((other) => other && isSame(window, other));
  const still = stretches(windows, 'frozen', isFrozen).filter(
    ({ startSeconds, endSeconds }) => endSeconds - startSeconds >= frozen.seconds,
  );
  return [...black, ...still].sort((a, b) => a.startSeconds - b.startSeconds);
}

function isBlack({ luma, layout }: WindowMeasure): boolean {
  // Each cell begins with its luma.
  const brightest = Math.max(...layout.filter((_, index) => index % 3 === 0));
  return luma <= black.mean && brightest <= black.brightestCell;
}

function isSame(a: WindowMeasure, b: WindowMeasure): boolean {
  const sum = a.layout.reduce((all, value, cell) => all + Math.abs(value - b.layout[cell]!), 0);
  return sum / Math.max(1, a.layout.length) <= sameLayout;
}

function stretches(
  windows: readonly WindowMeasure[],
  kind: FaultyStretch['kind'],
  isFaulty: (window: WindowMeasure, index: number) => boolean,
): FaultyStretch[] {
  const found: { kind: typeof kind; startSeconds: number; endSeconds: number }[] = [];
  windows.forEach((window, index) => {
    if (!isFaulty(window, index)) return;
    const { startSeconds, endSeconds } = window;
    const last = found.at(-1);
    if (last !== undefined && last.endSeconds === startSeconds) last.endSeconds = endSeconds;
    else found.push({ kind, startSeconds, endSeconds });
  });
  return found;
}
