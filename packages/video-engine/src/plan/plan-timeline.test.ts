import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Intent, WishedText } from '../model/intent.ts';
import type { AspectRatio } from '../model/timeline.ts';
import { understandInstructions } from './intent/understand-instructions.ts';
import { NoMaterialError, planTimeline } from './plan-timeline.ts';
import { buildAnalysis, buildMusic } from './testing/analysis-builder.ts';
import { plan, presets, seconds, sources } from './testing/plan-sketches.ts';
import { expectSoundTimeline } from './testing/timeline-rules.ts';

function textsOf(kind: WishedText['kind'], text: string | null): WishedText[] {
  return text === null
    ? []
    : [{ kind, text, place: 'auto', start: 'auto', seconds: null, manner: null, family: null }];
}

const aspects: readonly AspectRatio[] = ['16:9', '9:16', '1:1'];
const music = buildMusic({ seconds: 100, bpm: 120 });
const seven = [85, 37, 34, 62, 9, 4.4, 3.2].map((seconds, index) =>
  buildAnalysis({ seconds }, index),
);

describe('planning the presets', () => {
  for (const [name, intent] of Object.entries(presets)) {
    for (const aspectRatio of aspects) {
      it(`gives ${name} at ${aspectRatio} the length asked for, exact to the frame`, () => {
        const timeline = planTimeline({ intent, analyses: seven, music, aspectRatio, seed: 3 });
        expectSoundTimeline(timeline, seven);
        expect(seconds(timeline)).toBeGreaterThanOrEqual(intent.duration.minSeconds);
        expect(seconds(timeline)).toBeLessThanOrEqual(intent.duration.maxSeconds);
        expect(timeline.tracks.video.clips.length).toBeGreaterThan(5);
      });
    }
  }

  it('cuts on the beat within a frame', () => {
    for (const intent of [presets.fast, presets.social]) {
      const { clips } = planTimeline({
        intent,
        analyses: seven,
        music,
        aspectRatio: '16:9',
        seed: 1,
      }).tracks.video;
      const beats = music.beatSeconds.map((at) => at * 30);
      for (const clip of clips.slice(1)) {
        const cut = clip.recordRange.startTime.value;
        expect(Math.min(...beats.map((beat) => Math.abs(beat - cut)))).toBeLessThanOrEqual(1);
      }
    }
  });

  it('cuts by pace when the pulse is not to be trusted', () => {
    const vague = buildMusic({ seconds: 100, bpm: 120, pulse: 1.2 });
    const timeline = planTimeline({
      intent: presets.fast,
      analyses: seven,
      music: vague,
      aspectRatio: '16:9',
      seed: 1,
    });
    expect(timeline.markers.filter((marker) => marker.kind === 'beat')).toEqual([]);
    expect(timeline.tracks.audio.music).not.toBeNull();
  });

  it('places the hook before 3 s and the call to action readably at the end', () => {
    const timeline = planTimeline({
      intent: presets.social,
      analyses: seven,
      music,
      aspectRatio: '9:16',
      seed: 1,
    });
    const at = (kind: string) =>
      timeline.markers.find((marker) => marker.kind === kind)?.at.value ?? -1;
    expect(at('hook-end')).toBeGreaterThan(30);
    expect(at('hook-end')).toBeLessThanOrEqual(90);
    const card = timeline.tracks.video.titles.find((title) => title.kind === 'call-to-action');
    expect(card?.text).toBe('See more');
    expect(card?.range.startTime.value).toBe(at('call-to-action'));
    expect(card?.range.duration.value).toBeGreaterThanOrEqual(75);
    expect(timeline.tracks.video.clips[0]?.reasonCode).toBe('hook');
    expect(timeline.tracks.video.clips.at(-1)?.reasonCode).toBe('call-to-action');
  });

  it('plans 42 clips, and uses many of them', () => {
    const many = Array.from({ length: 42 }, (_, index) =>
      buildAnalysis({ seconds: 20 + index }, index),
    );
    const timeline = planTimeline({
      intent: presets.social,
      analyses: many,
      music,
      aspectRatio: '9:16',
      seed: 1,
    });
    expectSoundTimeline(timeline, many);
    expect(new Set(sources(timeline)).size).toBeGreaterThan(12);
  });
});

describe('any material', () => {
  const sketch = fc.record({
    seconds: fc.oneof(
      fc.double({ min: 0.04, max: 3, noNaN: true }),
      fc.double({ min: 0.5, max: 40, noNaN: true }),
    ),
    kind: fc.constantFrom('video' as const, 'video' as const, 'video' as const, 'image' as const),
    cuts: fc
      .array(fc.double({ min: 0.1, max: 30, noNaN: true }), { maxLength: 4 })
      .map((cuts) => [...cuts].sort((a, b) => a - b)),
    seed: fc.nat(50),
    width: fc.constantFrom(1920, 1080, 600),
  });
  const wishes = fc.record({
    order: fc.constantFrom(
      'chronological' as const,
      'best' as const,
      'given' as const,
      'shuffled' as const,
    ),
    speed: fc.constantFrom('normal' as const, 'slow' as const, 'fast' as const),
    pace: fc.constantFrom('slow' as const, 'medium' as const, 'fast' as const),
    selection: fc.constantFrom('best' as const, 'best' as const, 'everything' as const),
    hook: fc.boolean(),
    callToAction: fc.constantFrom(null, 'Venez'),
    title: fc.constantFrom(null, 'Été'),
    duration: fc.constantFrom(
      { minSeconds: 1, maxSeconds: 60 },
      { minSeconds: 12.5, maxSeconds: 12.5 },
      { minSeconds: 10, maxSeconds: 15 },
      { minSeconds: 2, maxSeconds: 2 },
    ),
  });

  it('gives exact sums, real frames, one shot a clip and nothing twice', () => {
    fc.assert(
      fc.property(
        fc.array(sketch, { minLength: 1, maxLength: 7 }),
        wishes,
        fc.constantFrom(...aspects),
        fc.boolean(),
        fc.nat(99),
        (sketches, wish, aspectRatio, hasMusic, seed) => {
          const { title, callToAction, ...fields } = wish;
          const texts = [...textsOf('title', title), ...textsOf('call-to-action', callToAction)];
          const intent: Intent = { ...presets.fast, ...fields, texts };
          const timeline = plan(intent, sketches, {
            aspectRatio,
            seed,
            music: hasMusic ? music : null,
          });
          const { minSeconds, maxSeconds } = intent.duration;
          expect(seconds(timeline)).toBeLessThanOrEqual(maxSeconds);
          const isShort = seconds(timeline) < minSeconds;
          expect(timeline.notes.some((note) => note.includes('utilisables'))).toBe(isShort);
        },
      ),
      { numRuns: 250, seed: 20_261_120 },
    );
  }, 60_000);

  it('is the same film for the same request, and another for another seed', () => {
    const request = {
      intent: presets.social,
      analyses: seven,
      music,
      aspectRatio: '1:1' as const,
      seed: 5,
    };
    const reversed = seven.map(
      (analysis) => Object.fromEntries(Object.entries(analysis).reverse()) as typeof analysis,
    );
    const first = planTimeline(request);
    expect(planTimeline({ ...request, analyses: reversed })).toEqual(first);
    expect(planTimeline({ ...request, seed: 6 }).tracks.video.clips).not.toEqual(
      first.tracks.video.clips,
    );
  });

  it('refuses to plan with nothing', () => {
    expect(() => plan(presets.fast, [])).toThrow(NoMaterialError);
  });
});

describe('when nearly all of the material is needed', () => {
  // Four clips whose last 0.4 s belong to another shot, as after a dissolve.
  const clips = [0, 1, 2, 3].map((seed) => ({
    seconds: 3,
    cuts: [2.6],
    seed,
    measure: (at: number) => ({ score: at >= 2.5 ? 3 : 0 }),
  }));
  const calm = (text: string) => understandInstructions(text, { hasMusic: false });

  it('leaves flashes out of a calm film that is long enough without them', () => {
    const timeline = plan(calm('Un film calme de 10 secondes.'), clips);
    expect(seconds(timeline)).toBe(10);
    const lengths = timeline.tracks.video.clips.map((clip) => clip.recordRange.duration.value);
    expect(Math.min(...lengths)).toBeGreaterThan(30);
  });

  it('neither opens nor ends on a flash that the length needs', () => {
    const timeline = plan(calm('Un film calme de 11 secondes.'), clips);
    expect(seconds(timeline)).toBe(11);
    const lengths = timeline.tracks.video.clips.map((clip) => clip.recordRange.duration.value);
    expect(lengths[0]).toBeGreaterThan(30);
    expect(lengths.at(-1)).toBeGreaterThan(30);
  });
});
