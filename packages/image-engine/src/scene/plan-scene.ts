import { clamp } from '../maths/interpolation.ts';
import { makeRandom } from '../maths/seeded-random.ts';
import { lightOf } from './light/light-of.ts';
import type { SceneDescription, SceneKind } from './scene-description.ts';
import type { ScenePlan } from './scene-plan.ts';

/** Share of the height above the horizon, and the eye's height. */
const framings: Record<SceneKind, { horizon: number; eye: number }> = {
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

export function planScene(
  description: SceneDescription,
  { seed, width, height }: { seed: number; width: number; height: number },
): ScenePlan {
  const random = makeRandom(seed ^ 0x51ce);
  const side = (random() < 0.5 ? -1 : 1) * (0.15 + 0.85 * random());
  const { horizon, eye } = framings[description.kind];
  const tall = clamp((height / width - 1) / 0.8);
  return {
    description,
    seed,
    width,
    height,
    camera: {
      // Between "as wide" and "as tall": a portrait is no slit of a view, a wide one cuts no peak.
      focal: 0.98 * Math.sqrt(width * Math.min(height, width * 1.6)) * (1 - 0.06 * tall),
      horizon: Math.round(
        height * clamp(horizon + (random() - 0.5) * 0.04 + 0.03 * tall, 0.2, 0.86),
      ),
      eye,
    },
    light: lightOf(description, { side, air: random() }),
    heavySide: -Math.sign(side),
  };
}
