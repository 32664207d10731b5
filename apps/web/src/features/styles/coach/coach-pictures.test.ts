import { describe, expect, it } from 'vitest';
import { familyNames } from '../study/colour-families.ts';
import type { PictureStudy } from '../study/picture-study.ts';
import { coachPictures } from './coach-pictures.ts';

/** A sharp picture of its own: no two seeds share their fingerprint or their layout. */
function picture(seed: number, change: Partial<PictureStudy> = {}) {
  const study: PictureStudy = {
    width: 1024,
    height: 768,
    sharpness: 2.4,
    fingerprint: Array.from({ length: 128 }, (_, i) => ((i * (seed + 3)) % 7 > 3 ? 1 : 0)),
    layout: Array.from({ length: 48 }, (_, i) => (((i + 1) * (seed + 1)) % 11) / 11),
    traits: [0.8, 0.02, 0.004, 0.45],
    manner: 'paint',
    colours: allIn('bleus profonds'),
    ...change,
  };
  return { key: `picture ${seed}`, study, isUnreadable: false };
}

function allIn(family: string): number[] {
  return familyNames.map((name) => (name === family ? 1 : 0));
}

describe('the coach', () => {
  it('has nothing against sharp pictures that differ', () => {
    const report = coachPictures([picture(1), picture(2), picture(3)]);
    expect([...report.concerns]).toEqual([]);
    expect(report.pairs).toEqual([]);
  });

  it('sees blur, too few pixels and what the browser cannot read', () => {
    const report = coachPictures([
      picture(1),
      picture(2, { sharpness: 1.1 }),
      picture(3, { height: 400 }),
      { key: 'broken', study: null, isUnreadable: true },
      { key: 'not yet known', study: null, isUnreadable: false },
    ]);
    expect(Object.fromEntries(report.concerns)).toEqual({
      'picture 2': 'blurred',
      'picture 3': 'too-small',
      broken: 'unreadable',
    });
  });

  it('puts a copy beside the picture it repeats', () => {
    const original = picture(1);
    const copy = { ...original, key: 'copy' };
    const report = coachPictures([original, picture(2), copy]);
    expect(report.pairs).toEqual([['picture 1', 'copy']]);
    expect(Object.fromEntries(report.concerns)).toEqual({ copy: 'duplicate' });
  });

  it('finds the one photograph among drawings', () => {
    const drawings = [1, 2, 3, 4, 5, 6, 7].map((seed) => picture(seed));
    const photograph = picture(8, { traits: [0.15, 0.2, 0.027, 0.9] });
    const { concerns } = coachPictures([...drawings, photograph]);
    expect(Object.fromEntries(concerns)).toEqual({ 'picture 8': 'odd' });
  });

  it('names the colours that carry the set, and whether they are shared', () => {
    const blue = coachPictures([picture(1), picture(2)]).palette;
    expect(blue).toEqual({
      isCoherent: true,
      colours: [{ name: 'bleus profonds', isRare: false }],
    });
    const hues = ['rouges', 'verts', 'jaunes clairs', 'violets'];
    const mixed = hues.map((hue, seed) => picture(seed, { colours: allIn(hue) }));
    expect(coachPictures(mixed).palette?.isCoherent).toBe(false);
  });

  it('finds pictures alike when their colours lie in the same places', () => {
    const seeds = [1, 2, 3, 4, 5, 6];
    const alike = seeds.map((seed) => picture(seed, { layout: new Array(48).fill(0.5) }));
    const varied = seeds.map((seed) => picture(seed));
    expect(coachPictures(alike).diversity).toBeLessThan(0.3);
    expect(coachPictures(varied).diversity).toBeGreaterThan(0.6);
  });
});
