import { framesOf, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';

/** What a film is, as far as wishes may change it; letters name the shots of the fixture. */
export type FilmFacts = {
  /** « A B + C »: a shot that was not there before is a plus. */
  order: string;
  shorter: string;
  longer: string;
  /** Another moment is seen. */
  swapped: string;
  slow: string;
  fast: string;
  backwards: string;
  muted: string;
  locked: string;
  look: string;
  /** Of shots that have one of their own: « warm B, cold D ». */
  looks: string;
  /** In the order of the alphabet. */
  titles: readonly string[];
  /** Null without music. */
  music: { from: number; level: 'usual' | 'quieter' | 'louder'; until?: number } | null;
  sound: string;
  dissolves: boolean;
  fadeOut: boolean;
};

export type WishRow = {
  readonly wish: string;
  /** Shots that are locked before. */
  readonly locked?: string;
  /** What differs from the film as it was; everything else must be the same. */
  readonly becomes: Partial<FilmFacts>;
  /** « * » in these: at least half of the shots that may change. */
  readonly many?: 'shorter' | 'longer';
  /** These keep their length and place in the clip, whatever the others do. */
  readonly keeps?: string;
  readonly seconds?: readonly [number, number];
  /** Whether part of it cannot be done. */
  readonly refused?: boolean;
};

/** The facts of a film beside the one that the wish was made on. */
export function factsOf(film: Timeline, base: Timeline): FilmFacts {
  const old = new Map(shotsOf(base).map((shot) => [shot.id, shot]));
  const those = (holds: (shot: Shot, was: Shot) => boolean) =>
    shotsOf(film)
      .filter((shot) => {
        const was = old.get(shot.id);
        return was !== undefined && holds(shot, was);
      })
      .map(({ id }) => id)
      .sort()
      .join(' ');
  const length = (shot: Shot) => framesOf(shot.recordRange).length;
  const { audio, video } = film.tracks;
  const gain = audio.music?.gainDecibels ?? 0;
  return {
    order: shotsOf(film)
      .map(({ id }) => (old.has(id) ? id : '+'))
      .join(' '),
    shorter: those((shot, was) => length(shot) < length(was) && shot.speed === was.speed),
    longer: those((shot, was) => length(shot) > length(was) && shot.speed === was.speed),
    swapped: those((shot, was) => isElsewhere(shot, was)),
    slow: those(({ speed }) => speed < 1),
    fast: those(({ speed }) => speed > 1),
    backwards: those(({ reversed }) => reversed === true),
    muted: those(({ sound }) => sound === 'drop'),
    locked: those(({ locked }) => locked === true),
    look: film.look,
    looks: shotsOf(film)
      .flatMap(({ id, look }) => (look ? [`${look} ${id}`] : []))
      .join(', '),
    titles: video.titles.map(({ text, place }) => `${text} ${place}`).sort(),
    music: audio.music && {
      from: audio.music.startSeconds,
      level: gain < 0 ? 'quieter' : gain > 0 ? 'louder' : 'usual',
      ...(audio.music.endSeconds !== undefined && { until: audio.music.endSeconds }),
    },
    sound: audio.originalSound,
    dissolves: video.transitions.some(({ kind }) => kind === 'dissolve'),
    fadeOut: video.transitions.some(({ kind }) => kind === 'fade-out'),
  };
}

/** Nothing of what was seen is seen any more. */
function isElsewhere(shot: Shot, was: Shot): boolean {
  const now = framesOf(shot.sourceRange);
  const before = framesOf(was.sourceRange);
  const isOther = shot.mediaReference.sourceId !== was.mediaReference.sourceId;
  return isOther || now.start >= before.end || now.end <= before.start;
}
