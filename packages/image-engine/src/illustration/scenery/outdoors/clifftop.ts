import type { Place } from '../../illustration-description.ts';
import { lighter } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, below, cut, liesSnow, type Setting, type Stage, snowIn } from '../stage.ts';
import { mirrored } from './cliffs-and-coast.ts';
import { hills } from './hills.ts';
import { mountain } from './peaks.ts';
import { skyOf } from './sky.ts';
import { glints, water } from './water-surface.ts';
import { forest } from './woods.ts';

/** What lies far below it; the sea where nothing was told. */
const valleys: Partial<Record<Place, (setting: Setting) => Stage>> = {
  ...{ mountain, snow: mountain, hills, field: hills, village: hills, forest },
};

/** The top of a cliff, from its grass to its edge; what stands there has ground under it, and the sea lies below. */
export function clifftop(setting: Setting): Stage {
  const { height, random, view } = setting;
  const x = mirrored(setting, random() < 0.5);
  const valley = view ? valleys[view]?.(setting) : undefined;
  return {
    back: [...(valley ? valley.back : seaBelow(setting, x)), brow(setting, x)],
    ...{ front: [], base: height * 0.9, horizon: height * 0.5, hasGround: true },
  };
}

/** From so high that its horizon lies high, too; a headland far off. */
function seaBelow(setting: Setting, x: (share: number) => number): Group[] {
  const { height, random } = setting;
  const chalk = lit(setting, '#d8c7ad', 0.4);
  const at = (share: number, y: number) => `${x(share)} ${height * y}`;
  const crests = [0.62, 0.69, 0.77, 0.86].map((y, row) =>
    cut(
      water(setting, -0.018 * (row + 1)),
      below(setting, height * y, { swell: 4 + 2 * row, waves: 4 - row * 0.6, phase: 6 * random() }),
    ),
  );
  return [
    ...skyOf(setting, { horizon: 0.54 }),
    backdrop('headland', [
      cut(
        chalk,
        `p ${at(1.1, 0.44)} ${at(0.86, 0.455)} ${at(0.77, 0.49)} ${at(0.73, 0.56)} ${at(1.1, 0.56)}`,
      ),
      cut(
        lit(setting, '#8fae6a', 0.42),
        `p ${at(1.1, 0.43)} ${at(0.85, 0.447)} ${at(0.765, 0.49)} ${at(0.87, 0.47)} ${at(1.1, 0.455)}`,
      ),
    ]),
    backdrop('sea', [
      cut(water(setting, 0.03), below(setting, height * 0.545)),
      glints(setting, 0.56, 0.76),
      ...crests,
    ]),
    backdrop('foam', [
      cut(
        lighter(water(setting, 0.1), 0.12),
        ...[0.8, 0.86, 0.92].map((y, row) => `o ${x(0.86 + 0.05 * row)} ${height * y} 70 7`),
      ),
    ]),
  ];
}

/** Grass up to the edge, and the rock that falls from there. */
function brow(setting: Setting, x: (share: number) => number): Group {
  const { height, random } = setting;
  const at = (share: number, y: number) => `${x(share)} ${height * y}`;
  const rock = lit(setting, '#b5a288', 0.04);
  const grass = liesSnow(setting) ? snowIn(setting) : lit(setting, '#7f9f55', 0.04);
  const low = 1.12;
  const cracks = [0.66, 0.72, 0.775].map(
    (share) =>
      `p ${at(share, 0.89)} ${at(share + 0.018, 0.96)} ${at(share - 0.004, low)} ${at(share - 0.022, low)} ${at(share + 0.004, 0.96)}`,
  );
  const tufts = Array.from({ length: 26 }, () => {
    const [tx, ty] = [random() * 0.78, 0.83 + 0.15 * random()];
    return `p ${x(tx)} ${height * ty} ${x(tx) + 7} ${height * ty - 22} ${x(tx) + 14} ${height * ty}`;
  });
  return backdrop('clifftop', [
    cut(
      rock,
      `M${at(-0.1, 0.86)} L${at(0.8, 0.815)} L${at(0.87, 0.84)} L${at(0.84, 0.92)} L${at(0.87, 1)} L${at(0.82, low)} L${at(-0.1, low)}Z`,
    ),
    cut(lighter(rock, -0.06), ...cracks),
    cut(
      grass,
      `M${at(-0.1, 0.765)} C${at(0.2, 0.755)} ${at(0.5, 0.775)} ${at(0.8, 0.805)} C${at(0.86, 0.812)} ${at(0.89, 0.83)} ${at(0.87, 0.845)} C${at(0.8, 0.86)} ${at(0.77, 0.93)} ${at(0.62, 0.95)} C${at(0.5, 0.965)} ${at(0.46, 1.02)} ${at(0.3, low)} L${at(-0.1, low)}Z`,
    ),
    cut(lighter(grass, -0.05), ...tufts),
    cut(
      lighter(grass, 0.06),
      `M${at(-0.1, 0.765)} C${at(0.2, 0.755)} ${at(0.5, 0.775)} ${at(0.8, 0.805)} L${at(0.8, 0.815)} C${at(0.5, 0.787)} ${at(0.2, 0.769)} ${at(-0.1, 0.779)}Z`,
    ),
  ]);
}
