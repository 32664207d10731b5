import type { Oklab } from '@armoni/colour/oklab';
import { readShape } from '../../drawings/shapes.ts';
import type { FurnishingStuff, Furnishings } from '../../palette/furnishings.ts';
import { lighter } from '../../palette/tones.ts';
import { type Box, boxOf } from '../../picture/fill-contours.ts';
import type { Contour } from '../../picture/parse-path.ts';
import type { Group } from '../../picture/picture.ts';
import { type FloorDecor, floorDecor } from './floor-decor.ts';
import { type WallDecor, wallDecor } from './wall-decor.ts';

export type Decor = FloorDecor | WallDecor;

type Part = {
  readonly stuff: FurnishingStuff;
  readonly light: number;
  readonly contours: readonly Contour[];
};
type Drawn = { readonly parts: readonly Part[]; readonly box: Box };

const read = new Map<Decor, Drawn>();

/** A step of + or -, in lightness. */
const step = 0.055;

function drawnOf(name: Decor): Drawn {
  const known = read.get(name);
  if (known) return known;
  const text: string = { ...floorDecor, ...wallDecor }[name];
  const parts = text
    .trim()
    .split('\n')
    .map((line) => {
      const [told, shape] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
      const [, stuff, signs = ''] = /^([a-z]+)([+-]*)$/.exec(told)!;
      const light = [...signs].reduce((sum, sign) => sum + (sign === '+' ? step : -step), 0);
      return { stuff: stuff as FurnishingStuff, light, contours: readShape(shape) };
    });
  const drawn = { parts, box: boxOf(parts.flatMap(({ contours }) => contours)) };
  read.set(name, drawn);
  return drawn;
}

/** Its edges in metres, about the middle of its foot. */
export function sizeOfDecor(name: Decor): {
  readonly left: number;
  readonly right: number;
  readonly high: number;
} {
  const { left, right, top } = drawnOf(name).box;
  return { left: left / 100, right: right / 100, high: -top / 100 };
}

export type DecorSpot = {
  readonly x: number;
  readonly y: number;
  /** Units of a metre. */
  readonly metre: number;
  readonly isFlipped?: boolean;
};

export function drawDecor(
  name: Decor,
  stuffs: Furnishings,
  { x, y, metre, isFlipped = false }: DecorSpot,
): Group {
  const scale = metre / 100;
  const side = isFlipped ? -scale : scale;
  const fill = ({ stuff, light }: Part): Oklab =>
    light === 0 ? stuffs[stuff] : lighter(stuffs[stuff], light);
  return {
    ...{ name, kind: 'backdrop' },
    cutOuts: drawnOf(name).parts.map((part) => ({
      fill: fill(part),
      contours: part.contours.map((line) =>
        line.map((value, at) => (at % 2 === 0 ? x + value * side : y + value * scale)),
      ),
    })),
    ...(name in floorDecor ? { base: y } : {}),
  };
}
