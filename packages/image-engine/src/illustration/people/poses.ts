import { posesOfActs } from './acts.ts';
import { gestures } from './gestures.ts';
import { type Pose, pose, seated, standing } from './joints.ts';
import { playOf, posesOfPlay } from './play-poses.ts';

export type { Point, Pose } from './joints.ts';

export const poses = {
  /** On one leg more than on the other. */
  stand: pose(2, [26, 75, 80, 73, 30, 95, 71, 92, 44, 122, 63, 120, 45, 156, 70, 156]),
  wave: { ...pose(0, [25, 74, 80, 54, 28, 95, 86, 26, ...standing]), fingers: 'spread' },
  hips: pose(0, [20, 72, 80, 72, 35, 88, 65, 88, ...standing]),
  cheer: pose(0, [22, 44, 78, 44, 14, 12, 86, 12, 43, 122, 57, 122, 38, 156, 62, 156]),
  walk: pose(3, [30, 74, 74, 74, 22, 92, 86, 88, 40, 122, 62, 120, 26, 150, 68, 156]),
  run: pose(8, [30, 68, 78, 74, 12, 78, 94, 58, 34, 118, 74, 108, 4, 126, 80, 144]),
  dance: pose(-4, [20, 60, 80, 46, 4, 44, 92, 20, 38, 120, 70, 116, 38, 156, 92, 136]),
  jump: pose(0, [22, 44, 78, 44, 10, 16, 90, 16, 36, 112, 66, 112, 16, 132, 84, 134]),
  kick: pose(-5, [22, 60, 80, 66, 6, 72, 92, 52, 42, 122, 76, 112, 38, 156, 104, 128]),
  throw: pose(4, [22, 66, 82, 44, 8, 54, 70, 18, 38, 122, 66, 122, 26, 156, 76, 154]),
  swing: pose(4, [26, 72, 84, 48, 16, 90, 102, 34, 36, 122, 66, 122, 26, 156, 78, 154]),
  fight: pose(2, [24, 70, 80, 66, 36, 54, 94, 58, 34, 120, 68, 120, 20, 156, 80, 156], 4),
  /** On something, seen from the front: thighs toward the eye. */
  sit: pose(0, [27, 74, 73, 74, 38, 92, 62, 92, ...seated]),
  /** On the ground, legs crossed. */
  cross: pose(0, [25, 76, 75, 76, 26, 98, 74, 98, 20, 104, 80, 104, 62, 113, 38, 113], 8),
  skate: pose(7, [26, 66, 80, 62, 8, 76, 94, 46, 40, 122, 70, 114, 34, 152, 96, 140]),
  kneel: pose(3, [28, 74, 74, 74, 44, 88, 74, 92, 34, 122, 68, 112, 16, 136, 68, 136], 12),
  hold: { ...pose(0, [24, 76, 76, 76, 40, 80, 60, 80, ...standing]), isBefore: true },
  drink: pose(0, [25, 74, 76, 72, 28, 95, 62, 52, ...standing]),
  /** An umbrella's handle, in the right hand. */
  raise: pose(0, [24, 74, 78, 70, 28, 95, 70, 56, 43, 122, 57, 122, 41, 156, 59, 156]),
  ballet: pose(0, [26, 34, 74, 34, 40, -8, 60, -8, 48, 122, 70, 116, 48, 156, 92, 128]),
  box: pose(2, [22, 74, 80, 70, 34, 54, 88, 50, 38, 120, 66, 122, 28, 156, 74, 156]),
  ride: pose(6, [34, 72, 74, 70, 60, 80, 88, 72, 44, 118, 62, 120, 34, 150, 62, 154], 4),
  /** On an animal that goes to the left: one leg is seen, along its flank. */
  mount: pose(-3, [30, 72, 70, 72, 14, 86, 40, 88, 40, 114, 46, 116, 40, 142, 52, 144]),
  /** On a swing, from the front, hands at its ropes. */
  swinging: pose(0, [19, 76, 81, 76, 24, 58, 76, 58, 38, 108, 62, 108, 34, 138, 66, 136]),
  /** A ball above the head, about to be thrown. */
  shoot: pose(0, [26, 36, 74, 36, 40, 4, 60, 4, 40, 120, 62, 118, 34, 150, 66, 148]),
  /** Holds whoever is beside by the hand. */
  clasp: pose(0, [25, 74, 80, 76, 28, 95, 92, 94, ...standing]),
  /** On a stool of its own. */
  sitStool: pose(0, [27, 74, 73, 74, 38, 94, 62, 94, 32, 108, 68, 108, 32, 150, 68, 150], 4),
  /** Takes what somebody on the right gives. */
  receive: pose(2, [25, 74, 82, 74, 29, 95, 98, 78, ...standing]),
  // What is done with something: `tools.ts` draws it.
  read: pose(0, [25, 76, 75, 76, 38, 90, 62, 90, 20, 104, 80, 104, 62, 113, 38, 113], 8),
  readOnSeat: pose(0, [25, 74, 75, 74, 38, 87, 62, 87, ...seated]),
  holdOnSeat: { ...pose(0, [25, 74, 75, 74, 40, 88, 60, 88, ...seated]), isBefore: true },
  knit: pose(0, [24, 74, 76, 74, 42, 86, 58, 86, ...seated]),
  cook: pose(0, [24, 76, 77, 74, 34, 92, 66, 88, ...standing]),
  eat: pose(0, [24, 78, 76, 76, 36, 92, 66, 88, ...standing]),
  work: pose(0, [24, 78, 76, 78, 42, 93, 58, 93, ...standing]),
  sip: pose(0, [25, 74, 76, 72, 28, 95, 61, 54, ...standing]),
  toast: pose(0, [25, 74, 80, 58, 28, 95, 88, 36, ...standing]),
  selfie: pose(-2, [25, 74, 80, 56, 28, 95, 94, 32, ...standing]),
  call: pose(0, [25, 74, 82, 64, 30, 94, 71, 38, ...standing]),
  photograph: pose(0, [26, 72, 74, 72, 41, 52, 59, 52, ...standing]),
  paint: pose(0, [22, 76, 78, 66, 22, 92, 94, 58, ...standing]),
  sing: pose(-2, [18, 60, 76, 72, 4, 44, 60, 54, 42, 122, 58, 122, 38, 156, 62, 156]),
  fish: pose(0, [28, 76, 76, 74, 54, 86, 70, 80, ...standing]),
  cycle: pose(5, [36, 68, 78, 70, 84, 84, 88, 84, 62, 112, 72, 118, 46, 138, 64, 150], -4),
  /** On a skateboard, knees bent. */
  board: pose(4, [24, 64, 82, 62, 4, 58, 98, 52, 34, 116, 70, 114, 26, 146, 76, 146], 2),
  /** Stretched out after a ball; the whole figure is turned then. */
  dive: {
    ...pose(0, [36, 20, 64, 20, 42, -12, 58, -12, 40, 120, 66, 114, 34, 152, 82, 134]),
    turn: 1.2,
  },
  scoot: pose(3, [32, 70, 76, 70, 76, 82, 80, 84, 44, 118, 56, 120, 38, 148, 56, 148]),
  hug: pose(3, [28, 74, 86, 66, 34, 94, 104, 72, ...standing]),
  kiss: pose(3, [28, 74, 86, 66, 34, 94, 104, 72, ...standing]),
  carry: pose(0, [23, 76, 77, 76, 42, 88, 66, 86, ...standing]),
  shelter: pose(0, [24, 74, 78, 70, 28, 95, 68, 58, 43, 122, 57, 122, 41, 156, 59, 156]),
  sweep: pose(2, [26, 72, 78, 72, 56, 76, 66, 92, ...standing]),
  blow: pose(0, [25, 74, 78, 70, 28, 95, 66, 52, ...standing]),
  ...gestures,
  /** A child on the lap of whoever sits. */
  onLap: { ...pose(0, [20, 78, 80, 78, 38, 92, 62, 92, ...seated]), isBefore: true },
  wrestle: pose(8, [58, 76, 86, 72, 92, 84, 106, 76, 34, 122, 70, 120, 10, 152, 74, 156]),
  /** In profile on a stool, at a table. */
  sitAcross: pose(3, [32, 72, 74, 72, 80, 90, 88, 84, 74, 108, 80, 110, 72, 152, 80, 156]),
  sleep: pose(0, [25, 74, 75, 74, 28, 95, 72, 95, ...standing]),
  ...posesOfActs,
  ...posesOfPlay,
} as const satisfies Record<string, Pose>;
export type PoseName = keyof typeof poses;

/** On a seat, whatever the hands do. */
export const isSeated = (pose: PoseName | null | undefined): boolean =>
  pose === 'sit' ||
  pose === 'readOnSeat' ||
  pose === 'holdOnSeat' ||
  pose === 'knit' ||
  pose === 'sitStool' ||
  pose === 'onLap' ||
  pose === 'mount' ||
  pose === 'swinging' ||
  playOf(pose)?.isSeated === true;
