import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frames } from '../../model/time.ts';
import type { Transition } from '../../model/timeline.ts';
import { makeTimeline } from '../testing/make-timeline.ts';
import { planSegments } from './plan-segments.ts';

describe('planSegments', () => {
  it('covers every frame exactly once, whatever the clips and dissolves', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 8 });
    const dissolves = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(lengths, dissolves, (clipFrames, dissolveFrames) => {
        const segments = planSegments(
          makeTimeline({
            clips: clipFrames.map((length) => ({ sourceId: 'a', length })),
            transitions: dissolveFrames
              .slice(0, clipFrames.length - 1)
              .map((length, index) => dissolve(index, length)),
          }),
        );
        let next = 0;
        for (const segment of segments) {
          expect(segment.firstFrame).toBe(next);
          expect(segment.frameCount).toBeGreaterThan(0);
          next += segment.frameCount;
        }
        expect(next).toBe(clipFrames.reduce((sum, length) => sum + length, 0));
      }),
    );
  });

  it('centres a dissolve on its cut and shows both clips in step', () => {
    const timeline = makeTimeline({
      clips: [
        { sourceId: 'a', length: 50 },
        { sourceId: 'b', length: 40 },
      ],
      transitions: [dissolve(0, 11)],
    });
    const [first, mixed, last] = planSegments(timeline);
    expect(first).toMatchObject({ firstFrame: 0, frameCount: 45 });
    expect(mixed).toMatchObject({ firstFrame: 45, frameCount: 11 });
    expect(mixed?.layers.map(({ offsetFrames }) => offsetFrames)).toEqual([45, -5]);
    expect(last).toMatchObject({ firstFrame: 56, frameCount: 34 });
    expect(last?.layers[0].offsetFrames).toBe(6);
  });

  it('cuts a long shot into pieces that sound on into each other', () => {
    const segments = planSegments(makeTimeline({ clips: [{ sourceId: 'a', length: 700 }] }));
    expect(
      segments.map(({ continuesBefore, continuesAfter }) => [continuesBefore, continuesAfter]),
    ).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
  });
});

function dissolve(afterClipIndex: number, length: number): Transition {
  return { afterClipIndex, kind: 'dissolve', duration: frames(length) };
}
