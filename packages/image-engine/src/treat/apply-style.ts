import type { LearnedStyle } from '../learn/learned-style.ts';
import { createImage, type LinearImage, sharedFloats } from '../pixels/linear-image.ts';
import { type BandPool, withBandPool } from '../work/run-bands.ts';
import { kuwahara } from './kuwahara.ts';
import { createPlanes, type LabPlanes } from './planes/lab-planes.ts';

export type ApplyStyleOptions = {
  readonly seed: number;
  /** 0 the picture as it is – 1 wholly in the style. */
  readonly strength: number;
  readonly workers: number;
  readonly signal: AbortSignal;
  /** Distance per pixel, for the sharpness of photographic styles; the image's own by default. */
  readonly depth?: Float32Array;
  /** Threads that are already running. */
  readonly pool?: BandPool;
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
  const { pool, workers, signal } = options;
  const use = (threads: BandPool) => applyWith(threads, image, style, options);
  return pool ? use(pool) : withBandPool({ workers, signal }, use);
}

const tasks = new URL('./style-tasks.ts', import.meta.url).href;

async function applyWith(
  pool: BandPool,
  image: LinearImage,
  style: LearnedStyle,
  { seed, strength, onShare }: ApplyStyleOptions,
): Promise<LinearImage> {
  const { width, height } = image;
  const run = (task: string, input: unknown, length = 1) =>
    pool.run({ module: tasks, task, input, length, seed });
  const planes = createPlanes(width, height, sharedFloats);
  await run('toPlanesBand', { image: bare(image), planes }, height);
  await run('transferTask', {
    planes,
    pictures: style.pictures,
    treatment: style.treatment,
    seed,
    strength,
  });
  onShare?.(0.25);
  const calm = await calmed(planes, pool, run);
  onShare?.(0.55);
  await run('flatTask', { planes, calm, style: { medians: style.medians }, seed });
  onShare?.(0.9);
  const styled = createImage(width, height);
  await run('fromPlanesBand', { image: styled, planes }, height);
  onShare?.(1);
  return styled;
}

function bare({ width, height, data }: LinearImage): LinearImage {
  return { width, height, data };
}

const workingSide = 640;

async function calmed(
  planes: LabPlanes,
  pool: BandPool,
  run: (task: string, input: unknown) => Promise<void>,
): Promise<LabPlanes> {
  const scale = Math.min(1, workingSide / Math.max(planes.width, planes.height));
  const small = createPlanes(
    Math.max(1, Math.round(planes.width * scale)),
    Math.max(1, Math.round(planes.height * scale)),
    sharedFloats,
  );
  await run('shrinkTask', { planes, into: small });
  const once = await kuwahara(small, { radius: 4, sharpness: 8, tensorSigma: 2 }, pool);
  return kuwahara(once, { radius: 3, sharpness: 8, tensorSigma: 2 }, pool);
}
