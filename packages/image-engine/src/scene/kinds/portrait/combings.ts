import { mix } from '../../../maths/interpolation.ts';

/** In shares of the head's height, as the profile is. */
export type StrandPoint = readonly [x: number, y: number];

/** Where a strand that grows at `along` (0 forehead – 1 nape) bends and ends. */
export type Comb = (
  along: number,
  random: () => number,
) => readonly [bend: StrandPoint, tip: StrandPoint];

/** An arc over the skull, radians from straight back; the skull's middle and half axes. */
const scalp = { forehead: 2.72, nape: -0.62, x: 0.045, y: -0.565, wide: 0.4, tall: 0.43 };

/** From the forehead over the crown down to the nape. */
export function scalpAt(along: number): StrandPoint {
  const angle = mix(scalp.forehead, scalp.nape, along);
  return [scalp.x + scalp.wide * Math.cos(angle), scalp.y - scalp.tall * Math.sin(angle)];
}

type Range = readonly [from: number, to: number];

/** By eye on the profile: ranges along the scalp or from the outside of the hair inwards. */
const knot = {
  bendX: [0.02, 0.47] as Range,
  bendY: [-1.08, -0.3] as Range,
  x: 0.5,
  y: -0.62,
  radius: 0.12,
  roundRadians: 6.283,
};
const long = {
  bendX: [0.3, 0.62] as Range,
  bendY: [-1.12, -0.3] as Range,
  tipX: [0.2, 0.62] as Range,
  tipY: [0.3, 0.62] as Range,
  tipLoose: 1.5,
  /** Below 1: more ends low than high. */
  tipPower: 0.6,
};
const bob = {
  bendX: [0.24, 0.6] as Range,
  bendY: [-1.12, -0.42] as Range,
  tipX: [0.06, 0.46] as Range,
  tipY: [-0.16, 0.1] as Range,
  tipPower: 0.5,
  /** What lies deeper ends higher. */
  rise: 0.05,
};
/** How far a strand leaves its lock. */
const looseness = 0.06;

/** A knot, long hair, or a bob. */
export const combings: readonly Comb[] = [
  (along, random) => {
    const loose = (random() - 0.5) * looseness;
    const angle = random() * knot.roundRadians;
    const around = knot.radius * Math.sqrt(random());
    return [
      [mix(...knot.bendX, along) + loose, mix(...knot.bendY, along) + loose],
      [knot.x + around * Math.cos(angle), knot.y + around * Math.sin(angle)],
    ];
  },
  (along, random) => {
    const loose = (random() - 0.5) * looseness;
    const deep = random();
    const low = random() ** long.tipPower;
    return [
      [mix(...long.bendX, deep) + loose, mix(...long.bendY, along)],
      [mix(...long.tipX, deep) + loose * long.tipLoose, mix(...long.tipY, low) + loose],
    ];
  },
  (along, random) => {
    const loose = (random() - 0.5) * looseness;
    const deep = random();
    const low = random() ** bob.tipPower;
    return [
      [mix(...bob.bendX, deep) + loose, mix(...bob.bendY, along)],
      [mix(...bob.tipX, deep) + loose, mix(...bob.tipY, low) - deep * bob.rise],
    ];
  },
];
