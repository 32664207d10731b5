import { describe, expect, it } from 'vitest';
import { plainIntent } from '../../model/intent.ts';
import { findRepeats } from '../material/find-repeats.ts';
import { buildAnalysis, type ClipSketch } from '../testing/analysis-builder.ts';
import { plan } from '../testing/plan-sketches.ts';

/** Pictures that glide on with the seconds of a walk; two walks share nothing. */
function walk(walk: number, speed = 10) {
  return (seconds: number) => ({
    hash: '0123456789abcdef',
    layout: Array.from(
      { length: 144 },
      (_, cell) => 128 + 100 * Math.sin(walk * 7 + cell * (1 + walk) + (seconds * speed) / 100),
    ),
  });
}

const intent = { ...plainIntent(false), duration: { minSeconds: 8, maxSeconds: 8 } };

function repeatsOf(sketches: readonly ClipSketch[]) {
  return findRepeats(sketches.map((sketch, index) => buildAnalysis(sketch, index)));
}

describe('footage that comes again', () => {
  it('is found in another file, wherever it begins there', () => {
    const part = { seconds: 9, measure: (at: number) => walk(1)(at + 3.2) };
    expect(repeatsOf([{ seconds: 20, measure: walk(1) }, part])).toEqual([
      { sourceId: 'source-1', startSeconds: 0, endSeconds: 9, of: 'source-0' },
    ]);
  });

  it('is found within a loop, each round of it', () => {
    const loop = { seconds: 40, measure: (at: number) => walk(2)(at % 8.5) };
    const [repeat, ...others] = repeatsOf([loop]);
    expect(others).toEqual([]);
    expect(repeat?.startSeconds).toBeCloseTo(8.5, 0);
    expect(repeat?.endSeconds).toBe(40);
  });

  it('is found by its content alone, and for stills', () => {
    const still = { seconds: 0, kind: 'image' as const, measure: walk(4) };
    const twice = [1, 2].map(() => ({ seconds: 4, contentHash: 'same' }));
    expect(repeatsOf([...twice, still, still]).map(({ sourceId, of }) => [sourceId, of])).toEqual([
      ['source-1', 'source-0'],
      ['source-3', 'source-2'],
    ]);
  });

  it('is neither another walk, nor what a tripod shows all along', () => {
    const tripod = { seconds: 30, measure: walk(5, 0) };
    expect(
      repeatsOf([
        { seconds: 20, measure: walk(1) },
        { seconds: 20, measure: walk(3) },
      ]),
    ).toEqual([]);
    expect(repeatsOf([tripod, tripod])).toEqual([]);
  });
});

describe('a film', () => {
  const shows = (timeline: ReturnType<typeof plan>) =>
    timeline.tracks.video.clips.map(({ mediaReference, sourceRange: { startTime, duration } }) => ({
      id: mediaReference.sourceId,
      from: startTime.value / 30,
      to: (startTime.value + duration.value) / 30,
    }));

  it('leaves out black, frozen and damaged stretches, and names them', () => {
    const faults = [
      { kind: 'black', startSeconds: 4, endSeconds: 7 },
      { kind: 'frozen', startSeconds: 12, endSeconds: 15 },
      { kind: 'damaged', startSeconds: 20, endSeconds: 22 },
    ] as const;
    const film = plan(
      intent,
      [{ seconds: 26, faults, measure: () => ({ activity: 1, score: 1 }) }],
      { names: new Map([['source-0', 'plage.mp4']]) },
    );
    for (const { from, to } of shows(film)) {
      for (const { startSeconds, endSeconds } of faults) {
        expect(to <= startSeconds || from >= endSeconds).toBe(true);
      }
    }
    expect(film.notes.map((note) => note.replaceAll('\u00a0', ' '))).toEqual([
      '« plage » : 3 s d’images noires laissées de côté (à partir de 4 s).',
      '« plage » : 3 s d’images figées laissées de côté (à partir de 12 s).',
      '« plage » : 2 s d’images abîmées laissées de côté (à partir de 20 s).',
    ]);
  });

  it('names a clip that it has no room for, and none that a wish leaves out', () => {
    const dull = { seconds: 20, measure: () => ({ score: -3, penalty: 5 }) };
    const good = (seed: number) => ({ seconds: 20, seed });
    const names = new Map([['source-2', 'scène.mp4']]);
    const note = 'Sans plan dans ce film : « scène ».';
    const sketches = [good(1), good(2), dull];
    expect(plan(intent, sketches, { names }).notes).toContain(note);
    const without = { ...intent, clips: { ...intent.clips, without: [3] } };
    expect(plan(without, sketches, { names }).notes).not.toContain(note);
    const many = Array.from({ length: 5 }, () => dull);
    expect(plan(intent, [good(1), ...many]).notes).toContain(
      '5 clips n’ont aucun plan dans ce film.',
    );
  });

  it('does not say twice why a copy is left out', () => {
    const same = [1, 2].map(() => ({ seconds: 20, contentHash: 'same', seed: 5 }));
    expect(plan(intent, same).notes.join()).not.toContain('Sans plan');
  });

  it('takes the copy that a wish names, and the original gives way', () => {
    const same = [1, 2].map(() => ({ seconds: 20, contentHash: 'same', seed: 5 }));
    const named = { ...intent, clips: { ...intent.clips, first: 2 } };
    expect(new Set(shows(plan(named, same)).map(({ id }) => id))).toEqual(new Set(['source-1']));
    expect(new Set(shows(plan(intent, same)).map(({ id }) => id))).toEqual(new Set(['source-0']));
  });

  it('keeps everything where everything is wished for', () => {
    const same = [1, 2].map(() => ({ seconds: 4, contentHash: 'same', seed: 5 }));
    const whole = {
      ...intent,
      selection: 'everything' as const,
      duration: { minSeconds: 1, maxSeconds: 60 },
    };
    expect(shows(plan(whole, same))).toHaveLength(2);
  });

  it('is made of what there is where nothing is good, and says so', () => {
    const faults = [{ kind: 'frozen', startSeconds: 0, endSeconds: 10 }] as const;
    expect(plan(intent, [{ seconds: 10, faults }]).notes).toContain(
      'Tout est noir, figé, abîmé ou répété : ces images ont été prises quand même.',
    );
  });
});
