import type { BeastPosture, Leg } from './beast-postures.ts';
import type { At } from './beast-skeleton.ts';
import type { Beast } from './beasts.ts';
import type { Knot } from './tube.ts';

/** From the body to the fetlock or the ball of the paw; which way its foot points, as a leg's angles. */
export type Drawn = { readonly knots: readonly Knot[]; readonly toe: number };

type Told = {
  readonly beast: Beast;
  readonly posture: BeastPosture;
  readonly isFore: boolean;
  /** From where it leaves the body to the ground. */
  readonly whole: number;
};

/** Shares of the leg: forearm, cannon, pastern; thigh, shank, cannon. */
const parts = { fore: [0.5, 0.4, 0.1], hind: [0.37, 0.37, 0.33] } as const;

/** A leg of bones, with its knee or hock. */
export function swung(from: At, angles: Leg, { beast, posture, isFore, whole }: Told): Drawn {
  const long = whole - footHeight(beast);
  const once = joints(from, angles, long, isFore);
  // Whoever stands or walks has its feet on the ground, the lifted one apart.
  const isLifted = angles[2] < -12 || !/^(stand|walk|graze)$/.test(posture);
  const reach = once[3]![1] - from[1];
  const at = isLifted
    ? once
    : joints(from, angles, long * Math.min(1.16, Math.max(0.86, long / reach)), isFore);
  return {
    knots: isFore ? foreKnots(beast, at) : hindKnots(beast, at),
    toe: isFore ? angles[2] : angles[2] + 18,
  };
}

/** A hoof below its pastern is higher than a paw. */
export const footHeight = ({ foot, legs }: Beast): number => legs[2] * (foot === 'hoof' ? 2.3 : 1);

function joints(from: At, angles: Leg, long: number, isFore: boolean): readonly At[] {
  const shares = isFore ? parts.fore : parts.hind;
  const points: At[] = [from];
  for (const [at, angle] of angles.entries()) {
    const turn = (angle * Math.PI) / 180;
    const [x, y] = points[at]!;
    const by = shares[at]! * long;
    points.push([x - Math.sin(turn) * by, y + Math.cos(turn) * by]);
  }
  return points;
}

const between = ([ax, ay]: At, [bx, by]: At, t: number): At => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
];

/** Full above, dry below, thicker at the joints. */
function foreKnots({ legs: [, thigh, shin], foot }: Beast, at: readonly At[]): Knot[] {
  const [elbow, knee, fetlock, end] = at as readonly [At, At, At, At];
  const dry = foot === 'hoof' ? 0.86 : 1.02;
  return [
    [...elbow, thigh * 1.06],
    [...between(elbow, knee, 0.5), thigh * 0.56 + shin * 0.42],
    [...knee, shin * 1.22],
    [...between(knee, fetlock, 0.5), shin * dry],
    [...between(fetlock, end, 0.6), shin * 1.04],
  ];
}

function hindKnots({ legs: [, thigh, shin], foot, trunk }: Beast, at: readonly At[]): Knot[] {
  const [hip, knee, hock, end] = at as readonly [At, At, At, At];
  const dry = foot === 'hoof' ? 0.94 : 1.06;
  return [
    [...hip, Math.max(thigh * 1.3, trunk[2] * 0.78)],
    [...knee, thigh * 1.02],
    [...between(knee, hock, 0.55), thigh * 0.34 + shin * 0.66],
    [...hock, shin * 1.24],
    [...between(hock, end, 0.55), shin * dry],
    [...end, shin * 1.06],
  ];
}
