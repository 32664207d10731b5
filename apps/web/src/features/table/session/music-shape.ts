import type { CutMusic } from '@armoni/contract/cuts';
import { framesPerSecond } from '@armoni/contract/timeline/ranges';
import type { MusicPlace, Timeline } from '@armoni/contract/timeline/timeline';

const usualFadeOutSeconds = 1.5;
const fadeOutParts = 5;
const endingSeconds = 0.5;

export const filmSecondsOf = (timeline: Timeline) =>
  timeline.duration.value / framesPerSecond(timeline);

/** How the music leaves a film that was told nothing: the mix's own. */
export function fadeOutOf(timeline: Timeline): number {
  const { music } = timeline.tracks.audio;
  const end = musicEndOf(timeline);
  const usual = end < filmSecondsOf(timeline) ? endingSeconds : usualFadeOutSeconds;
  return music?.fadeOutSeconds ?? Math.min(usual, end / fadeOutParts);
}

/** Second of the film at which the music has faded away. */
export function musicEndOf(timeline: Timeline): number {
  const film = filmSecondsOf(timeline);
  return Math.min(film, timeline.tracks.audio.music?.endSeconds ?? film);
}

/** 0–1 of its level at a frame of the film, as the mix lets it come and go. */
export function musicShareAt(timeline: Timeline, frame: number): number {
  const seconds = frame / framesPerSecond(timeline);
  const left = musicEndOf(timeline) - seconds;
  if (left <= 0) return 0;
  const comes = shareOf(seconds, timeline.tracks.audio.music?.fadeInSeconds ?? 0);
  return comes * Math.sin((shareOf(left, fadeOutOf(timeline)) * Math.PI) / 2);
}

/** A fade of no length is over at once. */
const shareOf = (seconds: number, fadeSeconds: number) =>
  fadeSeconds <= 0 ? 1 : Math.max(0, Math.min(1, seconds / fadeSeconds));

/** A second of the film in the music, which begins anew where it is told to. */
export function musicSecondAt(place: MusicPlace, seconds: number, lasts: number): number {
  const straight = place.startSeconds + seconds;
  return place.loops && lasts > 0 ? straight % lasts : straight;
}

/** The bar of the music that is nearest, within half a second; else where it is. */
export function ontoBar(seconds: number, { downbeat_seconds }: Pick<CutMusic, 'downbeat_seconds'>) {
  const near = downbeat_seconds
    .map((bar) => ({ bar, distance: Math.abs(bar - seconds) }))
    .filter(({ distance }) => distance <= 0.5)
    .sort((one, other) => one.distance - other.distance);
  return near[0]?.bar ?? seconds;
}

/** Where a film of so many seconds has the loudest music, on a bar; null while nobody has measured it. */
export function loudestPart(
  peaks: readonly number[],
  perSecond: number,
  seconds: number,
): number | null {
  const length = Math.round(seconds * perSecond);
  if (length < 1 || length >= peaks.length) return null;
  let sum = peaks.slice(0, length).reduce((total, peak) => total + peak, 0);
  let best = { sum, at: 0 };
  for (let at = 1; at + length <= peaks.length; at += 1) {
    sum += (peaks[at + length - 1] ?? 0) - (peaks[at - 1] ?? 0);
    if (sum > best.sum + 1e-6) best = { sum, at };
  }
  return best.at / perSecond;
}

/** Where the music grows most over a film's length, from quiet to loud; null where it hardly does. */
export function risingPart(
  peaks: readonly number[],
  perSecond: number,
  seconds: number,
): number | null {
  const half = Math.round((seconds * perSecond) / 2);
  if (half < 1 || 2 * half >= peaks.length) return null;
  const sums = [0];
  for (const peak of peaks) sums.push((sums.at(-1) ?? 0) + peak);
  const between = (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
  let best = { rise: leastRise * half, at: -1 };
  for (let at = 0; at + 2 * half <= peaks.length; at += 1) {
    const rise = between(at + half, at + 2 * half) - between(at, at + half);
    if (rise > best.rise) best = { rise, at };
  }
  return best.at === -1 ? null : best.at / perSecond;
}

/** Of the loudest there is: less is no growing that anybody hears. */
const leastRise = 0.12;

export type FadeLength = { readonly seconds: number; readonly isOnBar: boolean };

const usualFades = [0, 0.5, 1, 1.5, 2, 3, 5, 8];
const longestFadeSeconds = 8;
const mostBarFades = 2;

/**
 * How long a fade may be: round lengths, those that begin or end on a bar, and the one there is. Bars
 * are frames of the film.
 */
export function fadeLengths(
  timeline: Timeline,
  bars: readonly number[],
  { edge, now }: { readonly edge: 'in' | 'out'; readonly now: number },
): readonly FadeLength[] {
  const rate = framesPerSecond(timeline);
  const film = timeline.duration.value;
  const onBars = bars
    .map((frame) => (edge === 'in' ? frame : film - frame) / rate)
    .filter((seconds) => seconds >= 0.5 && seconds <= longestFadeSeconds && seconds < film / rate)
    .toSorted((one, other) => one - other);
  const isOnBar = (seconds: number) => onBars.some((bar) => Math.abs(bar - seconds) * rate <= 1);
  const usual = usualFades.filter((seconds) => seconds <= film / rate);
  const near = onBars
    .filter((bar) => !usual.some((seconds) => Math.abs(bar - seconds) * rate <= 1))
    .slice(0, mostBarFades);
  const all = [...new Set([...usual, ...near, now])].toSorted((one, other) => one - other);
  return all.map((seconds) => ({ seconds, isOnBar: isOnBar(seconds) }));
}
