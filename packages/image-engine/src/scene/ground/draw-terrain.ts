import { type Band, bandPass } from '../../work/band-pass.ts';
import type { Frame } from '../frame.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { makeTerrain } from './make-terrain.ts';
import { depthSteps, octavesAt } from './march/depth-steps.ts';
import { fillColumn } from './march/fill-column.ts';
import { makeGroundShader } from './march/shade-ground.ts';
import type { Terrain } from './terrain.ts';

/**
 * Draws the ground column by column, near to far: the height is evaluated once per column and
 * depth step, so the cost does not grow with what hides behind a ridge. Columns are the band.
 */
export const terrainPass = bandPass(import.meta.url, drawTerrain);

function drawTerrain({ plan, frame }: { plan: ScenePlan; frame: Frame }, band: Band): void {
  drawGround({ plan, frame, terrain: terrainOf(plan) }, band);
}

const terrains = new WeakMap<ScenePlan, Terrain>();

/** One for all bands of a thread: functions that are made once are compiled once. */
function terrainOf(plan: ScenePlan): Terrain {
  const terrain = terrains.get(plan) ?? makeTerrain(plan);
  terrains.set(plan, terrain);
  return terrain;
}

type GroundWork = { readonly plan: ScenePlan; readonly frame: Frame; readonly terrain: Terrain };

/** Any terrain, so that one can be tried alone. */
export function drawGround({ plan, frame, terrain }: GroundWork, band: Band): void {
  const depths = depthSteps(plan, terrain);
  const shade = makeGroundShader(plan, terrain);
  let here = heightsOf(band.from, plan, terrain, depths);
  for (let column = band.from; column < band.to; column += 1) {
    const next = heightsOf(column + 1, plan, terrain, depths);
    fillColumn({ column, plan, frame, depths, here, next, waterLevel: terrain.waterLevel, shade });
    here = next;
  }
}

function heightsOf(column: number, plan: ScenePlan, terrain: Terrain, depths: Float32Array) {
  const across = (column + 0.5 - plan.camera.middle) / plan.camera.focal;
  const heights = new Float32Array(depths.length);
  for (let k = 0; k < depths.length; k += 1) {
    const z = depths[k]!;
    heights[k] = terrain.height(across * z, z, octavesAt(z));
  }
  return heights;
}
