/** Display-referred linear RGB, 0–1, three numbers per pixel, row by row from the top left. */
export type LinearImage = {
  readonly width: number;
  readonly height: number;
  /** Shared memory when made by `createImage`, so that workers write into it without copying. */
  readonly data: Float32Array;
  /** Distance from the camera per pixel, in any unit that grows with distance. */
  readonly depth?: Float32Array;
  /** How far a pixel covers what lies beneath, 0–1; without it all of them do. */
  readonly alpha?: Float32Array;
};

/** A black picture in shared memory. */
export function createImage(width: number, height: number): LinearImage {
  return { width, height, data: sharedFloats(width * height * 3) };
}

/** Zeros that several threads can see. */
export function sharedFloats(length: number): Float32Array {
  return new Float32Array(new SharedArrayBuffer(length * Float32Array.BYTES_PER_ELEMENT));
}
