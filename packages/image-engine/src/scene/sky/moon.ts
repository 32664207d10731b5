import { smoothstep } from '../../maths/interpolation.ts';
import type { Noise } from '../../maths/noise.ts';
import { fractal } from '../../maths/pattern.ts';
import { along } from '../../maths/ramp.ts';
import { norm } from '../../maths/vector.ts';
import { composedFrame, type ScenePlan } from '../scene-plan.ts';

type MoonPoint = {
  readonly plan: ScenePlan;
  readonly noise: Noise;
  readonly across: number;
  readonly up: number;
};

/**
 * Tangents. Nine times as wide as the moon is: painters and long lenses show it so, and at its own
 * size it would be a lamp.
 */
const moon = { radius: 0.042, edge: 0.0015 } as const;
/** Linear RGB of the lit disc and of the halo. */
const face = { colour: [0.98, 0.96, 0.9], brightness: 0.95, limb: 0.2, limbPower: 4 } as const;
/** Two bells of air around it: strengths, and how fast they fade per tangent. */
const halo = {
  colour: [0.85, 0.92, 1],
  wide: { strength: 0.05, fade: 9 },
  close: { strength: 0.12, fade: 28 },
} as const;
const maria = {
  pattern: fractal({ scale: [34, 34], shift: [4, 9], octaves: 5 }),
  edge: [0.42, 0.68],
  darker: 0.4,
} as const;
/** Shares of the picture's width, towards the open side, and of the height over the horizon. */
const place = { across: 0.2, up: 0.76 } as const;

export function hasMoon({ description }: Pick<ScenePlan, 'description'>): boolean {
  return description.details.includes('moon') && ['night', 'dusk'].includes(description.time);
}

/** A full moon with its seas, and its halo. */
export function addMoon(out: [number, number, number], { plan, noise, across, up }: MoonPoint) {
  const centre = moonPlace(plan);
  const x = across - centre.across;
  const y = up - centre.up;
  const distance = norm(x, y);
  const { wide, close } = halo;
  const glow =
    wide.strength * Math.exp(-distance * wide.fade) +
    close.strength * Math.exp(-distance * close.fade);
  const disc = 1 - smoothstep(moon.radius - moon.edge, moon.radius, distance);
  const seas = along(maria.edge, maria.pattern(noise, x, y));
  const limb = 1 - face.limb * (distance / moon.radius) ** face.limbPower;
  const lit = disc * face.brightness * (1 - maria.darker * seas) * limb;
  for (let i = 0; i < 3; i += 1) {
    out[i] = out[i]! * (1 - disc) + glow * halo.colour[i]! + lit * face.colour[i]!;
  }
}

/** Tangents of the moon's direction. */
export function moonPlace(plan: ScenePlan): { across: number; up: number } {
  const { camera, heavySide } = plan;
  const { width, top } = composedFrame(plan);
  return {
    across: -heavySide * (width / camera.focal) * place.across,
    up: ((camera.horizon - top) / camera.focal) * place.up,
  };
}
