import {
  addTitle,
  changeTitle,
  removeTitle,
  setLook,
  setMusic,
  setOriginalSound,
  timeTitle,
} from '@armoni/contract/timeline/edit-film';
import { setDissolves, setFade } from '@armoni/contract/timeline/edit-transitions';
import { framesOf, framesPerSecond, rangeOf, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Timeline, TitleCard } from '@armoni/contract/timeline/timeline';
import type { Change, ChangeOf, WhichTitle } from './change.ts';
import { wordsTexts } from './texts.ts';
import type { Work } from './work.ts';

type FilmChange = Exclude<
  Change,
  { ids: readonly string[] } | { kind: 'pace' | 'duration' | 'cut-off' | 'add' | 'chronological' }
>;

/** Look, sound, transitions and texts. */
export function changeFilm(timeline: Timeline, change: FilmChange, work: Work): Timeline {
  const { music } = timeline.tracks.audio;
  switch (change.kind) {
    case 'look':
      return setLook(timeline, change.look);
    case 'sound':
      return setOriginalSound(timeline, change.sound);
    case 'dissolves':
      return setDissolves(timeline, change.isOn);
    case 'fade':
      return setFade(timeline, change.edge, change.isOn);
    case 'music-off':
      return music ? setMusic(timeline, null) : timeline;
    case 'music-level':
    case 'music-start':
    case 'music-end':
      if (music) return changeMusic(timeline, music, change, work);
      work.tell(wordsTexts.noMusic);
      return timeline;
    default:
      return changeText(timeline, change, work);
  }
}

/** Louder than this only clips. */
const mostDecibels = 12;

function changeMusic(
  timeline: Timeline,
  music: NonNullable<Timeline['tracks']['audio']['music']>,
  change: ChangeOf<'music-level'> | ChangeOf<'music-start'> | ChangeOf<'music-end'>,
  work: Work,
): Timeline {
  if (change.kind === 'music-level') {
    const gainDecibels = Math.max(
      -40,
      Math.min(mostDecibels, (music.gainDecibels ?? 0) + change.decibels),
    );
    return setMusic(timeline, { ...music, gainDecibels });
  }
  if (change.kind === 'music-end') return endMusic(timeline, music, change, work);
  if (change.seconds >= (work.material.music?.durationSeconds ?? 0)) {
    work.tell(wordsTexts.musicTooShort);
    return timeline;
  }
  return setMusic(timeline, { ...music, startSeconds: change.seconds });
}

function endMusic(
  timeline: Timeline,
  { endSeconds: _, ...music }: NonNullable<Timeline['tracks']['audio']['music']>,
  { at }: ChangeOf<'music-end'>,
  work: Work,
): Timeline {
  const film = timeline.duration.value / framesPerSecond(timeline);
  const end = at === 'middle' ? film / 2 : at !== null && at < 0 ? film + at : at;
  if (end === null) return setMusic(timeline, music);
  if (end > 0 && end < film) return setMusic(timeline, { ...music, endSeconds: end });
  work.tell(wordsTexts.musicEndsOutside);
  return timeline;
}

type TextChange = Exclude<
  FilmChange,
  {
    kind:
      | 'look'
      | 'sound'
      | 'dissolves'
      | 'fade'
      | 'music-off'
      | 'music-level'
      | 'music-start'
      | 'music-end';
  }
>;

function changeText(timeline: Timeline, change: TextChange, work: Work): Timeline {
  if (change.kind === 'title-add') return addTitle(timeline, newCard(timeline, change));
  const indexes = titlesMeant(timeline, change);
  if (indexes.length === 0 && change.kind === 'title-text') {
    return addTitle(
      timeline,
      newCard(timeline, { kind: 'title-add', text: change.to, at: 'start' }),
    );
  }
  if (indexes.length === 0) work.tell(wordsTexts.noTitle);
  const { titles } = timeline.tracks.video;
  if (indexes.some((index) => titles[index]?.locked)) work.tell(wordsTexts.lockedTitle);
  return indexes.toReversed().reduce((film, index) => {
    if (change.kind === 'title-remove') return removeTitle(film, index);
    if (change.kind === 'title-text') return changeTitle(film, index, { text: change.to });
    if (change.kind === 'title-place') return changeTitle(film, index, { place: change.place });
    const { range } = film.tracks.video.titles[index] ?? { range: rangeOf(film, 0, 0) };
    const { start, length } = framesOf(range);
    return timeTitle(film, index, { start, length: Math.round(length * change.times) });
  }, timeline);
}

function titlesMeant(timeline: Timeline, meant: WhichTitle): readonly number[] {
  const { titles } = timeline.tracks.video;
  if ('text' in meant) {
    const wanted = folded(meant.text);
    const exact = titles.findIndex(({ text }) => folded(text) === wanted);
    const near = titles.findIndex(({ text }) => folded(text).includes(wanted));
    return [exact === -1 ? near : exact].filter((index) => index !== -1);
  }
  if (meant.which === 'all') return titles.map((_, index) => index);
  return titles.length === 0 ? [] : [meant.which === 'first' ? 0 : titles.length - 1];
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

const newTitleSeconds = 2.5;

function newCard(timeline: Timeline, { text, at }: ChangeOf<'title-add'>): TitleCard {
  const film = timeline.duration.value;
  const length = Math.min(film, Math.round(newTitleSeconds * framesPerSecond(timeline)));
  const host = typeof at === 'object' && shotsOf(timeline).find(({ id }) => id === at.id);
  const starts = {
    start: 0,
    middle: Math.round((film - length) / 2),
    end: freeEnd(timeline, length),
  };
  const start = host
    ? framesOf(host.recordRange).start
    : starts[typeof at === 'object' ? 'start' : at];
  const known = timeline.tracks.video.titles[0];
  return {
    kind: 'text',
    text,
    range: rangeOf(timeline, Math.min(start, film - length), length),
    manner: 'title',
    family: known?.family ?? 'wide',
    place: 'middle',
  };
}

/** The last place for so many frames that no other text holds; the film's end where none is. */
function freeEnd(timeline: Timeline, length: number): number {
  const taken = timeline.tracks.video.titles
    .map(({ range }) => framesOf(range))
    .toSorted((a, b) => b.start - a.start);
  const last = timeline.duration.value - length;
  const start = taken.reduce(
    (at, { start, end }) => (end > at && start < at + length ? start - length : at),
    last,
  );
  return start < 0 ? last : start;
}
