import type { Oklab } from '@armoni/colour/oklab';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, cut, type Setting } from '../stage.ts';

/** Printed on the sheet: no light falls on it. */
export const printed = (name: string, cutOuts: readonly CutOut[]): Group => ({
  ...backdrop(name, cutOuts),
  isFlat: true,
});

const shortOf = ({ width, height }: Setting) => Math.min(width, height);

/** A line about the sheet, so far from its edge; of the shorter side. */
export function frameLine(
  setting: Setting,
  fill: Oklab,
  at: number,
  wide: number,
  round = 0,
): CutOut {
  const { width, height } = setting;
  const short = shortOf(setting);
  const edge = (by: number) =>
    `r ${short * by} ${short * by} ${width - 2 * short * by} ${height - 2 * short * by} ${short * Math.max(0, round - by + at)}`;
  return { ...cut(fill, edge(at), edge(at + wide)), isEvenOdd: true };
}

/** The sheet's rim, beyond the frame of what is printed. */
export function margin(setting: Setting, fill: Oklab, wide: number): CutOut {
  const { width, height, beyond } = setting;
  const by = shortOf(setting) * wide;
  const out = 80 + Math.max(beyond.left, beyond.right, beyond.top, beyond.bottom);
  return {
    ...cut(
      fill,
      `r ${-out} ${-out} ${width + 2 * out} ${height + 2 * out}`,
      `r ${by} ${by} ${width - 2 * by} ${height - 2 * by}`,
    ),
    isEvenOdd: true,
  };
}

/** Beams out of one point over the whole sheet. */
export function rays(
  setting: Setting,
  fill: Oklab,
  { x, y, count }: { x: number; y: number; count: number },
): Group {
  const { width, height, beyond } = setting;
  const far = 2 * (width + height) + beyond.left + beyond.right + beyond.top + beyond.bottom;
  const turn = (2 * Math.PI) / count;
  const beams = Array.from({ length: count }, (_, at) => {
    const [from, to] = [turn * (at - 0.25), turn * (at + 0.25)];
    return `p ${x} ${y} ${x + far * Math.sin(from)} ${y - far * Math.cos(from)} ${x + far * Math.sin(to)} ${y - far * Math.cos(to)}`;
  });
  return printed('rays', [cut(fill, ...beams)]);
}

/** A leaf as eucalyptus has them: nearly round, by its foot, turned from upright. */
function roundLeaf(x: number, y: number, length: number, lean: number, broad: number): string {
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const at = (side: number, up: number) =>
    `${x + c * side * length + s * up * length} ${y + s * side * length - c * up * length}`;
  return `M${at(0, 0)} C${at(-broad, 0.12)} ${at(-broad, 0.8)} ${at(0, 1)} C${at(broad, 0.8)} ${at(broad, 0.12)} ${at(0, 0)}Z`;
}

type Path = (t: number) => readonly [x: number, y: number, along: number];

/** Leaves by twos along a stem, flowers and berries on it; `along` is where the stem leads, from upright. */
export function garland(setting: Setting, path: Path, size: number, flowers: number): Group {
  const { palette, random } = setting;
  const greens = [
    tone(palette.ground),
    tone(palette.near),
    tone(palette.far),
    blend(tone(palette.ground), tone(palette.far), 0.5),
  ];
  const cutOuts: CutOut[] = [];
  const count = 15;
  const stem = Array.from({ length: 31 }, (_, at) => path(at / 30));
  for (let at = 0; at < 30; at += 1) {
    const [[x0, y0], [x1, y1]] = [stem[at]!, stem[at + 1]!];
    cutOuts.push(
      cut(tone(palette.near), `k ${x0} ${y0} ${x1} ${y1} ${size * 0.045} ${size * 0.045}`),
    );
  }
  for (let at = 0; at <= count; at += 1) {
    const t = at / count;
    const [x, y, along] = path(t);
    const taper = 1 - 0.5 * Math.abs(2 * t - 1) ** 2;
    for (const side of [-1, 1]) {
      const length = size * taper * (0.78 + 0.3 * random());
      const lean = along + side * (0.85 + 0.3 * random());
      const broad = at % 3 === 0 ? 0.3 : 0.46;
      const fill = greens[Math.floor(random() * greens.length)]!;
      cutOuts.push(
        cut(fill, roundLeaf(x, y, length, lean, broad)),
        cut(
          lighter(fill, -0.07),
          `k ${x} ${y} ${x + 0.8 * length * Math.sin(lean)} ${y - 0.8 * length * Math.cos(lean)} ${size * 0.03} ${size * 0.012}`,
        ),
      );
    }
  }
  const spots = Array.from({ length: flowers }, (_, at) => (at + 0.5) / flowers);
  for (const [at, t] of spots.entries()) {
    const [x, y] = path(t);
    const r = size * (at % 2 === 0 ? 0.62 : 0.42);
    const petal =
      at % 2 === 0
        ? lighter(tone(palette.paper), 0)
        : blend(tone(palette.disc), tone(palette.paper), 0.35);
    cutOuts.push(...blossom(x, y, r, petal, tone(palette.disc), random() * 2));
  }
  return backdrop('garland', cutOuts);
}

export function blossom(
  x: number,
  y: number,
  r: number,
  petal: Oklab,
  heart: Oklab,
  turn: number,
): CutOut[] {
  const petals = Array.from({ length: 6 }, (_, at) => {
    const angle = turn + (at * Math.PI) / 3;
    return `o ${x + r * 0.55 * Math.cos(angle)} ${y + r * 0.55 * Math.sin(angle)} ${r * 0.5} ${r * 0.36} ${(angle * 180) / Math.PI}`;
  });
  return [
    cut(lighter(petal, -0.08), ...petals.filter((_, at) => at % 2 === 0)),
    cut(petal, ...petals.filter((_, at) => at % 2 === 1)),
    cut(heart, `o ${x} ${y} ${r * 0.24} ${r * 0.24}`),
    cut(lighter(heart, -0.12), `o ${x + r * 0.05} ${y + r * 0.05} ${r * 0.1} ${r * 0.1}`),
  ];
}

/** A wreath about the middle, open above. */
export function wreath(setting: Setting): Group[] {
  const { width, height } = setting;
  const short = shortOf(setting);
  const [rx, ry] = [short * 0.385, Math.min(height * 0.4, short * 0.4)];
  const half =
    (side: number): Path =>
    (t) => {
      const angle = Math.PI - side * (0.06 + t * (Math.PI - 0.34));
      return [
        width / 2 + rx * Math.sin(angle),
        height / 2 - ry * Math.cos(angle),
        angle - side * (Math.PI / 2),
      ];
    };
  return [
    garland(setting, half(1), short * 0.085, 4),
    garland(setting, half(-1), short * 0.085, 4),
  ];
}

/** Sprays over two corners that face each other. */
export function cornerSprays(setting: Setting): Group[] {
  const { width, height } = setting;
  const short = shortOf(setting);
  const spray =
    (left: boolean): Path =>
    (t) => {
      const angle = (t - 0.5) * 1.5;
      const out = short * 0.3;
      const [x, y] = [
        out * (1 - Math.sin(Math.PI / 4 - angle)),
        out * (1 - Math.cos(Math.PI / 4 - angle)),
      ];
      const along = angle + Math.PI * 0.75 - Math.PI / 2 + 0.8;
      const [u, v] = [x + short * 0.02, y + short * 0.02];
      return left ? [u, v, along - 0.8] : [width - u, height - v, along - 0.8 + Math.PI];
    };
  return [
    garland(setting, spray(true), short * 0.088, 5),
    garland(setting, spray(false), short * 0.088, 5),
  ];
}

/** Flags on a cord from side to side. */
export function bunting(setting: Setting): Group {
  const { width, palette, beyond } = setting;
  const fills = [palette.disc, palette.far, palette.ground, palette.near].map(tone);
  const short = shortOf(setting);
  const count = 9;
  const sag = (x: number) => short * (0.05 + 0.065 * (1 - (2 * (x / width) - 1) ** 2));
  const wide = width / count;
  const flags = Array.from(
    { length: count + 2 * Math.ceil((beyond.left + beyond.right) / wide) },
    (_, index) => {
      const at = index - Math.ceil(beyond.left / wide);
      const [a, b] = [wide * (at + 0.08), wide * (at + 0.92)];
      const middle = (a + b) / 2;
      return cut(
        fills[((at % 4) + 4) % 4]!,
        `p ${a} ${sag(a)} ${b} ${sag(b)} ${middle} ${sag(middle) + short * 0.105}`,
      );
    },
  );
  const cord = Array.from({ length: 40 }, (_, at) => (width * at) / 39).map((x, at, all) =>
    at > 0
      ? `k ${all[at - 1]} ${sag(all[at - 1]!)} ${x} ${sag(x)} ${short * 0.006} ${short * 0.006}`
      : '',
  );
  return backdrop('bunting', [...flags, cut(tone(palette.ink), ...cord.filter(Boolean))]);
}

type Bit = (x: number, y: number, r: number, turn: number) => string;
export const bits = {
  dot: (x, y, r) => `o ${x} ${y} ${r} ${r}`,
  strip: (x, y, r, turn) =>
    `k ${x - r * Math.cos(turn)} ${y - r * Math.sin(turn)} ${x + r * Math.cos(turn)} ${y + r * Math.sin(turn)} ${r * 0.8} ${r * 0.8}`,
  heart: (x, y, r) =>
    `M${x} ${y + r} C${x - 1.6 * r} ${y - 0.1 * r} ${x - 1.1 * r} ${y - 1.2 * r} ${x} ${y - 0.4 * r} C${x + 1.1 * r} ${y - 1.2 * r} ${x + 1.6 * r} ${y - 0.1 * r} ${x} ${y + r}Z`,
  star: (x, y, r, turn) =>
    `p ${Array.from({ length: 10 }, (_, at) => {
      const [angle, out] = [(at * Math.PI) / 5 + turn * 0.3, at % 2 === 0 ? r : r * 0.46];
      return `${x + out * Math.sin(angle)} ${y - out * Math.cos(angle)}`;
    }).join(' ')}`,
} satisfies Record<string, Bit>;
export type BitName = keyof typeof bits;

/** Small things about the edges, none where words and subject are. */
export function strewnBits(
  setting: Setting,
  names: readonly BitName[],
  fills: readonly Oklab[],
  amount = 1,
): Group {
  const { width, height, random } = setting;
  const short = shortOf(setting);
  const cutOuts: CutOut[] = [];
  const step = short * 0.094;
  for (let y = step * 0.5; y < height; y += step) {
    for (let x = step * 0.5; x < width; x += step) {
      const [px, py] = [x + (random() - 0.5) * step * 0.8, y + (random() - 0.5) * step * 0.8];
      const away = Math.max(Math.abs(px / width - 0.5), Math.abs(py / height - 0.5)) * 2;
      const chance = random();
      const r = short * (0.007 + 0.008 * random());
      const turn = random() * Math.PI;
      const [name, fill] = [
        names[Math.floor(random() * names.length)]!,
        fills[Math.floor(random() * fills.length)]!,
      ];
      if (away > 0.72 && chance < 0.62 * amount)
        cutOuts.push(cut(fill, bits[name](px, py, name === 'dot' ? r : r * 1.5, turn)));
    }
  }
  return printed('strewn', cutOuts);
}
