import { clamp, smoothstep } from '../../maths/interpolation.ts';
import type { Noise } from '../../maths/noise.ts';
import { norm } from '../../maths/vector.ts';
import { isLow } from '../light/light.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { lay } from './lay.ts';
import type { Ground, GroundPoint, Terrain } from './terrain.ts';
import { coneAt } from './tree-cover.ts';

type Relief = {
  /** Where the far range begins and stands, scene units. */
  readonly foot: number;
  readonly crest: number;
  readonly peak: number;
  /** Height of the rolling ground in front. */
  readonly hills: number;
  readonly hasWater: boolean;
  /** Heights between which snow begins to lie; −1 lies everywhere. */
  readonly snowLine: number;
  /** 0–1. */
  readonly trees: number;
};

/** A high range behind rolling ground or a lake. */
export function makeMountains(plan: ScenePlan, noise: Noise): Terrain {
  const relief = reliefOf(plan);
  const height = makeHeight(plan, noise, relief);
  return {
    height,
    shade: makeShade(plan, noise, relief),
    waterLevel: relief.hasWater ? 0 : Number.NEGATIVE_INFINITY,
    ceiling: relief.peak * 1.5,
    far: 34,
  };
}

/** Peaks that fit under the upper edge: a wide picture has less sky for them. */
function reliefOf(plan: ScenePlan): Relief {
  const usual = usualRelief(plan);
  const room = plan.camera.horizon / plan.camera.focal;
  const share = plan.description.kind === 'lake' ? 0.53 : 0.65;
  return { ...usual, peak: usual.peak * clamp(room / share, 0.6, 1.2) };
}

function usualRelief({ description: { kind, season } }: ScenePlan): Relief {
  const snowy = kind === 'snow' || season === 'winter';
  const line = snowy ? -1 : season === 'summer' ? 2.1 : season === 'spring' ? 1.5 : 1.75;
  const common = { snowLine: line, trees: 0.75, hasWater: false };
  if (kind === 'lake')
    return { ...common, foot: 5, crest: 10.5, peak: 4.6, hills: 0, hasWater: true };
  if (kind === 'night-sky') {
    return { ...common, foot: 6, crest: 13, peak: 2.4, hills: 0, hasWater: true, trees: 0.9 };
  }
  if (kind === 'forest') return { ...common, foot: 2, crest: 14, peak: 1.5, hills: 0.5, trees: 1 };
  if (kind === 'snow') return { ...common, foot: 4, crest: 11, peak: 4.6, hills: 0.26, trees: 0.7 };
  return { ...common, foot: 3.6, crest: 10, peak: 5, hills: 0.3 };
}

function makeHeight(plan: ScenePlan, noise: Noise, relief: Relief): Terrain['height'] {
  const { heavySide } = plan;
  const pass = makePass(plan, noise);
  const { foot, crest, peak, hills, hasWater, trees, snowLine } = relief;
  return (x, z, octaves) => {
    const wander = (noise.value(x * 0.23 + 4, z * 0.11) - 0.5) * 2.4;
    const rise = smoothstep(
      foot,
      crest,
      z + wander + 0.22 * (norm(x, 1.2) - 1.2) * (hasWater ? 1 : 0.4),
    );
    let height = 0;
    if (rise > 0) {
      const shape = noise.eroded(x * 0.21 + 11, z * 0.21 + 3, octaves);
      const crests = noise.ridged(x * 0.15 + 7, z * 0.15 + 1, Math.min(octaves, 7));
      // One summit stands over the others at a third, away from the sun.
      const summit = Math.exp(-(((x - heavySide * crest * 0.17) / 2.7) ** 2));
      height =
        pass(x, z) *
        peak *
        rise *
        (0.62 * shape + 0.62 * crests * (0.5 + rise * 0.5) + 0.36 * summit * shape);
    }
    if (hasWater) {
      const shore = smoothstep(foot * 0.72, foot, z + wander * 0.7);
      const bank = sideBank(noise, x, z, heavySide);
      height = Math.max(height * shore, 0) - 0.12 + 0.19 * Math.max(shore, bank);
      if (shore > 0) height += 0.05 * noise.fbm(x * 2, z * 2, 3) * shore;
      if (bank > 0) height += bank * 0.24 * noise.fbm(x * 1.1, z * 1.1, 4);
    } else {
      const roll = noise.fbm(x * 0.42 + 2, z * 0.42 + 6, Math.min(5, octaves));
      const valley = hills * (roll - 0.42) * smoothstep(0.3, 2.6, z);
      const rough = octaves > 5 ? 0.012 * noise.fbm(x * 7, z * 7, octaves - 3) : 0;
      height += valley + rough + (snowLine < 0 ? drift(noise, x, z) : 0);
    }
    if (trees > 0 && octaves > 4) {
      const wood = woodAt(noise, { x, z, height, trees, peak, hasWater });
      if (wood > 0) height += coneAt(noise, x, z, treeCell) * treeHeight * wood;
    }
    return height;
  };
}

/** A low sun shines through a gap of the range: hidden behind it, it would light nothing. */
function makePass({ light }: ScenePlan, noise: Noise): (x: number, z: number) => number {
  if (!isLow(light)) return () => 1;
  const towards = Math.tan((light.azimuth * Math.PI) / 180);
  return (x, z) => {
    const plain = Math.abs(x / z - towards) / 0.34;
    if (plain >= 1.2) return 1;
    const off =
      plain + 0.5 * (noise.fbm(x * 0.45 + 5, z * 0.45, 3) - 0.5) * smoothstep(0, 0.5, plain);
    return 0.1 + 0.9 * smoothstep(0.08, 0.95, off) ** 0.8;
  };
}

/** Snow heaped by the wind: long backs with a sharper lee side. */
function drift(noise: Noise, x: number, z: number): number {
  const near = 1 - smoothstep(2, 6, z);
  if (near <= 0) return 0;
  const bent = x * 1.5 + noise.fbm(x * 0.7, z * 0.9, 2) * 2.4;
  const back = noise.value(bent, z * 2.6 + 4);
  return near * (0.09 * back * back + 0.012 * noise.fbm(x * 5, z * 16, 3));
}

/** A tongue of land that comes into the picture from the heavy side. */
function sideBank(noise: Noise, x: number, z: number, heavySide: number): number {
  const reach = smoothstep(1.4, 2.2, z) * (1 - smoothstep(3.2, 4, z));
  if (reach <= 0) return 0;
  const edge = 0.34 * z + 0.4 + (noise.value(z * 1.4, 5) - 0.5) * 0.8;
  return smoothstep(edge, edge + 0.5, x * heavySide) * reach;
}

type TreeSite = {
  x: number;
  z: number;
  height: number;
  trees: number;
  peak: number;
  hasWater: boolean;
};

/** How much of a wood stands there, 0–1. */
function woodAt(noise: Noise, { x, z, height, trees, peak, hasWater }: TreeSite): number {
  const low = hasWater ? 0.05 : -1;
  if (height < low || height > peak * 0.4 || z < (hasWater ? 1.6 : 2.6)) return 0;
  const timberline = 1 - smoothstep(0.2, 0.36, height / peak);
  if (timberline <= 0) return 0;
  const stand = noise.fbm(x * 0.55 + 31, z * 0.55 + 17, 3);
  // Woods end in single trees, not along a line.
  const stray = 0.07 * (noise.cell(Math.floor(x / treeCell), Math.floor(z / treeCell), 11) - 0.5);
  const grows =
    timberline *
    smoothstep(
      0.62 - 0.24 * trees,
      0.7 - 0.24 * trees,
      stand + stray + 0.06 - (height / peak) * 0.6,
    );
  // Where few trees grow they are few, not small.
  const whole = Math.min(1, grows * 3);
  return hasWater ? whole * smoothstep(low, low + 0.03, height) : whole;
}

function makeShade(plan: ScenePlan, noise: Noise, relief: Relief): Terrain['shade'] {
  const { season, kind } = plan.description;
  const meadow = meadowOf[season];
  const tree = treeOf[season];
  return (point, out) => {
    if (point.ny < 0.86 && point.height > 0) roughen(point, noise);
    const { x, z, height, ny, detail } = point;
    const speckle = noise.fbm(x * 9 + z * 2, z * 9, Math.min(5, detail));
    if (relief.hasWater && height < 0) {
      set(out, 0, 0, 0);
      lay(out, sand, 1, 0.7 + speckle * 0.5);
      return;
    }
    const patch = noise.fbm(x * 1.3, z * 1.3, 4);
    const steep = 1 - smoothstep(0.62, 0.8, ny + (speckle - 0.5) * 0.2);
    const green =
      (1 - steep) * (1 - smoothstep(0.28, 0.52, height / relief.peak + (patch - 0.5) * 0.25));
    if (green < 1) {
      const strata = noise.fbm(x * 0.6 + 8, height * 7 + z * 0.3, 4);
      const rock = 0.1 + 0.13 * strata + 0.1 * (speckle - 0.5);
      set(out, rock * 1.06, rock * 0.98, rock * 0.94);
    }
    const fade = 0.66 + 0.68 * patch + 0.4 * (speckle - 0.5);
    lay(out, meadow, green, fade);
    if (relief.hasWater && height < 0.05) {
      lay(out, sand, 1 - smoothstep(0.004, 0.02, height), 0.7 + speckle * 0.5);
    }
    const lies =
      relief.snowLine < 0
        ? 1
        : smoothstep(-0.35, 0.35, height - relief.snowLine + (patch - 0.5) * 1.3);
    const holds =
      relief.snowLine < 0 && kind === 'snow' && z < 5
        ? 1
        : smoothstep(0.5, 0.72, ny + (speckle - 0.5) * 0.22);
    lay(out, snow, lies * holds, 0.86 + 0.16 * (patch - 0.5) + 0.1 * (speckle - 0.5));
    shadeTrees(point, { noise, relief, tree, out });
  };
}

/** Cracks and ledges finer than the height field, as a turn of the normal. */
function roughen(point: GroundPoint, noise: Noise): void {
  const { x, z, height } = point;
  const u = x * 5 + z * 3;
  const v = height * 7 - z * 2;
  const here = noise.fbm(u, v, 5);
  const strength = smoothstep(0.86, 0.6, point.ny) * 6;
  point.nx += (here - noise.fbm(u + 0.09, v, 5)) * strength;
  point.ny += (here - noise.fbm(u, v + 0.09, 5)) * strength;
  const unit = 1 / norm(point.nx, point.ny, point.nz);
  point.nx *= unit;
  point.ny *= unit;
  point.nz *= unit;
}

type TreeShade = { noise: Noise; relief: Relief; tree: readonly number[]; out: Ground };

function shadeTrees(point: GroundPoint, { noise, relief, tree, out }: TreeShade): void {
  const { x, z, height } = point;
  if (relief.trees <= 0 || point.detail <= 4) return;
  const { trees, peak, hasWater } = relief;
  if (height > peak * 0.36 + treeHeight) return;
  const grown = coneAt(noise, x, z, treeCell);
  // The point lies on the tree: its ground is lower by the tree's height there.
  const place = { x, z, trees, peak, hasWater };
  const first = woodAt(noise, { ...place, height: height - grown * treeHeight });
  const wood = woodAt(noise, { ...place, height: height - grown * treeHeight * first });
  if (wood <= 0) return;
  const kind = noise.cell(Math.floor(x / treeCell), Math.floor(z / treeCell), 9);
  // Under the trees it is dark; their tips catch the light.
  // In a thin wood the ground shows between the trees.
  const onTree = smoothstep(0, 0.04, grown) * smoothstep(0, 0.03, wood);
  lay(out, tree, Math.max(onTree, smoothstep(0.5, 1, wood)), 0.3 + 0.5 * kind + 0.75 * grown);
  if (relief.snowLine < 0) lay(out, snow, smoothstep(0.25, 0.9, grown) * 0.55, 0.85);
}

const treeCell = 0.062;
const treeHeight = 0.13;
const snow = [0.86, 0.9, 0.97];
const sand = [0.3, 0.26, 0.2];
const meadowOf = {
  spring: [0.1, 0.142, 0.045],
  summer: [0.115, 0.135, 0.045],
  autumn: [0.2, 0.135, 0.05],
  winter: [0.19, 0.17, 0.12],
} as const;
const treeOf = {
  spring: [0.03, 0.062, 0.022],
  summer: [0.024, 0.05, 0.02],
  autumn: [0.15, 0.066, 0.016],
  winter: [0.03, 0.044, 0.035],
} as const;

function set(out: Ground, r: number, g: number, b: number): void {
  out.r = r;
  out.g = g;
  out.b = b;
}
