import { retimed } from './lay-shots.ts';
import { framesOf } from './ranges.ts';
import type { MusicPlace, Timeline, TitleCard } from './timeline.ts';

export type TitleChange = Partial<Pick<TitleCard, 'text' | 'manner' | 'family' | 'place' | 'side'>>;

/** A text's wording, manner, drawing or place; other words begin when their length says. Locked texts stay. */
export function changeTitle(timeline: Timeline, index: number, change: TitleChange): Timeline {
  return withTitle(timeline, index, (card) => {
    const { wordStarts, ...rest } = { ...card, ...change };
    const keepsWords = wordStarts !== undefined && rest.text === card.text;
    return keepsWords ? { ...rest, wordStarts } : rest;
  });
}

/** When a text comes and how long it stands, inside the film. */
export function timeTitle(
  timeline: Timeline,
  index: number,
  { start, length }: { readonly start: number; readonly length: number },
): Timeline {
  const film = timeline.duration.value;
  const from = Math.max(0, Math.min(start, film - 1));
  const lasts = Math.max(1, Math.min(length, film - from));
  return withTitle(timeline, index, (card) => retimed(card, timeline, from, lasts));
}

/** A locked text is changed by nobody but who unlocks it. */
export function setTitleLocked(timeline: Timeline, index: number, isLocked: boolean): Timeline {
  const { titles } = timeline.tracks.video;
  const card = titles[index];
  if (!card) return timeline;
  const { locked: _, ...free } = card;
  return withTitles(timeline, titles.with(index, isLocked ? { ...free, locked: true } : free));
}

export function addTitle(timeline: Timeline, card: TitleCard): Timeline {
  const titles = [...timeline.tracks.video.titles, card];
  const inOrder = titles.toSorted((a, b) => framesOf(a.range).start - framesOf(b.range).start);
  return withTitles(timeline, inOrder);
}

export function removeTitle(timeline: Timeline, index: number): Timeline {
  if (timeline.tracks.video.titles[index]?.locked) return timeline;
  return withTitles(timeline, timeline.tracks.video.titles.toSpliced(index, 1));
}

/** Where the music begins, how loud it is, how it comes and goes; null without music. */
export function setMusic(timeline: Timeline, music: MusicPlace | null): Timeline {
  const { audio } = timeline.tracks;
  return { ...timeline, tracks: { ...timeline.tracks, audio: { ...audio, music } } };
}

/** What holds for the sound of all clips. */
export function setOriginalSound(
  timeline: Timeline,
  originalSound: Timeline['tracks']['audio']['originalSound'],
): Timeline {
  const { audio } = timeline.tracks;
  return { ...timeline, tracks: { ...timeline.tracks, audio: { ...audio, originalSound } } };
}

export function setLook(timeline: Timeline, look: Timeline['look']): Timeline {
  return { ...timeline, look };
}

function withTitle(
  timeline: Timeline,
  index: number,
  edit: (card: TitleCard) => TitleCard,
): Timeline {
  const { titles } = timeline.tracks.video;
  const card = titles[index];
  return card && !card.locked ? withTitles(timeline, titles.with(index, edit(card))) : timeline;
}

function withTitles(timeline: Timeline, titles: TitleCard[]): Timeline {
  const { video } = timeline.tracks;
  return { ...timeline, tracks: { ...timeline.tracks, video: { ...video, titles } } };
}
