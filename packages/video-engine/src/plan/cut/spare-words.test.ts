import { describe, expect, it } from 'vitest';
import { plainIntent } from '../../model/intent.ts';
import { framesPerSecond, toSeconds } from '../../model/time.ts';
import type { Timeline } from '../../model/timeline.ts';
import { buildMusic, type ClipSketch } from '../testing/analysis-builder.ts';
import { plan, seconds, sources } from '../testing/plan-sketches.ts';
import { wishNotes } from '../texts.ts';

type Phrases = NonNullable<ClipSketch['speech']>;

/** Sentences of 1–3.5 s with pauses of 0.24–0.9 s, another talk for each seed. */
function talk(length: number, seed: number): ClipSketch & { readonly speech: Phrases } {
  const speech: { startSeconds: number; endSeconds: number }[] = [];
  for (let at = 0.4, i = seed; at < length - 4; i += 1) {
    const startSeconds = at;
    const endSeconds = startSeconds + 1 + ((i * 7919) % 100) / 40;
    speech.push({ startSeconds, endSeconds });
    at = endSeconds + 0.24 + ((i * 104_729) % 100) / 150;
  }
  return { seconds: length, speech, seed };
}

/** Cuts of the film that fall on a phrase, in seconds of its clip. */
function cutsInWords(timeline: Timeline, talks: readonly ClipSketch[]): readonly number[] {
  return timeline.tracks.video.clips.flatMap(({ mediaReference, sourceRange }) => {
    const phrases = talks[Number(mediaReference.sourceId.split('-')[1])]?.speech ?? [];
    const start = toSeconds(sourceRange.startTime);
    return [start, start + toSeconds(sourceRange.duration)].filter((cut) =>
      phrases.some(({ startSeconds, endSeconds }) => startSeconds < cut && cut < endSeconds),
    );
  });
}

const wished = (length: number, rest = {}) => ({
  ...plainIntent(false),
  duration: { minSeconds: length, maxSeconds: length },
  ...rest,
});

describe('a film in which somebody speaks', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is cut in pauses only: talk %i', (seed) => {
    const talks = [talk(60, seed), talk(45, seed + 50)];
    for (const pace of ['slow', 'medium', 'fast'] as const) {
      const film = plan(wished(24, { pace }), talks);
      expect(cutsInWords(film, talks)).toEqual([]);
      expect(Math.abs(seconds(film) - 24)).toBeLessThanOrEqual(3);
    }
  });

  it('keeps to its pauses although music has a beat', () => {
    const talks = [talk(60, 9), talk(45, 10)];
    const music = buildMusic({ seconds: 90, bpm: 120 });
    const film = plan(wished(20, { originalSound: 'duck', pace: 'fast' }), talks, { music });
    expect(cutsInWords(film, talks)).toEqual([]);
  });

  it('tells what is said in the order in which it was said', () => {
    const film = plan(wished(30), [talk(90, 3)]);
    const starts = film.tracks.video.clips.map(({ sourceRange }) => sourceRange.startTime.value);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it('has the length wished for where silent clips can make up for it', () => {
    const film = plan(wished(24), [talk(60, 4), { seconds: 40 }, { seconds: 40 }]);
    expect(new Set(sources(film)).size).toBeGreaterThan(1);
    expect(Math.abs(seconds(film) - 24)).toBeLessThan(1.5);
  });

  it('says so when its length yields', () => {
    const film = plan(wished(20), [talk(60, 1)]);
    const isLonger = seconds(film) !== 20;
    expect(film.notes.some((note) => note.includes('attendent la fin des phrases'))).toBe(isLonger);
  });

  it.each([1, 2, 3])('is cut in pauses only where most of them are used up: talk %i', (seed) => {
    const talks = [talk(60, seed), talk(49, seed + 50)];
    const film = plan(wished(60, { pace: 'fast' }), talks);
    expect(cutsInWords(film, talks)).toEqual([]);
    expect(film.notes).not.toContain(wishNotes.wordsCut);
  });

  it('says so when a word must be cut', () => {
    const film = plan(wished(5), [{ seconds: 30, speech: [{ startSeconds: 0, endSeconds: 30 }] }]);
    expect(film.notes).toContain(wishNotes.wordsCut);
  });

  it('is cut as ever when its sound is left out', () => {
    const talks = [talk(60, 1)];
    const mute = talks.map((one) => ({ ...one, speech: [] }));
    const intent = wished(20, { originalSound: 'drop' });
    expect(plan(intent, talks)).toEqual(plan(intent, mute));
  });
});

describe('« coupe les silences »', () => {
  const speech = [
    { startSeconds: 2, endSeconds: 5 },
    { startSeconds: 9, endSeconds: 12 },
    { startSeconds: 12.3, endSeconds: 14 },
  ];

  it('leaves only what is said, with room to breathe', () => {
    const film = plan(wished(3600, { silences: 'cut', selection: 'everything' }), [
      { seconds: 20, speech },
    ]);
    const shown = film.tracks.video.clips.map(({ sourceRange: { startTime, duration } }) => [
      startTime.value / framesPerSecond,
      (startTime.value + duration.value) / framesPerSecond,
    ]);
    expect(shown).toEqual([
      [expect.closeTo(1.85, 1), expect.closeTo(5.15, 1)],
      [expect.closeTo(8.85, 1), expect.closeTo(14.15, 1)],
    ]);
  });

  it('says that there are none where nobody speaks', () => {
    expect(plan(wished(5, { silences: 'cut' }), [{ seconds: 20 }]).notes).toContain(
      wishNotes.noSilence,
    );
  });
});
