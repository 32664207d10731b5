import { describe, expect, it } from 'vitest';
import { buildAnalysis } from '../../plan/testing/analysis-builder.ts';
import { makeTimeline } from '../testing/make-timeline.ts';
import { originalGain, speechSpans } from './sound-levels.ts';

const spansOf = (speech: readonly { startSeconds: number; endSeconds: number }[]) => {
  const analysis = { ...buildAnalysis({ seconds: 30, speech }, 0), sourceId: 'talk' };
  const { tracks } = makeTimeline({
    ...{ width: 320, height: 180 },
    clips: [{ sourceId: 'talk', start: 0, length: 900 }],
  });
  return speechSpans(tracks.video.clips, new Map([['talk', analysis]]));
};

describe('where music gives way to a voice', () => {
  it('stays low in a gap of a second and three quarters, and comes back in a longer one', () => {
    const [held, ...others] = spansOf([
      { startSeconds: 2, endSeconds: 5 },
      { startSeconds: 6.75, endSeconds: 9 },
    ]);
    expect([held, others]).toEqual([{ startSeconds: 2, endSeconds: 9 }, []]);
    const apart = spansOf([
      { startSeconds: 2, endSeconds: 5 },
      { startSeconds: 7.25, endSeconds: 9 },
    ]);
    expect(apart).toHaveLength(2);
  });

  it('takes a short sound for a word beside speech only', () => {
    const word = { startSeconds: 6.5, endSeconds: 6.6 };
    const around = [
      { startSeconds: 2, endSeconds: 5 },
      { startSeconds: 8.1, endSeconds: 10 },
    ];
    expect(spansOf([around[0]!, word, around[1]!])).toEqual([{ startSeconds: 2, endSeconds: 10 }]);
    expect(spansOf([word])).toEqual([]);
  });
});

describe('how loud a shot is', () => {
  it('is louder or quieter by what was set for it, and silent where it is dropped', () => {
    const analysis = {
      ...{ ...buildAnalysis({ seconds: 30, speech: [] }, 0), sourceId: 'sea' },
      ...{ hasAudio: true, loudnessLufs: -24 },
    };
    const { tracks } = makeTimeline({
      ...{ width: 320, height: 180 },
      clips: [{ sourceId: 'sea', start: 0, length: 60 }],
    });
    const [shot] = tracks.video.clips;
    const gain = (change: object) => originalGain({ ...shot!, ...change }, analysis, 'keep', true);
    const usual = gain({}) ?? Number.NaN;
    expect(gain({ gainDecibels: -9 })).toBeCloseTo(usual - 9, 9);
    expect(gain({ gainDecibels: 6 })).toBeCloseTo(usual + 6, 9);
    expect(gain({ gainDecibels: 6, sound: 'drop' })).toBeNull();
  });
});
