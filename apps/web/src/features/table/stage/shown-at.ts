import { framesOf, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { wholeBox } from '../session/lay-of.ts';

/** Two shots that are seen at once while one dissolves into the other. */
export type Dissolving = {
  readonly from: Shot;
  readonly to: Shot;
  /** Of the second one, 0–1: as the renderer has it, none at the first frame, all behind the last. */
  readonly share: number;
};

/** A dissolve lies centred on its cut and never takes more than its neighbours have. */
export function dissolvingAt(timeline: Timeline, frame: number): Dissolving | null {
  const shots = shotsOf(timeline);
  for (const { kind, afterClipIndex, duration } of timeline.tracks.video.transitions) {
    const [from, to] = [shots[afterClipIndex], shots[afterClipIndex + 1]];
    if (kind !== 'dissolve' || !from || !to) continue;
    const cut = framesOf(to.recordRange).start;
    const longest = Math.min(framesOf(from.recordRange).length, framesOf(to.recordRange).length);
    const frames = Math.min(duration.value, longest - 1);
    const begin = cut - Math.floor(frames / 2);
    const inside = frame - begin;
    if (frames >= 2 && inside >= 0 && inside < frames) {
      return { from, to, share: inside / frames };
    }
  }
  return null;
}

/** How much of the picture is left, 0–1, where the film comes from black or goes to it. */
export function lightAt(timeline: Timeline, frame: number): number {
  const { transitions } = timeline.tracks.video;
  const fadeIn = transitions.find(({ kind }) => kind === 'fade-in')?.duration.value ?? 0;
  const fadeOut = transitions.find(({ kind }) => kind === 'fade-out')?.duration.value ?? 0;
  const left = timeline.duration.value - frame;
  const comes = fadeIn > 0 ? Math.min(1, frame / fadeIn) : 1;
  const goes = fadeOut > 0 ? Math.min(1, left / fadeOut) : 1;
  return Math.min(comes, goes);
}

/** How much a still grows while it is shown: the renderer's. */
const zoomDepth = 0.12;

/** Never smaller than the frame, also where it is seen before or behind its own time, in a dissolve. */
export function zoomAt({ zoom, recordRange }: Shot, inShot: number): number {
  const done = inShot / framesOf(recordRange).length;
  if (zoom === 'none') return 1;
  return Math.max(1, zoom === 'in' ? 1 + zoomDepth * done : 1 + zoomDepth - zoomDepth * done);
}

type Size = { readonly width: number; readonly height: number };

/**
 * All of the frame but where a picture shown whole lies: while shots dissolve, both are seen through, and
 * what stands behind the picture would be seen through it.
 */
export function besidePicture(picture: Size, film: Size): string {
  const box = wholeBox(picture, film);
  const across = (pixels: number) => `${((100 * pixels) / film.width).toFixed(3)}%`;
  const down = (pixels: number) => `${((100 * pixels) / film.height).toFixed(3)}%`;
  const [left, right] = [across(box.left), across(box.left + box.width)];
  const [top, bottom] = [down(box.top), down(box.top + box.height)];
  const around = '0 0, 100% 0, 100% 100%, 0 100%, 0 0';
  const hole = `${left} ${top}, ${right} ${top}, ${right} ${bottom}, ${left} ${bottom}, ${left} ${top}`;
  return `polygon(evenodd, ${around}, ${hole})`;
}
