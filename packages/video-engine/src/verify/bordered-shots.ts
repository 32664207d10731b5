import { type ClipAnalysis, layoutColumns, layoutRows } from '../model/analysis.ts';
import type { Shot } from '../model/timeline.ts';
import { windowsOf } from './windows-of.ts';

/** Luma 0–255 of black after a coder, and that a picture has somewhere unless it is dark. */
const black = 14;
const lit = 40;
/** Luma of a source's cells under which it is dark there itself. */
const darkCell = 30;

/** How many shots stand between black borders that their clips do not explain. */
export function borderedShots(
  shots: readonly Shot[],
  samples: readonly Uint8Array[],
  analyses: ReadonlyMap<string, ClipAnalysis>,
): number {
  return shots.filter((shot, index) => {
    const sample = samples[index];
    const analysis = analyses.get(shot.mediaReference.sourceId);
    return sample !== undefined && analysis && hasBorders(sample) && !isDark(shot, analysis);
  }).length;
}

/** Square, three bytes a pixel: black along opposite edges, and light between them. */
function hasBorders(sample: Uint8Array): boolean {
  const side = Math.round(Math.sqrt(sample.length / 3));
  if (side === 0) return false;
  const luma = Array.from({ length: side * side }, (_, at) => {
    return 0.2126 * sample[3 * at]! + 0.7152 * sample[3 * at + 1]! + 0.0722 * sample[3 * at + 2]!;
  });
  const isBlack = (first: number, step: number) =>
    Array.from({ length: side }, (_, at) => luma[first + at * step]!).every(
      (value) => value <= black,
    );
  const isRowBlack = (row: number) => isBlack(row * side, 1);
  const isColumnBlack = (column: number) => isBlack(column, side);
  return (
    Math.max(...luma) >= lit &&
    ((isRowBlack(0) && isRowBlack(side - 1)) || (isColumnBlack(0) && isColumnBlack(side - 1)))
  );
}

/** Whether some row or column of the clip is dark all along: a crop may lay it on the edge. */
function isDark(shot: Shot, analysis: ClipAnalysis): boolean {
  if (analysis.hasDarkEdge && !analysis.hadBorders) return true;
  return windowsOf(shot, analysis).some(({ layout }) => {
    const lumaAt = (row: number, column: number) => layout[3 * (row * layoutColumns + column)] ?? 0;
    const rows = Array.from({ length: layoutRows }, (_, row) =>
      Array.from({ length: layoutColumns }, (_, column) => lumaAt(row, column)),
    );
    const columns = Array.from({ length: layoutColumns }, (_, column) =>
      rows.map((row) => row[column]!),
    );
    return [...rows, ...columns].some((line) => Math.max(...line) <= darkCell);
  });
}
