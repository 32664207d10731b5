import { describe, expect, it } from 'vitest';
import { understandInstructions } from '../intent/understand-instructions.ts';
import { buildMusic, type ClipSketch } from '../testing/analysis-builder.ts';
import { plan, presets, sources } from '../testing/plan-sketches.ts';

const music = buildMusic({ seconds: 100, bpm: 120 });

describe('order and selection', () => {
  const clips: readonly ClipSketch[] = [
    { seconds: 20 },
    { seconds: 20 },
    { seconds: 20 },
    { seconds: 20 },
  ];
  const intent = {
    ...presets.fast,
    pace: 'medium' as const,
    duration: { minSeconds: 14, maxSeconds: 14 },
  };

  it('sorts by clip and time when asked for chronology', () => {
    const timeline = plan({ ...intent, order: 'chronological' }, clips, { music });
    const places = timeline.tracks.video.clips.map(
      (clip) =>
        Number(clip.mediaReference.sourceId.slice(7)) * 1e6 + clip.sourceRange.startTime.value,
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(timeline.duration.value).toBe(420);
  });

  it('shows every clip when the given order is asked for', () => {
    const timeline = plan({ ...intent, order: 'given' }, clips);
    expect(new Set(sources(timeline)).size).toBe(4);
  });

  it.each(['best', 'shuffled', 'chronological'] as const)(
    'lets a clip come as often as was wished, and no more: %s',
    (order) => {
      const times = [{ clip: 2, times: 2 }];
      const wished = { ...presets.social, order, clips: { ...intent.clips, times } };
      const made = sources(plan({ ...wished, duration: intent.duration }, clips, { music }));
      const comings = made.filter((source, at) => source === 'source-1' && source !== made[at - 1]);
      expect(comings).toHaveLength(2);
    },
  );

  it('shuffles by seed', () => {
    const first = plan({ ...intent, order: 'shuffled' }, clips, { seed: 1 });
    const second = plan({ ...intent, order: 'shuffled' }, clips, { seed: 2 });
    expect(sources(first)).not.toEqual(sources(second));
  });

  it('keeps everything, whole and in the given order', () => {
    const everything = understandInstructions('garde tout');
    const timeline = plan(
      everything,
      [{ seconds: 5, cuts: [2] }, { seconds: 7.5 }, { seconds: 0, kind: 'image' }],
      { music },
    );
    expect(timeline.tracks.video.clips.map((clip) => clip.recordRange.duration.value)).toEqual([
      150, 225, 90,
    ]);
    expect(sources(timeline)).toEqual(['source-0', 'source-1', 'source-2']);
  });

  it('gives every clip its share when everything must fit a shorter film', () => {
    const timeline = plan(understandInstructions('garde tout en 10 secondes'), [
      { seconds: 30 },
      { seconds: 20 },
      { seconds: 10 },
    ]);
    expect(timeline.tracks.video.clips.map((clip) => clip.recordRange.duration.value)).toEqual([
      150, 100, 50,
    ]);
    expect(timeline.notes.join()).toContain('Tout garder');
  });

  it('uses half of the source in slow motion and twice in fast motion', () => {
    const slow = plan({ ...intent, speed: 'slow' }, clips);
    expect(slow.tracks.video.clips[0]?.speed).toBe(0.5);
    const fast = plan({ ...intent, speed: 'fast' }, clips);
    expect(fast.tracks.video.clips[0]?.speed).toBe(2);
    expect([slow.duration.value, fast.duration.value]).toEqual([420, 420]);
  });

  it('does not spend more than its share on one clip', () => {
    const long = [{ seconds: 120 }, ...Array.from({ length: 6 }, () => ({ seconds: 10 }))];
    const timeline = plan({ ...presets.fast, duration: { minSeconds: 13, maxSeconds: 13 } }, long);
    const most = sources(timeline).filter((source) => source === 'source-0').length;
    expect(most).toBeLessThanOrEqual(5);
  });
});
