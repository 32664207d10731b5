import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, below, cut, type Setting } from '../stage.ts';
import { floorOf } from './floor.ts';
import { inAir } from './foliage.ts';
import { leaf } from './growth.ts';
import { lake } from './hills.ts';
import { landStage, type Scenery } from './land-stage.ts';
import { skyOf } from './sky.ts';
import { lobe } from './trees.ts';
import { palm } from './trees-and-lilies.ts';

/** Storeys of leaves that grow darker toward us, trunks with creepers, a pool or palms in the light behind. */
export const jungle: Scenery = (setting) => {
  const { width, height, palette, random } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const chance = random();
  const fill = greenOf(setting, '#5d9a58', 0.04);
  return landStage(
    setting,
    [
      ...skyOf(setting),
      canopy(setting, 0.44, 0.55),
      canopy(setting, 0.54, 0.36),
      ...(chance < 0.4 ? [lake(setting, 0.655)] : []),
      ...(chance > 0.3
        ? [
            palm(
              setting,
              { x: width * (0.5 - side * 0.3), foot: height * 0.72, h: height * 0.5, air: 0.3 },
              -side * 0.06,
            ),
          ]
        : []),
      fronds(setting, { y: 0.735, up: 0.26, count: 9, air: 0.22 }),
      backdrop('floor', [
        cut(fill, below(setting, height * 0.72, { swell: 10, waves: 1.3, phase: 6 * random() })),
      ]),
      floorOf({ ...setting, palette: { ...palette, near: palette.near } }, { from: 0.72, fill }),
      creeperTrunk(setting, side),
      bigLeaves(setting, side),
      hanging(setting),
    ],
    { front: [nearLeaves(setting)] },
  );
};

const greenOf = (setting: Setting, hex: string, air: number) =>
  blend(inAir(setting, hex, air), tone('#3f8a5c'), setting.palette.isDark ? 0.12 : 0.3);

/** Crowns without number, as one soft wall. */
function canopy(setting: Setting, at: number, air: number): Group {
  const { width, height, random } = setting;
  const lobes = Array.from({ length: 15 }, (_, index) => ({
    x: width * ((index + 0.8 * random()) / 14),
    y: height * (at + 0.06 * random()),
    r: Math.min(width, height) * (0.07 + 0.05 * random()),
  }));
  const mid = greenOf(setting, '#5f9a58', air);
  const laid = (scale: number, dx: number, dy: number) =>
    lobes.map(({ x, y, r }) => lobe(x + dx * r, y + dy * r, r * scale, r * scale * 0.8));
  return backdrop('canopy', [
    cut(mid, below(setting, height * (at + 0.03), { swell: 20, waves: 2 }), ...laid(1, 0, 0)),
    cut(lighter(mid, 0.03), ...laid(0.66, -0.14, -0.16)),
  ]);
}

type Fronds = Readonly<Record<'y' | 'up' | 'count' | 'air', number>>;

/** Long leaves with a rib, from one root each. */
function fronds(setting: Setting, { y, up, count, air }: Fronds): Group {
  const { width, height, random } = setting;
  const roots = Array.from({ length: count }, (_, index) => ({
    x: width * ((index + 0.8 * random()) / (count - 0.5)),
    long: height * up * (0.6 + 0.6 * random()),
    of: index % 2,
  }));
  const fills = [greenOf(setting, '#4f8f4c', air), greenOf(setting, '#6aa85a', air)];
  return backdrop(
    'leaves',
    fills.map((fill, which) =>
      cut(
        fill,
        ...roots
          .filter(({ of }) => of === which)
          .flatMap(({ x, long }) =>
            [-0.9, -0.45, 0, 0.4, 0.85].map((lean) =>
              slim(x, height * y, long * (1 - 0.28 * Math.abs(lean)), lean),
            ),
          ),
      ),
    ),
  );
}

/** A leaf half as wide. */
function slim(x: number, y: number, length: number, lean: number): string {
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const at = (side: number, up: number) =>
    `${x + c * side * length + s * up * length} ${y + s * side * length - c * up * length}`;
  return `M${at(0, 0)} C${at(-0.13, 0.3)} ${at(-0.12, 0.7)} ${at(0, 1)} C${at(0.12, 0.7)} ${at(0.13, 0.3)} ${at(0, 0)}Z`;
}

/** A great trunk at one side, a creeper wound about it. */
function creeperTrunk(setting: Setting, side: number): Group {
  const { width, height } = setting;
  const short = Math.min(width, height);
  const w = short * 0.075;
  const x = side < 0 ? w * 0.5 : width - w * 0.5;
  const foot = height * 0.84;
  const bark = inAir(setting, '#6b5440', 0.02);
  const turns = [0.1, 0.28, 0.46, 0.64, 0.82].map(
    (up) =>
      `k ${x - w * 0.66} ${foot * (1 - up)} ${x + w * 0.6} ${foot * (1 - up) - short * 0.06} ${w * 0.16} ${w * 0.12}`,
  );
  const leaves = [0.16, 0.34, 0.52, 0.7, 0.88].flatMap((up, at) =>
    [0, 1].map((of) =>
      leaf(
        x + w * (0.5 - of),
        foot * (1 - up),
        short * 0.05,
        (of ? -1 : 1) * (1.2 + 0.2 * (at % 2)),
      ),
    ),
  );
  return backdrop('trunk', [
    cut(
      bark,
      `M${x - w * 1.8} ${foot + 10} C${x - w * 0.8} ${foot - short * 0.06} ${x - w * 0.6} ${foot - short * 0.2} ${x - w * 0.55} -60 L${x + w * 0.55} -60 C${x + w * 0.6} ${foot - short * 0.2} ${x + w * 0.8} ${foot - short * 0.06} ${x + w * 1.8} ${foot + 10}Z`,
    ),
    cut(
      lighter(bark, -0.055),
      `p ${x + w * 0.15} -60 ${x + w * 0.55} -60 ${x + w * 0.62} ${foot - short * 0.2} ${x + w} ${foot} ${x + w * 0.3} ${foot}`,
    ),
    cut(greenOf(setting, '#4f7f40', 0), ...turns),
    cut(greenOf(setting, '#74b05c', 0), ...leaves),
  ]);
}

/** Broad notched leaves on stems, at the other side. */
function bigLeaves(setting: Setting, side: number): Group {
  const { width, height, random } = setting;
  const short = Math.min(width, height);
  const all = [0.02, 0.1, 0.19].map((far, at) => {
    const x = side < 0 ? width - short * far : short * far;
    const y = height * (0.7 - 0.05 * at + 0.1 * random()) + short * 0.08 * at;
    return { x, y, r: short * (0.12 - 0.02 * at), at };
  });
  const blades = all.flatMap(({ x, y, r, at }): CutOut[] => {
    const fill = greenOf(setting, at % 2 ? '#5fa552' : '#3f8547', 0.03);
    const outline = `M${x} ${y + r * 0.2} C${x - r * 0.5} ${y - r * 0.5} ${x - r * 1.25} ${y} ${x - r} ${y + r * 0.7} L${x - r * 0.5} ${y + r * 0.6} L${x - r * 0.75} ${y + r * 1.1} L${x - r * 0.25} ${y + r * 0.85} Q${x - r * 0.1} ${y + r * 1.4} ${x} ${y + r * 1.5} Q${x + r * 0.1} ${y + r * 1.4} ${x + r * 0.25} ${y + r * 0.85} L${x + r * 0.75} ${y + r * 1.1} L${x + r * 0.5} ${y + r * 0.6} L${x + r} ${y + r * 0.7} C${x + r * 1.25} ${y} ${x + r * 0.5} ${y - r * 0.5} ${x} ${y + r * 0.2}Z`;
    return [
      cut(
        lighter(fill, -0.06),
        `k ${x} ${y + r * 0.3} ${x} ${height * 0.9} ${r * 0.09} ${r * 0.07}`,
      ),
      cut(fill, outline),
      cut(
        lighter(fill, 0.06),
        `k ${x} ${y + r * 0.3} ${x} ${y + r * 1.3} ${r * 0.06} ${r * 0.03}`,
        `k ${x} ${y + r * 0.5} ${x - r * 0.6} ${y + r * 0.35} ${r * 0.04} ${r * 0.02}`,
        `k ${x} ${y + r * 0.5} ${x + r * 0.6} ${y + r * 0.35} ${r * 0.04} ${r * 0.02}`,
      ),
    ];
  });
  return backdrop('big leaves', blades);
}

/** From above the frame: leaves at both sides, a creeper across. */
function hanging(setting: Setting): Group {
  const { width, height, random } = setting;
  const short = Math.min(width, height);
  const dark = greenOf(setting, '#2f6a42', 0);
  const leaves = [0.0, 0.07, 0.15, 0.24, 0.78, 0.87, 0.95, 1.02].map((share) => {
    const aside = Math.abs(share - 0.5) * 2;
    return slim(
      width * share,
      -24,
      short * (0.12 + 0.16 * aside) * (0.85 + 0.3 * random()),
      Math.PI + (0.5 - share) * 1.1,
    );
  });
  const sag = height * (0.08 + 0.04 * random());
  const creeper = `M-40 -10 Q${width * 0.4} ${sag * 2} ${width + 40} -30 L${width + 40} -22 Q${width * 0.4} ${sag * 2 + 12} -40 0Z`;
  return backdrop('hanging leaves', [
    cut(lighter(dark, -0.02), creeper),
    cut(dark, ...leaves.filter((_, at) => at % 2 === 0)),
    cut(lighter(dark, 0.05), ...leaves.filter((_, at) => at % 2 === 1)),
  ]);
}

function nearLeaves(setting: Setting): Group {
  const { width, height, random } = setting;
  const short = Math.min(width, height);
  const fill = greenOf(setting, '#2c6540', 0);
  const roots = [-0.01, 0.08, 0.17, 0.84, 0.92, 1.01].map((share, at) => {
    const aside = Math.abs(share - 0.5) * 2;
    return cut(
      lighter(fill, 0.03 * (at % 2)),
      ...[-0.8, -0.3, 0.2, 0.7].map((lean) =>
        slim(width * share, height * 1.03, short * 0.2 * aside ** 2 * (0.8 + 0.4 * random()), lean),
      ),
    );
  });
  return backdrop('near leaves', roots);
}
