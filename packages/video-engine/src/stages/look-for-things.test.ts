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
  return { number, looks, isStill: false, durationSeconds: 20 };
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

  it('changes nothing and says so when it is nowhere to be seen', () => {
    const wish = wishing('only');
    const { intent, notes } = applySeen(wish, [clip(1, [3], 0.4)]);
    expect(intent.clips).toEqual(wish.clips);
    expect(notes).toEqual([
      'Rien de tel n’a été vu dans les clips (chien) : aucun passage n’a été écarté.',
    ]);
  });
});
