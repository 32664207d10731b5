import type { FrameWindow, Reframe } from '../model/analysis.ts';
import { largestWindow } from '../model/frame-window.ts';
import { drawnLarger, growingWindow } from '../model/still-zoom.ts';
import { escapeXml, type HandOverSource, type PlacedShot } from './project.ts';

type Size = { readonly width: number; readonly height: number };

/** A place in the film's frame, in pixels. */
type Rect = Size & { readonly left: number; readonly top: number };

/** Where an uncut producer stands in its project. */
export type Standing = {
  readonly placed: PlacedShot;
  /** Of the producer's own frames, that of the shot's start. */
  readonly inPoint: number;
  /** Frames of the neighbours' time in which dissolves show it. */
  readonly shownBefore: number;
  readonly shownAfter: number;
};

export const property = (name: string, value: string) =>
  `<property name="${name}">${escapeXml(value)}</property>`;

/** How a clip fills the film's frame: cut off at its sides, or laid there where that changes. */
export function framing(stands: Standing, film: Size): readonly string[] {
  const source = unrounded(stands.placed.source);
  const standing = { ...stands, placed: { ...stands.placed, source } };
  const { shot } = stands.placed;
  const { reframe, zoom } = shot;
  if (reframe.kind === 'fit') return [];
  if (reframe.kind === 'window') return windowing(standing, reframe, film);
  if (source.kind === 'image' && zoom !== 'none') return [growing(standing, zoom, film)];
  return reframe.kind === 'move' && !isOfShape(source, film)
    ? [gliding(standing, reframe.points, film)]
    : cutOff(standing, cropOf(source, positionOf(reframe), film), film);
}

/** As wide as its stored pixels are altogether. */
function unrounded(source: HandOverSource): HandOverSource {
  const { width, pixelAspect = 1 } = source;
  return { ...source, width: Math.round(width / pixelAspect) * pixelAspect };
}

const positionOf = (reframe: Reframe) => (reframe.kind === 'static' ? reframe.position : 0.5);

/** The window of the source that fills the film: the renderer's. */
function cropOf(source: HandOverSource, position: number, film: Size): Rect {
  if (isOfShape(source, film))
    return { left: 0, top: 0, width: source.width, height: source.height };
  const shape = (film.width * source.height) / (film.height * source.width);
  const width = source.width * Math.min(1, shareOf(shape));
  const height = source.height * Math.min(1, shareOf(1 / shape));
  // Where it lies is reckoned with what is seen to the hair, as ffmpeg's `crop` does.
  const left = (source.width - width) * position;
  const top = (source.height - height) * position;
  return inWholePixels(source, { left, top, width, height });
}

/** Of a video pixels are cut off in pairs, as their colours are stored: the one that the nearest pixel lies in. */
function inWholePixels(source: HandOverSource, { left, top, width, height }: Rect): Rect {
  const { kind, pixelAspect = 1 } = source;
  const whole = kind === 'image' ? nearest : pairOf;
  const across = (side: number) => whole(side / pixelAspect) * pixelAspect;
  return { left: across(left), top: whole(top), width: across(width), height: whole(height) };
}

/** A window that stands still. */
function cutOff({ placed, inPoint }: Standing, seen: Rect, film: Size): readonly string[] {
  const { source } = placed;
  const { pixelAspect = 1 } = source;
  const isAll = seen.width === source.width && seen.height === source.height;
  const aspect = film.width / film.height / (seen.width / seen.height);
  // What is cut off in whole pixels is a hair wider or higher than the film, and stretched to it.
  const stretched = property('force_aspect_ratio', (aspect * pixelAspect).toFixed(6));
  if (isAll) return Math.abs(aspect - 1) < sameAspect ? [] : [stretched];
  // melt cuts off one more where an odd number of pixels is left across, and cuts those that are stored.
  if (seen.width % 2 === 1 || pixelAspect !== 1)
    return [laying([{ frame: inPoint, place: fillingOf(source, seen, film) }])];
  return [
    stretched,
    `<filter>${[
      property('mlt_service', 'crop'),
      property('left', String(seen.left)),
      property('right', String(source.width - seen.width - seen.left)),
      property('top', String(seen.top)),
      property('bottom', String(source.height - seen.height - seen.top)),
    ].join('')}</filter>`,
  ];
}

/** An aspect no further from 1 adds no pixel to any film's side. */
const sameAspect = 1e-4;

/** Where all of the source lies, in the film's pixels, when a window of it fills the film. */
function fillingOf(source: Size, seen: Rect, film: Size): Rect {
  const [x, y] = [film.width / seen.width, film.height / seen.height];
  return {
    ...{ left: -seen.left * x, top: -seen.top * y },
    ...{ width: source.width * x, height: source.height * y },
  };
}

/** A window that was laid by hand: cut out where it stands still, else laid frame by frame. */
function windowing(
  standing: Standing,
  { start, end }: Extract<Reframe, { kind: 'window' }>,
  film: Size,
): readonly string[] {
  const { placed, inPoint } = standing;
  const { source, recordFrames } = placed;
  const largest = largestWindow(source, film);
  if (!end) {
    const width = source.width * shareOf(largest.width / start.zoom);
    const height = source.height * shareOf(largest.height / start.zoom);
    const left = source.width * start.x - width / 2;
    const top = source.height * start.y - height / 2;
    return cutOff(standing, inWholePixels(source, { left, top, width, height }), film);
  }
  const keys = Array.from({ length: recordFrames }, (_, frame) => {
    const done = frame / Math.max(1, recordFrames - 1);
    const mixed = (of: (window: FrameWindow) => number) => of(start) + (of(end) - of(start)) * done;
    const size = mixed(({ zoom }) => 1 / zoom);
    const width = film.width / largest.width / size;
    const height = film.height / largest.height / size;
    const left = film.width / 2 - mixed(({ x }) => x) * width;
    return {
      frame: inPoint + frame,
      place: { left, top: film.height / 2 - mixed(({ y }) => y) * height, width, height },
    };
  });
  return [laying(keys)];
}

/** As the renderer writes it. */
const shareOf = (share: number) => Number(share.toFixed(6));

/** Halves go to the even one, as in C. */
function nearest(pixels: number): number {
  const rounded = Math.round(pixels);
  return rounded - pixels === 0.5 && rounded % 2 === 1 ? rounded - 1 : rounded;
}

/** Of a video pixels are cut off in pairs, as their colours are stored: the one that the nearest pixel lies in. */
const pairOf = (pixels: number) => Math.floor(nearest(pixels) / 2) * 2;

/** So near that nothing is cut off: the renderer's. */
const isOfShape = (source: Size, film: Size) => {
  const share = (source.width * film.height) / (source.height * film.width);
  return Math.min(share, 1 / share) >= 0.999;
};

/** All of the source, as large as it must be to fill the film's frame. */
function wholeOf(source: Size, film: Size): Size {
  const larger = Math.max(film.width / source.width, film.height / source.height);
  return {
    width: nearestPair(source.width * larger),
    height: nearestPair(source.height * larger),
  };
}

/** Where a side of the whole begins: its position is of what is free. */
const beginOf = (side: number, filmSide: number, position: number) =>
  side - filmSide < 1 ? (filmSide - side) / 2 : (filmSide - side) * position;

type Points = Extract<Reframe, { kind: 'move' }>['points'];

function gliding({ placed, inPoint }: Standing, points: Points, film: Size): string {
  const whole = wholeOf(placed.source, film);
  return laying(
    points.map(({ frame, position }) => ({
      frame: inPoint + frame,
      place: {
        ...whole,
        left: beginOf(whole.width, film.width, position),
        top: beginOf(whole.height, film.height, position),
      },
    })),
  );
}

/** Frame by frame: the renderer cuts whole pixels, and sharp pictures tell a quarter of one. */
function growing(standing: Standing, zoom: 'in' | 'out', film: Size): string {
  const { placed, inPoint, shownBefore, shownAfter } = standing;
  const { source, shot } = placed;
  const whole = fillingOf(source, cropOf(source, positionOf(shot.reframe), film), film);
  const frames = shownBefore + placed.recordFrames + shownAfter;
  const keys = Array.from({ length: frames }, (_, index) => {
    const frame = index - shownBefore;
    const seen = growingWindow(zoom, frame / placed.recordFrames, film);
    const grown = {
      x: (film.width * drawnLarger) / seen.width,
      y: (film.height * drawnLarger) / seen.height,
    };
    const left = whole.left - seen.left / drawnLarger;
    const top = whole.top - seen.top / drawnLarger;
    return {
      frame: inPoint + frame,
      place: {
        ...{ left: left * grown.x, top: top * grown.y },
        ...{ width: whole.width * grown.x, height: whole.height * grown.y },
      },
    };
  });
  return laying(keys);
}

/** melt leaves out a last row or column that rounding puts beyond its picture. */
const hair = 0.02;

/**
 * melt brings a picture to the size of its place and then moves it by parts of a pixel, which blurs it. In a
 * place so many times as large, and shown so many times smaller, it stays as sharp as ours.
 */
const laidLarger = 1.4;

type Key = { readonly frame: number; readonly place: Rect };

/** A whole clip laid over the frame, its places by frames of its own, joined linearly. */
function laying(keys: readonly Key[]): string {
  const places = keys.map(({ frame, place }) => `${frame}=${rectOf(place)} 1`);
  return `<filter>${[
    property('mlt_service', 'affine'),
    property('background', 'color:black'),
    property('transition.rect', places.join(';')),
    property('transition.scale_x', String(laidLarger)),
    property('transition.scale_y', String(laidLarger)),
    property('transition.fill', '1'),
    property('transition.distort', '1'),
    // Behind its last key it stays there, in a dissolve, where it would go back the way it came.
    property('transition.repeat_off', '1'),
    property('transition.mirror_off', '1'),
  ].join('')}</filter>`;
}

/** Larger about its middle. What melt makes smaller it counts from corners of pixels, not from their middles. */
function rectOf({ left, top, width, height }: Rect): string {
  const [wide, high] = [width + hair, height + hair];
  const beside = (side: number) =>
    (side * (laidLarger - 1)) / 2 + (0.5 * (laidLarger - 1)) / laidLarger;
  const numbers = [left - beside(wide), top - beside(high), wide * laidLarger, high * laidLarger];
  return numbers.map((value) => value.toFixed(3)).join(' ');
}

const nearestPair = (pixels: number) => Math.round(pixels / 2) * 2;
