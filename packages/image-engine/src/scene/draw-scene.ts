import { fromPlanes, toPlanes } from '../raster/lab-planes.ts';
import { lightPlanes } from '../raster/light-planes.ts';
import { type LinearImage, sharedFloats } from '../raster/linear-image.ts';
import { type Margins, noMargins } from '../raster/margins.ts';
import type { BandPool } from '../work/band-pool.ts';
import { drawFinish } from './finish/draw-finish.ts';
import type { Frame } from './frame.ts';
import { drawAbstract } from './kinds/abstract/draw-abstract.ts';
import { drawCity } from './kinds/city/draw-city.ts';
import { drawLandscape } from './kinds/landscape/draw-landscape.ts';
import { drawPortrait } from './kinds/portrait/draw-portrait.ts';
import { drawStillLife } from './kinds/still-life/draw-still-life.ts';
import { planScene } from './plan-scene.ts';
import type { SceneDescription } from './scene-description.ts';
import type { ScenePlan } from './scene-plan.ts';

/** Pixels of the frame in which the scene is composed, and what is drawn around it. */
export type SceneSize = {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly around?: Margins | undefined;
};

/** Share of the work that is done when the finish begins, and what a pass leaves of the rest. */
const progress = { finish: 0.8, leftByPass: 0.7 } as const;

/** A description → a finished picture with its depth; the same bytes for the same arguments. */
export async function drawScene(
  description: SceneDescription,
  size: SceneSize,
  { pool, onShare }: { readonly pool: BandPool; readonly onShare?: (share: number) => void },
): Promise<LinearImage> {
  const { around, ...composed } = size;
  const plan = planScene(description, around ? { ...composed, around } : composed);
  const { width, height } = plan;
  const frame: Frame = {
    ...{ width, height },
    colour: sharedFloats(width * height * 3),
    depth: sharedFloats(width * height),
    water: sharedFloats(width * height),
  };
  await painterOf(plan)(plan, frame, counting(pool, onShare));
  onShare?.(progress.finish);
  await drawFinish(plan, frame, pool);
  onShare?.(1);
  return {
    ...inLight({ width, height, data: frame.colour }, description, size),
    depth: frame.depth,
  };
}

/** In the light that was told, as far as the hour has not given it already. */
function inLight(
  image: LinearImage,
  { lights }: SceneDescription,
  { seed, width, height, around = noMargins }: SceneSize,
): LinearImage {
  if (!lights) return image;
  const planes = toPlanes(image);
  lightPlanes(planes, lights, {
    frame: { left: around.left, top: around.top, width, height },
    seed,
  });
  return fromPlanes(planes);
}

/** Scenes differ in their number of passes: each takes a part of what is left. */
function counting(pool: BandPool, onShare?: (share: number) => void): BandPool {
  let left: number = progress.finish;
  return {
    ...pool,
    async run(pass, input, run) {
      await pool.run(pass, input, run);
      left *= progress.leftByPass;
      onShare?.(progress.finish - left);
    },
  };
}

type Painter = (plan: ScenePlan, frame: Frame, pool: BandPool) => Promise<void>;

function painterOf({ description }: ScenePlan): Painter {
  switch (description.kind) {
    case 'city':
      return drawCity;
    case 'still-life':
      return drawStillLife;
    case 'portrait':
      return drawPortrait;
    case 'abstract':
      return drawAbstract;
    default:
      return drawLandscape;
  }
}
