import type { CutMaterial, CutSource } from './cut-material.ts';
import { liesInside } from './frame-window.ts';
import { fastest, longestSeconds, slowest } from './intent.ts';
import { filmRate, framesPerSecond, type RationalTime } from './time.ts';
import type { Shot, Timeline, TitleCard } from './timeline.ts';
import { timelineTexts } from './timeline-texts.ts';

/** Why a timeline cannot be rendered; stable, for programs. */
export type TimelineFault = keyof typeof timelineTexts;

export type TimelineCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: TimelineFault; readonly message: string };

export const mostShots = 500;
export const mostTitles = 100;
/** Decibels of a shot's own sound against its usual place. */
const leastGain = -60;
const mostGain = 20;
const mostTextCharacters = 500;
const leastSide = 16;
const mostSide = 4096;
/** Of the source: odd lengths at half speed end between two frames. */
const roundingFrames = 1;

/** What stands between a timeline that somebody edited and the renderer. */
export function checkTimeline(timeline: Timeline, material: CutMaterial): TimelineCheck {
  const { clips, titles } = timeline.tracks.video;
  const sources = new Map(material.sources.map((source) => [source.sourceId, source]));
  let end = 0;
  for (const [index, shot] of clips.entries()) {
    const fault = shotFault(shot, end, sources.get(shot.mediaReference.sourceId), timeline);
    if (fault) return refusal(fault, index + 1);
    end += shot.recordRange.duration.value;
  }
  const fault = filmFault(timeline, material, end);
  if (fault) return refusal(fault, null);
  for (const [index, card] of titles.entries()) {
    const cardFault = titleFault(card, end);
    if (cardFault) return refusal(cardFault, index + 1);
  }
  return { ok: true };
}

function refusal(code: TimelineFault, number: number | null): TimelineCheck {
  return { ok: false, code, message: timelineTexts[code](number ?? 0) };
}

function shotFault(
  shot: Shot,
  startFrame: number,
  source: CutSource | undefined,
  film: Timeline,
): TimelineFault | null {
  const { sourceRange, recordRange, speed, gainDecibels = 0 } = shot;
  if (!source) return 'unknown-source';
  const times = [...Object.values(sourceRange), ...Object.values(recordRange)];
  if (!times.every(isFrame)) return 'not-frames';
  const length = recordRange.duration.value;
  if (length < 1 || sourceRange.duration.value < 1) return 'no-length';
  if (recordRange.startTime.value !== startFrame) return 'gap-or-overlap';
  if (!(speed >= slowest && speed <= fastest)) return 'speed';
  if (source.kind === 'video') {
    const { startTime, duration } = sourceRange;
    if (startTime.value < 0 || startTime.value + duration.value > source.frameCount) {
      return 'outside-source';
    }
    if (Math.abs(duration.value - length * speed) > roundingFrames) return 'length-and-speed';
  }
  if (!(gainDecibels >= leastGain && gainDecibels <= mostGain)) return 'level';
  return hasPossibleFrame(shot, source, film) ? null : 'framing';
}

function filmFault(
  { rate, width, height, duration, tracks }: Timeline,
  material: CutMaterial,
  end: number,
): TimelineFault | null {
  const { clips, titles, transitions } = tracks.video;
  const { music } = tracks.audio;
  if (!isFilmRate(rate)) return 'not-frames';
  if (![width, height].every((side) => isSide(side))) return 'size';
  if (clips.length === 0) return 'empty';
  if (clips.length > mostShots || titles.length > mostTitles) return 'too-many';
  if (!isFrame(duration) || duration.value !== end) return 'gap-or-overlap';
  if (end > longestSeconds * framesPerSecond) return 'too-long';
  const areBetweenShots = transitions.every(
    ({ afterClipIndex: after, duration: length }) =>
      Number.isInteger(after) && after >= -1 && after < clips.length && isFrame(length),
  );
  if (!areBetweenShots) return 'transition';
  if (music === null) return null;
  if (material.music === null) return 'no-music';
  const isInside = music.startSeconds >= 0 && music.startSeconds < material.music.durationSeconds;
  return isInside ? null : 'outside-music';
}

function titleFault({ text, range, wordStarts = [] }: TitleCard, end: number) {
  const { startTime, duration } = range;
  if (!isFrame(startTime) || !isFrame(duration)) return 'not-frames';
  if (text.trim() === '') return 'title-empty';
  if (text.length > mostTextCharacters) return 'title-too-long';
  const isInside =
    startTime.value >= 0 && duration.value >= 1 && startTime.value + duration.value <= end;
  if (!isInside) return 'title-outside';
  const areAscending = wordStarts.every(
    (at, index) => Number.isInteger(at) && at >= (wordStarts[index - 1] ?? 0),
  );
  return areAscending ? null : 'title-outside';
}

function isFrame({ value, rate }: RationalTime): boolean {
  return Number.isSafeInteger(value) && isFilmRate(rate);
}

function isFilmRate({ numerator, denominator }: RationalTime['rate']): boolean {
  return numerator === filmRate.numerator && denominator === filmRate.denominator;
}

function isSide(side: number): boolean {
  return Number.isInteger(side) && side % 2 === 0 && side >= leastSide && side <= mostSide;
}

function hasPossibleFrame({ reframe, zoom }: Shot, source: CutSource, film: Timeline): boolean {
  const isShare = (position: number) => position >= 0 && position <= 1;
  if (reframe.kind === 'static') return isShare(reframe.position);
  if (reframe.kind === 'window') {
    const { start, end = start } = reframe;
    // A still that is laid by hand grows no more by itself.
    return zoom === 'none' && [start, end].every((window) => liesInside(window, source, film));
  }
  if (reframe.kind !== 'move') return true;
  const { points } = reframe;
  return (
    points.length > 0 &&
    points.every(
      ({ frame, position }, index) =>
        Number.isFinite(frame) &&
        isShare(position) &&
        frame > (points[index - 1]?.frame ?? Number.NEGATIVE_INFINITY),
    )
  );
}
