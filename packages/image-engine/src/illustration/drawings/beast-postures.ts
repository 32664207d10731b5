/** What a four-legged animal does with its body; seen from the side, going to the left. */
export type BeastPosture =
  | ('stand' | 'walk' | 'run' | 'leap' | 'rear')
  | ('sit' | 'lie' | 'sleep')
  | ('graze' | 'howl' | 'butt' | 'play')
  // In the water to its middle, and on its back.
  | ('swim' | 'roll');

/**
 * Degrees from straight down, forward positive: of a foreleg forearm, cannon and pastern; of a hind leg
 * thigh, shank and cannon, whose knee points ahead and whose hock points back.
 */
export type Leg = readonly [upper: number, middle: number, lower: number];

export type Stance = {
  /** By how much the front is higher, degrees. */
  readonly pitch: number;
  /** Of the legs' length: how high the body is. */
  readonly height: number;
  /** Of the neck, added to what the species has; degrees, up positive. */
  readonly neck: number;
  /** Of the head, nose up positive. */
  readonly head: number;
  /** Far fore, near fore, far hind, near hind. */
  readonly legs: readonly [Leg, Leg, Leg, Leg];
  /** How far the tail is raised, degrees. */
  readonly tail: number;
  /** Off the ground, in legs' lengths. */
  readonly air?: number;
};

export const stances: Readonly<Record<BeastPosture, Stance>> = {
  stand: {
    ...{ pitch: 0, height: 1, neck: 0, head: 0, tail: 0 },
    legs: [
      [9, 8, 20],
      [-5, -3, 18],
      [36, -28, 8],
      [16, -42, -3],
    ],
  },
  walk: {
    ...{ pitch: 0, height: 0.98, neck: -4, head: 0, tail: 12 },
    legs: [
      [30, 18, 34],
      [-16, -20, 4],
      [40, -16, 12],
      [-4, -52, -22],
    ],
  },
  run: {
    ...{ pitch: 3, height: 0.98, neck: -14, head: 4, tail: 55 },
    legs: [
      [80, -62, -100],
      [62, 52, 50],
      [54, -2, 30],
      [-28, -74, -52],
    ],
  },
  leap: {
    ...{ pitch: 20, height: 1.2, neck: -10, head: -8, tail: 40 },
    legs: [
      [66, -44, -80],
      [84, -12, -50],
      [-22, -64, -44],
      [-34, -76, -56],
    ],
  },
  rear: {
    ...{ pitch: 52, height: 1.22, neck: 4, head: -22, tail: -10 },
    legs: [
      [80, -30, -80],
      [104, 6, -40],
      [22, -34, -4],
      [42, -22, 2],
    ],
  },
  sit: {
    ...{ pitch: 50, height: 0.86, neck: 0, head: 0, tail: 0 },
    legs: [
      [4, 2, 10],
      [-2, 0, 10],
      [0, 0, 0],
      [0, 0, 0],
    ],
  },
  lie: {
    ...{ pitch: 5, height: 0.4, neck: 8, head: 0, tail: 0 },
    legs: [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
  },
  sleep: {
    ...{ pitch: 0, height: 0.4, neck: -60, head: -6, tail: 0 },
    legs: [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
  },
  graze: {
    ...{ pitch: -7, height: 0.96, neck: -92, head: -38, tail: 0 },
    legs: [
      [18, 14, 30],
      [-6, -6, 14],
      [14, -40, -2],
      [30, -30, 2],
    ],
  },
  butt: {
    ...{ pitch: -5, height: 0.95, neck: -46, head: -42, tail: 20 },
    legs: [
      [34, 22, 40],
      [12, -6, 20],
      [8, -56, -24],
      [-10, -64, -30],
    ],
  },
  play: {
    ...{ pitch: -22, height: 0.76, neck: 26, head: 4, tail: 60 },
    legs: [
      [60, 70, 80],
      [52, 66, 78],
      [24, -34, 2],
      [38, -26, 6],
    ],
  },
  swim: {
    ...{ pitch: 9, height: 1, neck: 4, head: 4, tail: 0 },
    legs: [
      [30, 18, 34],
      [-16, -20, 4],
      [40, -16, 12],
      [-4, -52, -22],
    ],
  },
  roll: {
    ...{ pitch: 4, height: 1, neck: -12, head: -24, tail: 0 },
    legs: [
      [58, -44, -90],
      [30, -62, -100],
      [64, -24, 20],
      [36, -44, 0],
    ],
  },
  howl: {
    ...{ pitch: 50, height: 0.86, neck: 26, head: 58, tail: 0 },
    legs: [
      [4, 2, 10],
      [-2, 0, 10],
      [0, 0, 0],
      [0, 0, 0],
    ],
  },
};
