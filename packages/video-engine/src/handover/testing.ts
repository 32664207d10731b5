import { frames } from '../model/time.ts';
import type { Shot, Timeline } from '../model/timeline.ts';
import type { HandOverProject, HandOverSource } from './project.ts';

export const rate = { numerator: 30, denominator: 1 };

/** A clip of ten seconds. */
export const source = (sourceId: string, fields: Partial<HandOverSource> = {}): HandOverSource => ({
  ...{ sourceId, name: `${sourceId}.mp4`, path: `media/${sourceId}.mp4`, kind: 'video' },
  ...{ frameCount: 300, width: 1920, height: 1080, audioChannels: 2, startFrame: 0 },
  ...fields,
});

type Wish = { from: string; start: number; length: number; speed?: number } & Partial<Shot>;

/** A film of shots, one after the other. */
export function project(
  sources: readonly HandOverSource[],
  wishes: readonly Wish[],
  change: Partial<Timeline> = {},
): HandOverProject {
  let at = 0;
  const clips = wishes.map(({ from, start, length, speed = 1, ...rest }, index): Shot => {
    const recordStart = at;
    at += length;
    const range = (value: number, duration: number) => ({
      startTime: frames(value, rate),
      duration: frames(duration, rate),
    });
    return {
      ...{ id: `s${index}`, mediaReference: { sourceId: from, name: from }, speed, zoom: 'none' },
      sourceRange: range(start, length * speed),
      recordRange: range(recordStart, length),
      ...{ reframe: { kind: 'none' }, reasonCode: 'highlight', reason: 'Net.', shotScore: 1 },
      ...rest,
    } as Shot;
  });
  const timeline: Timeline = {
    ...{ schema: 'armoni.timeline/2', rate, aspectRatio: '16:9', width: 1920, height: 1080 },
    ...{ duration: frames(at, rate), seed: 1, look: 'normal', markers: [], notes: [] },
    tracks: {
      video: { clips, transitions: [], titles: [] },
      audio: { originalSound: 'keep', music: null },
    },
    ...change,
  };
  return { name: 'Été & mer', timeline, sources, music: null };
}
