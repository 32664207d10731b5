import { describe, expect, it } from 'vitest';
import { plainIntent } from '../model/intent.ts';
import { applySeen, type SoughtClip } from './look-for-things.ts';

const box = { left: 0.2, top: 0.2, right: 0.5, bottom: 0.8 };

/** A clip of 20 s in which a dog is seen at these seconds, this surely. */
function clip(number: number, at: readonly number[], score = 0.7): SoughtClip {
  const looks = Array.from({ length: 20 }, (_, seconds) => ({
    seconds,
    seen: at.includes(seconds) ? [{ thing: 'dog' as const, score, box }] : [],
  }));
  return { number, looks, isStill: false, durationSeconds: 20, aspect: 16 / 9 };
}

const wishing = (use: 'only' | 'without') => ({
  ...plainIntent(false),
  seen: [{ use, thing: 'dog' as const }],
});

describe('a wish for what is seen', () => {
  it('keeps the stretches that show it and drops the clips that do not', () => {
    const { clips } = applySeen(wishing('only'), [clip(1, [3, 4, 6, 12]), clip(2, [])]).intent;
    expect(clips.without).toEqual([2]);
    expect(clips.stretches).toEqual([
      { use: 'only', clip: 1, fromSeconds: 2.5, toSeconds: 6.5 },
      { use: 'only', clip: 1, fromSeconds: 11.5, toSeconds: 12.5 },
    ]);
  });

  it('leaves out what shows it, and a second around', () => {
    const { clips } = applySeen(wishing('without'), [clip(1, [0, 8], 0.4), clip(2, [])]).intent;
    expect(clips.without).toEqual([]);
    expect(clips.stretches).toEqual([
      { use: 'without', clip: 1, fromSeconds: 0, toSeconds: 1 },
      { use: 'without', clip: 1, fromSeconds: 7, toSeconds: 9 },
    ]);
  });

  it('drops a still that shows what must not be seen', () => {
    const still = { ...clip(2, [0]), isStill: true };
    const { clips } = applySeen(wishing('without'), [clip(1, []), still]).intent;
    expect([clips.without, clips.stretches]).toEqual([[2], []]);
  });

  it('ends on the clip that shows two people longest', () => {
    const people = (left: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...{ thing: 'person' as const, score: 0.7 },
        box: { left: left + 0.3 * index, top: 0.3, right: left + 0.3 * index + 0.15, bottom: 0.9 },
      }));
    const showing = (number: number, counts: readonly number[]) => ({
      ...clip(number, []),
      looks: counts.map((count, seconds) => ({ seconds, seen: people(0.1, count) })),
    });
    const clips = [showing(1, [1, 1, 2, 1]), showing(2, [0, 2, 2, 2]), showing(3, [3, 3])];
    const wish = { ...plainIntent(false), seen: [{ use: 'last', thing: 'two-people' } as const] };
    const found = applySeen(wish, clips).intent.clips;
    expect(found.last).toBe(2);
    expect(found.stretches).toEqual([{ use: 'only', clip: 2, fromSeconds: 0.5, toSeconds: 3.5 }]);
    const [only] = clips;
    expect(applySeen(wish, only ? [only] : []).notes).toHaveLength(1);
  });

  it('tells close-ups from wide shots by the person in them', () => {
    const near = { left: 0.3, top: 0.1, right: 0.7, bottom: 1 };
    const small = { left: 0.5, top: 0.5, right: 0.53, bottom: 0.7 };
    const showing = (number: number, box: typeof near) => ({
      ...clip(number, []),
      looks: [0, 1].map((seconds) => ({
        ...{ seconds, seen: [{ thing: 'person' as const, score: 0.7, box }] },
      })),
    });
    const clips = [showing(1, near), showing(2, small)];
    const out = (thing: 'close-up' | 'wide-shot') =>
      applySeen({ ...plainIntent(false), seen: [{ use: 'only', thing }] }, clips).intent.clips
        .without;
    expect([out('close-up'), out('wide-shot')]).toEqual([[2], [1]]);
  });

  it('changes nothing and says so when it is nowhere to be seen', () => {
    const wish = wishing('only');
    const { intent, notes } = applySeen(wish, [clip(1, [3], 0.4)]);
    expect(intent.clips).toEqual(wish.clips);
    expect(notes).toEqual([
      'Rien de tel n’a été vu dans les clips (chien) : aucun passage n’a été écarté.',
    ]);
  });
});
