import { clamp } from '../../maths/interpolation.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import { type Frame, skyDepth } from '../frame.ts';
import { luminance } from '../light/rgb.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { type Glow, glowScale } from './finish.ts';

export type ShaftWork = { plan: ScenePlan; frame: Frame; glow: Glow };

/** Where light comes through: the sky near the sun, at a quarter of the size. Rows are the band. */
export const openingsPass = bandPass(import.meta.url, gatherOpenings);

function gatherOpenings({ plan, frame, glow }: ShaftWork, band: Band): void {
  const sun = sunPlace(plan);
  for (let y = band.from; y < band.to; y += 1) {
    for (let x = 0; x < glow.width; x += 1) {
      const row = Math.min(frame.height - 1, y * glowScale + 2);
      const column = Math.min(frame.width - 1, x * glowScale + 2);
      const at = row * frame.width + column;
      const near = Math.exp(-Math.hypot(column - sun.x, row - sun.y) / (plan.width * 0.3));
      glow.a[(y * glow.width + x) * 3] = frame.depth[at]! >= skyDepth ? near : 0;
    }
  }
}

/** Follows the light from its openings: beams between the trunks. Rows are the band. */
export const shaftsPass = bandPass(import.meta.url, addShafts);

function addShafts({ plan, frame, glow }: ShaftWork, band: Band): void {
  const sun = sunPlace(plan);
  const { sun: light, glow: halo, haze } = plan.light;
  const strength = 0.13 * clamp(0.45 + haze * 0.12, 0.4, 1.1) * clamp(luminance(light));
  const steps = 40;
  for (let row = band.from; row < band.to; row += 1) {
    for (let column = 0; column < frame.width; column += 1) {
      const at = row * frame.width + column;
      let beam = 0;
      for (let step = 0; step < steps; step += 1) {
        const t = (step + ((row * 7 + column * 3) % 8) / 8) / steps;
        const x = (column + (sun.x - column) * t) / glowScale;
        const y = (row + (sun.y - row) * t) / glowScale;
        if (x < 0 || y < 0 || x >= glow.width || y >= glow.height) continue;
        beam += glow.a[(Math.floor(y) * glow.width + Math.floor(x)) * 3]!;
      }
      const share = (beam / steps) * strength;
      for (let i = 0; i < 3; i += 1) {
        frame.colour[at * 3 + i]! += (light[i]! * 0.55 + halo[i]! * 0.5) * share;
      }
    }
  }
}

function sunPlace({ camera, light, width }: ScenePlan): { x: number; y: number } {
  const turn = (light.azimuth * Math.PI) / 180;
  const rise = Math.tan((light.elevation * Math.PI) / 180) / Math.cos(turn);
  const y = Math.max(camera.horizon * 0.06, camera.horizon - camera.focal * rise);
  return { x: width / 2 + camera.focal * Math.tan(turn), y };
}
