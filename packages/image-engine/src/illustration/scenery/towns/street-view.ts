import type { Setting } from '../stage.ts';

/** How a street is seen. */
export type View = {
  /** Where all its lines meet, shares of the picture. */
  readonly x: number;
  readonly y: number;
  /** Of a wall and of the kerb, from the middle; shares of the width at the nearest. */
  readonly wall: number;
  readonly kerb: number;
  /** How high its houses are beside those of others. */
  readonly high: number;
  /** Stones from wall to wall, and washing between the houses. */
  readonly isAlley: boolean;
};

/** From the middle or from a side, low or high, wide or close. */
export function streetView({ random }: Setting, isAlley = false): View {
  const wide = isAlley ? 0.36 + 0.08 * random() : 0.54 + 0.14 * random();
  return {
    x: 0.5 + (isAlley ? 0.14 : 0.26) * (random() - 0.5),
    y: 0.52 + 0.1 * random(),
    ...{ wall: wide, kerb: 0.6 * wide, high: isAlley ? 1.5 : 0.85 + 0.4 * random() },
    isAlley,
  };
}

/** Of the height, below the eye at the nearest. */
export const groundDrop = 0.47;
