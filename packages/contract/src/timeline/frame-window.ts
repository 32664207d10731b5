import { type FrameWindow, mostTurn, mostZoom, type Reframe } from './timeline.ts';

type Size = { readonly width: number; readonly height: number };

/** The largest window of the film's shape, in shares of a picture: one of the two is 1. */
export function largestWindow(picture: Size, film: Size): Size {
  const ratio = (film.width * picture.height) / (film.height * picture.width);
  return { width: Math.min(1, ratio), height: Math.min(1, 1 / ratio) };
}

/**
 * The nearest window that lies inside the picture with all its corners: one that is turned needs more
 * room, so that it grows smaller by it, and what would stand out is moved in.
 */
export function heldInside(window: FrameWindow, picture: Size, film: Size): FrameWindow {
  const turn = between(-mostTurn, window.turn, mostTurn);
  const across = reach({ ...window, zoom: 1, turn }, picture, film);
  const zoom = between(Math.max(1, 2 * across.x, 2 * across.y), window.zoom, mostZoom);
  const [freeX, freeY] = [across.x / zoom, across.y / zoom];
  const x = between(Math.min(0.5, freeX), window.x, Math.max(0.5, 1 - freeX));
  const y = between(Math.min(0.5, freeY), window.y, Math.max(0.5, 1 - freeY));
  return { x, y, zoom, turn };
}

/** How far a window reaches from its middle, in shares of the picture. */
export function reach({ zoom, turn }: FrameWindow, picture: Size, film: Size) {
  const { width, height } = largestWindow(picture, film);
  const [wide, high] = [(width * picture.width) / zoom, (height * picture.height) / zoom];
  const [cosine, sine] = [Math.cos(radians(turn)), Math.abs(Math.sin(radians(turn)))];
  return {
    x: (wide * cosine + high * sine) / 2 / picture.width,
    y: (wide * sine + high * cosine) / 2 / picture.height,
  };
}

type Laid = Extract<Reframe, { kind: 'window' }>;

/**
 * Where a window stands at a frame of its shot: its edges move evenly from the first frame to the last, and
 * stand still before and behind.
 */
export function windowAt({ start, end }: Laid, frame: number, length: number): FrameWindow {
  if (!end || length < 2) return start;
  const done = between(0, frame / (length - 1), 1);
  const mixed = (from: number, to: number) => from + (to - from) * done;
  return {
    x: mixed(start.x, end.x),
    y: mixed(start.y, end.y),
    zoom: 1 / mixed(1 / start.zoom, 1 / end.zoom),
    turn: mixed(start.turn, end.turn),
  };
}

/** What is left of a glide in a part of its shot, by frames of the shot. */
export function glideBetween(laid: Laid, first: number, last: number, length: number): Laid {
  if (!laid.end) return laid;
  return {
    kind: 'window',
    start: windowAt(laid, first, length),
    end: windowAt(laid, last, length),
  };
}

/**
 * A frame that was laid by hand, in a film of another shape: about the same middle and as near, moved in
 * where it would stand out.
 */
export function inShape({ start, end }: Laid, picture: Size, film: Size): Laid {
  return {
    kind: 'window',
    start: heldInside(start, picture, film),
    ...(end && { end: heldInside(end, picture, film) }),
  };
}

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(most, value));
