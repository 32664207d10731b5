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
/** Places for the stretch to begin at; each but the first makes it a pair of pixels longer. */
const starts = { least: 8, most: 24 } as const;
/** Pixels of the film by which a start may lie beside the place that it is chosen for. */
const mostDrift = 0.06;

/** In which direction it glides, in pixels of the source, and how large its pixels are in the film. */
type Glide = {
  readonly isWide: boolean;
  readonly side: number;
  readonly seen: number;
  /** Of the film, along the glide and across it. */
  readonly filmSide: number;
  readonly filmAcross: number;
  readonly growth: number;
};

/**
 * Filters that glide a window over a clip, a quarter of a pixel of the film at a time. What is near to the window is
 * cut out, made as large as the film, and cut to the window there. Both cuts are at whole pairs of
 * pixels, as colours are stored; as a pixel of the source is no whole number of the film's, the place
 * where the first cut begins decides between which of them the second one lies.
 */
export function glidingWindow(window: GlidingWindow): readonly string[] {
  const { source, film, share, points } = window;
  const isWide = share.w < 1;
  const [side, filmSide] = isWide ? [source.width, film.width] : [source.height, film.height];
  const filmAcross = isWide ? film.height : film.width;
  const seen = side * (isWide ? share.w : share.h);
  const glide = { isWide, side, seen, filmSide, filmAcross, growth: filmSide / seen };
  const places = placesOf(glide.growth);
  const pixels = places && stretchAround(glide, 2 * places.count).pixels;
  // At the edges of a clip there is nothing to begin earlier in.
  const isInside = points.every(({ position }) => {
    const left = (side - seen) * position;
    return pixels !== null && left >= pixels - seen && left + pixels <= side;
  });
  return places !== null && isInside
    ? betweenPixels(window, glide, places)
    : enlarged(window, glide);
}

type Places = { readonly count: number; readonly inverse: number };

/**
 * How many places between pairs of the film's pixels a pair of the source's can come to, and what tells
 * which start comes to which: of a growth of a/q the i-th start comes to place i·a modulo q. Null where
 * they are too few: at the source's own size all pairs lie alike.
 */
function placesOf(growth: number): Places | null {
  for (let count = starts.least; count <= starts.most; count += 1) {
    const whole = Math.round(growth * count);
    if (2 * Math.abs(growth * count - whole) > mostDrift) continue;
    for (let inverse = 1; inverse < count; inverse += 1) {
      if ((inverse * whole) % count === 1) return { count, inverse };
    }
  }
  return null;
}

function betweenPixels(
  { points, offsetFrames, colour }: GlidingWindow,
  { isWide, side, seen, filmSide, filmAcross, growth }: Glide,
  { count, inverse }: Places,
): readonly string[] {
  const stretch = stretchAround({ side, seen, growth }, 2 * count);
  const left = `${(side - seen).toFixed(3)}*ld(0)`;
  const grown = growth.toFixed(6);
  const start = [
    `st(0\\,${positionExpression(points, offsetFrames)})`,
    `st(1\\,2*floor((${left}-${kernelReach})/2))`,
    `st(2\\,${grown}*(${left}-ld(1))/2)`,
    `st(1\\,ld(1)-2*mod((${count}-round(${count}*(ld(2)-floor(ld(2)))))*${inverse}\\,${count}))`,
  ].join(';');
  return [
    cropAlong(isWide, stretch.pixels, `${start};ld(1)`),
    scaleAlong(isWide, stretch.scaled, filmAcross, colour),
    cropAlong(isWide, filmSide, `${start};2*round(${grown}*(${left}-ld(1))/2)`),
  ];
}

/** What is near grows to four times the film's size in the direction of the glide: dear, for any size and place. */
function enlarged(
  { source, points, offsetFrames, colour }: GlidingWindow,
  { isWide, side, seen, filmSide, filmAcross, growth: once }: Glide,
): readonly string[] {
  const growth = once * placesInPixel;
  const reach = kernelReach * Math.ceil(Math.max(1, 1 / once));
  const stretch = stretchAround({ side, seen, growth }, 2 * reach - 2 * kernelReach);
  const enlargedSide = filmSide * placesInPixel;
  const at = positionExpression(points, offsetFrames);
  // In pairs of pixels, as colours are stored.
  const from = (position: string) =>
    `clip(2*floor((${(side - seen).toFixed(3)}*${position}-${reach})/2)\\,0\\,${side - stretch.pixels})`;
  const place =
    `st(0\\,${at});` +
    `${(side * growth - enlargedSide).toFixed(3)}*ld(0)-${growth.toFixed(6)}*${from('ld(0)')}`;
  // Across it grows with the second step where it does: the first has fewer lines then.
  const across = isWide ? source.height : source.width;
  return [
    cropAlong(isWide, stretch.pixels, from(`(${at})`)),
    scaleAlong(isWide, stretch.scaled, evenly(Math.min(across, filmAcross)), colour),
    cropAlong(isWide, enlargedSide, place),
    scaleAlong(isWide, filmSide, filmAcross, ''),
  ];
}

function cropAlong(isWide: boolean, length: number, at: string): string {
  return isWide
    ? `crop=${length}:ih:x='${at}':y=0:exact=1`
    : `crop=iw:${length}:x=0:y='${at}':exact=1`;
}

function scaleAlong(isWide: boolean, along: number, across: number, colour: string): string {
  const [width, height] = isWide ? [along, across] : [across, along];
  return `scale=${width}:${height}:flags=bicubic${colour}`;
}

function evenly(length: number): number {
  return 2 * Math.round(length / 2);
}

/** A stretch around what is seen, and how many pairs it comes nearest to when it has grown. */
function stretchAround(
  { side, seen, growth }: Pick<Glide, 'side' | 'seen' | 'growth'>,
  spare: number,
): { readonly pixels: number; readonly scaled: number } {
  const least = seen + 2 * kernelReach + 2 + spare;
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
