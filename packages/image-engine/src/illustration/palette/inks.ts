import type { Oklab } from '@armoni/colour/oklab';
import type { ColourName } from '../../scene/scene-description.ts';
import type { Drawing } from '../drawings/drawing.ts';
import { inkFills } from '../drawings/emblems/draw-emblem.ts';
import type { Shades } from '../illustration-description.ts';
import { type Box, boxOf } from '../picture/fill-contours.ts';
import { mainColour } from './colour-drawing.ts';
import { toldHex } from './told-hex.ts';
import { blend, distanceOf, tone } from './tones.ts';

/** What a mark is printed in: two inks on paper, as a sign writer would have them. */
export type Inks = { readonly main: Oklab; readonly second: Oklab; readonly paper: Oklab };

const pairs = [
  ...([
    ['#1f3557', '#e2725b'],
    ['#24513f', '#d9a441'],
    ['#4b2c4f', '#e08f98'],
  ] as const),
  ...([
    ['#0f5c63', '#e8a94f'],
    ['#2d2f36', '#d2462f'],
    ['#1e4f91', '#5fb0e0'],
  ] as const),
  ...([
    ['#5a2a2a', '#c98a4b'],
    ['#33503a', '#e58a5b'],
  ] as const),
] as const;
const soft = [
  ['#6f7f9c', '#e8b7a8'],
  ['#7a6f8f', '#e9c7a0'],
  ['#5f8a80', '#f0c3b0'],
] as const;

const papers = { white: '#fdfcf9', warm: '#f8f3e8' };
/** Of the paper, in a second ink that is the first one thinned. */
const thinned = 0.5;

/** The told colours, white being the paper's; else a pair that goes together. */
export function inksOf(
  colours: readonly ColourName[],
  {
    isSoft,
    shades,
    random,
  }: {
    readonly isSoft: boolean;
    readonly shades?: Shades | undefined;
    readonly random: () => number;
  },
): Inks {
  const chance = random();
  const inks = colours.filter((one) => one !== 'white');
  const paper = tone(colours.includes('white') ? papers.white : papers.warm);
  const [first, second] = inks.map((one) => tone(toldHex(one, shades)));
  if (first) return { main: first, second: second ?? blend(first, paper, thinned), paper };
  const from = isSoft ? soft : pairs;
  const [dark, bright] = from[Math.floor(chance * from.length)]!;
  return { main: tone(dark), second: tone(bright), paper };
}

/** In a field of the first ink the paper is the mark. */
export const onField = ({ main, second, paper }: Inks): Inks => ({
  main: paper,
  second: distanceOf(second, main) < 0.16 ? blend(paper, main, 0.35) : second,
  paper: main,
});

/** OKLab: what is so near to the main colour is of it. */
const alike = 0.13;
const same = 0.045;
const related = 0.22;
/** Of the whole: smaller pieces are cut out of the ink. */
const detail = 0.13;

const holds = (one: Box, other: Box) =>
  one.left <= other.left + slack &&
  one.right >= other.right - slack &&
  one.top <= other.top + slack &&
  one.bottom >= other.bottom - slack;
/** Units of a drawing. */
const slack = 0.6;

/** A drawing in two inks: its main colour is the first, other large parts the second, details are paper. */
export function inkDrawing({ shapes }: Drawing, fills: readonly Oklab[], inks: Inks): Oklab[] {
  if (shapes.some(({ fill }) => fill === inkFills.main)) return shapes.map(asTold(inks));
  const whole = shapes.reduce((sum, { area }) => sum + area, 0);
  const main = mainColour(shapes, fills);
  const isBlack = distanceOf(inks.second, inks.paper) < alike;
  const boxes = shapes.map(({ contours }) => boxOf(contours));
  const isInside = (at: number) =>
    boxes.some(
      (box, other) =>
        other < at && shapes[other]!.area > shapes[at]!.area && holds(box, boxes[at]!),
    );
  return fills.map((fill, at) => {
    const share = shapes[at]!.area / whole;
    if (distanceOf(fill, main) < same) return inks.main;
    // A weave, a crease: the same colour with less ink.
    if (distanceOf(fill, main) < alike)
      return share > detail || !isInside(at) ? inks.main : blend(inks.main, inks.paper, 0.3);
    // What stands out of the whole is part of its outline.
    if (!isInside(at) && share > 0.012) return isBlack ? inks.main : inks.second;
    // Shades of one colour are one ink with less of it.
    const isShade = Math.hypot(fill.a - main.a, fill.b - main.b) < alike / 2;
    if (isShade && share > detail)
      return blend(inks.main, inks.paper, fill.l > main.l ? 0.28 : 0.14);
    if (share > detail || isBlack) return isBlack ? inks.main : inks.second;
    // The shaded side of a trunk belongs to the trunk.
    const kin = fills.findIndex(
      (other, one) => one < at && !isInside(one) && distanceOf(other, fill) < related,
    );
    if (kin >= 0 && share > 0.02 && distanceOf(fills[kin]!, main) >= alike)
      return blend(inks.second, inks.paper, 0.3);
    return fill.l < main.l - 0.25 && share > 0.03 ? inks.second : inks.paper;
  });
}

/** A symbol tells its inks; what was added to it is a face's. */
const asTold =
  (inks: Inks) =>
  ({ fill }: Drawing['shapes'][number]): Oklab => {
    if (fill === inkFills.main) return inks.main;
    if (fill === inkFills.second) return inks.second;
    return fill === inkFills.paper || tone(fill).l < 0.4 ? inks.paper : inks.main;
  };
