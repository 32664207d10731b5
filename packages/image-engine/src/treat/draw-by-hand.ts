import { createPlanes } from '../raster/lab-planes.ts';
import { createImage, type LinearImage, sharedFloats } from '../raster/linear-image.ts';
import type { LearnedStyle } from '../style/learned-style.ts';
import type { PictureStatistics } from '../style/picture-statistics.ts';
import { layoutOf, sampleColours } from '../style/sample-colours.ts';
import type { Treatment } from '../style/treatment.ts';
import type { BandPool } from '../work/band-pool.ts';
import { treat } from './apply-style.ts';
import { fromPlanesPass, toPlanesPass } from './plane-passes.ts';

type Drawing = {
  /** One that needs no strokes to learn from. */
  readonly treatment: Exclude<Treatment, 'ink' | 'pencil' | 'photo'>;
  /** Paper shines through, and stays bare around it. */
  readonly isThin: boolean;
  readonly seed: number;
};

/** A picture in its own colours, treated as a hand does that has learned from no others. */
export async function drawByHand(
  pool: BandPool,
  image: LinearImage,
  { treatment, isThin, seed }: Drawing,
): Promise<LinearImage> {
  const { width, height, data, alpha } = image;
  const planes = createPlanes(width, height, sharedFloats);
  await pool.run(toPlanesPass, { image: { width, height, data }, planes }, { length: height });
  if (isThin) thin(planes.l);
  const samples = sampleColours(planes);
  const own = { name: '', chroma: 0, darkest: 0, lightest: 1, oddness: 0 };
  const style = {
    ...{ medians, tiles: null, treatment },
    margin: isThin ? barePaper : null,
    pictures: [{ ...own, samples, layout: layoutOf(planes) }],
  };
  await treat(planes, { pool, style, seed, depth: null, onShare: undefined });
  const drawn = createImage(width, height);
  await pool.run(fromPlanesPass, { image: drawn, planes }, { length: height });
  return alpha ? { ...drawn, alpha } : drawn;
}

/** Paper shines through what is thin: by eye on photographs. */
const shine = 0.22;

function thin(lightness: Float32Array): void {
  for (let i = 0; i < lightness.length; i += 1) lightness[i]! += shine * (1 - lightness[i]!);
}

const barePaper: LearnedStyle['margin'] = { l: 0.975, a: 0, b: 0.008, width: 0.03 };

/** Of a set of its own: ground that is neither still nor busy, and no grid but the usual one. */
const medians: PictureStatistics = {
  ...{ flat: 0.4, still: 0.05, edge: 0.2, straight: 0.3, bands: [0.02, 0.02, 0.03, 0.04, 0.05] },
  ...{ fineness: 1, bimodal: 0.3, defocus: 0.3, darkest: 0.1, lightest: 0.95, chroma: 0.08 },
  ...{ stray: 0.05, pieced: 0.3, paper: 0, grid: 0, cells: 0 },
};
