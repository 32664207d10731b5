import type { Noise } from '../../../maths/noise.ts';
import { fractal } from '../../../maths/pattern.ts';
import { along } from '../../../maths/ramp.ts';
import { norm } from '../../../maths/vector.ts';
import type { Rgb } from '../../light/rgb.ts';
import type { Season } from '../../scene-description.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { lay } from '../lay.ts';
import type { Ground, GroundPoint, Terrain } from '../terrain.ts';
import { coneAt } from '../tree-cover.ts';
import type { Relief } from './relief.ts';
import { tree, treeOctaves, woodAt } from './woods.ts';

/** What each sends back, linear RGB; by eye under the light of noon. */
const snow: Rgb = [0.86, 0.9, 0.97];
const sand: Rgb = [0.3, 0.26, 0.2];
const meadowOf: Record<Season, Rgb> = {
  spring: [0.1, 0.142, 0.045],
  summer: [0.115, 0.135, 0.045],
  autumn: [0.2, 0.135, 0.05],
  winter: [0.19, 0.17, 0.12],
};
const treeOf: Record<Season, Rgb> = {
  spring: [0.03, 0.062, 0.022],
  summer: [0.024, 0.05, 0.02],
  autumn: [0.15, 0.066, 0.016],
  winter: [0.03, 0.044, 0.035],
};
/** Warm grey; darker and lighter in layers and specks. */
const rock = {
  tint: [1.06, 0.98, 0.94],
  least: 0.1,
  strata: 0.13,
  speckle: 0.1,
  pattern: fractal({ scale: [0.6, 1], shift: [8, 0], octaves: 4 }),
  layersPerHeight: 7,
  layersPerDepth: 0.3,
} as const;

/** Levels are factors on the albedo; edges in sines of the slope and shares of the peak; by eye. */
const speckles = { scale: 9, skew: 2, octaves: 5 } as const;
const patches = fractal({ scale: [1.3, 1.3], octaves: 4 });
const steepness = { edge: [0.62, 0.8], speckle: 0.2 } as const;
const grass = {
  ends: [0.28, 0.52],
  patch: 0.25,
  level: 0.66,
  perPatch: 0.68,
  perSpeckle: 0.4,
} as const;
const beach = { height: 0.05, edge: [0.004, 0.02], level: 0.7, perSpeckle: 0.5 } as const;
const snowfall = {
  /** About the snow line, scene units. */
  edge: [-0.35, 0.35],
  patch: 1.3,
  holds: [0.5, 0.72],
  speckle: 0.22,
  /** In a snowy land all that is nearer lies deep. */
  deepBefore: 5,
  level: 0.86,
  perPatch: 0.16,
  perSpeckle: 0.1,
} as const;

/** Meadow, rock, sand, snow and trees, one over the other. */
export function makeMountainCover(
  { description: { season, kind } }: ScenePlan,
  noise: Noise,
  relief: Relief,
): Terrain['shade'] {
  const isDeep = kind === 'snow';
  return (point, out) => {
    if (point.ny < cracks.steep[0] && point.height > 0) roughen(point, noise);
    const { x, z, height, ny, detail } = point;
    const speckle = noise.fbm(
      x * speckles.scale + z * speckles.skew,
      z * speckles.scale,
      Math.min(speckles.octaves, detail),
    );
    if (relief.hasWater && height < 0) {
      set(out, 0, 0, 0);
      lay(out, sand, 1, beach.level + speckle * beach.perSpeckle);
      return;
    }
    const patch = patches(noise, x, z);
    layGround(point, { noise, relief, meadow: meadowOf[season], speckle, patch, out });
    const lies = relief.isSnowy
      ? 1
      : along(snowfall.edge, height - relief.snowLine + (patch - 0.5) * snowfall.patch);
    const holds =
      isDeep && z < snowfall.deepBefore
        ? 1
        : along(snowfall.holds, ny + (speckle - 0.5) * snowfall.speckle);
    const level =
      snowfall.level + snowfall.perPatch * (patch - 0.5) + snowfall.perSpeckle * (speckle - 0.5);
    lay(out, snow, lies * holds, level);
    shadeTrees(point, { noise, relief, colour: treeOf[season], out });
  };
}

type GroundCover = {
  readonly noise: Noise;
  readonly relief: Relief;
  readonly meadow: Rgb;
  readonly speckle: number;
  readonly patch: number;
  readonly out: Ground;
};

/** Rock where it is steep or high, grass elsewhere, sand along the water. */
function layGround({ x, z, height, ny }: GroundPoint, cover: GroundCover): void {
  const { noise, relief, meadow, speckle, patch, out } = cover;
  const steep = 1 - along(steepness.edge, ny + (speckle - 0.5) * steepness.speckle);
  const high = along(grass.ends, height / relief.peak + (patch - 0.5) * grass.patch);
  const green = (1 - steep) * (1 - high);
  if (green < 1) {
    const layers = height * rock.layersPerHeight + z * rock.layersPerDepth;
    const grey =
      rock.least + rock.strata * rock.pattern(noise, x, layers) + rock.speckle * (speckle - 0.5);
    set(out, grey * rock.tint[0], grey * rock.tint[1], grey * rock.tint[2]);
  }
  lay(
    out,
    meadow,
    green,
    grass.level + grass.perPatch * patch + grass.perSpeckle * (speckle - 0.5),
  );
  if (relief.hasWater && height < beach.height) {
    lay(out, sand, 1 - along(beach.edge, height), beach.level + speckle * beach.perSpeckle);
  }
}

/** Sines of the slope between which they begin; by eye. */
const cracks = {
  steep: [0.86, 0.6],
  strength: 6,
  across: { x: 5, z: 3 },
  up: { height: 7, z: 2 },
  /** Over which the slope of the noise is taken. */
  step: 0.09,
  octaves: 5,
} as const;

/** Cracks and ledges finer than the height field, as a turn of the normal. */
function roughen(point: GroundPoint, noise: Noise): void {
  const { x, z, height } = point;
  const { across, up, step, octaves } = cracks;
  const u = x * across.x + z * across.z;
  const v = height * up.height - z * up.z;
  const here = noise.fbm(u, v, octaves);
  const strength = along(cracks.steep, point.ny) * cracks.strength;
  point.nx += (here - noise.fbm(u + step, v, octaves)) * strength;
  point.ny += (here - noise.fbm(u, v + step, octaves)) * strength;
  const unit = 1 / norm(point.nx, point.ny, point.nz);
  point.nx *= unit;
  point.ny *= unit;
  point.nz *= unit;
}

/** Under the trees it is dark; their tips catch the light. By eye. */
const treeShade = {
  /** Shares of the peak over which no tree reaches. */
  ceiling: 0.36,
  channel: 9,
  dark: 0.3,
  perTree: 0.5,
  tip: 0.75,
  /** In a thin wood the ground shows between the trees. */
  onTree: [0, 0.04],
  inWood: [0, 0.03],
  closed: [0.5, 1],
  snowOn: [0.25, 0.9],
  snowShare: 0.55,
  snowLevel: 0.85,
} as const;

type TreeShade = {
  readonly noise: Noise;
  readonly relief: Relief;
  readonly colour: Rgb;
  readonly out: Ground;
};

function shadeTrees(point: GroundPoint, { noise, relief, colour, out }: TreeShade): void {
  const { x, z, height } = point;
  if (relief.trees <= 0 || point.detail <= treeOctaves) return;
  if (height > relief.peak * treeShade.ceiling + tree.height) return;
  const grown = coneAt(noise, x, z, tree.cell);
  // The point lies on the tree: its ground is lower by the tree's height there.
  const first = woodAt(noise, { x, z, relief, height: height - grown * tree.height });
  const wood = woodAt(noise, { x, z, relief, height: height - grown * tree.height * first });
  if (wood <= 0) return;
  const kind = noise.cell(Math.floor(x / tree.cell), Math.floor(z / tree.cell), treeShade.channel);
  const onTree = along(treeShade.onTree, grown) * along(treeShade.inWood, wood);
  const level = treeShade.dark + treeShade.perTree * kind + treeShade.tip * grown;
  lay(out, colour, Math.max(onTree, along(treeShade.closed, wood)), level);
  if (relief.isSnowy) {
    const share = along(treeShade.snowOn, grown) * treeShade.snowShare;
    lay(out, snow, share, treeShade.snowLevel);
  }
}

function set(out: Ground, r: number, g: number, b: number): void {
  out.r = r;
  out.g = g;
  out.b = b;
}
