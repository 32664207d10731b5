import { dailyGestures } from './daily-gestures.ts';
import type { Pose } from './joints.ts';
import { reaching } from './reach.ts';

/** What hands, arms and the whole body say with nothing in them, by where the hands are. */
export const gestures = {
  crossArms: reaching({
    hands: [
      [62, 71],
      [38, 74],
    ],
    isBefore: true,
  }),
  onHeart: reaching({
    hands: [
      [28, 95],
      [45, 66],
    ],
  }),
  think: reaching({
    hands: [
      [44, 80],
      [56, 46],
    ],
    isBefore: true,
  }),
  open: reaching({
    hands: [
      [-3, 44],
      [103, 44],
    ],
    fingers: 'spread',
  }),
  stretch: reaching({
    elbows: [
      [24, 28],
      [78, 26],
    ],
    hands: [
      [38, -2],
      [66, -6],
    ],
    lean: 1,
  }),
  pray: reaching({
    hands: [
      [48, 68],
      [52, 68],
    ],
    isBefore: true,
  }),
  shrug: reaching({
    hands: [
      [12, 72],
      [88, 72],
    ],
  }),
  salute: reaching({
    hands: [
      [28, 95],
      [64, 25],
    ],
  }),
  lookFar: reaching({
    hands: [
      [36, 88],
      [65, 22],
    ],
    lean: 1,
  }),
  applaud: reaching({
    hands: [
      [46, 66],
      [54, 63],
    ],
    isBefore: true,
  }),
  hideFace: reaching({
    hands: [
      [43, 30],
      [57, 30],
    ],
    isBefore: true,
  }),
  holdUp: reaching({
    elbows: [
      [24, 30],
      [76, 30],
    ],
    hands: [
      [32, -4],
      [68, -4],
    ],
  }),
  onBelly: reaching({
    hands: [
      [44, 90],
      [60, 74],
    ],
    isBefore: true,
  }),
  thumbsUp: reaching({
    hands: [
      [28, 95],
      [80, 60],
    ],
  }),
  victory: reaching({
    hands: [
      [28, 95],
      [80, 34],
    ],
  }),
  blowKiss: reaching({
    hands: [
      [28, 95],
      [62, 42],
    ],
  }),
  /** With the upper body bent or lower. */
  bend: reaching({
    hands: [
      [38, 92],
      [58, 94],
    ],
    tilt: 0.72,
    isBefore: true,
  }),
  crouch: reaching({
    ...{
      hands: [
        [33, 93],
        [67, 93],
      ],
      sink: 32,
      isBefore: true,
    },
    ...{
      knees: [
        [28, 122],
        [72, 122],
      ],
      feet: [
        [36, 156],
        [64, 156],
      ],
    },
  }),
  kneelDown: reaching({
    ...{
      hands: [
        [40, 88],
        [62, 90],
      ],
      sink: 27,
    },
    ...{
      knees: [
        [42, 150],
        [60, 150],
      ],
      feet: [
        [12, 154],
        [28, 155],
      ],
    },
  }),
  lie: reaching({
    ...{
      hands: [
        [40, 36],
        [60, 36],
      ],
      turn: -1.42,
    },
    ...{
      knees: [
        [44, 124],
        [66, 118],
      ],
      feet: [
        [44, 156],
        [56, 150],
      ],
    },
  }),
  treePose: reaching({
    ...{
      elbows: [
        [24, 28],
        [76, 28],
      ],
      hands: [
        [46, -7],
        [54, -7],
      ],
    },
    ...{
      knees: [
        [50, 122],
        [76, 112],
      ],
      feet: [
        [50, 156],
        [56, 124],
      ],
    },
  }),
  handstand: reaching({
    ...{
      elbows: [
        [28, 22],
        [72, 22],
      ],
      hands: [
        [29, -14],
        [71, -14],
      ],
      turn: Math.PI,
    },
    ...{
      knees: [
        [44, 122],
        [58, 120],
      ],
      feet: [
        [44, 156],
        [66, 150],
      ],
    },
  }),
  /** Something as large as a cat is in both arms, before the chest. */
  cradle: reaching({
    hands: [
      [58, 90],
      [45, 82],
    ],
    isBefore: true,
  }),
  /** About the neck of an animal that is at the right. */
  embrace: reaching({
    hands: [
      [86, 96],
      [96, 88],
    ],
    lean: 4,
    isBefore: true,
  }),
  /** The same, of one that is lower. */
  embraceLow: reaching({
    ...{
      hands: [
        [86, 96],
        [96, 88],
      ],
      ...{ lean: 4, sink: 27, isBefore: true },
    },
    ...{
      knees: [
        [42, 150],
        [60, 150],
      ],
      feet: [
        [12, 154],
        [28, 155],
      ],
    },
  }),
  /** A child is in the arms of whoever stands, on the back, on the lap. */
  bear: reaching({
    elbows: [
      [23, 84],
      [79, 85],
    ],
    hands: [
      [42, 98],
      [64, 100],
    ],
    isBefore: true,
  }),
  piggyback: reaching({
    hands: [
      [33, 92],
      [67, 92],
    ],
    isBefore: true,
  }),
  /** Held up: legs hang, a hand lies on who holds. */
  held: reaching({
    hands: [
      [22, 58],
      [66, 84],
    ],
    knees: [
      [42, 116],
      [58, 114],
    ],
    feet: [
      [40, 136],
      [62, 134],
    ],
  }),
  /** On somebody's shoulders: the legs are before those. */
  astride: reaching({
    hands: [
      [33, 90],
      [67, 90],
    ],
    knees: [
      [44, 102],
      [56, 102],
    ],
    feet: [
      [45, 104],
      [55, 104],
    ],
  }),
  /** Holds an arm, or gives one. */
  linkArms: reaching({
    hands: [
      [28, 95],
      [72, 95],
    ],
  }),
  /** A hand held out, in which something is. */
  offerHand: reaching({
    hands: [
      [28, 95],
      [98, 70],
    ],
  }),
  /** A child sits on the shoulders and is held by the feet. */
  shoulders: reaching({
    hands: [
      [40, 62],
      [60, 62],
    ],
    isBefore: true,
  }),
  ...dailyGestures,
} as const satisfies Record<string, Pose>;
