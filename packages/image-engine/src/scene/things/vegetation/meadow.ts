import type { Noise } from '../../../maths/noise.ts';
import { petals } from '../../ground/fields/petals.ts';
import { isOnRoad } from '../../ground/landforms/road.ts';
import { groundNoise, makeTerrain } from '../../ground/make-terrain.ts';
import type { Terrain } from '../../ground/terrain.ts';
import { type Rgb, scaled } from '../../light/rgb.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { type Brush, type Foreground, inTheOpen } from '../foreground.ts';
import { type Bloom, drawFlower } from '../plants/flower.ts';
import { drawGrassBlade } from '../plants/grass-blade.ts';
import { acrossAt, nearestGround, rowOf } from '../project.ts';
import { stretchesOf } from '../stretches.ts';
import { linear, vary } from '../vary.ts';

// Lengths in scene units; by eye, so that blades close over the ground near the eye and thin out
// into the terrain's own green behind it.

const grass = {
  rows: 110,
  /** Of a square picture. */
  bladesPerRow: 150,
  /** Times the nearest ground in sight: from before the lower edge to where blades are too short. */
  nearest: 0.86,
  farthest: 3.1,
  /** Picture widths, beyond both edges. */
  margin: 0.05,
  octaves: 4,
  height: 0.021,
  uneven: [0.45, 0.8],
  /** Shorter and darker where the noise is low. */
  patch: { perUnit: 5, octaves: 3, height: 0.5, tone: [0.75, 0.6] },
  /** Pixels of a 1024-pixel picture. */
  least: 1.2,
  wind: 0.16,
} as const;

const flowers = {
  /** Flowers per blade in a patch, and the least share of that between the patches. */
  field: { share: 0.95, between: 0.4 },
  meadow: { share: 0.085, between: 0 },
  byPatch: [-1.2, 3.2],
  taller: 1.12,
  /** One kind stands together: kinds change this often. */
  kinds: { perUnit: 4, channel: 3, below1: 0.999 },
} as const;

/** Linear RGB albedos. */
const goldenHeart: Rgb = [0.5, 0.3, 0.02];
const autumnBlooms: readonly Bloom[] = [
  { petal: [0.5, 0.24, 0.05], heart: [0.2, 0.1, 0.02] },
  { petal: [0.5, 0.4, 0.1], heart: [0.3, 0.2, 0.02] },
];
/** Poppy, daisy, cornflower, buttercup. */
const summerBlooms: readonly Bloom[] = [
  { petal: [0.62, 0.016, 0.02], heart: [0.03, 0.02, 0.02] },
  { petal: [0.85, 0.85, 0.8], heart: [0.75, 0.5, 0.03] },
  { petal: [0.24, 0.2, 0.75], heart: [0.6, 0.5, 0.1] },
  { petal: [0.85, 0.6, 0.04], heart: [0.5, 0.26, 0.02] },
];

/** Grass and flowers that grow out of the near ground, far to near. */
export function drawMeadow(foreground: Foreground, hasFlowers: boolean): void {
  const { plan, leaf } = foreground;
  const growing = {
    terrain: makeTerrain(plan),
    noise: groundNoise(plan),
    blooms: hasFlowers ? bloomsOf(plan) : [],
  };
  const stretches = stretchesOf(foreground, grass.margin);
  const perRow = Math.round(grass.bladesPerRow * Math.sqrt(plan.width / plan.height));
  const nearest = nearestGround(plan) * grass.nearest;
  for (let row = 0; row < grass.rows; row += 1) {
    const z = nearest * (grass.farthest / grass.nearest) ** (1 - row / grass.rows);
    for (const stretch of stretches) {
      const { random, brush } = stretch.foreground;
      const meadow = { ...stretch.foreground, ...growing };
      const green = brush(leaf, z);
      const blades = Math.round((perRow * stretch.length) / (1 + 2 * grass.margin));
      for (let i = 0; i < blades; i += 1) {
        const x = (random() * stretch.length + stretch.from) * plan.width;
        if (!isOnRoad(plan, acrossAt(plan, x, z), z)) growBlade(meadow, green, x);
      }
    }
  }
}

type Meadow = Foreground & {
  readonly terrain: Terrain;
  readonly noise: Noise;
  /** None: a meadow without flowers. */
  readonly blooms: readonly Bloom[];
};

/** At a column of the picture, at the brush's distance. */
function growBlade(meadow: Meadow, green: Brush, x: number): void {
  const { plan, random, unit, terrain, noise, blooms } = meadow;
  const z = green.depth;
  const groundX = acrossAt(plan, x, z);
  const y = rowOf(plan, terrain.height(groundX, z, grass.octaves), z);
  const { perUnit, octaves, height, tone } = grass.patch;
  const patch = noise.fbm(groundX * perUnit, z * perUnit, octaves);
  const usual = (plan.camera.focal * grass.height) / z;
  const tall = usual * vary(random, grass.uneven) * (height + patch);
  if (y - tall > plan.height || tall < grass.least * unit) return;
  const toned = { ...green, lit: scaled(green.lit, linear(tone, patch)) };
  drawGrassBlade(toned, { x, y, tall }, grass.wind);
  if (blooms.length === 0 || random() >= flowerShare(plan, patch)) return;
  const { petal, heart } = bloomAt(meadow, groundX, z);
  const bloom = { petal: inTheOpen(plan, petal), heart: inTheOpen(plan, heart) };
  drawFlower(green, { x, y, tall: tall * flowers.taller }, bloom);
}

/** Flowers per blade, more where the noise is high. */
function flowerShare({ description }: ScenePlan, patch: number): number {
  const { between, share } = flowers[description.details.includes('flowers') ? 'field' : 'meadow'];
  return share * Math.max(between, linear(flowers.byPatch, patch));
}

/** Flowers of one kind stand together. */
function bloomAt({ noise, blooms }: Meadow, x: number, z: number): Bloom {
  const { perUnit, channel, below1 } = flowers.kinds;
  const chance = noise.cell(Math.floor(x * perUnit), Math.floor(z * perUnit), channel);
  return blooms[Math.floor(chance * blooms.length * below1)]!;
}

function bloomsOf({ description: { colours, season } }: ScenePlan): readonly Bloom[] {
  const asked = colours.flatMap((name) => petals[name] ?? []);
  if (asked.length > 0) return asked.map((petal) => ({ petal, heart: goldenHeart }));
  return season === 'autumn' ? autumnBlooms : summerBlooms;
}
