import { makeRandom } from '../../../maths/seeded-random.ts';
import { blend, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, cut, liesSnow, type Setting } from '../stage.ts';
import { grove, type Standing, type TreeKind } from './trees.ts';

const mixes: readonly (readonly TreeKind[])[] = [
  ['round', 'bush', 'round', 'oak'],
  ['poplar', 'poplar', 'round', 'bush'],
  ['spruce', 'spruce', 'round'],
  ['birch', 'round', 'bush'],
  ['oak', 'bush', 'pine'],
];

/** Trees in clumps along a slope: of one neighbourhood, some near each other, gaps between them. */
export function growth(setting: Setting, from: number, air = 0.34, high = 0.075): Group {
  const { width, height } = setting;
  const random = makeRandom(setting.random() * 2 ** 32);
  const kinds = mixes[Math.floor(random() * mixes.length)]!;
  const trees = Array.from({ length: 3 + Math.floor(random() * 2) }, (_, clump) => {
    const middle = width * ((clump + random()) / 4);
    return Array.from({ length: 1 + Math.floor(random() * 4) }, (_, index): Standing => {
      const kind = kinds[(clump + index) % kinds.length]!;
      return {
        ...{ kind, air, hue: clump % 2 },
        x: middle + (index - 1) * height * high * 0.62 + 14 * random(),
        base: height * (from + 0.01 * random()),
        high: height * high * (kind === 'bush' ? 0.4 : 0.75 + 0.5 * random()),
      };
    });
  });
  return grove({ ...setting, random }, trees.flat());
}

/** A long leaf from its foot, turned by `lean` from upright. */
export function leaf(x: number, y: number, length: number, lean: number): string {
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const at = (side: number, up: number) =>
    `${x + c * side * length + s * up * length} ${y + s * side * length - c * up * length}`;
  return `M${at(0, 0)} C${at(-0.26, 0.3)} ${at(-0.2, 0.75)} ${at(0, 1)} C${at(0.2, 0.75)} ${at(0.26, 0.3)} ${at(0, 0)}Z`;
}

/** A blade of grass from its foot, bent by `bend` at its tip; shares of its length. */
export function blade(x: number, y: number, length: number, bend: number, wide = 0.07): string {
  const w = length * wide;
  const [tx, ty] = [x + bend * length, y - length * (1 - Math.abs(bend) * 0.35)];
  const mx = x + bend * length * 0.22;
  return `M${x - w} ${y} Q${mx - w} ${y - length * 0.6} ${tx} ${ty} Q${mx + w * 1.2} ${y - length * 0.5} ${x + w} ${y}Z`;
}

/** Tufts that the sun has bleached. */
export function dryGrass(setting: Setting): Group {
  const { width, height, palette, random } = setting;
  if (liesSnow(setting)) return backdrop('dry grass', []);
  const fills = ['#b98a3c', '#d9a84e', '#9a7a3a'].map((hex) =>
    blend(tone(hex), tone(palette.ground), palette.isDark ? 0.7 : 0.15),
  );
  return backdrop(
    'dry grass',
    Array.from({ length: 26 }, (_, index) => {
      const [x, y] = [width * random(), height * (0.74 + 0.26 * random())];
      const high = 18 + (y / height - 0.7) * 170;
      return cut(
        fills[index % 3]!,
        ...[-0.7, -0.35, -0.1, 0.2, 0.45, 0.75].map((bend) =>
          blade(x + bend * 12, y, high * (1 - 0.3 * Math.abs(bend)), bend, 0.05),
        ),
      );
    }),
  );
}
