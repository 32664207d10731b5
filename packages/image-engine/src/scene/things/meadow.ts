import { groundNoise, makeTerrain } from '../ground/make-terrain.ts';
import { petals } from '../ground/petals.ts';
import { isOnRoad } from '../ground/shape-ground.ts';
import { type Rgb, scaled } from '../light/rgb.ts';
import type { ScenePlan } from '../scene-plan.ts';
import type { Planting } from './plant-foreground.ts';
import { plantBlade, plantFlower } from './plants.ts';

/** Grass and flowers that grow out of the near ground, far to near. */
export function meadow(planting: Planting, hasFlowers: boolean): void {
  const { plan, random, tools, leaf, unit } = planting;
  const { focal, horizon, eye } = plan.camera;
  const noise = groundNoise(plan);
  const terrain = makeTerrain(plan);
  const near = (focal * eye) / (plan.height - horizon);
  const rows = 110;
  const perRow = Math.round(150 * Math.sqrt(plan.width / plan.height));
  const flowers = flowersOf(plan);
  const isField = plan.description.details.includes('flowers');
  const density = isField ? 0.95 : 0.085;
  for (let row = 0; row < rows; row += 1) {
    const t = row / rows;
    const z = near * 0.86 * (3.1 / 0.86) ** (1 - t);
    const set = tools(leaf, z);
    for (let i = 0; i < perRow; i += 1) {
      const x = (random() * 1.1 - 0.05) * plan.width;
      const groundX = ((x - plan.width / 2) / focal) * z;
      if (isOnRoad(plan, groundX, z)) continue;
      const y = horizon - (focal * (terrain.height(groundX, z, 4) - eye)) / z;
      const patch = noise.fbm(groundX * 5, z * 5, 3);
      const tall = ((focal * 0.021) / z) * (0.45 + 0.8 * random()) * (0.5 + patch);
      if (y - tall > plan.height || tall < 1.2 * unit) continue;
      const tone = 0.75 + 0.6 * patch;
      const toned = { ...set, lit: scaled(set.lit, tone) };
      plantBlade(toned, { x, y, tall }, 0.16);
      if (hasFlowers && random() < density * Math.max(isField ? 0.4 : 0, patch * 3.2 - 1.2)) {
        const [petal, heart] =
          flowers[
            Math.floor(
              noise.cell(Math.floor(groundX * 4), Math.floor(z * 4), 3) * flowers.length * 0.999,
            )
          ]!;
        plantFlower(set, { x, y, tall: tall * 1.12 }, lightOn(plan, petal), lightOn(plan, heart));
      }
    }
  }
}

/** Dry grass that looks out of the snow, in loose bunches. */
export function stalksInSnow({ plan, random, tools, unit }: Planting): void {
  const { focal, horizon, eye } = plan.camera;
  const terrain = makeTerrain(plan);
  const near = (focal * eye) / (plan.height - horizon);
  for (let bunch = 0; bunch < 34; bunch += 1) {
    const z = near * (0.95 + 2.6 * (1 - bunch / 34) ** 1.5);
    const middle = random() * plan.width;
    const set = tools([0.3, 0.22, 0.11], z);
    const tall = ((focal * 0.036) / z) * (0.5 + random());
    for (let blade = 0; blade < 6 + random() * 10; blade += 1) {
      const x = middle + (random() + random() - 1) * tall * 0.9;
      const height = terrain.height(((x - plan.width / 2) / focal) * z, z, 4);
      const y = horizon - (focal * (height - eye)) / z;
      plantBlade(set, { x, y: y + unit, tall: tall * (0.4 + 0.6 * random()) }, 0.14);
    }
  }
}

export function lightOn({ light: { sun, ambient, elevation } }: ScenePlan, albedo: Rgb): Rgb {
  const part = elevation < 10 ? 0.18 : 0.42;
  return [
    albedo[0] * (sun[0] * part + ambient[0] * 0.8),
    albedo[1] * (sun[1] * part + ambient[1] * 0.8),
    albedo[2] * (sun[2] * part + ambient[2] * 0.8),
  ];
}

function flowersOf({
  description: { colours, season },
}: ScenePlan): readonly (readonly [Rgb, Rgb])[] {
  const asked = colours.flatMap((name) => petals[name] ?? []);
  if (asked.length > 0) return asked.map((petal) => [petal, [0.5, 0.3, 0.02]] as const);
  if (season === 'autumn')
    return [
      [
        [0.5, 0.24, 0.05],
        [0.2, 0.1, 0.02],
      ],
      [
        [0.5, 0.4, 0.1],
        [0.3, 0.2, 0.02],
      ],
    ];
  return [
    [
      [0.62, 0.016, 0.02],
      [0.03, 0.02, 0.02],
    ],
    [
      [0.85, 0.85, 0.8],
      [0.75, 0.5, 0.03],
    ],
    [
      [0.24, 0.2, 0.75],
      [0.6, 0.5, 0.1],
    ],
    [
      [0.85, 0.6, 0.04],
      [0.5, 0.26, 0.02],
    ],
  ];
}
