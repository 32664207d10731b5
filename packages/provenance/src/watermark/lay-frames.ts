import { type Plane, whitened } from './plane.ts';

/** Pixels around each by which it is judged: more than a cell of the mark. */
const reach = 12;
const levels = 16;

/**
 * Pictures of a film upon each other: each less what is around every place of it, so that what moves fades and what
 * all of them carry stays.
 */
export function layFrames(frames: readonly Plane[]): Plane {
  const [first] = frames;
  if (!first) throw new Error('no frames');
  const data = new Float32Array(first.data.length);
  for (const frame of frames) {
    const { data: rest } = whitened(frame, reach);
    for (let i = 0; i < data.length; i += 1) data[i] = (data[i] as number) + (rest[i] as number);
  }
  // In the order of grey levels, as they are looked at.
  const share = levels / frames.length;
  return { ...first, data: data.map((value) => value * share) };
}
