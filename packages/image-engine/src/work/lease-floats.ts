import { sharedFloats } from '../pixels/linear-image.ts';

const idle: Float32Array[] = [];
/** Enough for one picture after another; what lies idle beyond that is let go. */
const mostIdle = 6;

/**
 * Shared memory that was given back by an earlier picture, else new. Its contents are undefined.
 * The collector does not feel the weight of shared memory: without this, several pictures' worth
 * of it would pile up.
 */
export function leaseFloats(length: number): Float32Array {
  const place = idle.findIndex((floats) => floats.length === length);
  return place < 0 ? sharedFloats(length) : idle.splice(place, 1)[0]!;
}

/** Only when no thread can still write to it: never after a failure or a cancelled pass. */
export function giveBackFloats(...all: readonly Float32Array[]): void {
  for (const floats of all) {
    if (idle.length >= mostIdle) idle.shift();
    idle.push(floats);
  }
}
