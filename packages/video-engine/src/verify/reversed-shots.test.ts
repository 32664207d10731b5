import { describe, expect, it } from 'vitest';
import type { ClipAnalysis } from '../model/analysis.ts';
import { buildAnalysis } from '../plan/testing/analysis-builder.ts';
import { speechSpans } from '../render/sound/sound-levels.ts';
import { makeTimeline } from '../render/testing/make-timeline.ts';
import { cutWords } from './cut-words.ts';
import { plannedStill } from './planned-stillness.ts';

const analysis: ClipAnalysis = {
  ...buildAnalysis({ seconds: 20 }, 0),
  speech: [{ startSeconds: 3, endSeconds: 6 }],
};
const { sourceId } = analysis;
const analyses = new Map([[sourceId, analysis]]);
/** From the clip's second 4 to its second 8, in the film from second 1 on. */
const film = (reversed: boolean) =>
  makeTimeline({
    clips: [
      { sourceId: 'other', length: 30 },
      { sourceId, start: 120, length: 120, reversed },
    ],
  });

describe('what is checked of a shot that runs backwards', () => {
  it('has nobody speak in it, and no word cut', () => {
    expect(speechSpans(film(false).tracks.video.clips, analyses)).not.toEqual([]);
    expect(speechSpans(film(true).tracks.video.clips, analyses)).toEqual([]);
    expect(cutWords(film(false), analyses)).toBe(1);
    expect(cutWords(film(true), analyses)).toBe(0);
  });

  it('stands still at its other end', () => {
    const isFirst = ({ startSeconds }: { startSeconds: number }) => startSeconds < 5;
    const edgesOf = (reversed: boolean) => {
      const spans = plannedStill(film(reversed), analyses, isFirst);
      return [
        Math.min(...spans.map(({ startSeconds }) => startSeconds)),
        Math.max(...spans.map(({ endSeconds }) => endSeconds)),
      ];
    };
    const [first, last] = edgesOf(false);
    expect([first, (last ?? 0) < 3]).toEqual([1, true]);
    const [begins, ends] = edgesOf(true);
    expect([(begins ?? 0) > 3, ends]).toEqual([true, 5]);
    expect((ends ?? 0) - (begins ?? 0)).toBeCloseTo((last ?? 0) - (first ?? 0));
  });
});
