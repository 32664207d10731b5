import { expect } from 'vitest';
import type { ClipAnalysis } from '../../model/analysis.ts';
import { toSeconds } from '../../model/time.ts';
import type { Shot, Timeline } from '../../model/timeline.ts';

/** What holds for every timeline, whatever was asked. */
export function expectSoundTimeline(
  timeline: Timeline,
  analyses: readonly ClipAnalysis[],
  { isEverything = false } = {},
): void {
  const { clips, transitions, titles } = timeline.tracks.video;
  const total = timeline.duration.value;
  let at = 0;
  for (const clip of clips) {
    expect(clip.recordRange.startTime.value).toBe(at);
    expect(clip.recordRange.duration.value).toBeGreaterThan(0);
    expect(clip.reason.length).toBeGreaterThan(8);
    at += clip.recordRange.duration.value;
    expectInsideSource(clip, analyses, isEverything);
  }
  expect(at).toBe(total);
  expectNothingTwice(clips);
  for (const transition of transitions) {
    expect(clips[transition.afterClipIndex]).toBeDefined();
    if (transition.kind === 'dissolve') expect(clips[transition.afterClipIndex + 1]).toBeDefined();
  }
  for (const { range } of titles) {
    expect(range.duration.value).toBeGreaterThan(0);
    expect(range.startTime.value + range.duration.value).toBeLessThanOrEqual(total);
  }
}

function expectInsideSource(
  clip: Shot,
  analyses: readonly ClipAnalysis[],
  isEverything: boolean,
): void {
  const analysis = analyses.find((each) => each.sourceId === clip.mediaReference.sourceId);
  if (analysis === undefined) throw new Error('A clip of no source.');
  const { startTime, duration } = clip.sourceRange;
  expect(Number.isInteger(startTime.value) && Number.isInteger(duration.value)).toBe(true);
  expect(startTime.value).toBeGreaterThanOrEqual(0);
  expect(duration.value).toBe(Math.ceil(clip.recordRange.duration.value * clip.speed));
  if (analysis.kind === 'image') {
    expect(clip.recordRange.duration.value).toBeLessThanOrEqual(120);
    return;
  }
  const decoded = Math.max(1, Math.floor(analysis.durationSeconds * 30 + 1e-6));
  const end = startTime.value + duration.value;
  expect(end).toBeLessThanOrEqual(decoded);
  if (isEverything) return;
  const crossed = analysis.takes.filter(
    (take) =>
      take.startSeconds > toSeconds(startTime) + 1e-6 && take.startSeconds * 30 < end - 1e-6,
  );
  expect(crossed).toEqual([]);
}

function expectNothingTwice(clips: readonly Shot[]): void {
  for (const [index, clip] of clips.entries()) {
    for (const other of clips.slice(index + 1)) {
      if (other.mediaReference.sourceId !== clip.mediaReference.sourceId) continue;
      const { startTime: a, duration: aLength } = clip.sourceRange;
      const { startTime: b, duration: bLength } = other.sourceRange;
      const isApart = a.value + aLength.value <= b.value || b.value + bLength.value <= a.value;
      expect(isApart, `${clip.id} and ${other.id} overlap`).toBe(true);
    }
  }
}
