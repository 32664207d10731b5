import { type Pair, type Point, type Pose, pose, standing } from './joints.ts';

const [upperArm, forearm] = [23, 22];
/** Where an elbow is between a shoulder and a hand: away from the body, or straight where it must be. */
export function elbowOf([sx, sy]: Point, [hx, hy]: Point, side: 0 | 1): Point {
  const far = Math.hypot(hx - sx, hy - sy) || 1;
  const along = (far * far + upperArm ** 2 - forearm ** 2) / (2 * far);
  const aside = Math.sqrt(Math.max(0, upperArm ** 2 - along ** 2));
  const share = Math.min(along, far * 0.55) / far;
  const [x, y] = [sx + (hx - sx) * share, sy + (hy - sy) * share];
  const [ox, oy] = [(-(hy - sy) / far) * aside, ((hx - sx) / far) * aside];
  // Of the two the one that hangs lower or is farther from the chest.
  const out = side === 0 ? -0.7 : 0.7;
  return ox * out + oy > 0 ? [x + ox, y + oy] : [x - ox, y - oy];
}
export const shoulderOf = (side: 0 | 1, lean: number): Point => [
  50 + lean + (side * 2 - 1) * 14.5,
  53,
];

type Told = Partial<Pose> & { readonly hands: Pair };

/** By where the hands are; who says nothing of the feet stands. */
export function reaching({ hands, lean = 0, elbows: told, ...more }: Told): Pose {
  const elbows: Pair = told ?? [
    elbowOf(shoulderOf(0, lean), hands[0], 0),
    elbowOf(shoulderOf(1, lean), hands[1], 1),
  ];
  const usual = pose(lean, [0, 0, 0, 0, 0, 0, 0, 0, ...standing]);
  return { ...usual, ...more, lean, elbows, hands };
}
