import type { CutSource } from '@armoni/contract/cuts';
import type { ShotSource } from '@armoni/contract/timeline/edit-shots';
import { framesOf, framesPerSecond, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Reframe, Shot, Timeline } from '@armoni/contract/timeline/timeline';

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

/** Frames that a shot has in the film as it was rendered; null where they are as many, or it is new. */
export function lengthBefore(rendered: Timeline, { id, recordRange }: Shot): number | null {
  const before = shotsOf(rendered).find((shot) => shot.id === id);
  const length = before && framesOf(before.recordRange).length;
  return length === undefined || length === framesOf(recordRange).length ? null : length;
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
  { sourceRange, speed }: Shot,
  inShot: number,
): number {
  return (framesOf(sourceRange).start + inShot * speed) / framesPerSecond(timeline);
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

type Lies = Pick<CutSource, 'width' | 'height' | 'inner'>;
type FilmSize = { readonly width: number; readonly height: number };

/** The same for a clip with borders of its own, which are cut off: what lies within them is laid. */
export function layOf(reframe: Reframe, inShot: number, source: Lies | undefined, film: FilmSize) {
  const inner = source?.inner;
  const isWhole = reframe.kind === 'fit';
  if (!inner) return source && isWhole ? wholeLay(source, film) : fitOf(reframe, inShot);
  const scales = [film.width / source.width, film.height / source.height] as const;
  const scale = isWhole ? Math.min(...scales) : Math.max(...scales);
  const position = isWhole ? 0.5 : positionOf(reframe, inShot);
  const [wide, high] = [source.width * scale, source.height * scale];
  const right = percent(1 - inner.x - inner.width);
  const bottom = percent(1 - inner.y - inner.height);
  return {
    objectFit: 'fill',
    maxWidth: 'none',
    left: percent(((film.width - wide) * position - (inner.x / inner.width) * wide) / film.width),
    top: percent(((film.height - high) * position - (inner.y / inner.height) * high) / film.height),
    width: percent(wide / inner.width / film.width),
    height: percent(high / inner.height / film.height),
    clipPath: `inset(${percent(inner.y)} ${right} ${bottom} ${percent(inner.x)})`,
  } as const;
}

/** A clip shown whole, on the pairs of pixels on which the renderer lays it: what it leaves, and its box. */
export function wholeBox(source: FilmSize, film: FilmSize) {
  const scale = Math.min(film.width / source.width, film.height / source.height);
  const [width, height] = [pairs(source.width * scale), pairs(source.height * scale)];
  const lower = (pixels: number) => 2 * Math.floor(pixels / 4);
  const [left, top] = [lower(film.width - width), lower(film.height - height)];
  return { left, top, width, height };
}

const pairs = (pixels: number) => Math.max(2, 2 * Math.round(pixels / 2));

function wholeLay(source: FilmSize, film: FilmSize) {
  const { left, top, width, height } = wholeBox(source, film);
  return {
    objectFit: 'fill',
    maxWidth: 'none',
    ...{ left: percent(left / film.width), top: percent(top / film.height) },
    ...{ width: percent(width / film.width), height: percent(height / film.height) },
  } as const;
}

const percent = (share: number) => `${(100 * share).toFixed(3)}%`;

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

export function shotSourceOf({ id, name, kind, frames }: CutSource): ShotSource {
  return { id, name, kind, frames };
}

/** Shapes that differ by less fill each other. */
const sameShape = 0.01;

export function isSameShape(
  source: { readonly width: number; readonly height: number },
  film: { readonly width: number; readonly height: number },
): boolean {
  const ratio = source.width / source.height / (film.width / film.height);
  return Math.abs(ratio - 1) < sameShape;
}
