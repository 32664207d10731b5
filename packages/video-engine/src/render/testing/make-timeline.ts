import { filmRate, frames } from '../../model/time.ts';
import type { Shot, Timeline, TitleCard, Transition } from '../../model/timeline.ts';

export type ClipSketch = {
  readonly sourceId: string;
  readonly length: number;
  /** In the source, at the film's rate. */
  readonly start?: number;
} & Partial<Pick<Shot, 'speed' | 'reframe' | 'zoom' | 'look' | 'reversed'>>;

export type TimelineSketch = {
  readonly clips: readonly ClipSketch[];
  readonly transitions?: readonly Transition[];
  readonly titles?: readonly TitleCard[];
  readonly width?: number;
  readonly height?: number;
  readonly look?: Timeline['look'];
  readonly originalSound?: Timeline['tracks']['audio']['originalSound'];
  readonly music?: Timeline['tracks']['audio']['music'];
};

/** A small timeline for tests: clips one after the other. */
export function makeTimeline(sketch: TimelineSketch): Timeline {
  let at = 0;
  const clips = sketch.clips.map(({ sourceId, length, start = 0, ...rest }, index): Shot => {
    const speed = rest.speed ?? 1;
    const recordStart = at;
    at += length;
    return {
      id: `shot-${index + 1}`,
      mediaReference: { sourceId, name: sourceId },
      sourceRange: { startTime: frames(start), duration: frames(Math.round(length * speed)) },
      recordRange: { startTime: frames(recordStart), duration: frames(length) },
      speed,
      reframe: { kind: 'centre' },
      zoom: 'none',
      reasonCode: 'highlight',
      reason: 'Plan fort.',
      shotScore: 1,
      ...rest,
    };
  });
  return {
    schema: 'armoni.timeline/2',
    rate: filmRate,
    aspectRatio: '16:9',
    width: sketch.width ?? 320,
    height: sketch.height ?? 180,
    duration: frames(at),
    seed: 1,
    look: sketch.look ?? 'normal',
    tracks: {
      video: { clips, transitions: sketch.transitions ?? [], titles: sketch.titles ?? [] },
      audio: { originalSound: sketch.originalSound ?? 'keep', music: sketch.music ?? null },
    },
    markers: [],
    notes: [],
  };
}
