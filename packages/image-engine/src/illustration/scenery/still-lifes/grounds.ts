import type { Oklab } from '@armoni/colour/oklab';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Box } from '../../picture/fill-contours.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, below, cut, flatBackdrop, type Setting } from '../stage.ts';

/** Cloth as it falls, with the folds that it was laid by. */
export function linen(setting: Setting, top: number): Group {
  const { width, height, palette, random } = setting;
  const own = random() < 0.5 ? '#e9e0cf' : '#d9dfdc';
  const fill = lighter(blend(tone(own), tone(palette.sky), 0.12), palette.isDark ? -0.3 : 0);
  const middle = width * (0.3 + 0.4 * random());
  const fold = (x: number, by: number): CutOut => {
    const far = middle + (x - middle) * 0.55;
    const low = height + 60;
    return cut(
      lighter(fill, by),
      `M${far} ${top} C${far + (x - far) * 0.3} ${top + (low - top) * 0.35} ${x - 30} ${top + (low - top) * 0.6} ${x} ${low} L${x + 46} ${low} C${x - 4} ${top + (low - top) * 0.6} ${far + (x - far) * 0.3 + 8} ${top + (low - top) * 0.3} ${far + 4} ${top}Z`,
    );
  };
  return backdrop('linen', [
    {
      ...cut(fill, below(setting, top, { swell: height * 0.006, waves: 2.3 })),
      matter: 'linen',
      isFloor: true,
    },
    ...[-0.12, 0.16, 0.5, 0.86, 1.14].flatMap((share, at) => [
      fold(width * share, -0.032),
      fold(width * share + 34, at % 2 ? 0.02 : 0.026),
    ]),
  ]);
}

/** Checks that draw together toward the back. */
export function gingham({ width, height, palette }: Setting, top: number): Group {
  const paper = lighter(tone(palette.paper), palette.isDark ? -0.3 : 0);
  const thread = blend(tone('#d5604e'), tone(palette.disc), 0.35);
  const low = height + 60;
  const far = 0.5;
  const at = (x: number, y: number) =>
    width / 2 + x * (far + ((1.25 - far) * (y - top)) / (low - top));
  const strip = (x: number, wide: number, y0: number, y1: number) =>
    `p ${at(x, y0)} ${y0} ${at(x + wide, y0)} ${y0} ${at(x + wide, y1)} ${y1} ${at(x, y1)} ${y1}`;
  const wide = width / 13;
  const columns = Array.from({ length: 13 }, (_, index) => (index * 2 - 13) * wide);
  const rows = [0.04, 0.2, 0.44, 0.78].map((share, index) => ({
    from: top + (low - top) * share,
    to: top + (low - top) * (share + [0.07, 0.11, 0.16, 0.2][index]!),
  }));
  return backdrop('blanket', [
    cut(paper, `r -60 ${top} ${width + 120} ${height}`),
    cut(
      blend(paper, thread, 0.42),
      ...columns.map((x) => strip(x, wide, top, low)),
      ...rows.map(({ from, to }) => `r -60 ${from} ${width + 120} ${to - from}`),
    ),
    cut(
      blend(paper, thread, 0.82),
      ...rows.flatMap(({ from, to }) => columns.map((x) => strip(x, wide, from, to))),
    ),
  ]);
}

/** A slab or board from edge to edge, its front below. */
export function slab(
  { width, height }: Setting,
  {
    fill,
    matter,
    top,
    edge,
  }: { fill: Oklab; matter?: CutOut['matter']; top: number; edge: number },
): Group {
  const of = (shape: string, colour: Oklab): CutOut => ({
    ...cut(colour, shape),
    ...(matter ? { matter } : {}),
  });
  return backdrop('surface', [
    { ...of(`r -60 ${top} ${width + 120} ${height}`, fill), isFloor: true },
    cut(lighter(fill, fill.l > 0.8 ? -0.05 : 0.06), `r -60 ${top} ${width + 120} 3`),
    of(`r -60 ${edge} ${width + 120} ${height}`, lighter(fill, -0.1)),
    cut(lighter(fill, 0.07), `r -60 ${edge - 3} ${width + 120} 6`),
  ]);
}

/** Round, of marble with a rim of brass, as it stands on a pavement. */
export function bistroTable({ width, height, palette }: Setting, top: number): Group {
  const [cx, cy] = [width / 2, top + (height - top) * 0.5];
  const [rx, ry] = [Math.max(width * 0.64, 560), (height - top) * 0.5];
  const stone = lighter(blend(tone('#efece6'), tone(palette.sky), 0.1), palette.isDark ? -0.3 : 0);
  const brass = blend(tone('#c2a05c'), tone(palette.ground), 0.2);
  return backdrop('table', [
    cut(lighter(brass, -0.12), `o ${cx} ${cy + 30} ${rx} ${ry}`),
    cut(brass, `o ${cx} ${cy + 8} ${rx + 4} ${ry}`),
    { ...cut(stone, `o ${cx} ${cy} ${rx} ${ry}`), matter: 'marble' },
  ]);
}

type Drum = {
  readonly cx: number;
  readonly half: number;
  readonly top: number;
  readonly high: number;
};

/** A round one from a little above. */
export function drum({ cx, half, top, high }: Drum, fill: Oklab): CutOut[] {
  const deep = half * 0.16;
  return [
    cut(
      lighter(fill, -0.09),
      `M${cx - half} ${top} L${cx - half} ${top + high} C${cx - half} ${top + high + deep * 1.33} ${cx + half} ${top + high + deep * 1.33} ${cx + half} ${top + high} L${cx + half} ${top}Z`,
    ),
    cut(
      lighter(fill, -0.05),
      `M${cx - half} ${top} L${cx - half} ${top + high} C${cx - half} ${top + high + deep * 0.7} ${cx - half * 0.5} ${top + high + deep} ${cx - half * 0.3} ${top + high + deep} L${cx - half * 0.3} ${top}Z`,
    ),
    cut(fill, `o ${cx} ${top} ${half} ${deep}`),
  ];
}

/** A round board of wood under what is served on it. */
export function servingBoard({ palette }: Setting, { left, right, bottom }: Box): Group {
  const wood = blend(tone('#c08f5c'), tone(palette.ground), palette.isDark ? 0.5 : 0.12);
  const [cx, rx] = [(left + right) / 2, (right - left) * 0.6 + 40];
  const ry = Math.min(rx * 0.17, 86);
  return {
    ...backdrop('board', [
      cut(lighter(wood, -0.13), `o ${cx} ${bottom + 16} ${rx} ${ry}`),
      { ...cut(wood, `o ${cx} ${bottom - 2} ${rx} ${ry}`), matter: 'wood', isFloor: true },
    ]),
    base: bottom + ry + 12,
  };
}

/** As hard as in the sun at noon: on the ground, away from the light. */
export function hardShadow(
  things: readonly { readonly cutOuts: readonly CutOut[]; readonly bottom: number }[],
  fill: Oklab,
): Group {
  const cast = (line: readonly number[], bottom: number) =>
    line.map((value, at) =>
      at % 2 === 0 ? value + (bottom - line[at + 1]!) * 0.62 : bottom - (bottom - value) * 0.2 - 4,
    );
  return flatBackdrop(
    'hard shadow',
    things.flatMap(({ cutOuts, bottom }) =>
      cutOuts.map(({ contours, isEvenOdd }) => ({
        fill,
        contours: contours.map((line) => cast(line, bottom)),
        ...(isEvenOdd ? { isEvenOdd } : {}),
      })),
    ),
  );
}
