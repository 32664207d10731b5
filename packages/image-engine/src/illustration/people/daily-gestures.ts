import type { Pose } from './joints.ts';
import { reaching } from './reach.ts';

const [astep, back] = [
  [34, 118, 74, 108],
  [2, 128, 78, 146],
] as const;
const legs = ([kx, ky, lx, ly]: readonly number[], [fx, fy, gx, gy]: readonly number[]) =>
  ({
    knees: [
      [kx!, ky!],
      [lx!, ly!],
    ],
    feet: [
      [fx!, fy!],
      [gx!, gy!],
    ],
  }) as const;

const hands = (x0: number, y0: number, x1: number, y1: number) =>
  ({
    hands: [
      [x0, y0],
      [x1, y1],
    ],
  }) as const;

/** What bodies do of themselves, and what is said with the hands to others. */
export const dailyGestures = {
  coverMouth: reaching(hands(28, 95, 55, 43)),
  hugSelf: reaching({ ...hands(64, 62, 36, 66), isBefore: true }),
  pockets: reaching(hands(36, 99, 64, 99)),
  buttonUp: reaching({ ...hands(47, 74, 53, 79), isBefore: true }),
  scratchHead: reaching(hands(28, 95, 63, 10)),
  callOut: reaching({ ...hands(38, 43, 62, 43), isBefore: true }),
  hitch: reaching({ ...hands(28, 95, 100, 66), fingers: 'thumb' }),
  /** Against a wall: one foot on it. */
  leanBack: reaching({
    ...hands(62, 72, 38, 75),
    ...{ lean: -3, isBefore: true },
    ...legs([43, 122, 70, 118], [45, 156, 52, 142]),
  }),
  trip: reaching({ ...hands(2, 56, 104, 40), turn: 0.42, ...legs(astep, back) }),
  slip: reaching({
    ...hands(4, 40, 96, 36),
    ...{ turn: -0.72, fingers: 'spread' },
    ...legs([44, 118, 72, 104], [52, 150, 96, 126]),
  }),
  pushUp: reaching({
    elbows: [
      [82, 58],
      [88, 52],
    ],
    ...hands(100, 64, 106, 56),
    ...{ turn: 1.36 },
    ...legs([46, 122, 54, 122], [48, 156, 58, 156]),
  }),
  talk: reaching(hands(30, 92, 84, 68)),
  argue: reaching({ ...hands(20, 84, 96, 50), fingers: 'one' }),
  whisper: reaching(hands(28, 95, 66, 40)),
  fives: reaching({ ...hands(28, 95, 84, 18), fingers: 'spread' }),
} as const satisfies Record<string, Pose>;
