/** Where a crop is chosen for: a clip on the film's track, and the samples of it. */
export type CropSlot = {
  /** Width of the crop as a share of the source along the free axis, under 1. */
  readonly widthShare: number;
  /** Film frame of each sample from the clip's start; those around it lie below 0 or after. */
  readonly sampleFrames: readonly number[];
  /** Frames of the clip on the film's track. */
  readonly frameCount: number;
};
