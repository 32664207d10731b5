import { clamp } from '../../maths/interpolation.ts';
import type { Noise } from '../../maths/noise.ts';
import { along } from '../../maths/ramp.ts';
import type { ScenePlan } from '../scene-plan.ts';

/** A tilted band across the sky; tangents and radians. By eye, beside photographs. */
const band = {
  tilt: 0.95,
  x: 0.1,
  y: 0.42,
  width: 0.16,
  coreWidth: 0.07,
  core: 0.9,
  disc: 0.25,
  brightness: 2.1,
  /** Fainter than this there is none. */
  least: 0.01,
} as const;
const bending = { scale: 2, shift: 5, row: 3.3, most: 0.22 } as const;
const clumping = { along: 6, shift: 11, across: 9, octaves: 6, dense: [0.2, 0.85] } as const;
/** Lanes of dust down its middle. */
const dust = {
  along: 3.2,
  across: 6.5,
  shiftAlong: 2,
  shiftAcross: 8,
  octaves: 6,
  dense: [0.3, 0.75],
  width: 0.085,
  darkens: 0.82,
} as const;
/** Dense clouds of stars are bluer. */
const cooling = { slope: 1.6, from: 0.4 } as const;

/** How dense the band is there, its light, and how blue, all 0 – about 1. */
export function milkyWay(
  { heavySide }: Pick<ScenePlan, 'heavySide'>,
  noise: Noise,
  across: number,
  up: number,
): { band: number; light: number; cool: number } {
  const tilt = heavySide * band.tilt;
  const x = across - heavySide * band.x;
  const y = up - band.y;
  const length = x * Math.cos(tilt) + y * Math.sin(tilt);
  const bent = noise.fbm(length * bending.scale + bending.shift, bending.row, 3) - 0.5;
  const off = -x * Math.sin(tilt) + y * Math.cos(tilt) + bent * bending.most;
  const density = bell(off, band.width);
  if (density < band.least) return { band: 0, light: 0, cool: 0 };
  const clumps = noise.fbm(
    length * clumping.along + clumping.shift,
    off * clumping.across,
    clumping.octaves,
  );
  const dusty = noise.ridged(
    length * dust.along + dust.shiftAlong,
    off * dust.across + dust.shiftAcross,
    dust.octaves,
  );
  const lane = along(dust.dense, dusty) * bell(off, dust.width);
  const core = bell(off, band.coreWidth) * band.core;
  const light =
    density *
    (band.disc + core) *
    along(clumping.dense, clumps) *
    (1 - dust.darkens * lane) *
    band.brightness;
  return { band: density, light, cool: clamp(clumps * cooling.slope - cooling.from) };
}

function bell(off: number, width: number): number {
  return Math.exp(-((off / width) ** 2));
}
