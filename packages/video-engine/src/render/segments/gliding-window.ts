import type { Reframe } from '../../model/analysis.ts';

type Points = Extract<Reframe, { kind: 'move' }>['points'];

type Size = { readonly width: number; readonly height: number };

export type GlidingWindow = {
  /** Upright, in square pixels; the filters' input is exactly as large. */
  readonly source: Size;
  readonly film: Size;
  /** Of the source, in each direction; one of them is 1. */
  readonly share: { readonly w: number; readonly h: number };
  readonly points: Points;
  /** Frames from the shot's start to the first one that is filtered. */
  readonly offsetFrames: number;
  /** Further options of `scale`. */
  readonly colour: string;
};

/**
 * Places of the window in a pixel of the film: at whole pixels a slow glide steps. Colours, stored at half the
 * size, have half as many.
 */
const placesInPixel = 4;
/** Pixels on each side that a bicubic `scale` looks at. */
const kernelReach = 2;
/** A slope of less moves the window by no pixel of any film. */
const smallestSlope = 1e-7;
/** Widths that are tried for the stretch: some scale to whole pairs nearly without rest. */
const triedWidths = 24;

/**
 * Filters that glide a window over a clip, a quarter of a pixel of the film at a time. What is near to the
 * window is cut out, grows to four times the film's size in the direction of the glide, is cut to the
 * window there, and made as large as the film: hardly anything is scaled that is not seen.
 */
export function glidingWindow(window: GlidingWindow): readonly string[] {
  const { source, film, share, points, offsetFrames, colour } = window;
  const isWide = share.w < 1;
  const [side, seen] = isWide
    ? [source.width, source.width * share.w]
    : [source.height, source.height * share.h];
  const filmSide = (isWide ? film.width : film.height) * placesInPixel;
  const growth = filmSide / seen;
  const reach = kernelReach * Math.ceil(Math.max(1, placesInPixel / growth));
  const stretch = stretchAround(seen + 2 * reach + 2, side, growth);
  const at = positionExpression(points, offsetFrames);
  // In pairs of pixels, as colours are stored.
  const from = (position: string) =>
    `clip(2*floor((${(side - seen).toFixed(3)}*${position}-${reach})/2)\\,0\\,${side - stretch.pixels})`;
  const place =
    `st(0\\,${at});` +
    `${(side * growth - filmSide).toFixed(3)}*ld(0)-${growth.toFixed(6)}*${from('ld(0)')}`;
  return isWide
    ? [
        `crop=${stretch.pixels}:ih:x='${from(`(${at})`)}':y=0:exact=1`,
        `scale=${stretch.scaled}:${film.height}:flags=bicubic${colour}`,
        `crop=${filmSide}:ih:x='${place}':y=0:exact=1`,
        `scale=${film.width}:${film.height}:flags=bicubic`,
      ]
    : [
        `crop=iw:${stretch.pixels}:x=0:y='${from(`(${at})`)}':exact=1`,
        `scale=${film.width}:${stretch.scaled}:flags=bicubic${colour}`,
        `crop=iw:${filmSide}:x=0:y='${place}':exact=1`,
        `scale=${film.width}:${film.height}:flags=bicubic`,
      ];
}

/** A stretch of at least so many pixels, and how many pairs it comes nearest to when it has grown. */
function stretchAround(
  least: number,
  side: number,
  growth: number,
): { readonly pixels: number; readonly scaled: number } {
  const tried = Array.from({ length: triedWidths }, (_, index) => {
    const pixels = Math.min(side, 2 * (Math.ceil(least / 2) + index));
    const scaled = 2 * Math.round((pixels * growth) / 2);
    return { pixels, scaled, rest: Math.abs(scaled - pixels * growth) };
  });
  return tried.reduce((best, one) => (one.rest < best.rest - 0.01 ? one : best));
}

/** Joins the points linearly, as a sum of slopes: no nesting, however many points there are. */
export function positionExpression(points: Points, offsetFrames: number): string {
  const first = points[0]?.position ?? 0.5;
  const terms = points.slice(1).flatMap((point, index) => {
    const from = points[index]!;
    const frames = point.frame - from.frame;
    const slope = (point.position - from.position) / frames;
    if (frames <= 0 || Math.abs(slope) < smallestSlope) return [];
    return [`${slope.toFixed(7)}*clip(n-${from.frame - offsetFrames}\\,0\\,${frames})`];
  });
  return [first.toFixed(5), ...terms].join('+').replaceAll('+-', '-').replaceAll('--', '+');
}
