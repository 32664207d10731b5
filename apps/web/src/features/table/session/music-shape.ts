import type { CutMusic } from '@armoni/contract/cuts';
import { framesPerSecond } from '@armoni/contract/timeline/ranges';
import type { MusicPlace, Timeline } from '@armoni/contract/timeline/timeline';

const usualFadeOutSeconds = 1.5;
const fadeOutParts = 5;

export const filmSecondsOf = (timeline: Timeline) =>
  timeline.duration.value / framesPerSecond(timeline);

/** How the music leaves a film that was told nothing: the mix's own. */
export function fadeOutOf(timeline: Timeline): number {
  const { music } = timeline.tracks.audio;
  const usual = Math.min(usualFadeOutSeconds, filmSecondsOf(timeline) / fadeOutParts);
  return music?.fadeOutSeconds ?? usual;
}

/** 0–1 of its level at a frame of the film, as the mix lets it come and go. */
export function musicShareAt(timeline: Timeline, frame: number): number {
  const seconds = frame / framesPerSecond(timeline);
  const left = filmSecondsOf(timeline) - seconds;
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
