/** The frame that passes draw into; all shared memory. */
export type Frame = {
  readonly width: number;
  readonly height: number;
  /** Linear RGB, open upwards. */
  readonly colour: Float32Array;
  /** Scene units; sky is `skyDepth`. */
  readonly depth: Float32Array;
  /** Depth of the water under the pixel, scene units; −1 where there is none. */
  readonly water: Float32Array;
};

export const skyDepth = 1000;
