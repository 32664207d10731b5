import type { Oklab } from '@armoni/colour/oklab';
import type { Margins } from '../../raster/margins.ts';
import type { Season, TimeOfDay, Weather } from '../../scene/scene-description.ts';
import type { Drawing } from '../drawings/drawing.ts';
import { readShape } from '../drawings/shapes.ts';
import type {
  Crop,
  Ground,
  MarkShape,
  Place,
  TownName,
  WishedThing,
} from '../illustration-description.ts';
import type { Furnishings } from '../palette/furnishings.ts';
import type { Inks } from '../palette/inks.ts';
import type { Palette } from '../palette/palettes.ts';
import { blend, tone } from '../palette/tones.ts';
import type { Box } from '../picture/fill-contours.ts';
import type { Contour } from '../picture/parse-path.ts';
import type { CutOut, Group } from '../picture/picture.ts';
import type { StillSetName } from '../place-names.ts';
import type { Finish } from '../room-finish.ts';

/** What scenery is made from. */
export type Setting = {
  readonly place: Place;
  /** Units; the shorter side is 1000. */
  readonly width: number;
  readonly height: number;
  /** What is drawn beyond that, in units. */
  readonly beyond: Margins;
  readonly palette: Palette;
  /** What grows on its field. */
  readonly crop: Crop | null;
  readonly time: TimeOfDay | null;
  readonly season: Season | null;
  readonly weather: Weather | null;
  /** Where the disc is, as a share of the width; behind the subject. */
  readonly focus: number;
  /** All that was asked for, by name. */
  readonly shown: ReadonlySet<string>;
  /** Said to be there: what the sky shows. */
  readonly celestial: ReadonlySet<string>;
  /** Seen from so near that no floor is. */
  readonly isNear?: boolean;
  /** Of a wall, where it was told. */
  readonly wallColour?: string | null;
  /** Of a room, as far as it was told. */
  readonly finish?: Finish;
  /** What its furniture is made of. */
  readonly furnishings: Furnishings;
  /** A lake among mountains. */
  readonly hasPeaks?: boolean;
  /** What its scenery shows of the things that were asked for, by name. */
  readonly pieces?: ReadonlyMap<string, WishedThing>;
  /** Of whose houses it is built. */
  readonly town?: TownName | null;
  /** Of a street: laid with stones. */
  readonly isPaved?: boolean;
  /** Of a street: one crosses it on stripes. */
  readonly isCrossed?: boolean;
  /** What is seen from it. */
  readonly view?: Place | null;
  /** Nobody passes by. */
  readonly isDeserted?: boolean;
  /** Of what is under water and what floats above it: how far down the surface is, as a share of the height. */
  readonly surface?: number | null;
  /** What all of it stands on, and how the wall behind it is lit. */
  readonly ground?: Ground | null;
  readonly wall?: 'ramp' | 'glow' | null;
  /** Before nothing but a colour. */
  readonly isPlain?: boolean;
  /** A table was told. */
  readonly isOnTable?: boolean;
  /** A mark's field, where that was told. */
  readonly isRound?: boolean;
  readonly field?: MarkShape | null;
  /** What a mark is printed in, and by what chance in which field. */
  readonly inks?: Inks;
  readonly markChance?: number;
  /** A shop's sign, from a bracket on a wall. */
  readonly isHung?: boolean;
  /** A name is set below it. */
  readonly isNamed: boolean;
  readonly random: () => number;
};

/** Scenery behind and before the subject, and where that stands. */
export type Stage = {
  readonly back: readonly Group[];
  readonly front: readonly Group[];
  /** The line that things stand on. */
  readonly base: number;
  /** What flies stays above. */
  readonly horizon: number;
  /** False where things float and throw no shadow: in the sky, in space, under water. */
  readonly hasGround: boolean;
  /** Of the shorter side: how large the subject is, where nothing else says so. */
  readonly lone?: number;
  /** A table before the place, seen from near: things stand on it as large as the picture wants them. */
  readonly isTable?: boolean;
  /** Which set of a still life it is. */
  readonly set?: StillSetName;
  /** What is made to measure for the things that were set there, behind and before them. */
  readonly dress?: (things: readonly Standing[]) => Pick<Stage, 'back' | 'front'>;
};

/** Something that was asked for, in its place. */
export type Standing = {
  readonly id: string;
  readonly drawing: Drawing;
  readonly isPerson: boolean;
  readonly box: Box;
  readonly cutOuts: readonly CutOut[];
  readonly stands: boolean;
};

export function backdrop(name: string, cutOuts: readonly CutOut[]): Group {
  return { name, kind: 'backdrop', cutOuts };
}

/** What shines by itself or is printed: no light from elsewhere gives it a form. */
export function flatBackdrop(name: string, cutOuts: readonly CutOut[]): Group {
  return { ...backdrop(name, cutOuts), isFlat: true };
}

export function cut(fill: Oklab, ...shapes: readonly (string | Contour)[]): CutOut {
  return {
    fill,
    contours: shapes.flatMap((one) => (typeof one === 'string' ? readShape(one) : [one])),
  };
}

/** Beyond the frame on every side, so that no edge of a backdrop shows. */
export const bleed = 60;

/** The whole picture. */
export function sheet({ width, height, beyond }: Setting, fill: Oklab): CutOut {
  const [left, top] = [bleed + beyond.left, bleed + beyond.top];
  const [wide, high] = [left + width + beyond.right + bleed, top + height + beyond.bottom + bleed];
  return cut(fill, `r ${-left} ${-top} ${wide} ${high}`);
}

/** All below a line that rises and falls: `y` at rest, `swell` high, `waves` of them in the width. */
export function below(
  { width, height, beyond }: Setting,
  y: number,
  { swell = 0, waves = 1, phase = 0 }: { swell?: number; waves?: number; phase?: number } = {},
): Contour {
  const line: number[] = [];
  const steps = 64;
  const more = (wide: number) => Math.ceil((wide * steps) / (width + 2 * bleed));
  for (let step = -more(beyond.left); step <= steps + more(beyond.right); step += 1) {
    const x = -bleed + ((width + 2 * bleed) * step) / steps;
    const turn = (x / width) * waves * 2 * Math.PI + phase;
    line.push(x, y - swell * (0.7 * Math.sin(turn) + 0.3 * Math.sin(turn * 2.3 + 1)));
  }
  const low = height + beyond.bottom + bleed;
  return [...line, line.at(-2)!, low, line[0]!, low];
}

/** Where it lies: said of the weather, or of the season alone. */
export const liesSnow = ({ season, weather }: Pick<Setting, 'season' | 'weather'>): boolean =>
  weather === 'snow' || (season === 'winter' && weather !== 'rain');

/** As white as its hour lets it be. */
export const snowIn = ({ palette }: Pick<Setting, 'palette'>): Oklab =>
  blend(tone('#f6f9fd'), tone(palette.sky), palette.isDark ? 0.42 : 0.12);

export const isWet = ({ weather }: Pick<Setting, 'weather'>): boolean =>
  weather === 'rain' || weather === 'storm';
