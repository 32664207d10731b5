import type { ShotSource } from './edit-shots.ts';
import { rangeOf } from './ranges.ts';
import type { Shot, Timeline, TitleCard } from './timeline.ts';

const rate = { numerator: 30, denominator: 1 };

export const clip: ShotSource = { id: 'clip', name: 'clip.mp4', kind: 'video', frames: 300 };
export const still: ShotSource = { id: 'still', name: 'still.png', kind: 'image', frames: 0 };

type Sketch = { readonly start: number; readonly length: number } & Partial<Shot>;

/** A small film of one clip: shots named A, B, C … one after the other. */
export function filmOf(sketches: readonly Sketch[], titles: readonly TitleCard[] = []): Timeline {
  let end = 0;
  const clips = sketches.map(({ start, length, ...rest }, index): Shot => {
    const speed = rest.speed ?? 1;
    end += length;
    return {
      id: String.fromCharCode(65 + index),
      mediaReference: { sourceId: clip.id, name: clip.name },
      sourceRange: rangeOf({ rate }, start, Math.ceil(length * speed)),
      recordRange: rangeOf({ rate }, end - length, length),
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
    rate,
    aspectRatio: '9:16',
    width: 1080,
    height: 1920,
    duration: { value: end, rate },
    seed: 1,
    look: 'normal',
    tracks: {
      video: { clips, transitions: [], titles: [...titles] },
      audio: { originalSound: 'keep', music: { startSeconds: 0, loops: false } },
    },
    markers: [],
    notes: [],
  };
}

export function titleAt(start: number, length: number, text = 'Sud'): TitleCard {
  const drawn = { kind: 'title', manner: 'title', family: 'wide', place: 'middle' } as const;
  return { ...drawn, text, range: rangeOf({ rate }, start, length) };
}
