import { createPlanes, type LabPlanes } from '../raster/lab-planes.ts';
import { createImage, type LinearImage, sharedFloats } from '../raster/linear-image.ts';
import type { LearnedStyle } from '../style/learned-style.ts';
import { sampleSide } from '../style/sample-colours.ts';
import { type BandPool, withBandPool } from '../work/band-pool.ts';
import { collectGarbage } from '../work/collect-garbage.ts';
import {
  abstractPlanes,
  flatAbstraction,
  paintAbstraction,
} from './abstraction/abstract-planes.ts';
import { transferWith } from './colour/transfer-colour.ts';
import { flatPass } from './flat/draw-flat.ts';
import { drawInk } from './ink/draw-ink.ts';
import { drawPaint } from './paint/draw-paint.ts';
import { drawPencil } from './pencil/draw-pencil.ts';
import { drawPhoto } from './photo/draw-photo.ts';
import { pixelPass } from './pixel/draw-pixel.ts';
import { fromPlanesPass, mixPass, toPlanesPass } from './plane-passes.ts';
import { sparksPass } from './sparks.ts';

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
      applyStyleWith(pool, image, style, options),
    );
  } finally {
    collectGarbage();
  }
}

/** Share of the whole at the end of each stage; abstraction and treatment take the longest. */
const reached = { planes: 0.05, colours: 0.25, abstracted: 0.55, treated: 0.92 } as const;

/** Passes that see the whole picture at once: one item, so one thread. */
const whole = { length: 1 };

/** The same with threads that are there. */
export async function applyStyleWith(
  pool: BandPool,
  image: LinearImage,
  style: LearnedStyle,
  {
    seed,
    strength,
    depth = image.depth,
    overwrite = false,
    onShare,
  }: Omit<ApplyStyleOptions, 'workers' | 'signal'>,
): Promise<LinearImage> {
  const { width, height } = image;
  const planes = createPlanes(width, height, sharedFloats);
  await pool.run(toPlanesPass, { image: withoutDepth(image), planes }, { length: height });
  const before = strength < 1 ? copyOf(planes) : null;
  onShare?.(reached.planes);
  if (!isDrawnInLines(style)) {
    const { pictures, treatment } = style;
    await transferWith(pool, { planes, pictures, treatment, seed });
  }
  onShare?.(reached.colours);
  await treat(planes, { pool, style, seed, depth: depth ?? null, onShare });
  if (before) {
    const share = Math.max(0, strength);
    await pool.run(mixPass, { planes, before, share }, { length: height });
  }
  onShare?.(reached.treated);
  const styled = overwrite ? withoutDepth(image) : createImage(width, height);
  await pool.run(fromPlanesPass, { image: styled, planes }, { length: height });
  onShare?.(1);
  return styled;
}

type Treating = {
  readonly pool: BandPool;
  readonly style: Pick<LearnedStyle, 'treatment' | 'medians' | 'margin' | 'tiles' | 'pictures'>;
  readonly seed: number;
  readonly depth: Float32Array | null;
  readonly onShare: ApplyStyleOptions['onShare'];
};

export async function treat(
  planes: LabPlanes,
  { pool, style, seed, depth, onShare }: Treating,
): Promise<void> {
  const { medians, margin, tiles, treatment } = style;
  if (tiles && isDrawnInLines(style)) {
    const fields = Float32Array.from(style.pictures.flatMap(({ samples }) => broadFields(samples)));
    const drawn = { planes, tiles, fields, seed };
    if (treatment === 'ink') return drawInk(drawn, pool);
    return drawPencil({ ...drawn, style: { medians } }, pool);
  }
  if (treatment === 'pixel') {
    const colours = Float32Array.from(style.pictures.flatMap(({ samples }) => [...samples]));
    return pool.run(pixelPass, { planes, style: { medians }, colours }, whole);
  }
  if (treatment === 'photo') {
    return drawPhoto({ planes, depth, style: { medians }, seed }, pool);
  }
  const isFlat = treatment === 'flat';
  const manner = isFlat ? flatAbstraction : paintAbstraction;
  const sparks = sharedFloats(planes.l.length);
  await pool.run(sparksPass, { planes, sparks }, { length: planes.height });
  const abstracted = await abstractPlanes(planes, manner, pool);
  onShare?.(reached.abstracted);
  const drawn = { planes, abstracted, sparks, seed };
  if (isFlat) return pool.run(flatPass, { ...drawn, style: { medians } }, whole);
  return drawPaint({ ...drawn, style: { medians, margin, tiles } }, pool);
}

/** These take the colours of their tiles, whatever the content's were. */
function isDrawnInLines({ treatment, tiles }: Treating['style']): boolean {
  return tiles !== null && (treatment === 'ink' || treatment === 'pencil');
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

/** What a thread needs of it. */
function withoutDepth({ width, height, data }: LinearImage): LinearImage {
  return { width, height, data };
}
