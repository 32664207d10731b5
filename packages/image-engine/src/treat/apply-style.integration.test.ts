import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { colourDistance } from '../learn/measure/colour-distance.ts';
import { measurePicture } from '../learn/measure/measure-picture.ts';
import { textureDistance, textureVector } from '../learn/measure/texture-vector.ts';
import { type Kind, kinds, makeTrainingPictures } from '../learn/testing/generated-pictures.ts';
import { learnStyle } from '../learn-style.ts';
import { toPlanes } from '../raster/lab-planes.ts';
import { createImage, type LinearImage } from '../raster/linear-image.ts';
import type { LearnedStyle } from '../style/learned-style.ts';
import { sampleColours } from '../style/sample-colours.ts';
import { readStyleFile } from '../style/style-file.ts';
import { applyStyle } from './apply-style.ts';

const signal = new AbortController().signal;
const styles = new Map<Kind, LearnedStyle>();

beforeAll(async () => {
  for (const kind of kinds) {
    const pictures = await makeTrainingPictures(kind, 6, 320);
    const outcome = await learnStyle({ name: kind, pictures }, { signal, makePicture: null });
    if (outcome.ok) styles.set(kind, readStyleFile(outcome.style)!);
  }
});

const apply = (
  image: LinearImage,
  kind: Kind,
  options: { workers?: number; strength?: number } = {},
) => applyStyle(image, styles.get(kind)!, { seed: 5, strength: 1, workers: 1, signal, ...options });

describe('the treatment of a style', () => {
  it.each([
    ['vector', 'flat'],
    ['hatching', 'ink'],
    ['wash', 'paint'],
    ['photograph', 'photo'],
    ['graphite', 'pencil'],
    ['squares', 'pixel'],
  ] as const)('of %s pictures is %s', (kind, treatment) => {
    expect(styles.get(kind)?.treatment).toBe(treatment);
  });

  it('has a margin of paper when the paintings have one, and none otherwise', () => {
    expect(styles.get('wash')!.margin!.width).toBeCloseTo(0.05, 1);
    expect(styles.get('wash')!.margin!.l).toBeGreaterThan(0.9);
    expect(styles.get('photograph')!.margin).toBeNull();
  });
});

describe('applying a style', () => {
  it.each(kinds)(
    'gives the same bytes with one and three workers, all of them showable: %s',
    async (kind) => {
      const content = landscape(128);
      const one = await apply(content, kind, { workers: 1 });
      const three = await apply(content, kind, { workers: 3 });
      expect(hash(three)).toBe(hash(one));
      expect(one.data.every((value) => value >= -0.002 && value <= 1.002)).toBe(true);
    },
  );

  it('changes more the stronger it is, and nothing at strength 0', async () => {
    const content = landscape(96);
    const change = async (strength: number) => {
      const { data } = await apply(content, 'wash', { strength });
      return data.reduce((sum, value, i) => sum + Math.abs(value - content.data[i]!), 0);
    };
    expect(await change(0)).toBe(0);
    const half = await change(0.5);
    expect(half).toBeGreaterThan(0);
    expect(await change(1)).toBeGreaterThan(1.3 * half);
  });

  it.each(['vector', 'wash', 'photograph'] as const)(
    'comes nearer to the colours of %s',
    async (kind) => {
      const content = landscape(256);
      const before = distanceToStyle(content, kind);
      expect(distanceToStyle(await apply(content, kind), kind)).toBeLessThan(0.85 * before);
    },
  );

  it('comes nearer to the texture of hatching', async () => {
    const content = landscape(384);
    const { texture } = styles.get('hatching')!;
    const distance = (image: LinearImage) =>
      textureDistance(textureVector(toPlanes(image)), texture);
    expect(distance(await apply(content, 'hatching'))).toBeLessThan(0.95 * distance(content));
  });

  it('has the finest detail of a pencil style, and no colour but its paper’s', async () => {
    const planes = toPlanes(await apply(landscape(512), 'graphite'));
    const { bands, chroma } = measurePicture(planes);
    const wanted = styles.get('graphite')!.medians;
    expect(bands[0]! / wanted.bands[0]!).toBeGreaterThan(0.6);
    expect(bands[0]! / wanted.bands[0]!).toBeLessThan(1.5);
    expect(chroma).toBeLessThan(1.5 * wanted.chroma);
  });

  it('draws a pixel style on its own grid, in colours of its pictures alone', async () => {
    const planes = toPlanes(await apply(landscape(320), 'squares'));
    const own = new Set<string>();
    for (let i = 0; i < planes.l.length; i += 1) {
      const [x, y] = [i % 320, Math.floor(i / 320)];
      // Forty squares of eight pixels: within each of them nothing changes.
      const corner = (y - (y % 8)) * 320 + x - (x % 8);
      expect(planes.l[i]).toBe(planes.l[corner]);
      own.add([planes.l, planes.a, planes.b].map((plane) => plane[i]!.toFixed(2)).join(' '));
    }
    expect(own.size).toBeGreaterThan(2);
    expect(own.size).toBeLessThanOrEqual(8);
  });

  it('turns a green hill and a blue sky into the two tones of a duotone', async () => {
    const style = duotone(styles.get('photograph')!);
    const { a, b } = toPlanes(
      await applyStyle(landscape(128), style, { seed: 5, strength: 1, workers: 1, signal }),
    );
    const strayed = a.filter((value, i) => Math.hypot(value - 0.08, b[i]! + 0.05) > 0.03);
    expect(strayed.length / a.length).toBeLessThan(0.02);
  });

  it('keeps a tower straight in a drawn style', async () => {
    const styled = await apply(tower(320), 'vector');
    const edges = Array.from({ length: 150 }, (_, row) => leftEdge(styled, 90 + row));
    expect(Math.max(...edges) - Math.min(...edges)).toBeLessThanOrEqual(3);
  });

  it('keeps small lit windows in a drawn style', async () => {
    const styled = await apply(tower(320), 'vector');
    const window = styled.data[(150 * 320 + 160) * 3]!;
    const wall = styled.data[(150 * 320 + 152) * 3]!;
    expect(window).toBeGreaterThan(wall + 0.2);
  });

  it('leaves no stroke on bare paper in an ink style', async () => {
    const { data } = await apply(landscape(320), 'hatching');
    // The sun's disc is the lightest of the picture.
    const disc = [...Array(20).keys()].map(
      (i) => data[((56 + (i % 5)) * 320 + 238 + (i >> 2)) * 3]!,
    );
    expect(Math.min(...disc)).toBeGreaterThan(0.55);
  });

  it('stops when cancelled', async () => {
    const cancel = new AbortController();
    const styling = applyStyle(landscape(256), styles.get('wash')!, {
      seed: 1,
      strength: 1,
      workers: 1,
      signal: cancel.signal,
      onShare: () => cancel.abort(new Error('enough')),
    });
    await expect(styling).rejects.toThrow('enough');
  });
});

/** The same style with one hue for all tones. */
function duotone(style: LearnedStyle): LearnedStyle {
  const pictures = style.pictures.map((picture) => ({
    ...picture,
    samples: picture.samples.map((value, i) => [value, 0.08, -0.05][i % 3]!),
    layout: picture.layout.map((value, i) => [value, 0.08, -0.05][i % 3]!),
  }));
  return { ...style, pictures, medians: { ...style.medians, stray: 0 } };
}

function distanceToStyle(image: LinearImage, kind: Kind): number {
  const samples = sampleColours(toPlanes(image));
  const distances = styles
    .get(kind)!
    .pictures.map((picture) => colourDistance(samples, picture.samples));
  return Math.min(...distances);
}

function hash({ data }: LinearImage): string {
  return createHash('sha256')
    .update(Buffer.from(Float32Array.from(data).buffer))
    .digest('hex');
}

/** A hill, a sky that grows lighter, and a sun. */
function landscape(side: number): LinearImage {
  const image = createImage(side, side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const ridge = 0.55 + 0.12 * Math.sin((x / side) * 7) + 0.03 * Math.sin((x / side) * 31);
      const isSun = Math.hypot(x / side - 0.75, y / side - 0.18) < 0.07;
      const leaves = 0.06 * Math.sin(x * 0.9) * Math.sin(y * 0.8);
      const sky = [0.25 + 0.4 * (y / side), 0.45 + 0.2 * (y / side), 0.8];
      const colour = isSun
        ? [1, 1, 0.95]
        : y / side > ridge
          ? [0.12 + leaves, 0.2 + leaves, 0.06]
          : sky;
      image.data.set(colour, (y * side + x) * 3);
    }
  }
  return image;
}

/** A dark tower with one lit window before an even sky. */
function tower(side: number): LinearImage {
  const image = createImage(side, side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isTower = y > 60 && Math.abs(x - 160) < 40;
      const isWindow = Math.abs(x - 160) < 2 && Math.abs(y - 150) < 2;
      image.data.set(
        isWindow ? [1, 0.9, 0.6] : isTower ? [0.03, 0.03, 0.05] : [0.4, 0.55, 0.8],
        (y * side + x) * 3,
      );
    }
  }
  return image;
}

/** Where the steepest fall of a row lies. */
function leftEdge({ data, width }: LinearImage, y: number): number {
  let best = 0;
  let steepest = 0;
  for (let x = 90; x < 150; x += 1) {
    const fall = data[(y * width + x) * 3 + 2]! - data[(y * width + x + 2) * 3 + 2]!;
    if (fall > steepest) {
      steepest = fall;
      best = x;
    }
  }
  return best;
}
