import type { FrameWindow } from '../model/analysis.ts';
import { largestWindow } from '../model/frame-window.ts';
import { zoomDepth } from '../model/still-zoom.ts';
import type { PlacedShot } from './project.ts';

/**
 * Where a clip's picture lies in the film's frame, said as editors say it: the whole clip made to fit,
 * then scaled about its middle, turned, and moved.
 */
export type PicturePlace = {
  /** Of the shot, from 0. */
  readonly frame: number;
  /** 1: it just fits. */
  readonly scale: number;
  /** Of its middle from the frame's, in shares of the frame's width and height; up and right count. */
  readonly x: number;
  readonly y: number;
  /** Degrees, anticlockwise. */
  readonly turn: number;
};

type Size = { readonly width: number; readonly height: number };

type Key = FrameWindow & { readonly frame: number };

/** One place for a picture that stands, several joined linearly for one that moves, none for one that just fits. */
export function picturePlaces(placed: PlacedShot, film: Size): readonly PicturePlace[] {
  if (placed.shot.reframe.kind === 'fit') return [];
  const places = keysOf(placed, film).map((key) => placeOf(key, placed.source, film));
  return places.every(isAtRest) ? [] : places;
}

function keysOf({ shot, source, recordFrames }: PlacedShot, film: Size): readonly Key[] {
  const { reframe, zoom } = shot;
  const last = Math.max(1, recordFrames - 1);
  if (reframe.kind === 'window') {
    const { start, end } = reframe;
    if (!end) return [{ ...start, frame: 0 }];
    // What only moves does so evenly; what comes nearer or turns does so evenly on the picture alone.
    const steps =
      start.zoom === end.zoom && start.turn === end.turn ? 1 : Math.ceil(last / framesApart);
    return Array.from({ length: steps + 1 }, (_, step) =>
      mixed({ start, end }, { frame: Math.round((last * step) / steps), last }),
    );
  }
  const at = (frame: number, position: number, grown: number) =>
    strip({ source, film, position, zoom: grown, frame });
  const position = reframe.kind === 'static' ? reframe.position : 0.5;
  if (source.kind === 'image' && zoom !== 'none') {
    const grown = 1 + zoomDepth;
    const [from, to] = zoom === 'in' ? [1, grown] : [grown, 1];
    return [at(0, position, from), at(last, position, to)];
  }
  if (reframe.kind !== 'move') return [at(0, position, 1)];
  return reframe.points.map((point) => at(point.frame, point.position, 1));
}

/** A key every so many frames of a glide: between them a hair of the picture is all that linear joins are off. */
const framesApart = 2;

type Glide = { readonly start: FrameWindow; readonly end: FrameWindow };

/** As it is rendered: edges move evenly, so sizes do. */
function mixed({ start, end }: Glide, { frame, last }: { frame: number; last: number }): Key {
  const done = frame / last;
  const mix = (from: number, to: number) => from + (to - from) * done;
  return {
    frame,
    x: mix(start.x, end.x),
    y: mix(start.y, end.y),
    zoom: 1 / mix(1 / start.zoom, 1 / end.zoom),
    turn: mix(start.turn, end.turn),
  };
}

type Strip = {
  readonly source: Size;
  readonly film: Size;
  /** In what is free, 0–1. */
  readonly position: number;
  readonly zoom: number;
  readonly frame: number;
};

/** The largest window, somewhere along the side that is cut off. */
function strip({ source, film, position, zoom, frame }: Strip): Key {
  const largest = largestWindow(source, film);
  const middle = (share: number) => share / 2 + (1 - share) * position;
  return { frame, x: middle(largest.width), y: middle(largest.height), zoom, turn: 0 };
}

function placeOf({ frame, x, y, zoom, turn }: Key, source: Size, film: Size): PicturePlace {
  const largest = largestWindow(source, film);
  /** Pixels of the film for one of the clip. */
  const magnified = (film.width * zoom) / (largest.width * source.width);
  const fits = Math.min(film.width / source.width, film.height / source.height);
  const across = (0.5 - x) * source.width * magnified;
  const down = (0.5 - y) * source.height * magnified;
  const angle = (turn * Math.PI) / 180;
  return {
    frame,
    scale: magnified / fits,
    x: (across * Math.cos(angle) - down * Math.sin(angle)) / film.width,
    y: -(across * Math.sin(angle) + down * Math.cos(angle)) / film.height,
    turn: -turn,
  };
}

const hair = 1e-3;

const isAtRest = ({ scale, x, y, turn }: PicturePlace) =>
  Math.abs(scale - 1) < hair && Math.abs(x) < hair && Math.abs(y) < hair && turn === 0;
