import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/seeded-random.ts';
import { planTimeline } from '../plan-timeline.ts';
import { buildAnalysis, buildMusic, type ClipSketch } from '../testing/analysis-builder.ts';
import { plan, presets, seconds } from '../testing/plan-sketches.ts';

const music = buildMusic({ seconds: 100, bpm: 120 });

describe('short and odd material', () => {
  it('makes the longest honest film and says so', () => {
    const timeline = plan({ ...presets.social }, [{ seconds: 12 }, { seconds: 6 }]);
    expect(seconds(timeline)).toBe(18);
    expect(timeline.notes[0]).toContain('30\u00a0s demandées, 18\u00a0s utilisables');
  });

  it('fills a length that needs nearly everything', () => {
    const timeline = plan(
      { ...presets.fast, duration: { minSeconds: 17.5, maxSeconds: 17.5 } },
      [{ seconds: 12 }, { seconds: 6 }],
      { music },
    );
    expect(timeline.duration.value).toBe(525);
    expect(timeline.notes.filter((note) => note.includes('utilisables'))).toEqual([]);
  });

  it('says when a long film repeats itself', () => {
    const flat = buildAnalysis({ seconds: 60 }, 0);
    const [window] = flat.windows;
    const analyses = [
      { ...flat, windows: flat.windows.map((each) => ({ ...each, layout: window?.layout ?? [] })) },
    ];
    const intent = { ...presets.fast, duration: { minSeconds: 40, maxSeconds: 40 } };
    const timeline = planTimeline({ intent, analyses, music: null, aspectRatio: '16:9', seed: 1 });
    expect(seconds(timeline)).toBe(40);
    expect(timeline.notes.join()).toContain('se ressemblent');
  });

  it('is shorter by time than by choice where views of one place would stand side by side', () => {
    // Likenesses of about .55 from one stretch of ten seconds to the next.
    const clips = [1, 2, 3].map((seed): ClipSketch => {
      const base = makeRandom(seed);
      const usual = Array.from({ length: 144 }, () => 60 + base() * 130);
      const layoutAt = (stretch: number) => {
        const random = makeRandom(100 * seed + stretch);
        return usual.map((value) => Math.round(value + (random() - 0.5) * 33));
      };
      return {
        seconds: 40,
        measure: (at) => ({ score: 1, layout: layoutAt(Math.floor(at / 10)) }),
      };
    });
    const byTime = seconds(plan(presets.summary, clips));
    const byChoice = seconds(plan({ ...presets.summary, order: 'best' }, clips));
    expect(byTime).toBeLessThan(byChoice * 0.75);
  });

  it('makes one frame of one frame', () => {
    expect(plan(presets.fast, [{ seconds: 1 / 30 }]).duration.value).toBe(1);
  });

  it('makes a film of stills alone, each shown once for 2 to 4 s with a zoom', () => {
    const still: ClipSketch = { seconds: 0, kind: 'image' };
    const timeline = plan({ ...presets.summary, duration: { minSeconds: 15, maxSeconds: 15 } }, [
      still,
      still,
      still,
      still,
      still,
    ]);
    expect(seconds(timeline)).toBe(15);
    for (const clip of timeline.tracks.video.clips) {
      expect(clip.recordRange.duration.value).toBeGreaterThanOrEqual(60);
      expect(clip.zoom).not.toBe('none');
    }
  });

  it('leaves faulty passages out while the rest suffices, and admits them when it does not', () => {
    const faulty: ClipSketch = { seconds: 20, measure: (at) => (at < 10 ? { penalty: 3 } : {}) };
    const clean = plan({ ...presets.fast, duration: { minSeconds: 6, maxSeconds: 6 } }, [faulty]);
    for (const clip of clean.tracks.video.clips) {
      expect(clip.sourceRange.startTime.value).toBeGreaterThanOrEqual(300);
    }
    const strained = plan({ ...presets.fast, duration: { minSeconds: 15, maxSeconds: 15 } }, [
      faulty,
    ]);
    expect(seconds(strained)).toBe(15);
    expect(strained.notes.join()).toContain('moins nets');
  });
});
