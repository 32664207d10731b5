import { describe, expect, it } from 'vitest';
import { type Intent, plainIntent } from '../model/intent.ts';
import { toSeconds } from '../model/time.ts';
import { planTimeline } from './plan-timeline.ts';
import { buildAnalysis, buildMusic } from './testing/analysis-builder.ts';

const analyses = [
  ...[40, 30, 25, 35].map((seconds, index) => buildAnalysis({ seconds, cuts: [9] }, index)),
  buildAnalysis({ seconds: 0, kind: 'image' }, 4),
];
const music = buildMusic({ seconds: 120, bpm: 120 });
const plain = plainIntent(true);

type Wish = Partial<Omit<Intent, 'clips'>> & { readonly clips?: Partial<Intent['clips']> };

function film(wish: Wish, clips = analyses) {
  const intent: Intent = { ...plain, ...wish, clips: { ...plain.clips, ...wish.clips } };
  const timeline = planTimeline({
    ...{ intent, analyses: clips, music, seed: 4 },
    aspectRatio: '16:9',
  });
  const shots = timeline.tracks.video.clips.map(({ mediaReference, recordRange, sourceRange }) => ({
    clip: Number(mediaReference.sourceId.replace('source-', '')) + 1,
    seconds: toSeconds(recordRange.duration),
    from: toSeconds(sourceRange.startTime),
    to: toSeconds(sourceRange.startTime) + toSeconds(sourceRange.duration),
  }));
  const of = (clip: number) =>
    shots.filter((shot) => shot.clip === clip).reduce((sum, { seconds }) => sum + seconds, 0);
  const comings = shots.map(({ clip }) => clip).filter((clip, at, all) => clip !== all[at - 1]);
  return { shots, of, comings, seconds: toSeconds(timeline.duration), notes: timeline.notes };
}

const lasting = (seconds: number) => ({ duration: { minSeconds: seconds, maxSeconds: seconds } });
const exactly = (clip: number, seconds: number) => ({ clip, least: seconds, most: seconds });

describe('how long a clip stands in the film', () => {
  for (const pace of ['slow', 'medium', 'fast'] as const) {
    for (const order of ['best', 'given', 'chronological', 'shuffled'] as const) {
      it(`is held to the frame: ${pace}, ${order}`, () => {
        const clips = { seconds: [exactly(4, 10), exactly(5, 5)] };
        const made = film({ ...lasting(30), pace, order, clips });
        expect([made.seconds, made.of(4), made.of(5)]).toEqual([30, 10, 5].map(near));
      });
    }
  }

  it('is held where the clip opens the film, and where it closes it', () => {
    const first = film({ ...lasting(30), clips: { first: 4, seconds: [exactly(4, 10)] } });
    expect([first.comings[0], first.of(4)]).toEqual([4, near(10)]);
    const last = film({ ...lasting(30), clips: { last: 5, seconds: [exactly(5, 5)] } });
    expect([last.comings.at(-1), last.of(5)]).toEqual([5, near(5)]);
  });

  it('makes the film where a sequence says nothing else, in its order', () => {
    const seconds = [exactly(4, 5), exactly(1, 5), exactly(3, 10), exactly(5, 3)];
    const made = film({ clips: { sequence: [4, 1, 3, 5], seconds } });
    expect(made.comings).toEqual([4, 1, 3, 5]);
    expect([made.seconds, made.of(4), made.of(3), made.of(5)]).toEqual([23, 5, 10, 3].map(near));
  });

  it('is held beside so many shots, beside hook and call to action, and in « garde tout »', () => {
    const clips = { seconds: [exactly(4, 10)] };
    const counted = film({
      ...lasting(30),
      clips,
      shots: { count: { least: 8, most: 8 }, seconds: null },
    });
    expect([counted.of(4), counted.shots.length]).toEqual([near(10), 8]);
    const text = {
      place: 'auto',
      start: 'auto',
      seconds: null,
      manner: null,
      family: null,
    } as const;
    const texts = [{ ...text, kind: 'call-to-action' as const, text: 'Venez' }];
    expect(film({ ...lasting(20), hook: true, texts, clips }).of(4)).toEqual(near(10));
    const whole = { selection: 'everything', order: 'given' } as const;
    const duration = { minSeconds: 1, maxSeconds: 3600 };
    expect(film({ ...whole, duration, clips }).of(4)).toEqual(near(10));
  });

  it('is held to where only less good passages of the clip can fill it', () => {
    const shaky = analyses.map((analysis, index) =>
      index === 2
        ? { ...analysis, windows: analysis.windows.map((each) => ({ ...each, penalty: 3 })) }
        : analysis,
    );
    const made = film({ ...lasting(30), clips: { seconds: [exactly(3, 8)] } }, shaky);
    expect(made.of(3)).toEqual(near(8));
    expect(film(lasting(30), shaky).of(3)).toBe(0);
  });

  it('is what the clip has where it is shorter, which is told', () => {
    const made = film({ ...lasting(50), clips: { seconds: [exactly(3, 40)] } });
    expect(made.of(3)).toBeLessThanOrEqual(25);
    expect(made.of(3)).toBeGreaterThan(20);
    expect(made.notes.join()).toMatch(/Clip 3 : 40\s*s demandées/);
  });

  it('is shortened with the others where the film has no room, which is told', () => {
    const made = film({ ...lasting(10), clips: { seconds: [exactly(1, 10), exactly(2, 10)] } });
    expect([made.seconds, made.of(1), made.of(2)]).toEqual([10, 5, 5].map(near));
    expect(made.notes.join()).toMatch(/par clip font 20/);
  });
});

describe('the share of a clip', () => {
  it('is that part of the film', () => {
    const half = film({ ...lasting(30), clips: { shares: [{ clip: 4, share: 0.5 }] } });
    expect(half.of(4)).toEqual(near(15));
    const shares = [1, 3].map((clip) => ({ clip, share: 0.5 }));
    const both = film({ ...lasting(20), clips: { shares } });
    expect([both.of(1), both.of(3), both.comings.includes(2)]).toEqual([near(10), near(10), false]);
  });

  it('shortens a film of no wished length that could not hold to it', () => {
    const made = film({ clips: { shares: [{ clip: 3, share: 0.8 }] } });
    expect(made.of(3) / made.seconds).toBeCloseTo(0.8, 1);
  });

  it.each(['best', 'given'] as const)('is more or less than an even part: %s', (order) => {
    const more = film({ ...lasting(30), order, clips: { shares: [{ clip: 3, share: 'more' }] } });
    expect(more.of(3) / 30).toBeGreaterThan(0.3);
    const less = film({ ...lasting(30), order, clips: { shares: [{ clip: 3, share: 'less' }] } });
    expect(less.of(3)).toBeGreaterThan(0);
    expect(less.of(3) / 30).toBeLessThan(0.15);
  });
});

describe('a clip that comes again', () => {
  it('stands as often as the sequence names it, with other moments', () => {
    const made = film({ ...lasting(30), clips: { sequence: [4, 1, 3, 1] } });
    expect(made.comings.slice(0, 4)).toEqual([4, 1, 3, 1]);
    const own = made.shots.filter(({ clip }) => clip === 1);
    own.forEach((shot, index) => {
      for (const other of own.slice(index + 1)) {
        expect(Math.min(shot.to, other.to)).toBeLessThanOrEqual(Math.max(shot.from, other.from));
      }
    });
  });

  it('comes at the end once more', () => {
    const made = film({ ...lasting(20), clips: { last: 1, times: [{ clip: 1, times: 2 }] } });
    expect(made.comings.at(-1)).toBe(1);
    expect(made.comings.filter((clip) => clip === 1).length).toBeGreaterThanOrEqual(2);
  });

  it('comes twice in the given order too, and a still shows the same again', () => {
    const made = film({
      ...lasting(25),
      order: 'given',
      clips: { times: [{ clip: 5, times: 2 }] },
    });
    expect(made.comings.filter((clip) => clip === 5)).toHaveLength(2);
    const early = film({ ...lasting(25), clips: { first: 5, times: [{ clip: 5, times: 2 }] } });
    expect(early.comings.filter((clip) => clip === 5)).toHaveLength(2);
  });
});

/** To the frame. */
function near(seconds: number) {
  return expect.closeTo(seconds, 1);
}
