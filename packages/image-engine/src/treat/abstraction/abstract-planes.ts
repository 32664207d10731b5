import { createPlanes, type LabPlanes } from '../../raster/lab-planes.ts';
import { sharedFloats } from '../../raster/linear-image.ts';
import type { BandPool } from '../../work/band-pool.ts';
import { resizePass } from '../plane-passes.ts';
import { kuwahara } from './kuwahara.ts';

export type Abstraction = {
  /** Longer side at which it is done: what is removed is smaller than what is lost by that. */
  readonly workingSide: number;
  /** Pixels at that size, one filter after another. */
  readonly radii: readonly number[];
};

/** By eye: at about half the size in a third of the time, with half the radii. */
export const flatAbstraction: Abstraction = { workingSide: 640, radii: [4, 3] };
export const paintAbstraction: Abstraction = { workingSide: 560, radii: [5, 4] };

const filter = { tensorSigma: 2 } as const;

/** A smaller picture without what a hand would leave out; `planes` stay as they are. */
export async function abstractPlanes(
  planes: LabPlanes,
  { workingSide, radii }: Abstraction,
  pool: BandPool,
): Promise<LabPlanes> {
  const scale = Math.min(1, workingSide / Math.max(planes.width, planes.height));
  let abstracted = createPlanes(
    Math.max(1, Math.round(planes.width * scale)),
    Math.max(1, Math.round(planes.height * scale)),
    sharedFloats,
  );
  await pool.run(resizePass, { planes, into: abstracted }, { length: 3 });
  for (const radius of radii) abstracted = await kuwahara(abstracted, { ...filter, radius }, pool);
  return abstracted;
}
