import type { CutSource } from '@armoni/contract/cuts';
import { largestWindow, windowAt } from '@armoni/contract/timeline/frame-window';
import { framesOf } from '@armoni/contract/timeline/ranges';
import type { FrameWindow, Reframe, Shot } from '@armoni/contract/timeline/timeline';
import { positionOf } from './film-time.ts';

type Framed = Pick<Shot, 'reframe' | 'recordRange'>;
type Laid = Extract<Reframe, { kind: 'window' }>;
type Size = { readonly width: number; readonly height: number };
type Box = Size & { readonly left: number; readonly top: number };
/** Sizes are of what lies within the borders of the clip. */
type Lies = Pick<CutSource, 'kind' | 'width' | 'height' | 'inner'>;

/** How a shot's clip lies in the film's frame, as CSS has it: to the pixel as the renderer lays it. */
export function layOf(shot: Framed, inShot: number, source: Lies, film: Size) {
  const { reframe } = shot;
  const turn = reframe.kind === 'window' ? windowIn(shot, inShot).turn : 0;
  const isWhole = reframe.kind === 'fit';
  const box = isWhole ? wholeBox(source, film) : { left: 0, top: 0, ...film };
  const seen = isWhole ? { left: 0, top: 0, ...source } : seenPart(shot, inShot, source, film);
  const inner = source.inner ?? { x: 0, y: 0, width: 1, height: 1 };
  const across = layAlong({
    film: film.width,
    box: [box.left, box.width],
    seen: [
      inner.x + (seen.left / source.width) * inner.width,
      (seen.width / source.width) * inner.width,
    ],
  });
  const down = layAlong({
    film: film.height,
    box: [box.top, box.height],
    seen: [
      inner.y + (seen.top / source.height) * inner.height,
      (seen.height / source.height) * inner.height,
    ],
  });
  return {
    objectFit: 'fill',
    maxWidth: 'none',
    ...{ left: percent(across.start), width: percent(across.length) },
    ...{ top: percent(down.start), height: percent(down.length) },
    ...(turn !== 0 && { rotate: `${turn}deg` }),
    // What grows or is turned does so from the middle of the frame.
    transformOrigin: `${percent(across.middle)} ${percent(down.middle)}`,
    ...(source.inner && { clipPath: insetOf(source.inner) }),
  } as const;
}

/** A clip shown whole, on the pairs of pixels on which the renderer lays it: what it leaves, and its box. */
export function wholeBox(source: Size, film: Size): Box {
  const scale = Math.min(film.width / source.width, film.height / source.height);
  const [width, height] = [pairs(source.width * scale), pairs(source.height * scale)];
  const lower = (pixels: number) => 2 * Math.floor(pixels / 4);
  const [left, top] = [lower(film.width - width), lower(film.height - height)];
  return { left, top, width, height };
}

const pairs = (pixels: number) => Math.max(2, 2 * Math.round(pixels / 2));

/** Shapes that differ by less fill each other. */
const sameShape = 0.01;

export function isSameShape(source: Size, film: Size): boolean {
  const ratio = source.width / source.height / (film.width / film.height);
  return Math.abs(ratio - 1) < sameShape;
}

/** Share of the picture from which on nothing is cut off: the renderer's. */
const wholeShare = 0.999;

/**
 * The pixels of a clip that fill the film's frame. A window that stands is cut out as the renderer's is: of a still
 * whole pixels, of a video pairs of them, as its colours are stored. One that glides lies anywhere.
 */
function seenPart(shot: Framed, inShot: number, source: Lies, film: Size): Box {
  const { reframe } = shot;
  const whole = wholePixels(reframe, source);
  if (reframe.kind === 'window') return windowPart(windowIn(shot, inShot), source, film, whole);
  const ratio = source.width / source.height / (film.width / film.height);
  const share = { width: Math.min(1, 1 / ratio), height: Math.min(1, ratio) };
  if (share.width * share.height >= wholeShare) return { left: 0, top: 0, ...source };
  const wish = { width: source.width * share.width, height: source.height * share.height };
  const position = positionOf(reframe, inShot);
  return {
    width: whole(wish.width),
    height: whole(wish.height),
    // Where it lies is reckoned with what is wished to the hair.
    left: whole((source.width - wish.width) * position),
    top: whole((source.height - wish.height) * position),
  };
}

/** What lies under a window that a hand laid, before it is turned. */
function windowPart(
  { x, y, zoom }: FrameWindow,
  source: Size,
  film: Size,
  whole: (pixels: number) => number,
): Box {
  const largest = largestWindow(source, film);
  const width = (source.width * largest.width) / zoom;
  const height = (source.height * largest.height) / zoom;
  return {
    ...{ width: whole(width), height: whole(height) },
    ...{ left: whole(source.width * x - width / 2), top: whole(source.height * y - height / 2) },
  };
}

const windowIn = ({ reframe, recordRange }: Framed, inShot: number): FrameWindow =>
  windowAt(reframe as Laid, inShot, framesOf(recordRange).length);

function wholePixels(reframe: Reframe, source: Lies): (pixels: number) => number {
  const isCut = reframe.kind === 'window' ? !reframe.end && reframe.start.turn === 0 : true;
  if (reframe.kind === 'move' || !isCut) return (pixels) => pixels;
  return source.kind === 'image' ? nearest : (pixels) => 2 * Math.floor(nearest(pixels) / 2);
}

/** Halves go to the even one, as in ffmpeg. */
function nearest(pixels: number): number {
  const rounded = Math.round(pixels);
  return rounded - pixels === 0.5 && rounded % 2 === 1 ? rounded - 1 : rounded;
}

type Along = {
  /** Pixels of the film. */
  readonly film: number;
  /** Where in the film it is seen, and how long: pixels of the film. */
  readonly box: readonly [number, number];
  /** What is seen there of the file, from where and how much: shares of it. */
  readonly seen: readonly [number, number];
};

/** Where a whole file lies for a part of it to fill the box: shares of the film, and the film's middle in the file. */
function layAlong({ film, box, seen }: Along) {
  const length = box[1] / film / seen[1];
  const start = box[0] / film - seen[0] * length;
  return { start, length, middle: (0.5 - start) / length };
}

const insetOf = ({ x, y, width, height }: NonNullable<Lies['inner']>) =>
  `inset(${[y, 1 - x - width, 1 - y - height, x].map(percent).join(' ')})`;

const percent = (share: number) => `${(100 * share).toFixed(3)}%`;
