import { blend, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, cut, type Setting } from '../stage.ts';
import { groundDrop, type View } from './street-view.ts';

/** Lines with linen from wall to wall, and flowers at the doors. */
export function washing({ width, height, palette, random }: Setting, view: View): Group[] {
  const linen = ['#f4efe6', '#d0584a', '#5f8fb8', '#f0c987', '#8fb08a'];
  const air = palette.isDark ? 0.55 : 0.12;
  const shaded = (hex: string) => blend(tone(hex), tone(palette.sky), air);
  return [0.3, 0.44, 0.66].flatMap((near) => {
    const [left, right] = [-1, 1].map((side) => width * (view.x + side * view.wall * near));
    const y = height * (view.y - (0.5 + 0.14 * random()) * view.high * 0.62 * near);
    const sag = height * 0.03 * near;
    const pieces = Array.from({ length: 4 }, (_, at) => {
      const share = 0.16 + 0.2 * at + 0.06 * random();
      const x = left! + (right! - left!) * share;
      const top = y + 4 * sag * share * (1 - share);
      const [w, h] = [width * 0.085 * near, height * (0.08 + 0.05 * random()) * near];
      const fill = shaded(linen[Math.floor(random() * linen.length)]!);
      return cut(fill, `r ${x} ${top} ${w} ${h} 3`);
    });
    const pots = [-1, 1].flatMap((side) => {
      const [x, foot] = [
        width * (view.x + side * view.wall * 0.86 * near),
        height * (view.y + groundDrop * near),
      ];
      const r = height * 0.026 * near;
      return [
        cut(
          shaded('#b8664a'),
          `p ${x - r} ${foot - 1.8 * r} ${x + r} ${foot - 1.8 * r} ${x + 0.7 * r} ${foot} ${x - 0.7 * r} ${foot}`,
        ),
        cut(shaded('#5d8f57'), `o ${x} ${foot - 2.6 * r} ${1.3 * r} ${1.2 * r}`),
        cut(
          shaded('#d9607a'),
          ...[-0.7, 0, 0.7].map(
            (at) =>
              `o ${x + at * r} ${foot - (2.6 + 0.4 * Math.abs(at)) * r} ${0.34 * r} ${0.34 * r}`,
          ),
        ),
      ];
    });
    const line = cut(
      shaded('#6a625c'),
      `M${left} ${y} Q${(left! + right!) / 2} ${y + 2 * sag} ${right} ${y} L${right} ${y + 2} Q${(left! + right!) / 2} ${y + 2 * sag + 2} ${left} ${y + 2}Z`,
    );
    return [backdrop('street lamp', [line, ...pieces, ...pots])];
  });
}

/** Broad white steps, one behind the other up the lane. */
export function whiteSteps({ width, height, palette }: Setting, view: View): Group {
  const air = palette.isDark ? 0.6 : 0.06;
  const shaded = (hex: string) => blend(tone(hex), tone(palette.sky), air);
  const x = (side: number, near: number) => width * (view.x + side * view.wall * near);
  const y = (near: number) => height * (view.y + groundDrop * near);
  const nears = [1.24, 1.02, 0.84, 0.69, 0.57, 0.47, 0.39, 0.325, 0.27];
  const across = (near: number, from: number, high: number) =>
    `p ${x(-1, near)} ${y(near) + from * near} ${x(1, near)} ${y(near) + from * near} ${x(1, near)} ${y(near) + (from + high) * near} ${x(-1, near)} ${y(near) + (from + high) * near}`;
  const riser = height * 0.03;
  return backdrop('steps', [
    cut(shaded('#c3cbd6'), ...nears.map((near) => across(near, 0, riser))),
    cut(shaded('#fdfcf8'), ...nears.map((near) => across(near, -riser * 0.5, riser * 0.5))),
  ]);
}

/** Bushes of flowers over the doors. */
export function bougainvilleas({ width, height, palette, random }: Setting, view: View): Group[] {
  const shaded = (hex: string) =>
    blend(
      tone(hex),
      tone(palette.isDark ? palette.far : palette.sky),
      palette.isDark ? 0.55 : 0.06,
    );
  return [0.34, 0.46, 0.7, 1].flatMap((near, at) => {
    const side = at % 2 === 0 ? -1 : 1;
    const x = width * (view.x + side * view.wall * near);
    const y = height * (view.y - 0.1 * view.high * near);
    const r = height * 0.11 * near;
    const puffs = Array.from({ length: 16 }, () => {
      const [turn, far] = [6.283 * random(), r * Math.sqrt(random())];
      return `o ${x - side * r * 0.3 + far * Math.cos(turn)} ${y + far * 1.3 * Math.sin(turn)} ${r * 0.2} ${r * 0.18}`;
    });
    return [
      backdrop('bougainvillea', [
        cut(
          shaded('#4f8a52'),
          `o ${x - side * r * 0.25} ${y} ${r * 0.9} ${r * 1.2}`,
          `o ${x - side * r * 0.1} ${y + r * 1.2} ${r * 0.4} ${r * 0.8}`,
        ),
        cut(shaded('#d63f8f'), ...puffs.slice(0, 9)),
        cut(shaded('#ee6fb0'), ...puffs.slice(9)),
      ]),
    ];
  });
}
