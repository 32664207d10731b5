import type { MusicAnalysis } from '../model/analysis.ts';

/** The music as it sounds when the film begins at one of its later moments. */
export function shiftMusic(music: MusicAnalysis, startSeconds: number): MusicAnalysis {
  if (startSeconds === 0) return music;
  const later = (seconds: readonly number[]) =>
    seconds.filter((at) => at >= startSeconds).map((at) => at - startSeconds);
  return {
    ...music,
    durationSeconds: music.durationSeconds - startSeconds,
    beatSeconds: later(music.beatSeconds),
    downbeatSeconds: later(music.downbeatSeconds),
  };
}
