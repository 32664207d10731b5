export type Point = readonly [x: number, y: number];
export type Pair = readonly [Point, Point];

/** Joints of a whole figure, 160 high, feet at y = 160; the far side first. */
export type Pose = {
  readonly elbows: Pair;
  readonly hands: Pair;
  readonly knees: Pair;
  readonly feet: Pair;
  readonly lean: number;
  /** How far the hips are below where they are in standing. */
  readonly drop?: number;
  /** How far all of the upper body is. */
  readonly sink?: number;
  /** Radians by which the upper body is bent about the hips; by which all of it lies. */
  readonly tilt?: number;
  readonly turn?: number;
  /** Of the near hand, where it says something. */
  readonly fingers?: 'one' | 'thumb' | 'two' | 'spread';
  /** Both arms lie before the chest. */
  readonly isBefore?: true;
};

export type Row = readonly [...elbowsHandsKneesFeet: readonly number[]];

export function pose(
  lean: number,
  [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p]: Row,
  drop = 0,
): Pose {
  const pair = (...[x0, y0, x1, y1]: readonly (number | undefined)[]): Pair => [
    [x0!, y0!],
    [x1!, y1!],
  ];
  return {
    ...{ elbows: pair(a, b, c, d), hands: pair(e, f, g, h) },
    ...{ knees: pair(i, j, k, l), feet: pair(m, n, o, p), lean, drop },
  };
}

export const standing = [43, 122, 57, 122, 42, 156, 58, 156] as const;
/** On something, from the front. */
export const seated = [31, 105, 69, 105, 33, 140, 67, 140] as const;
const steady = [41, 122, 60, 122, 36, 156, 64, 156] as const;
const kneeling = [38, 131, 77, 112, 8, 136, 77, 137] as const;

/** How somebody holds himself who works on something: that lies before him, or stands on his right. */
export const stances = {
  bench: pose(0, [24, 77, 77, 76, 36, 93, 66, 90, ...standing]),
  desk: pose(0, [24, 78, 76, 78, 42, 93, 58, 93, ...standing]),
  aside: pose(4, [46, 78, 84, 70, 80, 86, 100, 72, ...steady]),
  high: pose(3, [30, 74, 84, 44, 38, 92, 98, 24, ...steady]),
  low: pose(6, [46, 82, 84, 80, 80, 98, 102, 92, ...kneeling], 6),
  /** Kneels and bends over what is small. */
  down: { ...pose(6, [46, 82, 84, 80, 80, 98, 102, 92, ...kneeling], 6), tilt: 0.3 },
  /** Farther down. */
  toGround: { ...pose(6, [46, 82, 84, 80, 80, 98, 102, 92, ...kneeling], 6), tilt: 0.5 },
  atTable: pose(0, [24, 77, 82, 68, 34, 92, 73, 74, ...standing]),
  pouring: pose(0, [24, 77, 84, 70, 30, 92, 78, 58, ...standing]),
  offer: pose(2, [25, 74, 82, 70, 29, 95, 102, 72, ...steady]),
  both: pose(2, [46, 76, 84, 72, 86, 82, 100, 74, ...steady]),
  tend: pose(4, [56, 68, 86, 64, 92, 68, 104, 58, ...steady]),
  push: pose(9, [58, 76, 86, 72, 92, 84, 106, 76, 34, 122, 70, 120, 10, 152, 70, 156]),
  pushLow: pose(12, [62, 82, 90, 78, 88, 104, 100, 100, 34, 122, 70, 120, 10, 152, 70, 156]),
  pull: pose(-8, [50, 72, 80, 72, 88, 86, 100, 80, 32, 120, 62, 126, 26, 156, 84, 154]),
  lift: pose(0, [20, 36, 80, 36, 36, 4, 64, 4, 40, 122, 60, 122, 34, 156, 66, 156]),
  swingTool: pose(2, [40, 40, 78, 40, 66, 10, 74, 16, 36, 122, 64, 122, 26, 156, 74, 156]),
  dig: pose(8, [42, 74, 80, 74, 72, 72, 88, 94, 38, 120, 70, 120, 28, 156, 80, 154]),
  before: pose(0, [24, 76, 76, 76, 36, 82, 64, 82, ...standing]),
  toEyes: pose(0, [26, 70, 74, 70, 42, 40, 58, 40, ...standing]),
  taste: pose(0, [24, 77, 78, 70, 36, 92, 64, 44, ...standing]),
  point: pose(2, [25, 74, 84, 58, 28, 95, 108, 48, ...steady]),
  handUp: pose(0, [25, 74, 78, 40, 28, 95, 76, 6, ...standing]),
  kneelGive: pose(4, [30, 80, 84, 72, 42, 100, 104, 66, ...kneeling], 6),
  speak: pose(0, [25, 74, 78, 70, 28, 95, 66, 54, ...standing]),
  open: pose(0, [18, 66, 82, 66, 2, 52, 98, 52, ...standing]),
  toFace: pose(0, [25, 74, 78, 68, 28, 95, 62, 46, ...standing]),
  /** Of what is long: its end is at the mouth. */
  toLips: pose(0, [25, 74, 80, 76, 28, 95, 66, 62, ...standing]),
  toHair: pose(0, [25, 74, 84, 48, 28, 95, 67, 20, ...standing]),
  toMouth: pose(0, [26, 70, 74, 70, 43, 47, 58, 47, ...standing]),
  small: pose(0, [26, 76, 74, 76, 44, 80, 56, 80, ...standing]),
  overHead: pose(0, [22, 36, 78, 36, 34, 2, 66, 2, ...standing]),
  dash: pose(8, [34, 68, 80, 70, 20, 78, 100, 62, 34, 118, 74, 108, 4, 126, 80, 144]),
  hop: pose(0, [24, 74, 76, 74, 14, 84, 86, 84, 44, 116, 56, 116, 40, 144, 60, 144]),
} as const satisfies Record<string, Pose>;
export type StanceName = keyof typeof stances;
