import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Contour } from '../../picture/parse-path.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, below, cut, type Setting } from '../stage.ts';
import { inAir } from './foliage.ts';
import { blade } from './growth.ts';
import { lobe } from './trees.ts';
import { water } from './water-surface.ts';

/** What is seen across the water: a headland, isles, or nothing. */
export function offshore(setting: Setting, at: number): Group[] {
  const { width, height, palette, random } = setting;
  const chance = random();
  const side = random() < 0.5 ? -1 : 1;
  if (chance < 0.3) return [];
  const land = blend(inAir(setting, '#7d9a72', 0.3), tone(palette.sky), 0.3);
  const rise = (share: number, wide: number, high: number): string => {
    const [x, w, y] = [width * (0.5 + side * share), width * wide, height * at + 3];
    return `M${x - w} ${y} C${x - w * 0.6} ${y - height * high * 0.5} ${x - w * 0.3} ${y - height * high} ${x} ${y - height * high} C${x + w * 0.3} ${y - height * high * 0.9} ${x + w * 0.5} ${y - height * high * 0.3} ${x + w} ${y}Z`;
  };
  const shapes =
    chance < 0.7
      ? [rise(0.46, 0.34, 0.1), rise(0.24, 0.22, 0.045)]
      : [rise(0.3, 0.12, 0.06), rise(0.12, 0.07, 0.03), rise(-0.34, 0.16, 0.04)];
  return [
    backdrop('headland', [
      cut(blend(land, tone(palette.sky), 0.4), shapes[1]!, ...shapes.slice(2)),
      cut(land, shapes[0]!),
    ]),
  ];
}

/** Foam in broken lines where waves run out, the sand before them wet. */
export function surf(setting: Setting, at: number, sand: ReturnType<typeof tone>): Group {
  const { height, random } = setting;
  const phase = 6 * random();
  const line = (y: number) => below(setting, height * y, { swell: 9, waves: 1.2, phase });
  const foam = blend(
    tone('#fdfaf2'),
    tone(setting.palette.sky),
    setting.palette.isDark ? 0.5 : 0.08,
  );
  return backdrop('foam', [
    cut(blend(water(setting, 0.08), foam, 0.3), line(at - 0.03)),
    cut(water(setting, 0.07), line(at - 0.024)),
    cut(foam, line(at)),
    cut(lighter(blend(sand, water(setting), 0.16), -0.03), line(at + 0.011)),
    cut(sand, line(at + 0.038)),
  ]);
}

/** Ripples of the wind, pebbles and shells, more of them in some places. */
export function strand(setting: Setting, from: number, sand: ReturnType<typeof tone>): Group {
  const { width, height, random } = setting;
  const spot = () => {
    const near = random();
    return { x: width * random(), y: height * (from + 0.02 + (0.97 - from) * near), near };
  };
  const wide: Contour[] = Array.from({ length: 7 }, spot).map(({ x, y, near }) =>
    lobe(x, y, width * (0.08 + 0.16 * near), 3 + 9 * near),
  );
  const pebbles = Array.from({ length: 16 }, spot).map(({ x, y, near }) =>
    lobe(x, y, 3 + 5 * near, 2 + 2.6 * near),
  );
  const shells = Array.from({ length: 5 }, spot).map(({ x, y, near }) => {
    const r = 7 + 8 * near;
    return `M${x - r} ${y} C${x - r} ${y - r * 1.2} ${x + r} ${y - r * 1.2} ${x + r} ${y} L${x + r * 0.3} ${y + r * 0.5} L${x - r * 0.3} ${y + r * 0.5}Z`;
  });
  return backdrop('strand', [
    cut(lighter(sand, 0.018), ...wide.slice(0, 4)),
    cut(lighter(sand, -0.022), ...wide.slice(4)),
    cut(lighter(sand, -0.1), ...pebbles),
    cut(blend(tone('#f7ddd0'), sand, setting.palette.isDark ? 0.7 : 0.15), ...shells),
  ]);
}

/** What frames a beach from a lower corner: dune grass, or rocks that the tide left. */
export function besideStrand(setting: Setting): Group[] {
  const { width, height, random } = setting;
  const short = Math.min(width, height);
  const side = random() < 0.5 ? -1 : 1;
  const x = (far: number) => (side < 0 ? short * far : width - short * far);
  if (random() < 0.55) {
    const greens = ['#8fa05a', '#a9b46a', '#7b8c4c'].map((hex) => inAir(setting, hex, 0));
    const blades = Array.from({ length: 30 }, (_, index) => {
      const far = (index + random()) / 30;
      const long = short * (0.2 - 0.14 * far) * (0.7 + 0.5 * random());
      return blade(x(0.26 * far - 0.02), height + 14, long, -side * (0.5 * random() - 0.1), 0.045);
    });
    return [
      backdrop(
        'near leaves',
        greens.map((fill, which) => cut(fill, ...blades.filter((_, at) => at % 3 === which))),
      ),
    ];
  }
  const rock = inAir(setting, '#8d857c', 0);
  return [
    backdrop(
      'rocks',
      [
        [0.02, 0.12],
        [0.15, 0.075],
        [0.23, 0.04],
      ].flatMap(([far, size]) => {
        const [cx, r] = [x(far!), short * size! * (0.85 + 0.3 * random())];
        return [
          cut(rock, lobe(cx, height + r * 0.3, r * 1.2, r)),
          cut(lighter(rock, 0.055), lobe(cx - r * 0.2, height + r * 0.12, r * 0.8, r * 0.66)),
        ];
      }),
    ),
  ];
}

/** Short light strokes along a wave's back. */
export function crests(setting: Setting, at: number, scale: number): Contour[] {
  const { width, height, random } = setting;
  return Array.from({ length: 6 }, () =>
    lobe(
      width * random(),
      height * (at + 0.015 + 0.03 * random()),
      width * (0.02 + 0.05 * random()) * scale,
      2.4 * scale,
    ),
  );
}
