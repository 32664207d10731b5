import { describe, expect, it } from 'vitest';
import { makeRandom } from '../maths/seeded-random.ts';
import { createPlanes, type LabPlanes } from '../raster/lab-planes.ts';
import { blurBehind, fillBehind } from './background.ts';
import { fillHole } from './fill-hole.ts';
import { recolour } from './recolour.ts';
import { restore } from './restore.ts';

const blue = { l: 0.5, a: -0.03, b: -0.18 };

/** Stripes of two greens, a red disc of a third of the height in the middle, and its mask. */
function disc(width = 120, height = 96) {
  const planes = createPlanes(width, height);
  const mask = new Float32Array(width * height);
  for (let i = 0; i < mask.length; i += 1) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const inside = Math.hypot(x - width / 2, y - height / 2) < height / 6;
    mask[i] = inside ? 1 : 0;
    planes.l[i] = inside ? 0.55 : x % 8 < 4 ? 0.6 : 0.7;
    planes.a[i] = inside ? 0.18 : -0.08;
    planes.b[i] = inside ? 0.1 : 0.06;
  }
  return { planes, mask };
}

function ofPixels(planes: LabPlanes, mask: Float32Array, isInside: boolean) {
  const chosen = [...mask.keys()].filter((i) => mask[i]! > 0.5 === isInside);
  const mean = (plane: Float32Array) =>
    chosen.reduce((sum, i) => sum + plane[i]!, 0) / chosen.length;
  return { l: mean(planes.l), a: mean(planes.a), b: mean(planes.b) };
}

describe('a thing taken out', () => {
  it('leaves what is around it, in its pattern, and touches nothing else', () => {
    const { planes, mask } = disc();
    const filled = fillHole(planes, Uint8Array.from(mask), 1)!;
    const inside = [...mask.keys()].filter((i) => mask[i]! > 0.5);
    // Nothing of the disc's red is left, and the stripes go on through it.
    for (const i of inside) expect(filled.a[i]!).toBeLessThan(0);
    const wrong = inside.filter((i) => {
      const expected = (i % 120) % 8 < 4 ? 0.6 : 0.7;
      return Math.abs(filled.l[i]! - expected) > 0.03;
    });
    expect(wrong.length / inside.length).toBeLessThan(0.12);
    const outside = [...mask.keys()].filter((i) => mask[i]! < 0.5);
    for (const i of outside) expect(filled.l[i]).toBeCloseTo(planes.l[i]!, 5);
  });

  it('comes out the same with the same seed', () => {
    const { planes, mask } = disc();
    const [one, other] = [1, 1].map((seed) => fillHole(planes, Uint8Array.from(mask), seed)!);
    expect(one!.l).toEqual(other!.l);
  });

  it('is refused where hardly anything is left', () => {
    const { planes } = disc(40, 40);
    expect(fillHole(planes, new Uint8Array(1600).fill(1, 0, 1590), 1)).toBeNull();
  });
});

describe('a new colour', () => {
  it('is taken by what had the main colour, and by nothing outside', () => {
    const { planes, mask } = disc();
    const before = planes.b.slice();
    expect(recolour(planes, mask, blue)).toBeGreaterThan(0.9);
    const inside = ofPixels(planes, mask, true);
    expect(inside.b).toBeLessThan(-0.1);
    expect(inside.a).toBeLessThan(0.02);
    for (const [i, value] of before.entries()) if (mask[i] === 0) expect(planes.b[i]).toBe(value);
  });

  it('is not taken by what is grey beside it', () => {
    const { planes, mask } = disc();
    const grey = [...mask.keys()].filter((i) => mask[i]! > 0.5 && i % 120 < 54);
    for (const i of grey) planes.a[i] = planes.b[i] = 0;
    recolour(planes, mask, blue);
    for (const i of grey) expect(Math.abs(planes.b[i]!)).toBeLessThan(0.01);
  });
});

describe('a background', () => {
  it('is blurred and the subject is not; none of its colour runs out', () => {
    const { planes, mask } = disc();
    blurBehind(planes, mask, 3);
    expect(ofPixels(planes, mask, true).a).toBeCloseTo(0.18, 2);
    const near = 48 * 120 + 60 + 20;
    expect(planes.l[near]!).toBeGreaterThan(0.62);
    expect(planes.l[near]!).toBeLessThan(0.68);
    expect(planes.a[near]!).toBeCloseTo(-0.08, 2);
  });

  it('becomes one colour', () => {
    const { planes, mask } = disc();
    fillBehind(planes, mask, blue);
    expect(ofPixels(planes, mask, false).b).toBeCloseTo(blue.b, 3);
    expect(ofPixels(planes, mask, true).a).toBeCloseTo(0.18, 2);
  });
});

describe('restoring', () => {
  it('fills specks, takes grain and cast off, and brings tones back; each is told', () => {
    const planes = createPlanes(160, 120);
    const random = makeRandom(3);
    for (let i = 0; i < planes.l.length; i += 1) {
      const smooth = 0.45 + 0.15 * Math.sin((i % 160) / 30);
      planes.l[i] = smooth + 0.06 * (random() - 0.5);
      planes.b[i] = 0.035;
    }
    for (const at of [3000, 9000, 12_345]) planes.l[at] = 0.95;
    const done = restore(planes);
    expect(done.specks).toBe(3);
    expect(done).toMatchObject({ isDenoised: true, isUncast: true, isStretched: true });
    expect(Math.abs(planes.b[5000]!)).toBeLessThan(0.012);
    expect(Math.abs(planes.l[9000]! - planes.l[9003]!)).toBeLessThan(0.1);
    expect(Math.max(...planes.l) - Math.min(...planes.l)).toBeGreaterThan(0.5);
  });

  it('takes no stones for dust', () => {
    const planes = createPlanes(160, 120);
    const random = makeRandom(5);
    planes.l.fill(0.4);
    for (let i = 0; i < 200; i += 1) planes.l[Math.floor(random() * planes.l.length)] = 0.8;
    const before = planes.l.filter((value) => value > 0.7).length;
    expect(restore(planes).specks).toBe(0);
    expect(planes.l.filter((value) => value > 0.7).length).toBe(before);
  });

  it('does nothing to a clean picture, and says so', () => {
    const planes = createPlanes(160, 120);
    for (let i = 0; i < planes.l.length; i += 1) {
      planes.l[i] = 0.02 + 0.96 * ((i % 160) / 159);
      planes.b[i] = 0.12 * Math.sin(i / 5000);
      planes.a[i] = 0.12 * Math.cos(i / 5000);
    }
    expect(restore(planes)).toEqual({
      specks: 0,
      isDenoised: false,
      isUncast: false,
      isStretched: false,
    });
  });
});
