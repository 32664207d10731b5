import { makeRandom } from '../../../maths/seeded-random.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, cut, liesSnow, type Setting } from '../stage.ts';
import { flowersAt } from './floor.ts';
import { leavesIn } from './foliage.ts';
import { blade, leaf } from './growth.ts';
import { lobe } from './trees.ts';

/** What is nearest frames the rest from the lower corners: leaves, grasses, flowers or stones, more on one side. */
export function corners(setting: Setting): Group[] {
  const random = makeRandom(setting.random() * 2 ** 32);
  if (liesSnow(setting)) return [];
  const own = { ...setting, random };
  const full = random() < 0.5 ? -1 : 1;
  const kinds = [broadLeaves, grasses, meadowFlowers, mossyStones];
  const main = kinds[Math.floor(random() * kinds.length)]!;
  return [
    backdrop('near leaves', [
      ...main(own, { side: full, scale: 1 }),
      ...(random() < 0.5 ? main : grasses)(own, { side: -full, scale: 0.6 }),
    ]),
  ];
}

type Corner = { readonly side: number; readonly scale: number };

/** From a corner of the picture inward. */
const inward = ({ width, height }: Setting, { side, scale }: Corner) => {
  const short = Math.min(width, height) * scale;
  const x = (share: number) => (side < 0 ? share * short : width - share * short);
  return { short, x, foot: height + 14, in: -side };
};

function broadLeaves(setting: Setting, corner: Corner): CutOut[] {
  const { palette, random } = setting;
  const { short, x, foot, in: to } = inward(setting, corner);
  const fills = [0, 0.25, 0.5].map((share) =>
    blend(tone(palette.near), tone(palette.ground), share),
  );
  return Array.from({ length: 8 }, (_, index) => {
    const long = short * (0.2 - 0.017 * index) * (0.8 + 0.4 * random());
    const lean = to * (0.1 + 0.13 * index) - 0.25 * to;
    const px = x(-0.015 + 0.03 * index);
    const rib = `k ${px} ${foot} ${px + Math.sin(lean) * long * 0.86} ${foot - Math.cos(lean) * long * 0.86} 2.4 1`;
    return [
      cut(fills[index % 3]!, leaf(px, foot, long, lean)),
      cut(lighter(fills[index % 3]!, 0.06), rib),
    ];
  }).flat();
}

function grasses(setting: Setting, corner: Corner): CutOut[] {
  const { palette, random } = setting;
  const { short, x, foot, in: to } = inward(setting, corner);
  const near = tone(palette.near);
  const all = Array.from({ length: 30 }, (_, index) => {
    const far = (index + random()) / 30;
    const long = short * (0.19 - 0.13 * far) * (0.65 + 0.6 * random());
    return { px: x(0.3 * far - 0.02), long, bend: to * (0.1 + 0.5 * random() - 0.2) };
  });
  return [0, 1, 2].map((which) =>
    cut(
      blend(near, tone(palette.ground), 0.28 * which),
      ...all
        .filter((_, index) => index % 3 === which)
        .map(({ px, long, bend }) => blade(px, foot, long, bend, 0.05)),
    ),
  );
}

function meadowFlowers(setting: Setting, corner: Corner): CutOut[] {
  const { height, random } = setting;
  const { short, x } = inward(setting, corner);
  const heads = Array.from({ length: 9 }, (_, index) => {
    const far = (index + 0.7 * random()) / 9;
    return {
      x: x(0.02 + 0.27 * far),
      y: height * 1.0 - short * (0.1 - 0.09 * far) * random(),
      near: 1.4,
    };
  }).toSorted((one, other) => one.y - other.y);
  return [
    ...grasses(setting, { ...corner, scale: corner.scale * 0.85 }),
    ...flowersAt(setting, heads),
  ];
}

function mossyStones(setting: Setting, corner: Corner): CutOut[] {
  const { height, palette, random } = setting;
  const { short, x } = inward(setting, corner);
  const stone = blend(tone('#a39b8e'), tone(palette.near), palette.isDark ? 0.75 : 0.45);
  const moss = blend(tone(palette.near), tone(palette.ground), 0.4);
  const stones = [
    [0.03, 0.13],
    [0.16, 0.085],
    [0.25, 0.05],
  ].flatMap(([far, size]) => {
    const [cx, r] = [x(far!), short * size! * (0.85 + 0.3 * random())];
    const base = height + r * 0.35;
    return [
      cut(stone, lobe(cx, base, r * 1.15, r)),
      cut(lighter(stone, 0.05), lobe(cx - r * 0.2, base - r * 0.16, r * 0.8, r * 0.7)),
      cut(moss, lobe(cx + r * 0.1, base - r * 0.72, r * 0.5, r * 0.2)),
    ];
  });
  return [...stones, ...grasses(setting, { ...corner, scale: corner.scale * 0.7 })];
}

/** A bough that comes in at an upper corner, its leaves about it. */
export function bough(setting: Setting, side: number): Group {
  const { width, height, random } = setting;
  const short = Math.min(width, height);
  const at = (far: number, low: number): readonly [number, number] => [
    side < 0 ? short * far : width - short * far,
    short * low,
  ];
  const wood = blend(tone('#6f5645'), tone(setting.palette.near), 0.35);
  const [from, knee, tip] = [at(-0.06, 0.02), at(0.16, 0.06), at(0.34, 0.035)];
  const twig = at(0.2, 0.13);
  const line = (one: readonly number[], other: readonly number[], wide: number) =>
    `k ${one[0]} ${one[1]} ${other[0]} ${other[1]} ${wide} ${wide * 0.5}`;
  const { dark, mid, light } = leavesIn(setting, Math.floor(2 * random()), 0);
  const leaves = Array.from({ length: 30 }, (_, index) => {
    const far = (index / 30) * 0.36;
    const [x, y] = at(
      far,
      0.045 - 0.02 * random() + (index % 3 === 0 && far > 0.08 && far < 0.24 ? 0.06 : 0),
    );
    return {
      shape: leaf(
        x,
        y,
        short * (0.045 + 0.025 * random()),
        Math.PI + 1.7 * (random() - 0.5) - side * 0.3,
      ),
      of: index % 3,
    };
  });
  const of = (which: number) => leaves.filter((one) => one.of === which).map(({ shape }) => shape);
  return backdrop('hanging leaves', [
    cut(
      wood,
      line(from, knee, short * 0.024),
      line(knee, tip, short * 0.013),
      line(knee, twig, short * 0.009),
    ),
    ...[dark, mid, light].map((fill, which) => cut(fill, ...of(which))),
  ]);
}
