export type Point = readonly [x: number, y: number];

/** Joints of a whole figure, 160 high, feet at y = 160. */
export type Pose = {
  readonly elbows: readonly [Point, Point];
  readonly hands: readonly [Point, Point];
  readonly knees: readonly [Point, Point];
  readonly feet: readonly [Point, Point];
  readonly lean: number;
};

export const poses = {
  stand: {
    elbows: [
      [24, 74],
      [76, 74],
    ],
    hands: [
      [27, 96],
      [73, 96],
    ],
    knees: [
      [43, 122],
      [57, 122],
    ],
    feet: [
      [42, 156],
      [58, 156],
    ],
    lean: 0,
  },
  wave: {
    elbows: [
      [24, 74],
      [80, 50],
    ],
    hands: [
      [28, 95],
      [84, 24],
    ],
    knees: [
      [43, 122],
      [57, 122],
    ],
    feet: [
      [41, 156],
      [59, 156],
    ],
    lean: 0,
  },
  walk: {
    elbows: [
      [28, 74],
      [72, 76],
    ],
    hands: [
      [20, 92],
      [82, 90],
    ],
    knees: [
      [38, 122],
      [62, 120],
    ],
    feet: [
      [26, 152],
      [66, 156],
    ],
    lean: 3,
  },
  kick: {
    elbows: [
      [22, 60],
      [80, 66],
    ],
    hands: [
      [6, 72],
      [92, 52],
    ],
    knees: [
      [42, 122],
      [76, 112],
    ],
    feet: [
      [38, 156],
      [104, 128],
    ],
    lean: -5,
  },
  swing: {
    elbows: [
      [26, 72],
      [84, 48],
    ],
    hands: [
      [16, 90],
      [102, 34],
    ],
    knees: [
      [36, 122],
      [66, 122],
    ],
    feet: [
      [26, 156],
      [78, 154],
    ],
    lean: 4,
  },
  /** On something, seen from the front: thighs toward the eye. */
  sit: {
    elbows: [
      [27, 74],
      [73, 74],
    ],
    hands: [
      [38, 92],
      [62, 92],
    ],
    knees: [
      [39, 106],
      [61, 106],
    ],
    feet: [
      [38, 138],
      [60, 138],
    ],
    lean: 0,
  },
  hold: {
    elbows: [
      [24, 76],
      [76, 76],
    ],
    hands: [
      [40, 78],
      [60, 78],
    ],
    knees: [
      [43, 122],
      [57, 122],
    ],
    feet: [
      [42, 156],
      [58, 156],
    ],
    lean: 0,
  },
  /** An umbrella's handle, in the right hand. */
  raise: {
    elbows: [
      [24, 74],
      [78, 70],
    ],
    hands: [
      [28, 95],
      [70, 56],
    ],
    knees: [
      [43, 122],
      [57, 122],
    ],
    feet: [
      [41, 156],
      [59, 156],
    ],
    lean: 0,
  },
  ballet: {
    elbows: [
      [26, 34],
      [74, 34],
    ],
    hands: [
      [42, 2],
      [58, 2],
    ],
    knees: [
      [48, 122],
      [70, 116],
    ],
    feet: [
      [48, 156],
      [92, 128],
    ],
    lean: 0,
  },
  box: {
    elbows: [
      [22, 74],
      [80, 70],
    ],
    hands: [
      [34, 50],
      [88, 46],
    ],
    knees: [
      [38, 120],
      [66, 122],
    ],
    feet: [
      [28, 156],
      [74, 156],
    ],
    lean: 2,
  },
} as const satisfies Record<string, Pose>;
export type PoseName = keyof typeof poses;
