import type { LabSquare } from './lab-square.ts';

/** Of rows and of columns, those where squares meet, and how much of all edges they hold at least. */
const lines = { share: 0.3, ofEdges: 0.9 } as const;
/** Inside of squares nothing differs; a photograph's or a brush's ground does everywhere. */
const even = { step: 0.003, share: 0.4 } as const;
/** Lines that differ, as the engine counts them: a poster with three straight edges has no grid. */
const fewestLines = 12;

/**
 * Whether all edges of a picture lie on few of its rows and columns, as those of pixel art do. The engine
 * measures the file's own pixels; of the scaled square that is studied here only so much can be told.
 */
export function isOnGrid({ l, side }: LabSquare): boolean {
  const across = new Float64Array(side);
  const down = new Float64Array(side);
  let evenCount = 0;
  for (let i = side + 1; i < l.length; i += 1) {
    const x = i % side;
    const stepAcross = x > 0 ? l[i]! - l[i - 1]! : 0;
    const stepDown = l[i]! - l[i - side]!;
    across[x]! += stepAcross ** 2;
    down[Math.floor(i / side)]! += stepDown ** 2;
    if (Math.hypot(stepAcross, stepDown) < even.step) evenCount += 1;
  }
  return evenCount > even.share * l.length && [across, down].every(isOfFewLines);
}

function isOfFewLines(edges: Float64Array): boolean {
  const total = edges.reduce((sum, edge) => sum + edge, 0);
  const squares = edges.reduce((sum, edge) => sum + edge * edge, 0);
  if (squares <= 0 || total ** 2 / squares < fewestLines) return false;
  const strongest = edges.toSorted((one, other) => other - one);
  const held = strongest.slice(0, Math.round(lines.share * edges.length));
  return held.reduce((sum, edge) => sum + edge, 0) > lines.ofEdges * total;
}
