import { describe, expect, it } from 'vitest';
import { type Intent, intentSchema, plainIntent } from '../../model/intent.ts';
import type { Shot } from '../../model/timeline.ts';
import { planTimeline } from '../plan-timeline.ts';
import { buildAnalysis, buildMusic } from '../testing/analysis-builder.ts';

const clips = [40, 30, 25].map((seconds, index) => buildAnalysis({ seconds }, index));
const plain: Intent = { ...plainIntent(true), duration: { minSeconds: 20, maxSeconds: 20 } };
const music = buildMusic({ seconds: 120, bpm: 120 });

function shotsOf(change: Partial<Intent>, analyses = clips): readonly Shot[] {
  const intent = { ...plain, ...change };
  return planTimeline({ intent, analyses, music, aspectRatio: '16:9', seed: 4 }).tracks.video.clips;
}

const stretches = (shots: readonly Shot[]) =>
  shots.map(({ mediaReference, sourceRange }) =>
    [mediaReference.sourceId, sourceRange.startTime.value, sourceRange.duration.value].join(' '),
  );
const turned = (shots: readonly Shot[]) => shots.filter(({ reversed }) => reversed);
const middle = ({ recordRange: { startTime, duration } }: Shot) =>
  (startTime.value + duration.value / 2) / 600;

describe('a film that is wished to run backwards', () => {
  it('shows what it would show, each shot turned round', () => {
    const forwards = shotsOf({});
    const shots = shotsOf({ direction: 'backwards' });
    expect(turned(shots)).toHaveLength(shots.length);
    expect(stretches(shots).toSorted()).toEqual(stretches(forwards).toSorted());
    expect(turned(forwards)).toEqual([]);
  });

  it('goes on backwards through what is cut from one clip', () => {
    const starts = (change: Partial<Intent>, analyses = clips) =>
      shotsOf({ direction: 'backwards', ...change }, analyses).map(
        ({ sourceRange }) => sourceRange.startTime.value,
      );
    const falling = (frames: readonly number[]) => frames.toSorted((a, b) => b - a);
    const everything = starts({ selection: 'everything', order: 'given' }, [clips[0]!]);
    expect(everything).toEqual(falling(everything));
    const told = starts({ order: 'chronological', clips: { ...plain.clips, only: [1] } });
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(falling(told));
  });

  it('turns round a half, an end or a clip, and nothing else', () => {
    const half = shotsOf({ directionParts: [{ part: 'first-half', direction: 'backwards' }] });
    expect(half.map(({ reversed = false }) => reversed)).toEqual(
      half.map((shot) => middle(shot) < 0.5),
    );
    const ofClip = shotsOf({ directionParts: [{ part: 2, direction: 'backwards' }] });
    expect(turned(ofClip).length).toBeGreaterThan(0);
    expect(
      ofClip.every(
        (shot) =>
          (shot.mediaReference.sourceId === clips[1]!.sourceId) === (shot.reversed ?? false),
      ),
    ).toBe(true);
    const but = shotsOf({
      direction: 'backwards',
      directionParts: [{ part: 2, direction: 'forwards' }],
    });
    expect(turned(but)).toHaveLength(but.length - turned(ofClip).length);
  });

  it('parts a single shot where its end alone runs backwards', () => {
    const one = {
      shots: { count: { least: 1, most: 1 }, seconds: null },
      duration: { minSeconds: 8, maxSeconds: 8 },
    };
    const shots = shotsOf({ ...one, directionParts: [{ part: 'end', direction: 'backwards' }] });
    expect(shots.map(({ reversed }) => reversed)).toEqual([undefined, true]);
  });

  it('still runs into its beginning where it is a loop', () => {
    const [first, ...others] = shotsOf({ direction: 'backwards', loop: true });
    const last = others.at(-1)!;
    expect(last.mediaReference).toEqual(first!.mediaReference);
    const { startTime, duration } = first!.sourceRange;
    expect(
      Math.abs(last.sourceRange.startTime.value - startTime.value - duration.value),
    ).toBeLessThan(2);
  });

  it('cuts no words and keeps no sentence in order, as none is heard', () => {
    const speech = [{ startSeconds: 1, endSeconds: 39 }];
    const talks = clips.map((clip) => ({ ...clip, speech, hasAudio: true }));
    const intent = { ...plain, originalSound: 'keep', direction: 'backwards' } as const;
    const { notes } = planTimeline({
      ...{ intent, analyses: talks, music: null, aspectRatio: '16:9', seed: 4 },
    });
    expect(notes.join(' ')).not.toMatch(/phrase|mot/);
  });

  it('is what older readings do not wish for', () => {
    const { direction: _, directionParts: __, ...older } = plain;
    expect(intentSchema.parse(older)).toEqual(plain);
  });
});
