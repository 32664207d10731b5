import type { CutMusic } from '@armoni/contract/cuts';
import { type ShotSource, trimEnd, trimStart } from '@armoni/contract/timeline/edit-shots';
import { framesOf, framesPerSecond, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import type { Grid } from '../session/grid.ts';

/** What an edge was drawn to. */
export type Snap = {
  readonly kind: 'bar' | 'beat' | 'word';
  /** Of the film, where the line stands. */
  readonly frame: number;
};

export type Beat = { readonly kind: 'bar' | 'beat'; readonly frame: number };

export type TrimEdge = 'start' | 'end';

type SnapTask = {
  readonly timeline: Timeline;
  readonly shot: Shot;
  readonly edge: TrimEdge;
  /** Frames of the film by which the edge was moved. */
  readonly by: number;
  readonly music: Pick<CutMusic, 'beat_seconds' | 'downbeat_seconds'> | null;
  /** Which of its moments draw an edge; all beats unless told. */
  readonly grid?: Grid;
  /** Frames that are near enough. */
  readonly reach: number;
};

/**
 * Draws a trim to what lies near. Cuts close up behind a trim, so whichever edge is moved, it is
 * the shot's end in the film that comes onto a beat; words are of the clip, and met by the edge.
 */
export function snapTrim({ timeline, shot, edge, by, music, grid, reach }: SnapTask) {
  const { end } = framesOf(shot.recordRange);
  const sign = edge === 'end' ? 1 : -1;
  const onBeats = onGrid(beatsOf(timeline, music), grid).map(({ kind, frame }) => {
    return { kind, frame, by: sign * (frame - end) };
  });
  const onWords = wordEdges(timeline, shot, edge).map((moved) => {
    return { kind: 'word' as const, frame: end + sign * moved, by: moved };
  });
  const near = [...onBeats, ...onWords]
    .map((one) => ({ ...one, distance: Math.abs(one.by - by) }))
    .filter(({ distance }) => distance <= reach)
    .sort((one, other) => one.distance - other.distance || rank(one.kind) - rank(other.kind));
  const [best] = near;
  if (!best) return { by, snap: null };
  return { by: best.by, snap: { kind: best.kind, frame: best.frame } satisfies Snap };
}

/** Whether a shot's clip goes as far as a trim wants it to: no line is drawn where it does not. */
export function reaches(
  timeline: Timeline,
  shot: Shot,
  {
    edge,
    by,
    source,
  }: { readonly edge: TrimEdge; readonly by: number; readonly source: ShotSource },
): boolean {
  const next = (edge === 'start' ? trimStart : trimEnd)(timeline, shot.id, by, source);
  const now = shotsOf(next).find(({ id }) => id === shot.id);
  const wanted = framesOf(shot.recordRange).length + (edge === 'end' ? by : -by);
  return now !== undefined && framesOf(now.recordRange).length === wanted;
}

function rank(kind: Snap['kind']): number {
  return { bar: 0, beat: 1, word: 2 }[kind];
}

/** Every bar is a beat as well. */
export function onGrid(beats: readonly Beat[], grid: Grid = 'beats'): readonly Beat[] {
  return grid === 'beats' ? beats : beats.filter(({ kind }) => kind === 'bar');
}

/** Beats in frames of the film, as the music lies under it. */
export function beatsOf(timeline: Timeline, heard: SnapTask['music']): readonly Beat[] {
  const { music } = timeline.tracks.audio;
  if (!music || !heard) return [];
  const rate = framesPerSecond(timeline);
  const bars = new Set(heard.downbeat_seconds);
  return heard.beat_seconds.flatMap((seconds) => {
    const frame = Math.round((seconds - music.startSeconds) * rate);
    if (frame < 0 || frame >= (music.endSeconds ?? Infinity) * rate) return [];
    return [{ kind: bars.has(seconds) ? ('bar' as const) : ('beat' as const), frame }];
  });
}

/** By how much the edge moves to stand between two words of the shot's clip. */
function wordEdges(timeline: Timeline, shot: Shot, edge: TrimEdge): readonly number[] {
  // Nothing is heard of a shot that runs backwards.
  if (shot.reversed) return [];
  const rate = framesPerSecond(timeline);
  const said = timeline.captions?.clips.find(
    ({ sourceId }) => sourceId === shot.mediaReference.sourceId,
  );
  const source = framesOf(shot.sourceRange);
  const from = edge === 'start' ? source.start : source.end;
  return (said?.cues ?? []).flatMap(({ words, startSeconds, endSeconds }) =>
    (words ?? [{ startSeconds, endSeconds }]).map((word) => {
      const seconds = edge === 'start' ? word.startSeconds : word.endSeconds;
      return Math.round((seconds * rate - from) / shot.speed);
    }),
  );
}
