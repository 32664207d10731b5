import { clamp, mix } from '../../maths/interpolation.ts';
import { norm } from '../../maths/vector.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import type { Frame } from '../frame.ts';
import { sunDirection } from '../light/light.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { makeAir } from '../sky/air.ts';
import { makeTerrain } from './make-terrain.ts';
import type { Ground, GroundPoint, Terrain } from './terrain.ts';

/**
 * Draws the ground column by column, near to far: the height is evaluated once per column and
 * depth step, so the cost does not grow with what hides behind a ridge. Columns are the band.
 */
export const terrainPass = bandPass(import.meta.url, drawTerrain);

function drawTerrain({ plan, frame }: { plan: ScenePlan; frame: Frame }, band: Band): void {
  const terrain = makeTerrain(plan);
  const depths = depthSteps(plan, terrain);
  const shader = makeShader(plan, terrain);
  let here = heightsOf(band.from, plan, terrain, depths);
  for (let column = band.from; column < band.to; column += 1) {
    const next = heightsOf(column + 1, plan, terrain, depths);
    fillColumn({ column, plan, frame, terrain, depths, here, next, shader });
    here = next;
  }
}

/** Steps of about a pixel and a half on flat ground, never coarser than .44 % of the distance. */
function depthSteps({ camera, height, description }: ScenePlan, terrain: Terrain): Float32Array {
  const depths: number[] = [];
  // Crests of dunes are thin.
  const widest = description.kind === 'desert' ? 0.003 : 0.0044;
  const first = (camera.focal * camera.eye * 0.55) / (height - camera.horizon + 2);
  for (let z = Math.max(0.03, first); z < terrain.far; ) {
    depths.push(z);
    z *= 1 + clamp((1.5 * z) / (camera.focal * camera.eye), 0.0016, widest);
  }
  return Float32Array.from(depths);
}

function heightsOf(column: number, plan: ScenePlan, terrain: Terrain, depths: Float32Array) {
  const across = (column + 0.5 - plan.width / 2) / plan.camera.focal;
  const heights = new Float32Array(depths.length);
  for (let k = 0; k < depths.length; k += 1) {
    const z = depths[k]!;
    heights[k] = terrain.height(across * z, z, octavesAt(z));
  }
  return heights;
}

/** No finer than two depth steps at that distance, or cliffs turn into curtains. */
function octavesAt(z: number): number {
  return clamp(9.3 - Math.log2(z), 3, 10) | 0;
}

type Column = {
  column: number;
  plan: ScenePlan;
  frame: Frame;
  terrain: Terrain;
  depths: Float32Array;
  here: Float32Array;
  next: Float32Array;
  shader: Shader;
};

function fillColumn(work: Column): void {
  const { column, plan, frame, terrain, depths, here, next, shader } = work;
  const { focal, horizon, eye } = plan.camera;
  const across = (column + 0.5 - plan.width / 2) / focal;
  const rowOf = (k: number) =>
    horizon - (focal * (Math.max(here[k]!, terrain.waterLevel) - eye)) / depths[k]!;
  let top = Math.min(frame.height, rowOf(0));
  if (top < frame.height) top = frame.height;
  let lastRow = frame.height;
  for (let k = 1; k + 1 < depths.length; k += 1) {
    const row = rowOf(k);
    if (row < top) {
      const span = Math.max(1e-6, lastRow - row);
      for (
        let y = Math.min(frame.height - 1, Math.ceil(top) - 1);
        y >= Math.floor(row) && y >= 0;
        y -= 1
      ) {
        const share = clamp((lastRow - y - 0.5) / span);
        const cover = Math.min(1, Math.min(top, y + 1) - Math.max(row, y));
        shader({ column, y, across, k, share, cover, depths, here, next, frame, top });
      }
      top = row;
      if (top <= 0) return;
    }
    lastRow = row;
  }
}

type Sample = {
  column: number;
  y: number;
  across: number;
  k: number;
  share: number;
  /** Part of the pixel that this surface fills, from its lower edge up. */
  cover: number;
  depths: Float32Array;
  here: Float32Array;
  next: Float32Array;
  frame: Frame;
  top: number;
};
type Shader = (sample: Sample) => void;

function makeShader(plan: ScenePlan, terrain: Terrain): Shader {
  const { focal } = plan.camera;
  const sun = sunDirection(plan.light);
  const air = makeAir(plan);
  const level = norm(sun[0], sun[2]);
  const sideX = sun[0] / level;
  const sideZ = sun[2] / level;
  const ground: Ground = { r: 0, g: 0, b: 0, gloss: 0 };
  const point: GroundPoint = { x: 0, z: 0, height: 0, nx: 0, ny: 1, nz: 0, detail: 6 };
  const lit: [number, number, number] = [0, 0, 0];
  const shadeAt = makeShadeCache(plan.height, () => shadow(terrain, point, sun));
  return (sample) => {
    const { k, share, depths, here, next, frame, across } = sample;
    const before = depths[k - 1]!;
    const z = mix(before, depths[k]!, share);
    const height = mix(here[k - 1]!, here[k]!, share);
    const at = sample.y * frame.width + sample.column;
    const slopeX = ((next[k]! - here[k]!) * focal) / depths[k]!;
    const along = (here[k + 1]! - here[k - 1]!) / (depths[k + 1]! - before);
    const slopeZ = along - slopeX * across;
    const unit = 1 / norm(slopeX, 1, slopeZ);
    point.x = across * z;
    point.z = z;
    point.height = height;
    point.detail = octavesAt(z);
    point.nx = -slopeX * unit;
    point.ny = unit;
    point.nz = -slopeZ * unit;
    terrain.shade(point, ground);
    const facing = Math.max(0, point.nx * sun[0] + point.ny * sun[1] + point.nz * sun[2]);
    // Under water no shadow is seen.
    const direct = height < terrain.waterLevel ? facing : facing * shadeAt(sample);
    const open = 0.45 + 0.55 * point.ny;
    // The sky is brighter on the sun's side; that is what gives form to the shade.
    const turned = 0.5 + 0.5 * (point.nx * sideX + point.nz * sideZ);
    const skyglow = 0.2 * turned * turned;
    const { sun: sunlight, ambient, glow } = plan.light;
    const bounce = 0.16 * Math.max(0, 1 - point.ny) * sun[1];
    lit[0] = ground.r * (sunlight[0] * (direct + bounce) + ambient[0] * open + glow[0] * skyglow);
    lit[1] = ground.g * (sunlight[1] * (direct + bounce) + ambient[1] * open + glow[1] * skyglow);
    lit[2] = ground.b * (sunlight[2] * (direct + bounce) + ambient[2] * open + glow[2] * skyglow);
    if (height > terrain.waterLevel) air(lit, across, z, height);
    store(sample, lit, at, z, terrain.waterLevel - height);
  };
}

/** Shadows are soft: one in each square of two by two pixels of the same slope is enough. */
function makeShadeCache(rows: number, measure: () => number) {
  const shades = new Float32Array(rows);
  const steps = new Int32Array(rows).fill(-9);
  const columns = new Int32Array(rows).fill(-9);
  return ({ y, k, column }: Sample): number => {
    const row = y & ~1;
    const isNear = Math.abs(steps[row]! - k) <= 3 && columns[row]! >= (column & ~1);
    if (!isNear) {
      shades[row] = measure();
      steps[row] = k;
      columns[row] = column;
    }
    return shades[row]!;
  };
}

/** A pixel that a nearer ridge fills in part keeps that part. */
function store(sample: Sample, lit: readonly number[], at: number, z: number, under: number) {
  const { frame, cover, y, top } = sample;
  const { colour } = frame;
  const isShared = top < y + 1 && top > y;
  if (isShared) {
    const filled = y + 1 - top;
    const added = Math.min(cover, 1 - filled);
    // The near part sits in the buffer at full strength over the sky; mix the far part in.
    for (let i = 0; i < 3; i += 1) colour[at * 3 + i]! += (lit[i]! - edge[i]!) * added;
    return;
  }
  for (let i = 0; i < 3; i += 1) {
    edge[i] = colour[at * 3 + i]!;
    colour[at * 3 + i] = mix(edge[i]!, lit[i]!, cover);
  }
  frame.depth[at] = z;
  frame.water[at] = under > 0 ? under : -1;
}

/** What lay behind the pixel that is filled in part, per thread. */
const edge: [number, number, number] = [0, 0, 0];

/** Soft shadow (Quilez): how near the ray to the sun passes to the ground. */
function shadow(terrain: Terrain, point: GroundPoint, sun: readonly [number, number, number]) {
  const rise = Math.max(0.02, sun[1]);
  let light = 1;
  let t = 0.012 * point.z + 0.01;
  const start = Math.max(point.height, terrain.waterLevel) + 0.004 * point.z;
  for (let step = 0; step < 10; step += 1) {
    const height = start + rise * t;
    if (height > terrain.ceiling) break;
    const z = point.z + sun[2] * t;
    if (z < 0.05) break;
    const gap = height - terrain.height(point.x + sun[0] * t, z, step < 3 ? 5 : 3);
    light = Math.min(light, 0.5 + (9 * gap) / t);
    if (light <= 0) return 0;
    t *= 1.66;
  }
  return light * light * (3 - 2 * light);
}
