import { makeRandom } from '../../maths/seeded-random.ts';
import { blend, tone } from '../palette/tones.ts';
import type { CutOut, Group } from '../picture/picture.ts';
import { backdrop, cut, type Setting } from './stage.ts';

/** Round trees on a far slope, tufts and flowers on the near one: some here, some there. */
export function growth(setting: Setting, from: number, what: 'far' | 'near'): Group {
  const { width, height, palette } = setting;
  const random = makeRandom(setting.random() * 2 ** 32);
  const isFar = what === 'far';
  const count = isFar ? 3 + Math.floor(random() * 5) : 12 + Math.floor(random() * 10);
  const dark = isFar ? blend(tone(palette.far), tone(palette.ground), 0.45) : tone(palette.near);
  const petals = [palette.disc, '#f4efe6', '#f2c14e', '#e4808a'];
  const isFlowery = random() < 0.5;
  const cutOuts: CutOut[] = [];
  for (let index = 0; index < count; index += 1) {
    const x = width * random();
    const y = height * (isFar ? from + 0.012 * random() : from + (0.985 - from) * random());
    if (isFar) {
      const r = 17 + 20 * random();
      cutOuts.push(
        cut(dark, `r ${x - 3} ${y - r} 6 ${r + 8}`, `o ${x} ${y - r * 1.5} ${r * 0.8} ${r}`),
      );
    } else if (isFlowery && index % 2 === 0) {
      const fill = tone(petals[index % petals.length]!);
      cutOuts.push(
        cut(dark, `k ${x} ${y} ${x + 2} ${y + 22} 3 3`),
        cut(
          fill,
          ...[0, 1, 2, 3, 4].map(
            (one) => `o ${x + 7 * Math.cos(one * 1.257)} ${y + 7 * Math.sin(one * 1.257)} 5.4 5.4`,
          ),
        ),
        cut(tone('#e8a23c'), `o ${x} ${y} 4 4`),
      );
    } else {
      const h = 15 + 14 * random();
      const blades = [-0.5, 0, 0.45].map((lean) => leaf(x + lean * 10, y, h, lean));
      cutOuts.push(cut(blend(dark, tone(palette.ground), 0.35), ...blades));
    }
  }
  return backdrop(isFar ? 'far trees' : 'growth', cutOuts);
}

/** Leaves that rise into the lower corners: what is nearest frames the rest. */
export function corners(setting: Setting): Group[] {
  const { width, height, palette, random } = setting;
  const short = Math.min(width, height);
  const fills = [tone(palette.near), blend(tone(palette.near), tone(palette.ground), 0.45)];
  const clump = (x: number, side: number) =>
    Array.from({ length: 7 }, (_, index) =>
      cut(
        fills[index % 2]!,
        leaf(
          x + side * index * short * 0.028,
          height * 1.02,
          short * (0.17 - 0.016 * index) * (0.8 + 0.4 * random()),
          side * (0.15 + 0.12 * index) - 0.2 * side,
        ),
      ),
    );
  return [backdrop('near leaves', [...clump(-12, 1), ...clump(width + 12, -1)])];
}

/** A long leaf from its foot, turned by `lean` from upright. */
export function leaf(x: number, y: number, length: number, lean: number): string {
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const at = (side: number, up: number) =>
    `${x + c * side * length + s * up * length} ${y + s * side * length - c * up * length}`;
  return `M${at(0, 0)} C${at(-0.26, 0.3)} ${at(-0.2, 0.75)} ${at(0, 1)} C${at(0.2, 0.75)} ${at(0.26, 0.3)} ${at(0, 0)}Z`;
}

/** Tufts that the sun has bleached. */
export function dryGrass({ width, height, palette, random }: Setting): Group {
  const fills = ['#b98a3c', '#d9a84e', '#9a7a3a'].map((hex) =>
    blend(tone(hex), tone(palette.ground), palette.isDark ? 0.7 : 0.15),
  );
  return backdrop(
    'dry grass',
    Array.from({ length: 26 }, (_, index) => {
      const [x, y] = [width * random(), height * (0.74 + 0.26 * random())];
      const high = 18 + (y / height - 0.7) * 150;
      return cut(
        fills[index % 3]!,
        ...[-0.5, -0.15, 0.2, 0.55].map((lean) => leaf(x + lean * 14, y, high, lean)),
      );
    }),
  );
}
