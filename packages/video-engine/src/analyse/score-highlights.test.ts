import { describe, expect, it } from 'vitest';
import type { ClipAnalysis, WindowMeasure } from '../model/analysis.ts';
import { scoreCourse } from './score-course.ts';
import { scoreHighlights } from './score-highlights.ts';

/** Twelve alike windows with small deterministic differences, changed where a test says so. */
function clip(
  sourceId: string,
  common: Partial<WindowMeasure>,
  changes: Record<number, Partial<WindowMeasure>> = {},
): ClipAnalysis {
  const windows = Array.from({ length: 12 }, (_, index) => ({
    startSeconds: index / 2,
    endSeconds: (index + 1) / 2,
    score: 0,
    activity: 0.5 + 0.05 * ((index * 7) % 5),
    jerk: 0,
    sharpness: 1,
    luma: 110,
    chroma: 30,
    centreDetail: 0.4,
    penalty: 0,
    loudness: 0,
    isSpeech: false,
    layout: Array.from({ length: 144 }, (__, cell) => 100 + ((index * cell) % 3)),
    hash: '0000000000000000',
    ...common,
    ...changes[index],
  }));
  return {
    sourceId,
    durationSeconds: 6,
    width: 320,
    height: 180,
    kind: 'video',
    hasAudio: false,
    takes: [{ startSeconds: 0, endSeconds: 6, transitionIn: 'start' }],
    windows,
    keyframeSeconds: [0],
    loudnessLufs: null,
    speech: [],
  };
}

function scores(analyses: readonly ClipAnalysis[]): number[][] {
  return scoreHighlights(analyses).map(({ windows }) => windows.map(({ score }) => score));
}

describe('the score of a window', () => {
  it.each([
    ['motion', { activity: 2 }],
    ['sharpness', { sharpness: 1.4 }],
    ['detail in the centre', { centreDetail: 0.8 }],
    ['colour', { chroma: 60 }],
    ['sound', { loudness: 8 }],
    ['a new picture', { layout: Array.from({ length: 144 }, () => 180) }],
  ])('rises with %s', (_, change) => {
    const [plain] = scores([clip('a', {})]);
    const [changed] = scores([clip('a', {}, { 6: change })]);
    expect(changed![6]).toBeGreaterThan(plain![6]! + 0.1);
    expect(changed!.indexOf(Math.max(...changed!))).toBe(6);
  });

  it('falls with defects', () => {
    const [changed] = scores([clip('a', {}, { 6: { activity: 2, penalty: 3 } })]);
    expect(changed!.indexOf(Math.min(...changed!))).toBe(6);
  });

  it('leaves a calm clip its best moment beside a lively one', () => {
    const calm = clip('calm', { activity: 0.2 }, { 4: { activity: 1.4 } });
    const [lively, quiet] = scores([clip('lively', { activity: 2.4 }), calm]);
    const typicalLively = [...lively!].sort((a, b) => a - b)[6]!;
    const typicalCalm = [...quiet!].sort((a, b) => a - b)[6]!;
    expect(typicalLively).toBeGreaterThan(typicalCalm);
    expect(quiet![4]).toBeGreaterThan(typicalLively);
  });

  it('does not depend on the order of the clips', () => {
    const a = clip('a', {}, { 3: { activity: 1.7 } });
    const b = clip('b', { chroma: 44 });
    expect(scores([b, a]).reverse()).toEqual(scores([a, b]));
  });

  it('takes a project of stills', () => {
    const still = clip('still', {});
    const only = { ...still, kind: 'image' as const, windows: still.windows.slice(0, 1) };
    expect(scores([only, only]).flat().every(Number.isFinite)).toBe(true);
    expect(scores([])).toEqual([]);
  });
});

describe('the course of a clip', () => {
  it('is highest where its best windows are, and runs from 0 to 1', () => {
    const course = scoreCourse(clip('a', {}, { 3: { activity: 2 }, 9: { penalty: 2 } }));
    expect(course).toHaveLength(12);
    expect([course[3], course[9]]).toEqual([1, 0]);
  });

  it('of a long clip has no more points than a strip shows', () => {
    const [one] = [clip('a', {})];
    const windows = Array.from({ length: 30 }, (_, round) =>
      one.windows.map((window) => ({ ...window, activity: window.activity + round / 30 })),
    ).flat();
    const course = scoreCourse({ ...one, windows });
    expect(course).toHaveLength(64);
    expect(course[0]! < course[63]!).toBe(true);
  });

  it('of a still, and of a clip where all is alike, is none', () => {
    const still = { ...clip('a', { activity: 2 }), kind: 'image' as const };
    expect(scoreCourse(still)).toEqual([]);
    expect(scoreCourse({ ...still, kind: 'video', windows: [] })).toEqual([]);
  });
});
