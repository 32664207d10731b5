import { usualStep } from '../maths/statistics.ts';
import type { MusicAnalysis } from './analysis.ts';

/** The music's beats in film seconds, from 0 to the film's end. */
export type BeatGrid = {
  readonly beatSeconds: readonly number[];
  readonly downbeatSeconds: readonly number[];
  /** 0 when the music has no usable pulse. */
  readonly periodSeconds: number;
  /**
   * How the track must be looped to keep this grid, or null when it is long enough: play it up
   * to `endSeconds`, then from `startSeconds` to `endSeconds` again and again. Both are music
   * seconds and downbeats when the music has any; `restartSeconds` are film seconds.
   */
  readonly loop: {
    readonly startSeconds: number;
    readonly endSeconds: number;
    readonly restartSeconds: readonly number[];
  } | null;
};

/** A loop shorter than this is heard as a stutter. */
const shortestLoopSeconds = 2;
/** A bar that ends this little after the track counts as complete: nobody hears the difference. */
const endToleranceSeconds = 0.02;

/** Continues the beats of a track over a film that may be longer than the track. */
export function extendBeatGrid(music: MusicAnalysis, filmSeconds: number): BeatGrid {
  const periodSeconds = usualStep(music.beatSeconds);
  const beats = continued(music.beatSeconds, periodSeconds, music.durationSeconds);
  const downbeats = continued(
    music.downbeatSeconds,
    usualStep(music.downbeatSeconds),
    music.durationSeconds,
  );
  if (music.durationSeconds >= filmSeconds || music.durationSeconds <= 0) {
    return {
      beatSeconds: before(beats, filmSeconds),
      downbeatSeconds: before(downbeats, filmSeconds),
      periodSeconds,
      loop: null,
    };
  }
  const { startSeconds, endSeconds } = chooseLoop(downbeats, music.durationSeconds);
  const restartSeconds: number[] = [];
  for (let at = endSeconds; at < filmSeconds; at += endSeconds - startSeconds) {
    restartSeconds.push(at);
  }
  const overFilm = (seconds: readonly number[]) =>
    before(repeat(seconds, startSeconds, endSeconds, restartSeconds), filmSeconds);
  return {
    beatSeconds: overFilm(beats),
    downbeatSeconds: overFilm(downbeats),
    periodSeconds,
    loop: { startSeconds, endSeconds, restartSeconds },
  };
}

/** From the first downbeat to the last one that still sounds; the whole track without bars. */
function chooseLoop(downbeats: readonly number[], durationSeconds: number) {
  const startSeconds = downbeats[0] ?? 0;
  const lastDownbeat = downbeats.findLast((at) => at <= durationSeconds + endToleranceSeconds);
  const endSeconds = Math.min(durationSeconds, lastDownbeat ?? durationSeconds);
  if (endSeconds - startSeconds >= shortestLoopSeconds) return { startSeconds, endSeconds };
  return { startSeconds: 0, endSeconds: durationSeconds };
}

function repeat(
  seconds: readonly number[],
  startSeconds: number,
  endSeconds: number,
  restarts: readonly number[],
): number[] {
  // Half a frame of slack: a beat on the joint belongs to the restart, once.
  const joint = 0.01;
  const first = seconds.filter((at) => at < endSeconds - joint);
  const looped = first.filter((at) => at >= startSeconds - joint);
  return [
    ...first,
    ...restarts.flatMap((restart) => looped.map((at) => restart + at - startSeconds)),
  ];
}

/** Goes on with the median period until the track's end, and the bar line just after it. */
function continued(
  seconds: readonly number[],
  period: number,
  durationSeconds: number,
): readonly number[] {
  const last = seconds.at(-1);
  if (last === undefined || period <= 0) return seconds;
  const extra: number[] = [];
  for (let at = last + period; at <= durationSeconds + endToleranceSeconds; at += period) {
    extra.push(at);
  }
  return [...seconds, ...extra];
}

function before(seconds: readonly number[], end: number): number[] {
  return seconds.filter((at) => at < end);
}
