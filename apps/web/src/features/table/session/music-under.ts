import type { CutMusic, FilmCut } from '@armoni/contract/cuts';
import type { MusicPlace, Timeline } from '@armoni/contract/timeline/timeline';
import { filmSecondsOf } from './music-shape.ts';

type Known = Pick<FilmCut, 'music' | 'other_music'>;

/** The music that a cut lies on; without any what the film was made with. Null where there is none. */
export function musicUnder({ music, other_music }: Known, { tracks }: Timeline): CutMusic | null {
  const id = tracks.audio.music?.musicId;
  return id === undefined ? music : (other_music.find((each) => each.id === id) ?? null);
}

/** A cut laid on other music: from its liveliest part where there is enough of it, mixed as before. */
export function laidOn(
  timeline: Timeline,
  heard: CutMusic,
  musicId: string | undefined,
): MusicPlace {
  const { startSeconds: _, loops: __, musicId: ___, ...mix } = timeline.tracks.audio.music ?? {};
  const seconds = filmSecondsOf(timeline);
  const { chorus_seconds: chorus = 0, duration_seconds: lasts } = heard;
  return {
    ...mix,
    ...(musicId !== undefined && { musicId }),
    startSeconds: chorus + seconds <= lasts ? chorus : 0,
    loops: lasts < seconds,
  };
}
