import { type Band, bandPass } from '../../work/band-pass.ts';
import { type Frame, skyDepth } from '../frame.ts';
import type { ScenePlan } from '../scene-plan.ts';

/** Deep enough that nothing of a ground is seen, scene units. */
const openSeaDepth = 2;

/** Where no ground was drawn below the horizon lies the open sea. */
export const floodPass = bandPass(import.meta.url, floodBelowHorizon);

function floodBelowHorizon({ plan, frame }: { plan: ScenePlan; frame: Frame }, band: Band): void {
  for (let row = Math.max(band.from, plan.camera.horizon); row < band.to; row += 1) {
    for (let x = 0; x < frame.width; x += 1) {
      const at = row * frame.width + x;
      if (frame.depth[at]! >= skyDepth) frame.water[at] = openSeaDepth;
    }
  }
}
