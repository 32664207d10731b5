import type { CutSource } from '@armoni/contract/cuts';
import type { ShotSource } from '@armoni/contract/timeline/edit-shots';
import { largestWindow, windowAt } from '@armoni/contract/timeline/frame-window';
import {
  framesOf,
  framesPerSecond,
  shotsOf,
  sourceFrameAt,
} from '@armoni/contract/timeline/ranges';
import type { FrameWindow, Reframe, Shot, Timeline } from '@armoni/contract/timeline/timeline';

/** « 0:08,14 »: seconds and, behind the comma, frames. */
export function frameClock(timeline: Pick<Timeline, 'rate'>, frame: number): string {
  const rate = Math.round(framesPerSecond(timeline));
  const whole = Math.floor(frame / rate);
  const rest = String(Math.round(frame - whole * rate)).padStart(2, '0');
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')},${rest}`;
}

/** « 2,3 s ». */
export function secondsText(timeline: Pick<Timeline, 'rate'>, frames: number): string {
  const tenths = Math.round((10 * frames) / framesPerSecond(timeline)) / 10;
  return `${tenths.toFixed(1).replace('.', ',')}\u00a0s`;
}

/** Frames that a shot has in the film as it was rendered; null where they are told alike, or it is new. */
export function lengthBefore(rendered: Timeline, { id, recordRange }: Shot): number | null {
  const before = shotsOf(rendered).find((shot) => shot.id === id);
  const length = before && framesOf(before.recordRange).length;
  if (length === undefined) return null;
  const now = framesOf(recordRange).length;
  return secondsText(rendered, length) === secondsText(rendered, now) ? null : length;
}

/** The shot under a frame of the film and the second of its clip that is seen there. */
export function seenAt(timeline: Timeline, frame: number) {
  const shots = shotsOf(timeline);
  const found = shots.findIndex(({ recordRange }) => frame < framesOf(recordRange).end);
  const index = found === -1 ? shots.length - 1 : found;
  const shot = shots[index] as Shot;
  const inShot = Math.max(0, frame - framesOf(shot.recordRange).start);
  return { index, shot, sourceSeconds: sourceSecondsOf(timeline, shot, inShot) };
}

/** Seconds of the clip that a shot shows so many of its frames in. */
export function sourceSecondsOf(
  timeline: Pick<Timeline, 'rate'>,
  shot: Shot,
  inShot: number,
): number {
  return sourceFrameAt(shot, inShot) / framesPerSecond(timeline);
}

/** How a shot's clip lies in the film's frame, as CSS has it. */
export function fitOf(
  reframe: Reframe,
  inShot: number,
): { readonly objectFit: 'cover' | 'contain'; readonly objectPosition: string } {
  if (reframe.kind === 'fit') return { objectFit: 'contain', objectPosition: '50% 50%' };
  const percent = `${(100 * positionOf(reframe, inShot)).toFixed(2)}%`;
  return { objectFit: 'cover', objectPosition: `${percent} ${percent}` };
}

/** 0–1 of the free range; a gliding window is joined linearly and held beyond its ends. */
export function positionOf(reframe: Reframe, inShot: number): number {
  if (reframe.kind === 'static') return reframe.position;
  if (reframe.kind !== 'move') return 0.5;
  const { points } = reframe;
  const after = points.findIndex(({ frame }) => frame >= inShot);
  const next = points[after === -1 ? points.length - 1 : after];
  const before = after > 0 ? points[after - 1] : next;
  if (!next || !before) return 0.5;
  if (next.frame === before.frame || after === -1) return next.position;
  const share = (inShot - before.frame) / (next.frame - before.frame);
  return before.position + share * (next.position - before.position);
}

type Size = { readonly width: number; readonly height: number };

/** Of any framing the window that shows the same at a frame of its shot: where a hand begins. */
export function windowOf(
  { reframe, recordRange }: Pick<Shot, 'reframe' | 'recordRange'>,
  inShot: number,
  source: Size,
  film: Size,
): FrameWindow {
  if (reframe.kind === 'window') return windowAt(reframe, inShot, framesOf(recordRange).length);
  const { width, height } = largestWindow(source, film);
  const position = positionOf(reframe, inShot);
  const middle = (share: number) => share / 2 + position * (1 - share);
  return { x: middle(width), y: middle(height), zoom: 1, turn: 0 };
}

export function shotSourceOf({ id, name, kind, frames }: CutSource): ShotSource {
  return { id, name, kind, frames };
}
