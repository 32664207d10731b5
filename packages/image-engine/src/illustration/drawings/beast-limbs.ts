import { darker, mixed } from '../people/tints.ts';
import type { Contour } from '../picture/parse-path.ts';
import type { BeastPosture, Stance } from './beast-postures.ts';
import { type At, away, type Skeleton, shapeOf } from './beast-skeleton.ts';
import type { Beast } from './beasts.ts';
import type { Shape } from './drawing.ts';
import { type Knot, tube } from './tube.ts';

export type Drawn = { readonly knots: readonly Knot[]; readonly toe: number };

export function limbsOf(
  beast: Beast,
  stance: Stance,
  bones: Skeleton,
  posture: BeastPosture,
): Drawn[] {
  const { shoulder, hip, pitch } = bones;
  const [long, thigh, shin] = beast.legs;
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
    const whole = isSitting ? -y - shin : long - (isFore ? chest * 0.2 : rump * 0.15) - shin * 0.4;
    return swung(from, angles, { whole, thigh: isFore ? thigh : thigh * 1.3, shin });
  });
}

function swung(
  [x, y]: At,
  [upper, lower]: readonly [number, number],
  { whole, thigh, shin }: { readonly whole: number; readonly thigh: number; readonly shin: number },
): Drawn {
  const ahead = (angle: number, by: number): At => {
    const turn = (angle * Math.PI) / 180;
    return [-Math.sin(turn) * by, Math.cos(turn) * by];
  };
  const [kx, ky] = ahead(upper, whole * 0.5);
  const [fx, fy] = ahead(lower, whole * 0.5);
  return {
    knots: [
      [x, y, thigh],
      [x + kx, y + ky, (thigh + shin * 2.4) / 3.2],
      [x + kx + fx, y + ky + fy, shin],
    ],
    toe: lower,
  };
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
  const [, knee, foot] = knots as readonly [Knot, Knot, Knot];
  const isFar = fill !== beast.coat;
  const shade = (colour: string) => (isFar ? darker(colour, 0.84) : colour);
  const shin = beast.shin
    ? [
        shapeOf(shade(beast.shin), [
          tube(between(knee, foot, 0.25), between(knee, foot, 0.7), foot),
        ]),
      ]
    : [];
  // A thigh of who sits is set apart from the body.
  const rim = thigh ? [shapeOf(mixed(beast.coat, '#1b1420', 0.1), [thigh])] : [];
  return [
    ...rim,
    shapeOf(fill, [tube(...knots)], !isFar),
    ...shin,
    footOf(beast, foot, toe, shade(beast.footColour ?? beast.shin ?? beast.coat)),
  ];
}

const between = (a: Knot, b: Knot, t: number): Knot => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

function footOf({ foot, legs }: Beast, [x, y]: Knot, toe: number, fill: string): Shape {
  const r = legs[2];
  if (foot === 'hoof') {
    const turn = Math.max(-80, Math.min(80, toe));
    const down = away([x, y], -90 + turn, r * 1.1);
    return shapeOf(fill, [tube([x, y, r * 1.02], [down[0] - r * 0.2, down[1], r * 1.12])]);
  }
  const tip = away([x, y], toe > 60 ? 0 : Math.min(40, Math.max(-40, -toe * -0.5)), r * 0.9);
  return shapeOf(fill, [tube([x, y, r * 1.04], [tip[0], tip[1] + r * 0.12, r * 0.92])]);
}
