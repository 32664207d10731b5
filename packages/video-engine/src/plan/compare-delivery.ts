import type { Intent, Part } from '../model/intent.ts';
import type { Delivery, Reading } from '../model/reading.ts';
import { toSeconds } from '../model/time.ts';
import type { Shot, Timeline } from '../model/timeline.ts';
import { isCutAt, isOfPart } from './cut/film-parts.ts';
import { alike, looks } from './intent/fate/labels.ts';
import { playingSpeed } from './material/playing-speed.ts';
import { seconds } from './texts.ts';

type Found = { readonly delivered: string; readonly kept: boolean };
type Measured = {
  readonly intent: Intent;
  readonly timeline: Timeline;
  readonly shots: readonly Shot[];
  readonly numberOf: (shot: Shot) => number;
};
type Measure = (film: Measured, index: number | null) => Found;

/** Seconds: a frame and rounding. */
const slack = 0.05;
/** Seconds that a clip may have more or less than its share: a short shot. */
const shareSlack = 0.5;

/** What was understood beside what the film holds, measured on its timeline. */
export function compareDelivery(
  { intent, understood }: Reading,
  timeline: Timeline,
  clipIds: readonly string[],
): readonly Delivery[] {
  const film: Measured = {
    intent,
    timeline,
    shots: timeline.tracks.video.clips,
    numberOf: (shot) => clipIds.indexOf(shot.mediaReference.sourceId) + 1,
  };
  return understood.flatMap(({ field, index, label }) => {
    const measure = measures[field];
    return measure === undefined ? [] : [{ field, label, asked: label, ...measure(film, index) }];
  });
}

const placeWords = { top: ', en haut', middle: ', au centre', bottom: ', en bas' } as const;

const measures: Readonly<Record<string, Measure>> = {
  duration({ intent, timeline }) {
    const length = toSeconds(timeline.duration);
    const { minSeconds, maxSeconds } = intent.duration;
    return {
      delivered: seconds(length),
      kept: length >= minSeconds - slack && length <= maxSeconds + slack,
    };
  },
  'shots.count'({ intent, shots }) {
    const count = intent.shots.count;
    return {
      delivered: `${shots.length} plan${shots.length > 1 ? 's' : ''}`,
      kept: count === null || (shots.length >= count.least && shots.length <= count.most),
    };
  },
  'shots.seconds'({ intent, shots }) {
    const wished = intent.shots.seconds;
    const lengths = shots.map(({ recordRange }) => toSeconds(recordRange.duration));
    const shortest = Math.min(...lengths);
    const longest = Math.max(...lengths);
    // Whole shots seldom make the film's length exactly.
    const room = 0.35;
    const kept =
      wished === null ||
      (shortest >= wished.least * (1 - room) && longest <= wished.most * (1 + room));
    return { delivered: `plans de ${seconds(shortest)} à ${seconds(longest)}`, kept };
  },
  'clips.only': ({ intent, shots, numberOf }) => {
    const others = shots.filter((shot) => !intent.clips.only.includes(numberOf(shot)));
    return { delivered: shownClips(shots, numberOf), kept: others.length === 0 };
  },
  'clips.without': ({ intent, shots, numberOf }) => {
    const shown = shots.filter((shot) => intent.clips.without.includes(numberOf(shot)));
    return { delivered: shownClips(shots, numberOf), kept: shown.length === 0 };
  },
  'clips.first': ({ intent, shots, numberOf }) => atEnd(shots[0], intent.clips.first, numberOf),
  'clips.last': ({ intent, shots, numberOf }) => atEnd(shots.at(-1), intent.clips.last, numberOf),
  'clips.sequence': ({ intent, shots, numberOf }) => {
    const wished = intent.clips.sequence;
    const isRepeated = new Set(wished).size < wished.length;
    const comings = comingsOf(shots, numberOf);
    const shown = isRepeated ? comings : [...new Set(comings)];
    const inOrder = shown.filter((clip) => wished.includes(clip));
    return {
      delivered: `clips ${shown.join(', puis ')}`,
      kept: JSON.stringify(inOrder) === JSON.stringify(wished),
    };
  },
  'clips.seconds': (film, index) => {
    const wished = alike(film.intent.clips.seconds, index ?? 0);
    const shown = wished.map(({ clip }) => secondsOf(film, clip));
    const kept = wished.every(
      ({ least, most }, place) =>
        (shown[place] ?? 0) >= least - slack && (shown[place] ?? 0) <= most + slack,
    );
    const lengths = [...new Set(shown.map(seconds))];
    return { delivered: lengths.join(', ') || 'aucun clip', kept: kept && wished.length > 0 };
  },
  'clips.shares': (film, index) => {
    const wished = film.intent.clips.shares[index ?? 0];
    if (wished === undefined) return { delivered: 'aucun clip', kept: false };
    const length = toSeconds(film.timeline.duration);
    const part = secondsOf(film, wished.clip) / length;
    const even = 1 / new Set(film.shots.map(film.numberOf)).size;
    const kept =
      wished.share === 'more'
        ? part > even
        : wished.share === 'less'
          ? part < even
          : Math.abs(part - wished.share) * length <= shareSlack;
    return { delivered: `${Math.round(part * 100)} % du film`, kept };
  },
  'clips.times': ({ intent, shots, numberOf }, index) => {
    const wished = intent.clips.times[index ?? 0];
    const times = comingsOf(shots, numberOf).filter((clip) => clip === wished?.clip).length;
    return { delivered: `${times} fois`, kept: times === wished?.times };
  },
  'clips.stretches': ({ intent, shots, numberOf }, index) => {
    const wished = intent.clips.stretches[index ?? 0];
    const own = shots.filter((shot) => wished?.clip === null || numberOf(shot) === wished?.clip);
    const parts = own.map(({ sourceRange: { startTime, duration } }) => {
      const from = toSeconds(startTime);
      return `${seconds(from)} à ${seconds(from + toSeconds(duration))}`;
    });
    const kept = own.every((shot) => isAllowed(shot, intent.clips.stretches, numberOf(shot)));
    return {
      delivered: parts.slice(0, 4).join(', ') || 'clip absent',
      kept: kept && (own.length > 0 || wished?.use === 'without'),
    };
  },
  transitions: (film) => {
    const { transitions, transitionParts } = film.intent;
    // What was wished for single cuts is told by itself.
    const own = cutsOf(film).filter((cut) => !transitionParts.some(({ at }) => isCutAt(at, cut)));
    const count = own.filter(({ isDissolved }) => isDissolved).length;
    return {
      delivered: `${count} fondu${count > 1 ? 's' : ''} sur ${own.length} coupes`,
      kept: transitions === 'cuts' ? count === 0 : count === own.length,
    };
  },
  transitionParts: (film, index) => {
    const wished = film.intent.transitionParts[index ?? 0];
    if (wished === undefined) return { delivered: 'aucune coupe', kept: false };
    const own = cutsOf(film).filter((cut) => isCutAt(wished.at, cut));
    const dissolved = own.filter(({ isDissolved }) => isDissolved).length;
    const missing = wished.transition === 'cuts' ? dissolved : own.length - dissolved;
    return {
      delivered: `${dissolved} fondu${dissolved > 1 ? 's' : ''} sur ${own.length} coupe${own.length > 1 ? 's' : ''}`,
      kept: own.length > 0 && missing === 0,
    };
  },
  fadeIn: ({ intent, timeline }) => fade(timeline, 'fade-in', intent.fadeIn),
  fadeOut: ({ intent, timeline }) => fade(timeline, 'fade-out', intent.fadeOut),
  'music.use': ({ intent, timeline }) => {
    const hasMusic = timeline.tracks.audio.music !== null;
    const kept = intent.music.use === 'none' ? !hasMusic : hasMusic;
    return { delivered: hasMusic ? 'musique' : 'sans musique', kept };
  },
  'music.mood': ({ timeline }) => {
    const kept = timeline.tracks.audio.music !== null;
    return { delivered: kept ? 'musique du studio' : 'sans musique', kept };
  },
  'music.level': ({ timeline }) => {
    const gain = timeline.tracks.audio.music?.gainDecibels ?? 0;
    return { delivered: `${gain > 0 ? '+' : ''}${gain} dB`, kept: gain !== 0 };
  },
  'music.part': ({ intent, timeline }) => {
    const start = timeline.tracks.audio.music?.startSeconds;
    return {
      delivered: start === undefined ? 'sans musique' : `à partir de ${seconds(start)}`,
      kept: intent.music.part === 'auto' || (start !== undefined && start > 0),
    };
  },
  'music.startSeconds': ({ intent, timeline }) => {
    const start = timeline.tracks.audio.music?.startSeconds;
    return {
      delivered: start === undefined ? 'sans musique' : `à partir de ${seconds(start)}`,
      kept: start === intent.music.startSeconds,
    };
  },
  'music.end': (film) => {
    const { music } = film.timeline.tracks.audio;
    if (music === null) return { delivered: 'sans musique', kept: false };
    const length = toSeconds(film.timeline.duration);
    const end = Math.min(length, music.endSeconds ?? length);
    const wished = musicEndOf(film, length);
    const delivered = end < length ? `jusqu’à ${seconds(end)}` : 'jusqu’à la fin du film';
    return { delivered, kept: wished !== null && Math.abs(end - wished) <= slack };
  },
  originalSound: ({ intent, timeline }) => {
    const sound = timeline.tracks.audio.originalSound;
    const words = { keep: 'son gardé', drop: 'son coupé', duck: 'musique baissée sous la voix' };
    return { delivered: words[sound], kept: sound === intent.originalSound };
  },
  texts: ({ intent, timeline }, index) => {
    const { titles } = timeline.tracks.video;
    const wished = index === null ? undefined : intent.texts[index];
    if (wished === undefined) {
      return {
        delivered: titles.length === 0 ? 'sans texte' : 'un texte',
        kept: titles.length === 0,
      };
    }
    const card = titles.find(({ text }) => text === wished.text);
    if (card === undefined) return { delivered: 'absent', kept: false };
    const start = toSeconds(card.range.startTime);
    const end = start + toSeconds(card.range.duration);
    const isMoved = typeof wished.start === 'number' && Math.abs(start - wished.start) > slack;
    const isCut = wished.seconds !== null && Math.abs(end - start - wished.seconds) > slack;
    const isElsewhere = wished.place !== 'auto' && card.place !== wished.place;
    const isOther =
      (wished.manner !== null && card.manner !== wished.manner) ||
      (wished.family !== null && card.family !== wished.family);
    return {
      delivered: `de ${seconds(start)} à ${seconds(end)}${placeWords[card.place]}`,
      kept: !(isMoved || isCut || isElsewhere || isOther),
    };
  },
  look: ({ intent, timeline }) => ({
    delivered: looks[timeline.look],
    kept: timeline.look === intent.look,
  }),
  lookParts: (film, index) => {
    const wished = film.intent.lookParts[index ?? 0];
    if (wished === undefined) return { delivered: 'aucun plan', kept: false };
    const own = shotsOf(wished.part, film);
    const shown = own.filter(({ look = film.timeline.look }) => look === wished.look).length;
    return { delivered: ofShots(shown, own.length), kept: own.length > 0 && shown === own.length };
  },
  speed: ({ intent, shots }) => {
    const factor = playingSpeed(intent.speed);
    const changed = shots.filter(({ speed }) => speed !== 1);
    const played = shots.filter(({ speed }) => speed === factor);
    const kept = factor === 1 ? changed.length === 0 : played.length > 0;
    return { delivered: ofShots((factor === 1 ? changed : played).length, shots.length), kept };
  },
  steady: ({ intent, shots }) => {
    const steadied = shots.filter(({ steady }) => steady).length;
    const kept = intent.steady === 'never' ? steadied === 0 : true;
    return { delivered: `${steadied} plan${steadied > 1 ? 's' : ''} sur ${shots.length}`, kept };
  },
  speedParts: (film, index) => {
    const wished = film.intent.speedParts[index ?? 0];
    if (wished === undefined) return { delivered: 'aucun plan', kept: false };
    const own = shotsOf(wished.part, film).filter(({ zoom }) => zoom === 'none');
    const factor = playingSpeed(wished.speed);
    const played = own.filter(({ speed }) => speed === factor).length;
    return {
      delivered: ofShots(played, own.length),
      kept: own.length > 0 && (factor === 1 ? played === own.length : played > 0),
    };
  },
  direction: ({ intent, shots }) => turnedRound(shots, intent.direction),
  directionParts: (film, index) => {
    const wished = film.intent.directionParts[index ?? 0];
    if (wished === undefined) return { delivered: 'aucun plan', kept: false };
    return turnedRound(shotsOf(wished.part, film), wished.direction);
  },
  aspectRatio: ({ intent, timeline }) => ({
    delivered: timeline.aspectRatio,
    kept: timeline.aspectRatio === intent.aspectRatio,
  }),
  captions: ({ intent, timeline: { captions } }) => {
    const words = { burnt: 'dans l’image', words: 'mot à mot', track: 'en piste' } as const;
    const kept =
      intent.captions === 'none' ? captions === undefined : captions?.manner === intent.captions;
    const delivered = captions ? `sous-titres ${words[captions.manner]}` : 'sans sous-titres';
    return { delivered, kept };
  },
  loop: ({ shots }) => {
    const first = shots[0];
    const last = shots.at(-1);
    // Backwards the film begins with the end of a stretch.
    const [from, to] = first?.reversed ? [first, last] : [last, first];
    const end = (from?.sourceRange.startTime.value ?? 0) + (from?.sourceRange.duration.value ?? 0);
    const kept =
      to !== undefined &&
      from?.mediaReference.sourceId === to.mediaReference.sourceId &&
      Math.abs(end - to.sourceRange.startTime.value) <= 1;
    return { delivered: kept ? 'la fin rejoint le début' : 'sans raccord', kept };
  },
};

function atEnd(
  shot: Shot | undefined,
  wished: number | null,
  numberOf: (shot: Shot) => number,
): Found {
  const number = shot === undefined ? 0 : numberOf(shot);
  return { delivered: `clip ${number}`, kept: number === wished };
}

function fade(timeline: Timeline, kind: 'fade-in' | 'fade-out', wished: boolean | null): Found {
  const found = timeline.tracks.video.transitions.find((each) => each.kind === kind);
  return {
    delivered:
      found === undefined ? 'sans fondu' : `fondu de ${seconds(toSeconds(found.duration))}`,
    kept: (found !== undefined) === wished,
  };
}

/** The clips as they come, each coming once however many shots it has. */
function comingsOf(shots: readonly Shot[], numberOf: (shot: Shot) => number): readonly number[] {
  const numbers = shots.map(numberOf);
  return numbers.filter((clip, index) => clip !== numbers[index - 1]);
}

/** Where the music was wished to end; null where the film has no such place. */
function musicEndOf({ intent, shots, numberOf }: Measured, length: number): number | null {
  const { end } = intent.music;
  if (end === null) return length;
  if (end === 'middle') return length / 2;
  if (typeof end === 'number') return end < 0 ? length + end : end;
  const own = shots.filter((shot) => numberOf(shot) === end.clip);
  const shot = end.side === 'before' ? own[0] : own.at(-1);
  if (shot === undefined) return null;
  const { startTime, duration } = shot.recordRange;
  return toSeconds(startTime) + (end.side === 'before' ? 0 : toSeconds(duration));
}

function secondsOf({ shots, numberOf }: Measured, clip: number): number {
  return shots
    .filter((shot) => numberOf(shot) === clip)
    .reduce((sum, { recordRange }) => sum + toSeconds(recordRange.duration), 0);
}

/** Inside one of the stretches wished of its clip, and in none that is left out. */
function isAllowed(
  { sourceRange: { startTime, duration }, zoom }: Shot,
  stretches: Intent['clips']['stretches'],
  clip: number,
): boolean {
  if (zoom !== 'none') return true;
  const from = toSeconds(startTime);
  const to = from + toSeconds(duration);
  const own = stretches.filter((each) => each.clip === null || each.clip === clip);
  const only = own.filter(({ use }) => use === 'only');
  // From the clip's end: how long it is, the timeline does not say.
  const isUnknown = own.some(({ fromSeconds }) => fromSeconds < 0);
  if (isUnknown) return true;
  const holds = ({ fromSeconds, toSeconds: until }: (typeof own)[number]) =>
    from >= fromSeconds - slack && (until === null || to <= until + slack);
  const touches = ({ fromSeconds, toSeconds: until }: (typeof own)[number]) =>
    to > fromSeconds + slack && (until === null || from < until - slack);
  return (
    (only.length === 0 || only.some(holds)) &&
    !own.some((each) => each.use === 'without' && touches(each))
  );
}

/** Stills have no direction. */
function turnedRound(shots: readonly Shot[], wished: Intent['direction']): Found {
  const own = shots.filter(({ zoom }) => zoom === 'none');
  const kept = own.filter(({ reversed = false }) => reversed === (wished === 'backwards'));
  return {
    delivered: ofShots(kept.length, own.length),
    kept: own.length > 0 && kept.length === own.length,
  };
}

function shotsOf(part: Part, { shots, timeline, numberOf }: Measured): readonly Shot[] {
  const total = toSeconds(timeline.duration);
  return shots.filter((shot) => {
    const { startTime, duration } = shot.recordRange;
    const middle = (toSeconds(startTime) + toSeconds(duration) / 2) / total;
    return isOfPart(part, { clip: numberOf(shot), middle });
  });
}

function cutsOf({ shots, timeline, numberOf }: Measured) {
  const dissolves = timeline.tracks.video.transitions.filter(({ kind }) => kind === 'dissolve');
  const total = toSeconds(timeline.duration);
  return shots.slice(1).map((next, index) => ({
    from: numberOf(shots[index] as Shot),
    to: numberOf(next),
    at: toSeconds(next.recordRange.startTime) / total,
    isDissolved: dissolves.some(({ afterClipIndex }) => afterClipIndex === index),
  }));
}

function ofShots(kept: number, all: number): string {
  return `${kept} plan${kept > 1 ? 's' : ''} sur ${all}`;
}

function shownClips(shots: readonly Shot[], numberOf: (shot: Shot) => number): string {
  return `clips ${[...new Set(shots.map(numberOf))].toSorted((a, b) => a - b).join(', ')}`;
}
