import { blend, lighter, tone } from '../palette/tones.ts';
import type { CutOut, Group } from '../picture/picture.ts';
import { cropRows } from './crops.ts';
import { fence } from './fence.ts';
import { corners, dryGrass, growth, leaf } from './growth.ts';
import { skyOf } from './sky.ts';
import { backdrop, below, cut, type Setting, type Stage } from './stage.ts';

export type Scenery = (setting: Setting) => Stage;

const ground = { horizon: 0.62, base: 0.8 };

export function landStage(
  setting: Setting,
  back: readonly Group[],
  more: Partial<Stage> = {},
): Stage {
  const { height } = setting;
  return {
    back,
    front: [],
    base: height * ground.base,
    horizon: height * ground.horizon,
    hasGround: true,
    ...more,
  };
}

export const hills: Scenery = (setting) => {
  const { height, palette, random } = setting;
  const slope = (y: number, swell: number, waves: number) =>
    below(setting, height * y, { swell, waves, phase: 6 * random() });
  const far = blend(tone(palette.far), tone(palette.sky), 0.5);
  return landStage(
    setting,
    [
      ...skyOf(setting),
      backdrop('farthest hills', [cut(far, slope(0.575, 38, 1.3))]),
      backdrop('far hills', [cut(tone(palette.far), slope(0.63, 30, 0.8))]),
      growth(setting, 0.66, 'far'),
      backdrop('middle hills', [
        cut(blend(tone(palette.far), tone(palette.ground), 0.55), slope(0.68, 18, 0.9)),
      ]),
      growth(setting, 0.7, 'far'),
      backdrop('hills', [cut(tone(palette.ground), slope(0.73, 16, 0.6))]),
      growth(setting, 0.8, 'near'),
    ],
    { front: corners(setting) },
  );
};

export const field: Scenery = (setting) => {
  const { height, palette, random, crop } = setting;
  const grown = crop && cropRows(setting, crop, { from: 0.69, feet: ground.base });
  return landStage(
    setting,
    [
      ...skyOf(setting),
      backdrop('far trees', [
        cut(
          tone(palette.far),
          below(setting, height * 0.66, { swell: 14, waves: 3, phase: 6 * random() }),
        ),
      ]),
      growth(setting, 0.67, 'far'),
      ...(grown ? [grown.back] : [furrows(setting), growth(setting, 0.86, 'near')]),
      ...(setting.pieces?.has('fence') ? [fence(setting, 0.745)] : []),
    ],
    { front: grown ? [grown.front] : corners(setting) },
  );
};

/** Ploughed lines that meet far away. */
function furrows(setting: Setting): Group {
  const { width, height, palette } = setting;
  const rows: CutOut[] = [];
  const line = lighter(tone(palette.ground), palette.isDark ? 0.05 : -0.05);
  for (let row = 0; row < 7; row += 1) {
    const x = width * (row / 6);
    rows.push(
      cut(
        line,
        `p ${width / 2 + (x - width / 2) * 0.35} ${height * 0.69} ${width / 2 + (x - width / 2) * 0.38 + 3} ${height * 0.69} ${width / 2 + (x - width / 2) * 2.2 + 34} ${height * 1.05} ${width / 2 + (x - width / 2) * 2.2} ${height * 1.05}`,
      ),
    );
  }
  return backdrop('field', [cut(tone(palette.ground), below(setting, height * 0.69)), ...rows]);
}

export const forest: Scenery = (setting) => {
  const { width, height, palette, random } = setting;
  const row = (count: number, base: number, tall: number, fill: string, name: string) =>
    backdrop(
      name,
      Array.from({ length: count }, (_, index) => {
        const x = width * ((index + 0.2 + 0.6 * random()) / count);
        const h = height * tall * (0.75 + 0.5 * random());
        return cut(tone(fill), ...spruce(x, height * base, h));
      }),
    );
  return landStage(
    setting,
    [
      ...skyOf(setting),
      row(11, 0.68, 0.3, palette.far, 'far trees'),
      backdrop('slope', [
        cut(
          blend(tone(palette.far), tone(palette.ground), 0.5),
          below(setting, height * 0.66, { swell: 12, waves: 1 }),
        ),
      ]),
      row(7, 0.72, 0.36, palette.ground, 'trees'),
      backdrop('floor', [
        cut(
          tone(palette.near),
          below(setting, height * 0.71, { swell: 12, waves: 0.8, phase: 6 * random() }),
        ),
      ]),
      growth({ ...setting, palette: { ...palette, near: palette.ground } }, 0.8, 'near'),
    ],
    { front: corners(setting) },
  );
};

function spruce(x: number, base: number, h: number): string[] {
  const w = h * 0.2;
  return [
    `r ${x - h * 0.02} ${base - h * 0.12} ${h * 0.04} ${h * 0.14}`,
    `p ${x} ${base - h} ${x + w * 0.6} ${base - h * 0.58} ${x - w * 0.6} ${base - h * 0.58}`,
    `p ${x} ${base - h * 0.8} ${x + w * 0.82} ${base - h * 0.34} ${x - w * 0.82} ${base - h * 0.34}`,
    `p ${x} ${base - h * 0.58} ${x + w} ${base - h * 0.08} ${x - w} ${base - h * 0.08}`,
  ];
}

export const jungle: Scenery = (setting) => {
  const { width, height, palette, random } = setting;
  const green = (hex: string, by: number) => lighter(blend(tone(hex), tone('#3f8a5c'), 0.5), by);
  const fronds = (y: number, up: number, count: number, fill: CutOut['fill'], name: string) =>
    backdrop(
      name,
      Array.from({ length: count }, (_, index) => {
        const x = width * ((index + random() * 0.8) / (count - 0.5));
        const lean = (random() - 0.5) * 1.4;
        return cut(fill, leaf(x, y, up * (0.7 + 0.6 * random()), lean));
      }),
    );
  const hang = Array.from({ length: 6 }, (_, index) =>
    cut(
      green(palette.near, -0.04),
      leaf(width * (index / 5), -20, 240 + 80 * random(), Math.PI + (random() - 0.5)),
    ),
  );
  return landStage(
    setting,
    [
      ...skyOf(setting),
      fronds(height * 0.75, height * 0.42, 9, green(palette.far, 0.04), 'far leaves'),
      fronds(height * 0.8, height * 0.32, 9, green(palette.ground, 0), 'leaves'),
      backdrop('floor', [
        cut(green(palette.near, 0), below(setting, height * 0.74, { swell: 10, waves: 1.3 })),
      ]),
      backdrop('hanging leaves', hang),
    ],
    { front: [fronds(height * 1.04, height * 0.16, 7, green(palette.near, -0.07), 'near leaves')] },
  );
};

export const savanna: Scenery = (setting) => {
  const { width, height, palette } = setting;
  const warm = { ...palette, far: '#c9954f', ground: '#e0b566' };
  const [x, y, s] = [width * 0.14, height * 0.68, 1];
  const acacia = cut(
    blend(tone(palette.ink), tone('#5c6b3c'), 0.5),
    `M${x - 8 * s} ${y} C${x - 4} ${y - 60} ${x - 10} ${y - 90} ${x - 40} ${y - 130} L${x - 30} ${y - 134} C${x - 8} ${y - 100} ${x} ${y - 95} ${x + 6} ${y - 70} C${x + 10} ${y - 95} ${x + 30} ${y - 110} ${x + 50} ${y - 130} L${x + 58} ${y - 126} C${x + 30} ${y - 95} ${x + 16} ${y - 60} ${x + 12} ${y}Z`,
    `M${x - 130} ${y - 124} C${x - 120} ${y - 168} ${x + 120} ${y - 172} ${x + 140} ${y - 124} C${x + 80} ${y - 138} ${x - 70} ${y - 136} ${x - 130} ${y - 124}Z`,
  );
  return landStage(setting, [
    ...skyOf(setting),
    backdrop('far plain', [
      cut(
        blend(tone(warm.far), tone(palette.far), palette.isDark ? 0.8 : 0.3),
        below(setting, height * 0.66, { swell: 8, waves: 1 }),
      ),
    ]),
    backdrop('acacia', [acacia]),
    backdrop('plain', [
      cut(
        blend(tone(warm.ground), tone(palette.ground), palette.isDark ? 0.8 : 0.2),
        below(setting, height * 0.7, { swell: 10, waves: 0.6, phase: 2 }),
      ),
    ]),
    dryGrass(setting),
  ]);
};

export const desert: Scenery = (setting) => {
  const { height, palette, random } = setting;
  const sand = (hex: string, by: number) =>
    lighter(blend(tone('#e3b070'), tone(hex), palette.isDark ? 0.75 : 0.25), by);
  return landStage(setting, [
    ...skyOf(setting),
    backdrop('far dunes', [
      cut(
        sand(palette.far, 0.05),
        below(setting, height * 0.62, { swell: 40, waves: 0.9, phase: 6 * random() }),
      ),
    ]),
    backdrop('dunes', [
      cut(
        sand(palette.ground, -0.02),
        below(setting, height * 0.7, { swell: 30, waves: 0.7, phase: 6 * random() }),
      ),
    ]),
    backdrop('dune', [
      cut(
        sand(palette.ground, 0.06),
        below(setting, height * 0.77, { swell: 8, waves: 0.6, phase: 1 }),
      ),
    ]),
  ]);
};

/** Three peaks with snow on them. */
export function peaksOf({ width, height, palette, random }: Setting): Group {
  const peaks: CutOut[] = [];
  for (const [x, w, h, shade] of [
    [0.22, 0.36, 0.4, 0],
    [0.78, 0.42, 0.46, 0],
    [0.5, 0.34, 0.3, 0.05],
  ] as const) {
    const [cx, half, top] = [
      width * (x + (random() - 0.5) * 0.06),
      width * w * 0.75,
      height * (0.72 - h),
    ];
    const foot = height * 0.74;
    const at = (share: number, side: number) =>
      `${cx + half * share * side} ${top + (foot - top) * share}`;
    peaks.push(
      cut(
        lighter(tone(palette.far), shade),
        `p ${cx} ${top} ${cx + half} ${foot} ${cx - half} ${foot}`,
      ),
    );
    peaks.push(
      cut(
        lighter(tone(palette.far), shade - 0.055),
        `p ${cx} ${top} ${cx + half} ${foot} ${cx + half * 0.12} ${foot} ${cx - half * 0.1} ${top + (foot - top) * 0.5} ${cx + half * 0.06} ${top + (foot - top) * 0.3}`,
      ),
      cut(
        blend(tone('#ffffff'), tone(palette.sky), palette.isDark ? 0.5 : 0.12),
        `p ${cx} ${top} ${at(0.26, 1)} ${at(0.2, 0.35)} ${at(0.3, 0.05)} ${at(0.19, -0.4)} ${at(0.27, -1)}`,
      ),
    );
  }
  return backdrop('peaks', peaks);
}

export const mountain: Scenery = (setting) => {
  const { height, palette, random } = setting;
  const peaks = peaksOf(setting);
  return landStage(
    setting,
    [
      ...skyOf(setting),
      peaks,
      backdrop('slope', [
        cut(
          tone(palette.ground),
          below(setting, height * 0.68, { swell: 22, waves: 0.9, phase: 6 * random() }),
        ),
      ]),
      backdrop('meadow', [
        cut(tone(palette.near), below(setting, height * 0.76, { swell: 10, waves: 0.7, phase: 3 })),
      ]),
      growth({ ...setting, palette: { ...palette, near: palette.ground } }, 0.83, 'near'),
    ],
    { front: corners(setting) },
  );
};

export const snow: Scenery = (setting) => {
  const { width, height, palette, random } = setting;
  const white = (by: number) =>
    lighter(blend(tone('#f1f6fa'), tone(palette.sky), palette.isDark ? 0.6 : 0.1), by);
  const trees = Array.from({ length: 7 }, (_, index) => {
    const x = width * ((index + 0.2 + 0.6 * random()) / 7);
    return cut(
      blend(tone(palette.far), tone('#4f7288'), 0.55),
      ...spruce(x, height * 0.69, height * (0.16 + 0.12 * random())),
    );
  });
  return landStage(setting, [
    ...skyOf(setting),
    backdrop('far snow', [
      cut(
        white(-0.09),
        below(setting, height * 0.62, { swell: 36, waves: 0.7, phase: 6 * random() }),
      ),
    ]),
    backdrop('trees', trees),
    backdrop('snow', [
      cut(white(0), below(setting, height * 0.69, { swell: 14, waves: 0.6, phase: 6 * random() })),
    ]),
  ]);
};

export const road: Scenery = (setting) => {
  const { width, height, palette } = setting;
  const stage = setting.random() < 0.5 ? mountain(setting) : hills(setting);
  const top = height * 0.74;
  const asphalt = blend(tone(palette.ink), tone('#6a6a75'), palette.isDark ? 0.25 : 0.6);
  const dashes = Array.from(
    { length: 9 },
    (_, dash) => `r ${(width / 8) * dash - 40} ${height * 0.845} 62 9 4`,
  );
  return {
    ...stage,
    base: height * 0.8,
    back: [
      ...stage.back,
      backdrop('road', [
        cut(asphalt, `r -60 ${top} ${width + 120} ${height * 0.2}`),
        cut(blend(tone('#f6efe0'), asphalt, 0.15), ...dashes),
      ]),
      backdrop('verge', [
        cut(tone(palette.near), below(setting, height * 0.94, { swell: 5, waves: 2 })),
      ]),
    ],
  };
};
