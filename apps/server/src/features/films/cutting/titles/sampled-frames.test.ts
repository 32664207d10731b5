import { sampledFrames } from '@armoni/contract/timeline/sampled-frames';
import { filmOf, titleAt } from '@armoni/contract/timeline/testing';
import { sampledFrames as sampledByTheFilm } from '@armoni/video-engine/render/titles/legibility/sample-frames';
import { expect, it } from 'vitest';

const shots = (count: number) =>
  filmOf(Array.from({ length: count }, (_, index) => ({ start: 7 * index, length: 31 })));

it.each([
  ['one shot', 1, 3, 20],
  ['a single frame', 1, 3, 1],
  ['two shots', 2, 10, 50],
  ['three shots', 3, 10, 80],
  ['more shots than are looked at', 12, 2, 350],
])(
  'a text over %s is measured at the same frames in the preview and in the film',
  (_, count, start, length) => {
    const timeline = shots(count);
    for (const manner of ['title', 'caption'] as const) {
      const card = { ...titleAt(start, length), manner };
      const frames = sampledFrames(card, timeline);
      expect(frames).toEqual(sampledByTheFilm(card, { timeline }));
      expect(frames.length).toBeGreaterThan(0);
    }
  },
);
