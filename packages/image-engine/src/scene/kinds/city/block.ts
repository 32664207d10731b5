/** One block of a building, pixels; blocks of a building stand on each other. */
export type Block = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Left edge and top of the whole building: windows line up through its blocks. */
  readonly originX: number;
  readonly originY: number;
  /** Width of the face turned away from the picture's middle, pixels; negative on the left. */
  readonly side: number;
  /** Size of a window with its piece of wall, pixels. */
  readonly cellX: number;
  readonly cellY: number;
  readonly id: number;
  /** 0–1 among the materials of façades. */
  readonly material: number;
  readonly hasWindows: boolean;
  /** 0 near – 1 far. */
  readonly far: number;
};
