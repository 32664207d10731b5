import type { FrameWindow } from './analysis.ts';

type Size = { readonly width: number; readonly height: number };

export const mostZoom = 4;
/** Degrees to either side. */
export const mostTurn = 15;
/** Of a side: what rounding puts outside is nothing that anybody sees. */
const roundingShare = 1e-4;

/** The largest window of the film's shape, in shares of a picture: one of the two is 1. */
export function largestWindow(picture: Size, film: Size): Size {
  const ratio = (film.width * picture.height) / (film.height * picture.width);
  return { width: Math.min(1, ratio), height: Math.min(1, 1 / ratio) };
}

/** Whether all of a window lies inside the picture: beside it there is nothing to show. */
export function liesInside(window: FrameWindow, picture: Size, film: Size): boolean {
  const { x, y, zoom, turn } = window;
  if (![x, y, zoom, turn].every(Number.isFinite)) return false;
  if (zoom < 1 || zoom > mostZoom || Math.abs(turn) > mostTurn) return false;
  const largest = largestWindow(picture, film);
  const wide = (largest.width * picture.width) / zoom;
  const high = (largest.height * picture.height) / zoom;
  const [cosine, sine] = [Math.cos(radians(turn)), Math.abs(Math.sin(radians(turn)))];
  const reachX = (wide * cosine + high * sine) / 2 / picture.width - roundingShare;
  const reachY = (wide * sine + high * cosine) / 2 / picture.height - roundingShare;
  return x >= reachX && x <= 1 - reachX && y >= reachY && y <= 1 - reachY;
}

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
