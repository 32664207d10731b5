import { darker, mixed } from '../people/tints.ts';
import type { Contour } from '../picture/parse-path.ts';
import { type Drawn, swung } from './beast-legs.ts';
import type { BeastPosture, Stance } from './beast-postures.ts';
import { type At, away, type Skeleton, shapeOf } from './beast-skeleton.ts';
import type { Beast } from './beasts.ts';
import type { Shape } from './drawing.ts';
import { ellipse } from './shapes.ts';
import { type Knot, tube } from './tube.ts';

export function limbsOf(
  beast: Beast,
  stance: Stance,
  bones: Skeleton,
  posture: BeastPosture,
): Drawn[] {
  const { shoulder, hip, pitch } = bones;
  const [chest, , rump] = beast.trunk;
  if (posture === 'lie' || posture === 'sleep')
    return [0, 1, 2, 3].map((at) => laid(beast, bones, at));
  const fore = away(shoulder, pitch - 90, chest * 0.2);
  const back = away(hip, pitch - 90, rump * 0.15);
  const isSitting = posture === 'sit' || posture === 'howl';
  return stance.legs.map((angles, at) => {
    if (at >= 2 && isSitting) return folded(beast, bones, at);
    const isFore = at < 2;
    const [x, y] = isFore ? fore : back;
    const from: At = [x + (at % 2 === 0 ? -3 : 2), y];
    // Whoever rears or leaps has legs as long as on the ground.
    const whole = isSitting ? -y : beast.legs[0] - (isFore ? chest * 0.2 : rump * 0.15);
    return swung(from, angles, { beast, posture, isFore, whole });
  });
}

/** Forelegs stretched ahead on the ground, hind legs below the belly. */
function laid(beast: Beast, { shoulder, hip }: Skeleton, at: number): Drawn {
  const [long, thigh, shin] = beast.legs;
  const isFore = at < 2;
  const shift = at % 2 === 0 ? -5 : 3;
  const low = -shin;
  if (isFore) {
    const [x, y] = shoulder;
    const reach = Math.min(long * 0.72, beast.trunk[0] * 1.9);
    if (beast.foot !== 'paw')
      // On hooves they kneel: the cannon lies below the forearm.
      return {
        knots: [
          [x + shift, y + thigh * 0.6, thigh],
          [x + shift - reach * 0.5, low - shin * 0.7, shin * 1.35],
          [x + shift + reach * 0.1, low, shin],
        ],
        toe: -90,
      };
    return {
      knots: [
        [x + shift, y + thigh * 0.6, thigh],
        [x + shift - reach * 0.25, low - shin * 0.4, shin * 1.25],
        [x + shift - reach, low, shin],
      ],
      toe: 90,
    };
  }
  return folded(beast, { shoulder, hip, head: shoulder, pitch: 0, ground: 0 }, at);
}

/** The hind leg of who sits: below the haunch, its foot ahead. */
function folded(beast: Beast, { hip }: Skeleton, at: number): Drawn {
  const [, , shin] = beast.legs;
  const r = beast.trunk[2];
  const shift = at % 2 === 0 ? -4 : 2;
  return {
    knots: [
      [hip[0] + shift + r * 0.2, -shin * 1.3, shin * 1.2],
      [hip[0] + shift - r * 0.4, -shin, shin * 1.1],
      [hip[0] + shift - r * 1.05, -shin, shin],
    ],
    toe: 90,
  };
}

export function limb(
  beast: Beast,
  { knots, toe }: Drawn,
  fill: string,
  thigh: Contour | null = null,
): Shape[] {
  const [knee, middle, foot] = knots.slice(-3) as [Knot, Knot, Knot];
  const isFar = fill !== beast.coat;
  const shade = (colour: string) => (isFar ? darker(colour, 0.84) : colour);
  const shin = beast.shin
    ? [shapeOf(shade(beast.shin), [tube(between(knee, middle, 0.3), middle, foot)])]
    : [];
  // A thigh of who sits is set apart from the body.
  const rim = thigh ? [shapeOf(mixed(beast.coat, '#1b1420', 0.1), [thigh])] : [];
  const nails =
    beast.foot === 'pad'
      ? [0, 0.55].map((by) =>
          ellipse(foot[0] - foot[2] * (1 - by), foot[1] + foot[2] * 0.62, foot[2] * 0.24),
        )
      : [];
  return [
    ...rim,
    shapeOf(fill, [tube(...knots)], !isFar),
    ...shin,
    footOf(beast, foot, toe, shade(beast.footColour ?? beast.shin ?? beast.coat)),
    ...(nails.length > 0 ? [shapeOf(shade(beast.light), nails)] : []),
  ];
}

const between = (a: Knot, b: Knot, t: number): Knot => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

function footOf({ foot, legs }: Beast, [x, y]: Knot, toe: number, fill: string): Shape {
  const r = legs[2];
  const turn = Math.max(-110, Math.min(90, toe));
  if (foot === 'hoof') {
    // Of what stands flat on the ground from coronet to toe.
    const [c, s] = [Math.cos(lean(turn)), Math.sin(lean(turn))];
    const at = (ahead: number, down: number) =>
      [x - (ahead * c + down * s) * r, y + (down * c - ahead * s) * r] as const;
    const hoof = [at(-0.95, 0.6), at(-0.8, 2.3), at(1.55, 2.3), at(0.95, 0.3)];
    return shapeOf(fill, [hoof.flat()]);
  }
  if (foot === 'pad')
    return shapeOf(fill, [
      tube([x, y - r * 0.4, r], [x - r * 0.12, y - r * 0.2, r * 1.1], [x - r * 0.2, y, r]),
    ]);
  const tip = away([x, y], toe > 60 ? 0 : Math.min(40, Math.max(-60, toe - 12)), r * 0.95);
  return shapeOf(fill, [tube([x, y, r * 1.06], [tip[0], tip[1] + r * 0.05, r * 0.92])]);
}

/** A hoof in the air hangs, on the ground it lies flat. */
const lean = (toe: number): number => ((Math.abs(toe) < 40 ? 0 : toe) * Math.PI) / 180;
