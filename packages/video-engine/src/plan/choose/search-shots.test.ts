import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/seeded-random.ts';
import { sharesFrames } from '../../model/time.ts';
import type { Timeline } from '../../model/timeline.ts';
import { understandInstructions } from '../intent/understand-instructions.ts';
import type { ClipSketch } from '../testing/analysis-builder.ts';
import { plan, presets, sources } from '../testing/plan-sketches.ts';

const seven: readonly ClipSketch[] = [30, 30, 30, 30, 30, 3.4, 9].map((seconds) => ({ seconds }));

/** Seconds for which a clip shows one picture. */
const stretch = 8;

/** Its first picture is its best. */
function clipOfPictures(seed: number, otherScore = 1.5): ClipSketch {
  const measure = (seconds: number) => {
    const random = makeRandom(1000 * seed + Math.floor(seconds / stretch));
    const layout = Array.from({ length: 144 }, () => Math.round(random() * 255));
    return { layout, score: seconds < stretch ? 2 : otherScore };
  };
  return { seconds: 4 * stretch, measure };
}

/** One scene whose pictures differ by so many levels a cell from stretch to stretch. */
function scene(seed: number, levels: number, score: number): ClipSketch {
  const base = makeRandom(seed);
  const usual = Array.from({ length: 144 }, () => 40 + base() * 170);
  const measure = (seconds: number) => {
    const random = makeRandom(1000 * seed + Math.floor(seconds / stretch));
    return { score, layout: usual.map((value) => Math.round(value + (random() - 0.5) * levels)) };
  };
  return { seconds: 4 * stretch, measure };
}

/** Names the picture that is seen in the middle of each shot. */
function shownPictures(timeline: Timeline): readonly string[] {
  return timeline.tracks.video.clips.map(({ mediaReference, sourceRange }) => {
    const seconds = (sourceRange.startTime.value + sourceRange.duration.value / 2) / 30;
    return `${mediaReference.sourceId} ${Math.floor(seconds / stretch)}`;
  });
}

describe('choosing shots', () => {
  it('gives a film both of its ends as wished, where the last clip is short', () => {
    const wish = understandInstructions('25 secondes, texte « Fin » à la fin');
    const clips = { ...wish.clips, first: 3, last: 6 };
    // The last clip is the best there is, the first one the weakest.
    const scores: Partial<Record<number, number>> = { 2: -3, 5: 6 };
    const film = sources(
      plan(
        { ...wish, clips },
        seven.map((sketch, index) => ({
          ...sketch,
          measure: () => ({ score: scores[index] ?? 1 }),
        })),
      ),
    );
    expect(film[0]).toBe('source-2');
    expect(film.at(-1)).toBe('source-5');
  });

  it('looks for other pictures of a clip than those beside its best', () => {
    const shown = shownPictures(
      plan(
        presets.fast,
        [1, 2, 3].map((seed) => clipOfPictures(seed)),
      ),
    );
    expect(new Set(shown).size).toBeGreaterThanOrEqual(8);
  });

  it('has no two shots of one picture side by side in a film by time', () => {
    const shown = shownPictures(
      plan(
        presets.summary,
        [1, 2, 3, 4].map((seed) => clipOfPictures(seed, -1)),
      ),
    );
    expect(shown.length).toBeGreaterThan(8);
    expect(shown.filter((picture, index) => picture === shown[index - 1])).toEqual([]);
  });

  it('prefers another view of a bay to nearly the same dancer once more, in a film by time', () => {
    // Likenesses of about .9 and .65; what is nearly the same scores better.
    const clips = [scene(1, 5, 1.4), scene(2, 23, 0.2), scene(3, 23, 0.2), scene(4, 23, 0.2)];
    const duration = { minSeconds: 26, maxSeconds: 26 };
    const shown = sources(plan({ ...presets.summary, duration }, clips));
    const dancer = shown.filter((source) => source === 'source-0');
    expect(dancer.length).toBeLessThanOrEqual(2);
    expect(shown.length).toBeGreaterThan(6);
  });

  it('has as many shots as wished where there is room for shorter ones only', () => {
    const wish = understandInstructions('10 plans');
    const clips = [1, 2, 3].map((seed): ClipSketch => ({ seconds: 12, cuts: [3, 6, 9], seed }));
    const film = plan({ ...wish, pace: 'slow' }, clips);
    expect(film.tracks.video.clips).toHaveLength(10);
  });

  it('holds one of ten wished shots for the text that is read in it', () => {
    const wish = understandInstructions(
      '10 plans, rapide, texte « Yanis Benaïssa, danseur » au milieu du film',
    );
    const clips = [1, 2, 3].map((seed): ClipSketch => ({ seconds: 40, seed }));
    const { clips: shots, titles } = plan(wish, clips).tracks.video;
    expect(shots).toHaveLength(10);
    const [text] = titles;
    if (text === undefined) throw new Error('no text');
    const under = shots.filter(({ recordRange: { startTime, duration } }) =>
      sharesFrames(text.range, startTime.value, startTime.value + duration.value),
    );
    expect(under).toHaveLength(1);
  });
});
