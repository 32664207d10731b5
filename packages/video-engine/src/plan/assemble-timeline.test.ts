import { describe, expect, it } from 'vitest';
import { understandInstructions } from './intent/understand-instructions.ts';
import { planTimeline } from './plan-timeline.ts';
import { buildAnalysis, buildMusic, type ClipSketch } from './testing/analysis-builder.ts';
import { plan, presets } from './testing/plan-sketches.ts';

const music = buildMusic({ seconds: 100, bpm: 120 });

describe('sound, transitions, cards', () => {
  it('keeps the sound when there is no music to duck under', () => {
    const duck = { ...presets.fast, originalSound: 'duck' as const };
    expect(plan(duck, [{ seconds: 30 }]).tracks.audio).toEqual({
      originalSound: 'keep',
      music: null,
    });
    const silent = buildMusic({ seconds: 60, bpm: 120, loudnessLufs: null });
    expect(plan(duck, [{ seconds: 30 }], { music: silent }).tracks.audio.music).toBeNull();
    const short = buildMusic({ seconds: 5, bpm: 120 });
    expect(plan(duck, [{ seconds: 30 }], { music: short }).tracks.audio).toEqual({
      originalSound: 'duck',
      music: { startSeconds: 0, loops: true },
    });
  });

  it('dissolves and fades out in a slow film, only where both shots have the frames', () => {
    const slow = understandInstructions('30 s, lent');
    const timeline = plan(
      slow,
      Array.from({ length: 6 }, () => ({ seconds: 20 })),
    );
    const kinds = timeline.tracks.video.transitions.map((transition) => transition.kind);
    expect(kinds).toContain('dissolve');
    expect(kinds.at(-1)).toBe('fade-out');
    for (const { kind, afterClipIndex } of timeline.tracks.video.transitions) {
      if (kind !== 'dissolve') continue;
      const right = timeline.tracks.video.clips[afterClipIndex + 1];
      expect(right?.sourceRange.startTime.value).toBeGreaterThanOrEqual(12);
    }
    expect(plan(presets.fast, [{ seconds: 30 }]).tracks.video.transitions).toEqual([]);
  });

  it('puts the title on the flattest third', () => {
    const layout = Array.from({ length: 144 }, (_, index) =>
      index < 48 ? 200 : (index * 97) % 256,
    );
    const flatTop: ClipSketch = { seconds: 10, measure: () => ({ layout }) };
    const timeline = plan(understandInstructions('6 s, titre « Ciel »'), [flatTop]);
    expect(timeline.tracks.video.titles[0]).toMatchObject({
      kind: 'title',
      text: 'Ciel',
      third: 'top',
    });
  });

  it('prefers what survives the crop', () => {
    const analyses = [
      buildAnalysis({ seconds: 20, measure: () => ({ score: 0 }) }, 0),
      buildAnalysis({ seconds: 20, measure: () => ({ score: 0.2 }) }, 1),
    ];
    const kept = analyses[0]?.windows.map((window) => window.layout);
    const cropInterest = (layout: readonly number[]) => (kept?.includes(layout) ? 1 : 0);
    const intent = { ...presets.fast, duration: { minSeconds: 3, maxSeconds: 3 } };
    const timeline = planTimeline({
      intent,
      analyses,
      music: null,
      aspectRatio: '9:16',
      seed: 1,
      cropInterest,
    });
    expect(timeline.tracks.video.clips[0]?.mediaReference.sourceId).toBe('source-0');
  });
});

describe('reasons', () => {
  it('says only what the measures bear out, and varies', () => {
    const lively: ClipSketch = { seconds: 10, measure: () => ({ activity: 9, score: 1.5 }) };
    const vertical: ClipSketch = {
      seconds: 3,
      width: 1080,
      height: 1920,
      measure: () => ({ score: 2 }),
    };
    const intent = { ...presets.fast, duration: { minSeconds: 12, maxSeconds: 12 } };
    const timeline = plan(intent, [{ seconds: 20 }, lively, vertical, { seconds: 20 }], {
      music,
      names: new Map([['source-0', 'plage.mp4']]),
    });
    const reasons = timeline.tracks.video.clips.map((clip) => clip.reason);
    expect(new Set(reasons).size).toBeGreaterThan(reasons.length / 3);
    for (const clip of timeline.tracks.video.clips) {
      if (clip.reason.includes('le plus vif'))
        expect(clip.mediaReference.sourceId).toBe('source-1');
      if (clip.reason.includes('vertical')) expect(clip.mediaReference.sourceId).toBe('source-2');
      if (clip.reason.includes('plage')) expect(clip.mediaReference.sourceId).toBe('source-0');
    }
  });
});
