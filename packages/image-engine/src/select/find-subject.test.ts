import type { Seen } from '@armoni/perception/see/nanodet';
import type { Sight } from '@armoni/perception/see/open-sight';
import { describe, expect, it } from 'vitest';
import { createPlanes, fromPlanes, toPlanes } from '../raster/lab-planes.ts';
import { findSubject } from './find-subject.ts';
import { readSubject } from './thing-words.ts';

const size = { width: 160, height: 120 };

/** A red ellipse on a ground of stripes, or of the ellipse's own colour. */
function picture({ isHidden = false } = {}) {
  const planes = createPlanes(size.width, size.height);
  const truth = new Float32Array(size.width * size.height);
  for (let i = 0; i < truth.length; i += 1) {
    const [x, y] = [i % size.width, Math.floor(i / size.width)];
    const inside = Math.hypot((x - 80) / 30, (y - 60) / 20) < 1;
    truth[i] = inside ? 1 : 0;
    const isRed = inside || isHidden;
    planes.l[i] = isRed ? 0.5 + 0.04 * Math.sin(x * y) : 0.5 + 0.2 * Math.sin(x / 3);
    planes.a[i] = isRed ? 0.16 : -0.06;
    planes.b[i] = isRed ? 0.09 : 0.04;
  }
  return { image: fromPlanes(planes), truth };
}

function sightOf(seen: readonly Seen[]): Sight {
  return {
    things: async () => seen,
    people: async () => new Uint8Array(256 * 256),
    enlarge: async (one) => one,
    close: () => {},
  };
}

const box = { left: 45 / 160, top: 36 / 120, right: 115 / 160, bottom: 84 / 120 };
const car: Seen = { thing: 'car', score: 0.7, box };

async function find(seen: readonly Seen[], words: string, options = {}) {
  const { image, truth } = picture(options);
  const subject = readSubject(words)!;
  const found = await findSubject({ image, planes: toPlanes(image), subject }, sightOf(seen));
  return { found, truth };
}

describe('finding what an edit is about', () => {
  it('follows the outline of the thing in its box', async () => {
    const { found, truth } = await find([car], 'la voiture');
    if (!found.ok) throw new Error(found.reason);
    let [both, either] = [0, 0];
    for (const [i, value] of found.mask.entries()) {
      both += Math.min(value, truth[i]!);
      either += Math.max(value, truth[i]!);
    }
    expect(both / either).toBeGreaterThan(0.93);
  });

  it('says that it does not see what is not there', async () => {
    const { found } = await find([car], 'le chien');
    expect(found).toEqual({ ok: false, reason: 'not-seen' });
  });

  it('says that it is unsure where the thing looks like what is around it', async () => {
    const { found } = await find([car], 'la voiture', { isHidden: true });
    expect(found).toEqual({ ok: false, reason: 'unsure' });
  });

  it('takes the left one when the left one is meant', async () => {
    const right = { ...car, score: 0.9, box: { ...box, left: 0.6, right: 0.95 } };
    const { found } = await find([right, car], 'la voiture de gauche');
    expect(found.ok && found.boxes).toEqual([box]);
  });

  it('finds what stands alone on an even ground without a name for it', async () => {
    const { found, truth } = await find([], 'le sujet');
    if (!found.ok) throw new Error(found.reason);
    const size = truth.reduce((sum, one) => sum + one, 0) / truth.length;
    expect(Math.abs(found.share - size)).toBeLessThan(0.02);
  });
});

it('takes the glow of a sky for no subject', async () => {
  const planes = createPlanes(size.width, size.height);
  for (let i = 0; i < planes.l.length; i += 1) {
    const [x, y] = [i % size.width, Math.floor(i / size.width)];
    const glow = Math.exp(-Math.hypot((x - 80) / 14, (y - 60) / 10));
    planes.l[i] = 0.4 + 0.35 * glow + 0.03 * Math.sin(12.9 * x + 78.2 * y);
    planes.b[i] = 0.02 + 0.12 * glow;
  }
  const search = { image: fromPlanes(planes), planes, subject: readSubject('')! };
  expect(await findSubject(search, sightOf([]))).toEqual({ ok: false, reason: 'unsure' });
});

describe('people who stand together', () => {
  /** Three side by side; the network for people sees them all, boxes tell two well and the middle one badly. */
  async function group(middleScore: number) {
    const planes = createPlanes(size.width, size.height);
    const isInside = (x: number, y: number) => y >= 30 && x >= 20 && x < 140;
    for (let i = 0; i < planes.l.length; i += 1) {
      const [x, y] = [i % size.width, Math.floor(i / size.width)];
      planes.l[i] = isInside(x, y) ? 0.4 + 0.2 * Math.sin(x / 5) : 0.8;
      planes.a[i] = isInside(x, y) ? 0.1 : -0.05;
    }
    const person = (left: number, right: number, score: number): Seen => {
      return { thing: 'person', score, box: { left, right, top: 0.1, bottom: 1 } };
    };
    const seen = [
      person(0.125, 0.37, 0.7),
      person(0.63, 0.875, 0.6),
      person(0.37, 0.63, middleScore),
    ];
    // What it is shown tells it who stands there: all that is darker than the wall.
    const people: Sight['people'] = async ({ rgb }) =>
      Uint8Array.from({ length: 256 * 256 }, (_, i) => (rgb[3 * i + 1]! < 140 ? 255 : 0));
    const image = fromPlanes(planes);
    const subject = readSubject('')!;
    const found = await findSubject({ image, planes, subject }, { ...sightOf(seen), people });
    if (!found.ok) throw new Error(found.reason);
    const middle = { sum: 0, count: 0 };
    for (let y = 45; y < 110; y += 1) {
      for (let x = 65; x < 95; x += 1) {
        middle.sum += found.mask[y * size.width + x]!;
        middle.count += 1;
      }
    }
    return middle.sum / middle.count;
  }

  it('are all kept, also the one in the middle of whom less is seen', async () => {
    expect(await group(0.4)).toBeGreaterThan(0.95);
  });

  it('are kept whole where one has no box of his own', async () => {
    expect(await group(0.1)).toBeGreaterThan(0.95);
  });
});

describe('the words for what can be seen', () => {
  it.each([
    ['les gens', 'person', true],
    ['la voiture rouge garée devant', 'car', false],
    ['chevaux', 'horse', false],
    ['the dogs', 'dog', true],
    ["l'avion", 'airplane', false],
  ])('%s', (words, thing, isPlural) => {
    expect(readSubject(words)).toMatchObject({
      things: expect.arrayContaining([thing]),
      isPlural,
    });
  });

  it('are none for what nobody here can see', () => {
    expect(readSubject('les nuages')).toBeNull();
    expect(readSubject('la montgolfière')).toBeNull();
  });
});
