import { clamp } from '../maths/interpolation.ts';
import { makeRandom } from '../maths/seeded-random.ts';
import { type Margins, noMargins } from '../raster/margins.ts';
import { lightOf } from './light/light-of.ts';
import type { SceneDescription, SceneKind } from './scene-description.ts';
import type { ScenePlan } from './scene-plan.ts';

/** Share of the height above the horizon, and the eye's height in scene units; by eye. */
const framings: Record<SceneKind, { readonly horizon: number; readonly eye: number }> = {
  sea: { horizon: 0.56, eye: 0.16 },
  lake: { horizon: 0.52, eye: 0.15 },
  beach: { horizon: 0.42, eye: 0.3 },
  mountains: { horizon: 0.64, eye: 0.34 },
  forest: { horizon: 0.62, eye: 0.12 },
  desert: { horizon: 0.4, eye: 0.85 },
  city: { horizon: 0.64, eye: 0.12 },
  countryside: { horizon: 0.4, eye: 0.42 },
  'night-sky': { horizon: 0.8, eye: 0.14 },
  snow: { horizon: 0.6, eye: 0.3 },
  portrait: { horizon: 0.7, eye: 0.3 },
  'still-life': { horizon: 0.55, eye: 0.5 },
  abstract: { horizon: 0.5, eye: 0.3 },
};

const planSeed = 0x51ce;
/** How far from the middle the sun stands, of its room: never in it. */
const sunSide = { least: 0.15, more: 0.85 } as const;
/** A picture whose height is that much over its width counts as wholly tall. */
const tallFrom = 0.8;
/** In lengths of the picture: about 54° across a square; tall ones are a little wider. */
const lens = { focal: 0.98, widerWhenTall: 0.06, tallest: 1.6 } as const;
const horizons = { varies: 0.04, lowerWhenTall: 0.03, least: 0.2, most: 0.86 } as const;

type Size = { readonly seed: number; readonly width: number; readonly height: number };

/** `width` and `height` are those of the frame in which the scene is composed. */
export function planScene(
  description: SceneDescription,
  { seed, width, height, around = noMargins }: Size & { readonly around?: Margins },
): ScenePlan {
  const random = makeRandom(seed ^ planSeed);
  const side = (random() < 0.5 ? -1 : 1) * (sunSide.least + sunSide.more * random());
  const { horizon, eye } = framings[description.kind];
  const tall = clamp((height / width - 1) / tallFrom);
  // Between "as wide" and "as tall": a portrait is no slit of a view, a wide one cuts no peak.
  const extent = Math.sqrt(width * Math.min(height, width * lens.tallest));
  const share = horizon + (random() - 0.5) * horizons.varies + horizons.lowerWhenTall * tall;
  return {
    description,
    seed,
    width: around.left + width + around.right,
    height: around.top + height + around.bottom,
    around,
    camera: {
      focal: lens.focal * extent * (1 - lens.widerWhenTall * tall),
      horizon: around.top + Math.round(height * clamp(share, horizons.least, horizons.most)),
      middle: around.left + width / 2,
      eye,
    },
    light: lightOf(description, { side, air: random() }),
    heavySide: -Math.sign(side),
  };
}
