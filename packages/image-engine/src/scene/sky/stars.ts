import { clamp, smoothstep } from '../../maths/interpolation.ts';
import type { Noise } from '../../maths/noise.ts';
import { norm } from '../../maths/vector.ts';
import type { ScenePlan } from '../scene-plan.ts';

type StarPoint = {
  plan: ScenePlan;
  noise: Noise;
  column: number;
  row: number;
  across: number;
  up: number;
};

/** Stars by hashed cells and, in a clear night, the Milky Way with its dust. */
export function addStars(out: [number, number, number], point: StarPoint): void {
  const { plan, noise, across, up } = point;
  const milk = milkyWay(plan, noise, across, up);
  const level = plan.light.stars * smoothstep(0, 0.12, up);
  const unit = Math.sqrt(plan.width * plan.height) / 1024;
  const fine =
    sparkle(point, { cell: 5 * unit, share: 0.16 + 0.5 * milk.band, channel: 11, unit }) * 0.3;
  const bright = sparkle(point, { cell: 24 * unit, share: 0.3, channel: 17, unit }) * 1.3;
  const light = (fine + bright) * level * 0.35;
  const warmth = noise.cell(Math.floor(point.column / 21), Math.floor(point.row / 21), 5);
  const cloud = milk.light * level;
  out[0] += light * (0.8 + 0.3 * warmth) + cloud * 0.105;
  out[1] += light * 0.92 + cloud * 0.082;
  out[2] += light * (1.2 - 0.25 * warmth) + cloud * (0.1 + 0.035 * milk.cool);
}

function sparkle(
  { noise, column, row }: StarPoint,
  { cell, share, channel, unit }: { cell: number; share: number; channel: number; unit: number },
): number {
  const cx = Math.floor(column / cell);
  const cy = Math.floor(row / cell);
  if (noise.cell(cx, cy, channel) > share) return 0;
  const dx = column / cell - cx - 0.2 - 0.6 * noise.cell(cx, cy, channel + 1);
  const dy = row / cell - cy - 0.2 - 0.6 * noise.cell(cx, cy, channel + 2);
  const size = noise.cell(cx, cy, channel + 3) ** 4;
  const radius = (Math.max(0.5, 0.55 * unit) + 0.9 * unit * size) / cell;
  return (
    (0.14 + 1.9 * size) *
    Math.min(1, 0.4 + 0.6 * unit) *
    Math.exp(-(dx * dx + dy * dy) / (radius * radius))
  );
}

function milkyWay(plan: ScenePlan, noise: Noise, across: number, up: number) {
  const tilt = plan.heavySide * 0.95;
  const x = across - plan.heavySide * 0.1;
  const y = up - 0.42;
  const along = x * Math.cos(tilt) + y * Math.sin(tilt);
  const bend = (noise.fbm(along * 2 + 5, 3.3, 3) - 0.5) * 0.22;
  const off = -x * Math.sin(tilt) + y * Math.cos(tilt) + bend;
  const band = Math.exp(-((off / 0.16) ** 2));
  if (band < 0.01) return { band: 0, light: 0, cool: 0 };
  const clumps = noise.fbm(along * 6 + 11, off * 9, 6);
  const dust = noise.ridged(along * 3.2 + 2, off * 6.5 + 8, 6);
  const lane = smoothstep(0.3, 0.75, dust) * Math.exp(-((off / 0.085) ** 2));
  const core = Math.exp(-((off / 0.07) ** 2)) * 0.9;
  const light = band * (0.25 + core) * smoothstep(0.2, 0.85, clumps) * (1 - 0.82 * lane) * 2.1;
  return { band, light, cool: clamp(clumps * 1.6 - 0.4) };
}

type MoonPoint = { plan: ScenePlan; noise: Noise; across: number; up: number };

/** A full moon with its seas, and its halo. */
export function addMoon(out: [number, number, number], { plan, noise, across, up }: MoonPoint) {
  const x = across - moonPlace(plan).across;
  const y = up - moonPlace(plan).up;
  const radius = 0.042;
  const distance = norm(x, y);
  const halo = 0.05 * Math.exp(-distance * 9) + 0.12 * Math.exp(-distance * 28);
  const disc = 1 - smoothstep(radius - 0.0015, radius, distance);
  const seas = smoothstep(0.42, 0.68, noise.fbm(x * 34 + 4, y * 34 + 9, 5));
  const face = disc * 0.95 * (1 - 0.4 * seas) * (1 - 0.2 * (distance / radius) ** 4);
  out[0] = out[0] * (1 - disc) + halo * 0.85 + face * 0.98;
  out[1] = out[1] * (1 - disc) + halo * 0.92 + face * 0.96;
  out[2] = out[2] * (1 - disc) + halo + face * 0.9;
}

/** Tangents of the moon's direction. */
export function moonPlace(plan: ScenePlan): { across: number; up: number } {
  const width = plan.width / plan.camera.focal;
  return {
    across: -plan.heavySide * width * 0.2,
    up: (plan.camera.horizon / plan.camera.focal) * 0.76,
  };
}
