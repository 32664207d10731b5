import { clamp, mix, smoothstep } from '../../maths/interpolation.ts';
import { makeTableNoise, type Noise } from '../../maths/noise.ts';
import { norm } from '../../maths/vector.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import { type Frame, skyDepth } from '../frame.ts';
import { isLow, type Light, sunDirection } from '../light/light.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { addAurora } from './aurora.ts';
import type { CloudMap } from './clouds.ts';
import { skyColour } from './sky-colour.ts';
import { addMoon, addStars } from './stars.ts';

/** Fills the frame's rows with the sky, down to the bottom: what stands on the ground covers it. */
export const skyPass = bandPass(import.meta.url, drawSky);

function drawSky(
  { plan, frame, clouds }: { plan: ScenePlan; frame: Frame; clouds: CloudMap },
  band: Band,
): void {
  const { camera, light } = plan;
  const noise = makeTableNoise(plan.seed ^ 0x5c1e);
  const sun = sunDirection(light);
  const hasAurora = plan.description.details.includes('aurora') && light.stars > 0.1;
  const out: [number, number, number] = [0, 0, 0];
  for (let row = band.from; row < band.to; row += 1) {
    const up = Math.max(0.0005, (camera.horizon - row - 0.5) / camera.focal);
    for (let column = 0; column < frame.width; column += 1) {
      const across = (column + 0.5 - frame.width / 2) / camera.focal;
      const length = norm(across, up, 1);
      const toSun = (across * sun[0] + up * sun[1] + sun[2]) / length;
      skyColour(light, up / length, toSun, out);
      // Below the horizon the ground will cover it.
      if (row < camera.horizon + 2) {
        if (light.stars > 0.01) addStars(out, { plan, noise, column, row, across, up });
        if (hasAurora) addAurora(out, { noise, across, up });
        if (hasMoon(plan)) addMoon(out, { plan, noise, across, up });
        addVeil(out, { light, noise, across, up, toSun });
        addSunDisc(out, light, toSun);
        addClouds(out, { clouds, frame, row, column });
        addMurk(out, light, up / length, toSun);
      }
      const at = row * frame.width + column;
      frame.colour[at * 3] = out[0];
      frame.colour[at * 3 + 1] = out[1];
      frame.colour[at * 3 + 2] = out[2];
      frame.depth[at] = skyDepth;
      frame.water[at] = -1;
    }
  }
}

export function hasMoon({ description }: ScenePlan): boolean {
  return description.details.includes('moon') && ['night', 'dusk'].includes(description.time);
}

function addSunDisc(out: [number, number, number], light: Light, toSun: number): void {
  if (light.disc <= 0 || toSun < 0.999) return;
  const share = smoothstep(0.99965, 0.99985, toSun) * light.disc;
  for (let i = 0; i < 3; i += 1) out[i] = mix(out[i]!, light.sun[i]! * 3.2, share);
}

/** Fog and rain stand before the sky too, thickest near the ground. */
function addMurk(out: [number, number, number], light: Light, height: number, toSun: number): void {
  if (light.haze <= 1.5) return;
  const share = (1 - Math.exp(-(light.haze - 1) * 0.32)) * Math.exp(-height * 1.6);
  const warm = Math.max(0, toSun) ** 12 * 0.4;
  for (let i = 0; i < 3; i += 1) {
    out[i] = mix(out[i]!, light.horizon[i]! + light.glow[i]! * warm, share);
  }
}

type VeilPoint = { light: Light; noise: Noise; across: number; up: number; toSun: number };

/** Thin high clouds, drawn out by the wind. */
function addVeil(
  out: [number, number, number],
  { light, noise, across, up, toSun }: VeilPoint,
): void {
  if (up < 0.02 || light.veil <= 0) return;
  const x = across / up;
  const z = 1 / up;
  const bend = noise.fbm(x * 0.16 + 3, z * 0.1, 3) * 2.4;
  const strands = noise.fbm(x * 0.22 + bend, z * 0.62 + bend * 0.6, 6);
  const broad = noise.fbm(x * 0.07 + 9, z * 0.09 + 4, 3);
  const share =
    smoothstep(0.5, 0.86, strands * 0.7 + broad * 0.42) *
    light.veil *
    0.62 *
    smoothstep(0.02, 0.14, up);
  const forward = (isLow(light) ? 0.15 : 0.26) + 0.3 * Math.max(0, toSun) ** 4;
  for (let i = 0; i < 3; i += 1) {
    out[i] = mix(out[i]!, light.sun[i]! * forward + light.ambient[i]! * 0.8, share);
  }
}

type CloudPoint = { clouds: CloudMap; frame: Frame; row: number; column: number };

function addClouds(out: [number, number, number], point: CloudPoint): void {
  const { clouds, frame, row, column } = point;
  const x = clamp(((column + 0.5) * clouds.width) / frame.width - 0.5, 0, clouds.width - 1.001);
  const y = clamp(((row + 0.5) * clouds.height) / frame.height - 0.5, 0, clouds.height - 1.001);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = x - left;
  const v = y - top;
  const a = (top * clouds.width + left) * 4;
  const c = a + clouds.width * 4;
  const sample = (channel: number) =>
    mix(
      mix(clouds.data[a + channel]!, clouds.data[a + 4 + channel]!, u),
      mix(clouds.data[c + channel]!, clouds.data[c + 4 + channel]!, u),
      v,
    );
  const through = 1 - sample(3);
  for (let i = 0; i < 3; i += 1) out[i] = out[i]! * through + sample(i);
}
