import { createPlanes, type LabPlanes } from '../raster/lab-planes.ts';
import { createImage, type LinearImage, sharedFloats } from '../raster/linear-image.ts';
import type { LearnedStyle } from '../style/learned-style.ts';
import { sampleSide } from '../style/sample-colours.ts';
import { type BandPool, withBandPool } from '../work/band-pool.ts';
import { collectGarbage } from '../work/collect-garbage.ts';
import { transferPass } from './colour/transfer-colour.ts';
import { flatPass } from './flat/draw-flat.ts';
import { inkPass } from './ink/draw-ink.ts';
import { kuwahara } from './kuwahara.ts';
import { paintPass } from './paint/draw-paint.ts';
import { photoPass } from './photo/draw-photo.ts';
import { fromPlanesPass, mixPass, resizePass, toPlanesPass } from './plane-passes.ts';

export type ApplyStyleOptions = {
  readonly seed: number;
  /** 0 the picture as it is – 1 wholly in the style. */
  readonly strength: number;
  readonly workers: number;
  readonly signal: AbortSignal;
  /** Distance per pixel, for the sharpness of photographic styles; the image's own by default. */
  readonly depth?: Float32Array;
  /** Write the result over the picture given, which saves its memory once more. */
  readonly overwrite?: boolean;
  /** 0–1, never going back. */
  readonly onShare?: (share: number) => void;
};

/**
 * The picture in a learned style: colours first, then the treatment the style was found to need.
 * Same input and seed, same numbers, whatever the number of workers.
 */
export async function applyStyle(
  image: LinearImage,
  style: LearnedStyle,
  options: ApplyStyleOptions,
): Promise<LinearImage> {
  const { workers, signal } = options;
  if (options.strength <= 0) return image;
  try {
    return await withBandPool({ workers, signal }, (pool) =>
      applyWith(pool, image, style, options),
    );
  } finally {
    collectGarbage();
  }
}

/** Passes that see the whole picture at once: one item, so one thread. */
const whole = { length: 1 };

async function applyWith(
  pool: BandPool,
  image: LinearImage,
  style: LearnedStyle,
  { seed, strength, depth = image.depth, overwrite = false, onShare }: ApplyStyleOptions,
): Promise<LinearImage> {
  const { width, height } = image;
  const planes = createPlanes(width, height, sharedFloats);
  await pool.run(toPlanesPass, { image: bare(image), planes }, { length: height });
  const before = strength < 1 ? copyOf(planes) : null;
  onShare?.(0.05);
  if (style.treatment !== 'ink' || !style.tiles) {
    const { pictures, treatment } = style;
    await pool.run(transferPass, { planes, pictures, treatment, seed, strength: 1 }, whole);
  }
  onShare?.(0.25);
  await treat(planes, { pool, style, seed, depth: depth ?? null, onShare });
  if (before) {
    const share = Math.max(0, strength);
    await pool.run(mixPass, { planes, before, share }, { length: height });
  }
  onShare?.(0.92);
  const styled = overwrite ? bare(image) : createImage(width, height);
  await pool.run(fromPlanesPass, { image: styled, planes }, { length: height });
  onShare?.(1);
  return styled;
}

type Treating = {
  readonly pool: BandPool;
  readonly style: LearnedStyle;
  readonly seed: number;
  readonly depth: Float32Array | null;
  readonly onShare: ApplyStyleOptions['onShare'];
};

async function treat(
  planes: LabPlanes,
  { pool, style, seed, depth, onShare }: Treating,
): Promise<void> {
  const { medians, margin, tiles, treatment } = style;
  if (treatment === 'ink' && tiles) {
    const fields = Float32Array.from(style.pictures.flatMap(({ samples }) => broadFields(samples)));
    return pool.run(inkPass, { planes, tiles, fields, seed }, whole);
  }
  if (treatment === 'photo') {
    return pool.run(photoPass, { planes, depth, style: { medians }, seed }, whole);
  }
  const isFlat = treatment === 'flat';
  const calm = await calmed(planes, isFlat ? flatCalm : paintCalm, pool);
  onShare?.(0.55);
  if (isFlat) return pool.run(flatPass, { planes, calm, style: { medians }, seed }, whole);
  return pool.run(paintPass, { planes, calm, style: { medians, margin, tiles }, seed }, whole);
}

const fieldSide = 4;

/** Mean lightness of 12 × 12 fields of a picture's samples. */
function broadFields(samples: Float32Array): number[] {
  const side = sampleSide / fieldSide;
  const fields = new Array<number>(side * side).fill(0);
  for (let i = 0; i < sampleSide ** 2; i += 1) {
    const row = Math.floor(i / sampleSide / fieldSide);
    const column = Math.floor((i % sampleSide) / fieldSide);
    fields[row * side + column]! += samples[i * 3]! / fieldSide ** 2;
  }
  return fields;
}

function copyOf({ width, height, l, a, b }: LabPlanes): LabPlanes {
  const copy = createPlanes(width, height, sharedFloats);
  copy.l.set(l);
  copy.a.set(a);
  copy.b.set(b);
  return copy;
}

function bare({ width, height, data }: LinearImage): LinearImage {
  return { width, height, data };
}

type Calm = { readonly workingSide: number; readonly radii: readonly number[] };

/** Abstraction is done small: what it removes is smaller than what is lost by that. */
const flatCalm: Calm = { workingSide: 640, radii: [4, 3] };
const paintCalm: Calm = { workingSide: 560, radii: [5, 4] };

async function calmed(
  planes: LabPlanes,
  { workingSide, radii }: Calm,
  pool: BandPool,
): Promise<LabPlanes> {
  const scale = Math.min(1, workingSide / Math.max(planes.width, planes.height));
  let calm = createPlanes(
    Math.max(1, Math.round(planes.width * scale)),
    Math.max(1, Math.round(planes.height * scale)),
    sharedFloats,
  );
  await pool.run(resizePass, { planes, into: calm }, whole);
  for (const radius of radii) {
    calm = await kuwahara(calm, { radius, sharpness: 8, tensorSigma: 2 }, pool);
  }
  return calm;
}
