import type { SmallFrame } from '../frames/small-frame.ts';
import type { Boundary } from './boundary.ts';

/** Mean luma and its standard deviation, 0–255, under which a frame is black. */
const black = { mean: 12, deviation: 2.5 } as const;
/** Contrast that must be gained from frame to frame for a fade to go on. */
const leastRise = 0.15;
/** A shorter change to black is a cut to it. */
const fewestFrames = 3;

/** Runs of black, extended outward while the contrast keeps rising. */
export function findFades(frames: readonly SmallFrame[]): Boundary[] {
  const fades: Boundary[] = [];
  for (let index = 0; index < frames.length; index += 1) {
    if (!isBlack(frames[index]!)) continue;
    const first = index;
    while (index + 1 < frames.length && isBlack(frames[index + 1]!)) index += 1;
    const from = extend(frames, first, -1);
    const to = extend(frames, index, 1);
    const isGradual = first - from >= fewestFrames || to - index >= fewestFrames;
    if (isGradual || first === 0 || index === frames.length - 1) {
      fades.push({ kind: 'fade', from, to: to + 1 });
    } else {
      fades.push({ kind: 'fade', from: first, to: index + 1 });
    }
  }
  return fades;
}

function isBlack(frame: SmallFrame): boolean {
  return frame.mean < black.mean && frame.sd < black.deviation;
}

function extend(frames: readonly SmallFrame[], from: number, step: 1 | -1): number {
  let at = from;
  while (frames[at + step] && frames[at + step]!.sd > frames[at]!.sd + leastRise) at += step;
  return at;
}
