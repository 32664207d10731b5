import { framesOf, framesPerSecond, shotsOf } from './ranges.ts';
import type { Timeline, Transition } from './timeline.ts';

/** As the planner has them. */
const dissolveSeconds = 0.4;
const fadeSeconds = 0.7;

/** Every cut a dissolve, or every cut straight. */
export function setDissolves(timeline: Timeline, isOn: boolean): Timeline {
  const others = transitionsOf(timeline).filter(({ kind }) => kind !== 'dissolve');
  const cuts = shotsOf(timeline)
    .slice(1)
    .map((_, index) => index);
  const dissolves = isOn
    ? cuts.map((afterClipIndex): Transition => {
        return { afterClipIndex, kind: 'dissolve', duration: lasting(timeline, dissolveSeconds) };
      })
    : [];
  return withTransitions(timeline, [...others, ...dissolves]);
}

/** How long a dissolve of one cut may last: what of it its neighbours lack is left out when it is rendered. */
export const dissolveLengths = [0.2, 0.4, 0.8, 1.2] as const;

/** One cut, behind the shot of this index, as a dissolve of so many seconds; straight with 0. */
export function setDissolve(timeline: Timeline, index: number, seconds: number): Timeline {
  const others = transitionsOf(timeline).filter(
    ({ kind, afterClipIndex }) => kind !== 'dissolve' || afterClipIndex !== index,
  );
  if (index < 0 || index >= shotsOf(timeline).length - 1) return timeline;
  const soft: Transition = {
    ...{ afterClipIndex: index, kind: 'dissolve' },
    duration: lasting(timeline, seconds),
  };
  return withTransitions(timeline, seconds > 0 ? [...others, soft] : [...others]);
}

/** Seconds that the cut behind the shot of this index dissolves; 0 where it is straight. */
export function dissolveSecondsAt(timeline: Timeline, index: number): number {
  const found = transitionsOf(timeline).find(
    ({ kind, afterClipIndex }) => kind === 'dissolve' && afterClipIndex === index,
  );
  return found ? found.duration.value / framesPerSecond(timeline) : 0;
}

/** From black at the film's beginning, or to black at its end. */
export function setFade(timeline: Timeline, kind: 'fade-in' | 'fade-out', isOn: boolean): Timeline {
  const others = transitionsOf(timeline).filter((one) => one.kind !== kind);
  if (!isOn) return withTransitions(timeline, others);
  const shots = shotsOf(timeline);
  const afterClipIndex = kind === 'fade-in' ? -1 : shots.length - 1;
  const shot = kind === 'fade-in' ? shots[0] : shots.at(-1);
  const seconds = shot ? framesOf(shot.recordRange).length / framesPerSecond(timeline) / 2 : 0;
  const duration = lasting(timeline, Math.min(fadeSeconds, seconds));
  return withTransitions(timeline, [...others, { afterClipIndex, kind, duration }]);
}

function lasting(timeline: Timeline, seconds: number) {
  return { value: Math.round(seconds * framesPerSecond(timeline)), rate: timeline.rate };
}

function transitionsOf({ tracks }: Timeline): readonly Transition[] {
  return tracks.video.transitions;
}

function withTransitions(timeline: Timeline, transitions: Transition[]): Timeline {
  const inOrder = transitions.toSorted((one, other) => one.afterClipIndex - other.afterClipIndex);
  if (JSON.stringify(inOrder) === JSON.stringify(transitionsOf(timeline))) return timeline;
  const { video } = timeline.tracks;
  return {
    ...timeline,
    tracks: { ...timeline.tracks, video: { ...video, transitions: inOrder } },
  };
}
