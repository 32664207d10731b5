import { lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { grassIn } from '../outdoors/foliage.ts';
import { growth } from '../outdoors/growth.ts';
import { range } from '../outdoors/hills.ts';
import { skyOf } from '../outdoors/sky.ts';
import { lit, piece } from '../set-pieces.ts';
import { backdrop, below, cut, type Setting, type Stage } from '../stage.ts';
import { lamplight } from './canyon.ts';
import { outdoors, put } from './put-out.ts';

/** Boards, posts and a rail before a garden; the wall of the house at one side with its lit window. */
export function porch(setting: Setting): Stage {
  const { width, height, random } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const x = (share: number) => width * (0.5 + side * share);
  const white = lit(setting, '#f3efe4', 0.06);
  const timber = lit(setting, '#a9794c', 0.05);
  const r = strip(setting, side);
  return outdoors(
    setting,
    [
      ...skyOf(setting),
      range(setting, 0.55, { swell: 34, waves: 1, air: 0.56 }),
      range(setting, 0.6, { swell: 22, waves: 0.9, air: 0.32 }),
      growth(setting, 0.63, 0.24, 0.13),
      backdrop('meadow', [
        cut(grassIn(setting), below(setting, height * 0.65, { swell: 6, waves: 0.8 })),
      ]),
      ...put(setting, 'plain-flower-bed', [0.5 - side * 0.3, 0.74, 0.07, 0.06]),
      backdrop('rail', [
        cut(
          lighter(white, -0.05),
          ...Array.from({ length: 11 }, (_, at) =>
            r(-0.58 + at * 0.066, height * 0.6, -0.566 + at * 0.066, height * 0.16),
          ),
        ),
        cut(
          white,
          r(-0.6, height * 0.585, wallEdge, 22, 4),
          r(-0.6, height * 0.735, wallEdge, 16, 3),
        ),
      ]),
      houseWall(setting, side),
      backdrop('deck', [
        cut(timber, `r -60 ${height * 0.76} ${width + 120} ${height}`),
        cut(
          lighter(timber, -0.07),
          ...[0.785, 0.82, 0.865, 0.92, 0.98].map((y) => `r -60 ${height * y} ${width + 120} 4`),
        ),
      ]),
      postsAndEaves(setting, side),
      ...(setting.shown.has('hanging-plant')
        ? []
        : [
            piece(setting, 'hanging-plant', {
              x: x(-0.25),
              base: height * 0.26,
              high: height * 0.18,
              air: 0,
            }),
          ]),
      ...put(setting, 'potted-plant', [0.5 + side * 0.42, 0.9, 0.2, 0]),
    ],
    { base: height * 0.92 },
  );
}

/** Of the width, from the middle: where the wall of the house begins. */
const wallEdge = 0.16;

/** A rectangle between two shares of the width, mirrored with the house. */
const strip =
  ({ width }: Setting, side: number) =>
  (from: number, y: number, to: number, high: number, round = 0) => {
    const [one, other] = [width * (0.5 + side * from), width * (0.5 + side * to)];
    return `r ${Math.min(one, other)} ${y} ${Math.abs(other - one)} ${high} ${round}`;
  };

function houseWall(setting: Setting, side: number): Group {
  const { height, palette } = setting;
  const r = strip(setting, side);
  const white = lit(setting, '#f3efe4', 0.06);
  const siding = lit(setting, '#9fb4b0', 0.08);
  const boards = Array.from({ length: 22 }, (_, at) =>
    r(wallEdge, height * 0.08 + at * height * 0.033, 0.6, 3),
  );
  return backdrop('house wall', [
    cut(siding, r(wallEdge, -60, 0.66, height * 0.86 + 60)),
    cut(lighter(siding, -0.06), ...boards),
    cut(
      white,
      r(0.25, height * 0.2, 0.49, height * 0.34, 4),
      r(wallEdge - 0.012, -60, wallEdge + 0.02, height * 0.86 + 60),
    ),
    cut(
      palette.isDark ? tone(lamplight) : lit(setting, '#bcd8e2', 0.1),
      r(0.272, height * 0.222, 0.362, height * 0.296),
      r(0.378, height * 0.222, 0.468, height * 0.296),
    ),
    cut(white, r(0.26, height * 0.36, 0.48, 8), r(0.24, height * 0.535, 0.5, 16, 4)),
  ]);
}

function postsAndEaves(setting: Setting, side: number): Group {
  const { width, height } = setting;
  const r = strip(setting, side);
  const white = lit(setting, '#f3efe4', 0.06);
  const timber = lit(setting, '#a9794c', 0.05);
  return backdrop('posts', [
    cut(
      lighter(white, -0.03),
      ...[-0.42, -0.1].map((p) => r(p, height * 0.06, p + 0.034, height * 0.72)),
    ),
    cut(
      white,
      ...[-0.42, -0.1].map((p) => r(p - 0.012, height * 0.1, p + 0.046, 16, 3)),
      `r -60 -60 ${width + 120} ${60 + height * 0.075}`,
    ),
    cut(lighter(timber, -0.05), `r -60 ${height * 0.068} ${width + 120} ${height * 0.022}`),
  ]);
}
