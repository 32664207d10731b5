/** What a four-legged animal does with its body; seen from the side, going to the left. */
export type BeastPosture =
  | ('stand' | 'walk' | 'run' | 'leap' | 'rear')
  | ('sit' | 'lie' | 'sleep')
  | ('graze' | 'howl');

/** Degrees from straight down, forward positive: of the upper and of the lower part. */
type Leg = readonly [upper: number, lower: number];

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
      [14, 8],
      [-3, 0],
      [0, -24],
      [22, -14],
    ],
  },
  walk: {
    ...{ pitch: 0, height: 0.98, neck: -4, head: 0, tail: 12 },
    legs: [
      [34, 14],
      [-20, -24],
      [34, 6],
      [-12, -34],
    ],
  },
  run: {
    ...{ pitch: 3, height: 0.98, neck: -14, head: 4, tail: 55 },
    legs: [
      [78, 66],
      [52, 84],
      [-42, -66],
      [-58, -50],
    ],
  },
  leap: {
    ...{ pitch: 20, height: 1.2, neck: -10, head: -8, tail: 40 },
    legs: [
      [66, 96],
      [44, 84],
      [-34, -52],
      [-48, -40],
    ],
  },
  rear: {
    ...{ pitch: 52, height: 1.22, neck: 4, head: -22, tail: -10 },
    legs: [
      [70, -20],
      [104, 20],
      [4, -22],
      [26, -8],
    ],
  },
  sit: {
    ...{ pitch: 50, height: 0.86, neck: 0, head: 0, tail: 0 },
    legs: [
      [4, 2],
      [-2, 0],
      [0, 0],
      [0, 0],
    ],
  },
  lie: {
    ...{ pitch: 5, height: 0.4, neck: 8, head: 0, tail: 0 },
    legs: [
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  },
  sleep: {
    ...{ pitch: 0, height: 0.4, neck: -60, head: -6, tail: 0 },
    legs: [
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  },
  graze: {
    ...{ pitch: -7, height: 0.96, neck: -92, head: -38, tail: 0 },
    legs: [
      [24, 18],
      [-2, -4],
      [0, -24],
      [22, -14],
    ],
  },
  howl: {
    ...{ pitch: 50, height: 0.86, neck: 26, head: 58, tail: 0 },
    legs: [
      [4, 2],
      [-2, 0],
      [0, 0],
      [0, 0],
    ],
  },
};
