import type { MusicAnalysis } from '../../model/analysis.ts';
import { extendBeatGrid } from '../../model/extend-beat-grid.ts';
import { framesPerSecond } from '../../model/time.ts';

/** The music's pulse in film frames; the film starts with the music's first sample. */
export type BeatFrames = {
  /** Ascending, without 0. Empty when there is nothing to cut on. */
  readonly beats: readonly number[];
  readonly downbeats: ReadonlySet<number>;
};

/** EBU R 128's absolute gate: below there is nothing to hear. */
const silentLufs = -70;
/** Below this the onsets between beats are as strong as those on them: cut by pace instead. */
const trustworthyPulse = 2;

export function readBeatFrames(music: MusicAnalysis | null, filmFrames: number): BeatFrames {
  if (music === null || !isAudible(music) || music.pulse < trustworthyPulse) {
    return { beats: [], downbeats: new Set() };
  }
  const grid = extendBeatGrid(music, filmFrames / framesPerSecond);
  const toFrames = (seconds: readonly number[]) =>
    [...new Set(seconds.map((at) => Math.round(at * framesPerSecond)))].filter((at) => at > 0);
  return { beats: toFrames(grid.beatSeconds), downbeats: new Set(toFrames(grid.downbeatSeconds)) };
}

/** Where the music has ended nothing is on a beat. */
export function beatsUntil({ beats, downbeats }: BeatFrames, end: number | null): BeatFrames {
  if (end === null) return { beats, downbeats };
  const isHeard = (frame: number) => frame < end;
  return { beats: beats.filter(isHeard), downbeats: new Set([...downbeats].filter(isHeard)) };
}

export function isAudible(music: MusicAnalysis): boolean {
  return music.loudnessLufs !== null && music.loudnessLufs > silentLufs;
}

/** The nearest beat, or null when there is none. */
export function nearestBeat(beats: readonly number[], frame: number): number | null {
  let nearest: number | null = null;
  for (const beat of beats) {
    if (nearest === null || Math.abs(beat - frame) < Math.abs(nearest - frame)) nearest = beat;
    else if (beat > frame) break;
  }
  return nearest;
}
