type Point = { readonly frame: number; readonly position: number };

const smoothingFrames = 6;
/** Leaving out a point may move the crop by at most this share of the free range. */
const toleranceShare = 0.004;

/**
 * From sampled positions to a smooth film path: linear between samples, Gaussian over frames,
 * then only the points that are needed to draw it. Frames count from the clip's start.
 *
 * @param samples ascending film frames (they may begin before 0 and end after the clip) with
 *   positions 0–1
 */
export function smoothCropPath(samples: readonly Point[], frameCount: number): Point[] {
  const reach = smoothingFrames * 3;
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-0.5 * ((i - reach) / smoothingFrames) ** 2),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const positions = Array.from({ length: frameCount }, (_, frame) => {
    const sum = weights.reduce(
      (running, weight, i) => running + weight * positionAt(samples, frame + i - reach),
      0,
    );
    return Math.min(1, Math.max(0, sum / total));
  });
  return neededPoints(positions);
}

function positionAt(samples: readonly Point[], frame: number): number {
  const after = samples.findIndex((sample) => sample.frame >= frame);
  if (after === -1) return samples.at(-1)!.position;
  if (after === 0) return samples[0]!.position;
  const a = samples[after - 1]!;
  const b = samples[after]!;
  const share = (frame - a.frame) / (b.frame - a.frame);
  return a.position * (1 - share) + b.position * share;
}

/** Ramer–Douglas–Peucker along the frames. */
export function neededPoints(positions: readonly number[]): Point[] {
  const kept = new Set([0, positions.length - 1]);
  const open: [number, number][] = [[0, positions.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    const farthest = farthestFromLine(positions, from, to);
    if (farthest === null) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return [...kept]
    .sort((a, b) => a - b)
    .map((frame) => ({ frame, position: Math.round(positions[frame]! * 1e4) / 1e4 }));
}

function farthestFromLine(positions: readonly number[], from: number, to: number): number | null {
  let farthest: number | null = null;
  let largest = toleranceShare;
  for (let frame = from + 1; frame < to; frame += 1) {
    const share = (frame - from) / (to - from);
    const line = positions[from]! * (1 - share) + positions[to]! * share;
    const distance = Math.abs(positions[frame]! - line);
    if (distance > largest) {
      largest = distance;
      farthest = frame;
    }
  }
  return farthest;
}
