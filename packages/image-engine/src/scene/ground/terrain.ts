/** A place on the ground. */
export type GroundPoint = {
  x: number;
  z: number;
  height: number;
  /** Unit normal: right, up, forward (away from the eye). */
  nx: number;
  ny: number;
  nz: number;
  /** Octaves that can be seen at this distance. */
  detail: number;
};

/** What the ground is made of there, linear RGB reflectance. */
export type Ground = { r: number; g: number; b: number; gloss: number };

export type Terrain = {
  /** Height over the reference level, scene units. */
  readonly height: (x: number, z: number, octaves: number) => number;
  readonly shade: (point: GroundPoint, out: Ground) => void;
  /** Water stands up to here; −Infinity where there is none. */
  readonly waterLevel: number;
  /** Nothing is higher: shadow rays may stop. */
  readonly ceiling: number;
  /** Where the ground ends, scene units. */
  readonly far: number;
};
