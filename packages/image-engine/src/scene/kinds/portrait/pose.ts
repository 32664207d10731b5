import type { Rgb } from '../../light/rgb.ts';
import { blend, scaled } from '../../light/rgb.ts';
import { composedFrame, type ScenePlan } from '../../scene-plan.ts';

/** Head and shoulders in profile: where, how large, looking which way. */
export type Pose = {
  /** Column of the head's middle, pixels. */
  readonly x: number;
  /** Row of the chin, pixels. */
  readonly y: number;
  /** Pixels from chin to crown. */
  readonly size: number;
  /** −1 looks left, 1 right. */
  readonly side: number;
};

/** A bust fills the picture, yet leaves air over the crown and before the face. */
const framing = { tallest: 0.5, widest: 0.58, aside: 0.1, chin: 0.66 };

export function poseOf(plan: ScenePlan): Pose {
  const { heavySide, camera } = plan;
  const { top, width, height } = composedFrame(plan);
  return {
    x: camera.middle + heavySide * width * framing.aside,
    y: top + height * framing.chin,
    size: Math.min(height * framing.tallest, width * framing.widest),
    // Looks into the open part of the picture.
    side: -heavySide,
  };
}

/** Colours against the light, by eye. */
export type FigureLight = {
  readonly body: Rgb;
  readonly rim: Rgb;
  readonly sunX: number;
  readonly sunY: number;
};

const body = { ambient: 0.16, sky: 0.1, skyShare: 0.3 };
const rim = { sun: 0.5, glowShare: 0.3 };
/** The sun stands behind the head, a little above it: right (or left) and up in the picture. */
const sun = { x: 0.8, y: -0.6 };

export function figureLight({ light }: ScenePlan): FigureLight {
  return {
    body: blend(scaled(light.ambient, body.ambient), scaled(light.middle, body.sky), body.skyShare),
    rim: blend(scaled(light.sun, rim.sun), light.glow, rim.glowShare),
    sunX: Math.sign(light.azimuth) * sun.x,
    sunY: sun.y,
  };
}
