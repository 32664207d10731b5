import type { Oklab } from '@armoni/colour/oklab';
import { lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { lit, piece, ridge } from '../set-pieces.ts';
import { backdrop, below, cut, type Setting, type Stage } from '../stage.ts';
import { landStage } from './land-stage.ts';
import { skyOf } from './sky.ts';

/** Box hedges in figures about a fountain, cones in two rows, a castle at the end of the axis. */
export function formal(setting: Setting): Stage {
  const { width, height } = setting;
  const { x, y } = axisOf(setting);
  const gravel = lit(setting, '#ead9b5', 0.05);
  const beds = (
    [
      [0.2, 0.34],
      [0.4, 0.62],
      [0.7, 1.05],
    ] as const
  ).flatMap(([far, near]) => [-1, 1].flatMap((side) => bed(setting, side, [far, near])));
  const cones = [0.2, 0.37, 0.66, 0.98].flatMap((near) =>
    [-1, 1].map((side) => cone(setting, [x(side * 0.2, near), y(near)], height * 0.2 * near)),
  );
  return landStage(
    setting,
    [
      ...skyOf(setting, { horizon: 0.46 }),
      backdrop('far trees', [
        ridge(setting, { hex: '#8fae7f', air: 0.35, at: 0.5, swell: 14, waves: 5 }),
      ]),
      chateau(setting),
      clippedTrees(setting),
      backdrop('gravel', [cut(gravel, below(setting, height * 0.585))]),
      backdrop('beds', beds),
      piece(setting, 'fountain', {
        x: width / 2,
        base: height * 0.79,
        high: height * 0.24,
        air: 0.03,
      }),
      backdrop('cones', cones.flat()),
    ],
    { base: height * 0.9, horizon: height * 0.46 },
  );
}

function clippedTrees(setting: Setting): Group {
  const { width, height } = setting;
  return backdrop('clipped trees', [
    cut(
      lit(setting, '#5f8f57', 0.2),
      `r ${-60} ${height * 0.46} ${width * 0.3 + 60} ${height * 0.13}`,
      `r ${width * 0.7} ${height * 0.46} ${width * 0.3 + 60} ${height * 0.13}`,
    ),
    cut(
      lit(setting, '#4f7a4c', 0.2),
      ...[0.05, 0.13, 0.21, 0.29, 0.71, 0.79, 0.87, 0.95].map(
        (s) => `r ${width * s - 4} ${height * 0.5} 8 ${height * 0.09}`,
      ),
    ),
  ]);
}

/** Everything lies about its middle line: from how near it is seen, and how far aside, to units. */
function axisOf({ width, height }: Setting) {
  return {
    x: (share: number, near: number) => width * (0.5 + share * near * 1.35),
    y: (near: number) => height * (0.5 + 0.56 * near),
  };
}

function bed(setting: Setting, side: number, [far, near]: readonly [number, number]): CutOut[] {
  const { width } = setting;
  const { x, y } = axisOf(setting);
  const lawn = lit(setting, '#8fb565', 0.05);
  const box = lit(setting, '#4f7f4a', 0.05);
  const quad = (a: number, b: number, near: number, far: number) =>
    `p ${x(a, far)} ${y(far)} ${x(b, far)} ${y(far)} ${x(b, near)} ${y(near)} ${x(a, near)} ${y(near)}`;
  const [a, b] = [side * 0.16, side * 0.72];
  const rim = 0.025 * side;
  const dots = Array.from({ length: 10 }, (_, index) => {
    const [share, depth] = [
      a + (b - a) * (0.14 + 0.72 * ((index * 0.382) % 1)),
      far + (near - far) * (0.2 + 0.6 * ((index * 0.618) % 1)),
    ];
    return `o ${x(share, depth)} ${y(depth)} ${width * 0.018 * depth} ${width * 0.011 * depth}`;
  });
  return [
    cut(lighter(box, -0.03), quad(a, b, near, far)),
    cut(box, quad(a, b, near - 0.012, far - 0.01)),
    cut(lawn, quad(a + rim, b - rim, near - 0.05 * near, far + 0.03 * near)),
    cut(lit(setting, side < 0 ? '#e0607a' : '#f0c14e', 0.04), ...dots.slice(0, 5)),
    cut(lit(setting, '#f6efe6', 0.04), ...dots.slice(5)),
  ];
}

function cone(setting: Setting, [cx, base]: readonly [number, number], h: number): CutOut[] {
  const box = lit(setting, '#4f7f4a', 0.05);
  return [
    cut(
      lit(setting, '#b8704f', 0.05),
      `p ${cx - h * 0.15} ${base} ${cx - h * 0.19} ${base - h * 0.2} ${cx + h * 0.19} ${base - h * 0.2} ${cx + h * 0.15} ${base}`,
    ),
    cut(
      box,
      `p ${cx - h * 0.24} ${base - h * 0.2} ${cx} ${base - h} ${cx + h * 0.24} ${base - h * 0.2}`,
    ),
    cut(
      lighter(box, -0.05),
      `p ${cx + h * 0.05} ${base - h * 0.2} ${cx} ${base - h} ${cx + h * 0.24} ${base - h * 0.2}`,
    ),
  ];
}

function chateau(setting: Setting): Group {
  const { width, height } = setting;
  const wall: Oklab = lit(setting, '#eee0c4', 0.22);
  const roof = lit(setting, '#6f7d92', 0.22);
  const [cx, base, h] = [width / 2, height * 0.59, height * 0.2];
  const w = h * 1.9;
  const panes = [-0.4, -0.28, -0.16, 0.16, 0.28, 0.4].flatMap((s) =>
    [0.16, 0.36].map((up) => `r ${cx + w * s - 4} ${base - h * up - 14} 9 18`),
  );
  return backdrop('château', [
    cut(
      wall,
      `r ${cx - w / 2} ${base - h * 0.55} ${w} ${h * 0.55}`,
      `r ${cx - w * 0.1} ${base - h * 0.72} ${w * 0.2} ${h * 0.72}`,
    ),
    cut(
      roof,
      `p ${cx - w * 0.52} ${base - h * 0.55} ${cx - w * 0.46} ${base - h * 0.78} ${cx - w * 0.12} ${base - h * 0.78} ${cx - w * 0.1} ${base - h * 0.55}`,
      `p ${cx + w * 0.52} ${base - h * 0.55} ${cx + w * 0.46} ${base - h * 0.78} ${cx + w * 0.12} ${base - h * 0.78} ${cx + w * 0.1} ${base - h * 0.55}`,
      `p ${cx - w * 0.12} ${base - h * 0.7} ${cx} ${base - h} ${cx + w * 0.12} ${base - h * 0.7}`,
    ),
    cut(
      setting.palette.isDark ? tone('#ffd27a') : lit(setting, '#7f93a8', 0.2),
      ...panes,
      `r ${cx - 9} ${base - 34} 18 34 8`,
    ),
  ]);
}
