import { describe, expect, it } from 'vitest';
import type { PictureStudy } from '../study/picture-study.ts';
import { verdictOn } from './verdict.ts';

/** No two seeds look alike. */
function picture(seed: number, change: Partial<PictureStudy> = {}) {
  const study: PictureStudy = {
    width: 1024,
    height: 768,
    sharpness: 2.4,
    fingerprint: Array.from({ length: 128 }, (_, i) => ((i * (seed + 3)) % 7 > 3 ? 1 : 0)),
    layout: Array.from({ length: 48 }, (_, i) => (((i + 1) * (seed + 1)) % 17) / 17),
    traits: [0.8, 0.02, 0.004, 0.45],
    colours: [1],
    manner: 'paint',
    ...change,
  };
  return { key: `${seed}`, study, isUnreadable: false };
}

const fourteen = Array.from({ length: 14 }, (_, i) => picture(i));

describe('what a set is worth before it is sent', () => {
  it('counts neither copies nor what cannot be read: one more is wanted', () => {
    const copy = { ...picture(3), key: 'copy' };
    const broken = { key: 'broken', study: null, isUnreadable: true };
    const verdict = verdictOn([...fourteen, copy, broken]);
    expect(verdict).toEqual({ usable: 14, total: 16, missing: 1, mixture: null, hasOdd: false });
  });

  it('counts neither thumbnails, nor empty pages, nor what is too large to be opened', () => {
    const tiny = picture(20, { width: 48, height: 48 });
    const page = picture(21, { traits: [0.999, 0, 0, 0], layout: Array(48).fill(0.9) });
    const huge = picture(22, { width: 8308, height: 8308 });
    expect(verdictOn([...fourteen, tiny, page, huge])).toMatchObject({ usable: 14, missing: 1 });
  });

  it('tells a set that was made in many manners, before anything is sent', () => {
    const manners = ['ink', 'flat', 'photo'] as const;
    const mixed = fourteen.map((_, i) => picture(i, { manner: manners[i % 3]! }));
    expect(verdictOn(mixed)?.mixture).toEqual([
      { manner: 'ink', count: 5 },
      { manner: 'flat', count: 5 },
      { manner: 'photo', count: 4 },
    ]);
    const nearly = fourteen.map((_, i) => picture(i, { manner: i < 6 ? 'ink' : manners[i % 3]! }));
    expect(verdictOn(nearly)?.mixture).toBeNull();
    expect(verdictOn(mixed.slice(0, 7))?.mixture).toBeNull();
  });

  it('knows that one stands apart, which is no reason to say that nothing is to be changed', () => {
    const apart = picture(30, { traits: [0.1, 0.9, 0.9, 0.9] });
    const verdict = verdictOn([...fourteen, apart]);
    expect(verdict).toMatchObject({ usable: 15, missing: 0, hasOdd: true });
  });

  it('says nothing while a picture is still looked at', () => {
    const unknown = { key: 'new', study: null, isUnreadable: false };
    expect(verdictOn([...fourteen, unknown])).toBeNull();
    expect(verdictOn([])).toBeNull();
  });
});
