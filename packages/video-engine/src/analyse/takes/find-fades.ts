import type { SmallFrame } from '../frames/small-frame.ts';
import type { Boundary } from './find-boundaries.ts';

/** Runs of black, extended outward while the contrast keeps rising. */
export function findFades(frames: readonly SmallFrame[]): Boundary[] {
  const fades: Boundary[] = [];
  for (let index = 0; index < frames.length; index += 1) {
    if (!isBlack(frames[index]!)) continue;
    const first = index;
    while (index + 1 < frames.length && isBlack(frames[index + 1]!)) index += 1;
    const from = extend(frames, first, -1);
    const to = extend(frames, index, 1);
    const isGradual = first - from >= 3 || to - index >= 3;
    if (isGradual || first === 0 || index === frames.length - 1) {
      fades.push({ kind: 'fade', from, to: to + 1 });
    } else {
      fades.push({ kind: 'fade', from: first, to: index + 1 });
    }
  }
  return fades;
}

function isBlack(frame: SmallFrame): boolean {
  return frame.mean < 12 && frame.sd < 2.5;
}

function extend(frames: readonly SmallFrame[], from: number, step: 1 | -1): number {
  let at = from;
  while (frames[at + step] && frames[at + step]!.sd > frames[at]!.sd + 0.15) at += step;
  return at;
}
