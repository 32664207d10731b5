import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, below, cut, type Setting, type Stage, sheet } from '../stage.ts';
import { landStage } from './land-stage.ts';
import { lobe } from './trees.ts';

/** Red ground with craters and tables of rock, dust in a pale sky, two small moons. */
export const mars = (setting: Setting): Stage => {
  const { width, height, palette, random } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const shade = (hex: string, air: number) =>
    blend(
      blend(tone(hex), tone(palette.isDark ? '#2a1a28' : '#e9b58a'), air),
      tone('#241a2e'),
      palette.isDark ? 0.45 : 0,
    );
  const sky = shade('#efc39a', 0.2);
  const sand = shade('#b4532f', 0.06);
  const rise = (at: number, hex: string, air: number, swell: number) =>
    backdrop('ridge', [
      cut(shade(hex, air), below(setting, height * at, { swell, waves: 1.2, phase: 6 * random() })),
    ]);
  return landStage(
    setting,
    [
      backdrop('sky', [
        sheet(setting, sky),
        cut(lighter(sky, 0.025), below(setting, height * 0.34, { swell: 18, waves: 0.8 })),
        cut(lighter(sky, 0.05), below(setting, height * 0.48, { swell: 14, waves: 1.1 })),
      ]),
      {
        ...backdrop('moons', [
          cut(lighter(sky, 0.1), lobe(width * (0.5 + side * 0.3), height * 0.17, 46)),
          cut(lighter(sky, 0.1), lobe(width * (0.5 + side * 0.13), height * 0.26, 21)),
          cut(
            lighter(sky, 0.04),
            lobe(width * (0.5 + side * 0.3) - 14, height * 0.165, 10),
            lobe(width * (0.5 + side * 0.3) + 12, height * 0.185, 8),
          ),
        ]),
        isFlat: true,
      },
      rise(0.6, '#c9744a', 0.55, 30),
      tables(setting, side, shade),
      rise(0.645, '#bd6038', 0.3, 14),
      backdrop('sand', [
        cut(sand, below(setting, height * 0.7, { swell: 14, waves: 0.7, phase: 6 * random() })),
      ]),
      craters(setting, sand, side),
      stones(setting, sand),
    ],
    { horizon: height * 0.62 },
  );
};

type Shade = (hex: string, air: number) => ReturnType<typeof tone>;

function tables({ width, height, random }: Setting, side: number, shade: Shade): Group {
  const all = [
    [0.36, 0.3, 0.2],
    [-0.36, 0.22, 0.13],
    [0.1, 0.16, 0.09],
  ] as const;
  return backdrop(
    'mesas',
    all.flatMap(([dx, wide, high], index) => {
      const [x, w, h] = [
        width * (0.5 + side * dx),
        width * wide * 0.5,
        height * high * (0.9 + 0.2 * random()),
      ];
      const base = height * 0.66;
      const rock = shade('#a34a2c', 0.22 + 0.12 * index);
      return [
        cut(
          rock,
          `p ${x - w * 0.6} ${base - h} ${x + w * 0.55} ${base - h * 1.04} ${x + w * 0.7} ${base - h * 0.4} ${x + w * 1.2} ${base} ${x - w * 1.3} ${base} ${x - w * 0.72} ${base - h * 0.36}`,
        ),
        cut(
          lighter(rock, -0.05),
          `p ${x + w * 0.2} ${base - h * 1.03} ${x + w * 0.55} ${base - h * 1.04} ${x + w * 0.7} ${base - h * 0.4} ${x + w * 1.2} ${base} ${x + w * 0.5} ${base} ${x + w * 0.16} ${base - h * 0.4}`,
        ),
        cut(lighter(rock, 0.05), `r ${x - w * 0.66} ${base - h * 0.72} ${w * 0.8} ${h * 0.07}`),
      ];
    }),
  );
}

function craters({ width, height }: Setting, sand: ReturnType<typeof tone>, side: number): Group {
  const all = [
    [0.5 - side * 0.3, 0.77, 0.13],
    [0.5 + side * 0.32, 0.74, 0.07],
    [0.5 + side * 0.36, 0.93, 0.19],
  ] as const;
  return backdrop(
    'craters',
    all.flatMap(([x, y, r]) => [
      cut(lighter(sand, 0.06), lobe(width * x, height * y, width * r, width * r * 0.24)),
      cut(
        lighter(sand, -0.12),
        lobe(width * x, height * y + 4, width * r * 0.86, width * r * 0.18),
      ),
      cut(
        lighter(sand, -0.05),
        lobe(
          width * x + side * 6,
          height * y + width * r * 0.06,
          width * r * 0.66,
          width * r * 0.1,
        ),
      ),
    ]),
  );
}

function stones({ width, height, random }: Setting, sand: ReturnType<typeof tone>): Group {
  const spots = Array.from({ length: 18 }, () => ({
    x: width * random(),
    y: 0.72 + 0.27 * random(),
  }));
  const of = (dx: number, grow: number) =>
    spots.map(({ x, y }) => {
      const r = (4 + 90 * (y - 0.7)) * grow;
      return `M${x - r + dx * r} ${height * y} C${x - r + dx * r} ${height * y - r} ${x + r * 0.5 + dx * r} ${height * y - r * 1.2} ${x + r + dx * r} ${height * y}Z`;
    });
  return backdrop('stones', [
    cut(lighter(sand, -0.11), ...of(0, 1)),
    cut(lighter(sand, -0.02), ...of(-0.16, 0.7)),
  ]);
}
