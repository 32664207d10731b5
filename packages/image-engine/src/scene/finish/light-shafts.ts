import { clamp } from '../../maths/interpolation.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import { type Frame, skyDepth } from '../frame.ts';
import { luminance } from '../light/rgb.ts';
import { composedFrame, type ScenePlan } from '../scene-plan.ts';
import { type Glow, glowScale } from './glow.ts';

export type ShaftWork = { readonly plan: ScenePlan; readonly frame: Frame; readonly glow: Glow };

/** How far from the sun the sky still sends beams: a share of the width in which they fade. */
const sunReach = 0.3;
/** A sun above the picture shines in from there, under its upper edge by that share. */
const upperEdge = 0.06;

/** Where light comes through: the sky near the sun, at a quarter of the size. Rows are the band. */
export const openingsPass = bandPass(import.meta.url, gatherOpenings);

function gatherOpenings({ plan, frame, glow }: ShaftWork, band: Band): void {
  const sun = sunPlace(plan);
  const { width } = composedFrame(plan);
  for (let y = band.from; y < band.to; y += 1) {
    for (let x = 0; x < glow.width; x += 1) {
      const row = Math.min(frame.height - 1, y * glowScale + 2);
      const column = Math.min(frame.width - 1, x * glowScale + 2);
      const at = row * frame.width + column;
      const away = Math.hypot(column - sun.x, row - sun.y);
      const near = Math.exp(-away / (width * sunReach));
      glow.a[(y * glow.width + x) * 3] = frame.depth[at]! >= skyDepth ? near : 0;
    }
  }
}

/** By eye: haze makes them seen, and too much of it hides them again. */
const shafts = {
  strength: 0.13,
  haze: { clear: 0.45, perHaze: 0.12, least: 0.4, most: 1.1 },
  sun: 0.55,
  glow: 0.5,
} as const;
/** Samples from a pixel to the sun; eight neighbours each begin at another part of a step. */
const steps = 40;
const dither = { perRow: 7, perColumn: 3, parts: 8 } as const;

/**
 * Follows the light from its openings: beams between the trunks (after Mitchell 2007, GPU Gems 3,
 * "Volumetric light scattering as a post-process"). Rows are the band.
 */
export const shaftsPass = bandPass(import.meta.url, addShafts);

function addShafts({ plan, frame, glow }: ShaftWork, band: Band): void {
  const sun = sunPlace(plan);
  const { sun: light, glow: halo, haze } = plan.light;
  const { clear, perHaze, least, most } = shafts.haze;
  const seen = clamp(clear + haze * perHaze, least, most);
  const strength = shafts.strength * seen * clamp(luminance(light));
  for (let row = band.from; row < band.to; row += 1) {
    for (let column = 0; column < frame.width; column += 1) {
      const share = (beamAt({ column, row, sun, glow }) / steps) * strength;
      const at = row * frame.width + column;
      for (let i = 0; i < 3; i += 1) {
        frame.colour[at * 3 + i]! += (light[i]! * shafts.sun + halo[i]! * shafts.glow) * share;
      }
    }
  }
}

type Beam = {
  readonly column: number;
  readonly row: number;
  readonly sun: { readonly x: number; readonly y: number };
  readonly glow: Glow;
};

/** Sum of the openings between the pixel and the sun. */
function beamAt({ column, row, sun, glow }: Beam): number {
  const { perRow, perColumn, parts } = dither;
  const begin = ((row * perRow + column * perColumn) % parts) / parts;
  let beam = 0;
  for (let step = 0; step < steps; step += 1) {
    const t = (step + begin) / steps;
    const x = (column + (sun.x - column) * t) / glowScale;
    const y = (row + (sun.y - row) * t) / glowScale;
    if (x < 0 || y < 0 || x >= glow.width || y >= glow.height) continue;
    beam += glow.a[(Math.floor(y) * glow.width + Math.floor(x)) * 3]!;
  }
  return beam;
}

/** Pixels from the upper left. */
function sunPlace(plan: ScenePlan): { x: number; y: number } {
  const { camera, light, around } = plan;
  const turn = (light.azimuth * Math.PI) / 180;
  const rise = Math.tan((light.elevation * Math.PI) / 180) / Math.cos(turn);
  const sky = camera.horizon - around.top;
  const y = around.top + Math.max(sky * upperEdge, sky - camera.focal * rise);
  return { x: camera.middle + camera.focal * Math.tan(turn), y };
}
