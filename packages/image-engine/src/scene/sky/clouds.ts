import { clamp, mix, smoothstep } from '../../maths/interpolation.ts';
import { makeTableNoise, type Noise } from '../../maths/noise.ts';
import { norm } from '../../maths/vector.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import { isLow, type Light, sunDirection } from '../light/light.ts';
import { blend, luminance, type Rgb, scaled } from '../light/rgb.ts';
import type { ScenePlan } from '../scene-plan.ts';

/** Clouds are soft: half the frame's size is enough. Red, green, blue (times cover) and cover. */
export type CloudMap = {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
};

const base = 1;
const thickness = 0.62;
const steps = 14;

/** Marches through one layer of broken clouds; rows of the map are the band. */
export const cloudPass = bandPass(import.meta.url, drawClouds);

function drawClouds({ plan, map }: { plan: ScenePlan; map: CloudMap }, band: Band): void {
  const { camera, light } = plan;
  const noise = makeTableNoise(plan.seed ^ 0xc10d);
  const sun = sunDirection(light);
  const paint = cloudColours(light);
  const pixel = plan.width / map.width;
  const density = makeDensity(noise, light.cover);
  for (let row = band.from; row < band.to; row += 1) {
    const up = (camera.horizon - (row + 0.5) * pixel) / camera.focal;
    if (up < 0.012) continue;
    for (let column = 0; column < map.width; column += 1) {
      const across = ((column + 0.5) * pixel - plan.width / 2) / camera.focal;
      const ray = { across, up, length: norm(across, up, 1) };
      // Nine neighbours start at nine depths; smoothing over all nine leaves no grain.
      const jitter = (((row % 3) * 3 + (column % 3)) * 4 + 0.5) % 9;
      march(
        { ray, sun, paint, density, jitter: jitter / 9 },
        map.data,
        (row * map.width + column) * 4,
      );
    }
  }
}

/** Joins nine rays that looked at different depths; rows of the map are the band. */
export const smoothCloudsPass = bandPass(import.meta.url, smoothClouds);

function smoothClouds({ from, to }: { from: CloudMap; to: CloudMap }, band: Band): void {
  const { width, height, data } = from;
  for (let row = band.from; row < band.to; row += 1) {
    const rows = [Math.max(0, row - 1), row, Math.min(height - 1, row + 1)];
    for (let column = 0; column < width; column += 1) {
      const columns = [Math.max(0, column - 1), column, Math.min(width - 1, column + 1)];
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0;
        for (let j = 0; j < 3; j += 1) {
          for (let i = 0; i < 3; i += 1) {
            sum += data[(rows[j]! * width + columns[i]!) * 4 + channel]!;
          }
        }
        to.data[(row * width + column) * 4 + channel] = sum / 9;
      }
    }
  }
}

type Density = (x: number, altitude: number, z: number, octaves: number) => number;
type Colours = { lit: Rgb; shade: Rgb; far: Rgb; rim: Rgb };
type March = {
  ray: { across: number; up: number; length: number };
  sun: readonly [number, number, number];
  paint: Colours;
  density: Density;
  jitter: number;
};

function march({ ray, sun, paint, density, jitter }: March, out: Float32Array, at: number): void {
  const { across, up, length } = ray;
  const near = base / up;
  const span = Math.min((base + thickness) / up - near, 3.2);
  const toSun = (across * sun[0] + up * sun[1] + sun[2]) / length;
  const silver = Math.max(0, toSun) ** 10;
  let through = 1;
  let r = 0;
  let g = 0;
  let b = 0;
  for (let step = 0; step < steps && through > 0.03; step += 1) {
    const z = near + (span * (step + jitter)) / steps;
    const x = across * z;
    const altitude = up * z;
    const here = density(x, altitude, z, 6);
    if (here <= 0) continue;
    const sunward = density(x + sun[0] * 0.22, altitude + sun[1] * 0.16, z + sun[2] * 0.22, 3);
    const rise = (altitude - base) / thickness;
    const bright = clamp(0.5 + (here - sunward) * 0.55) * mix(0.55, 1, smoothstep(0, 0.6, rise));
    const opacity = (1 - Math.exp(-Math.min(1.2, here) * 34 * (span / steps))) * through;
    const rim = silver * Math.max(0, 1 - here) * 0.9;
    const heavy = 1 - 0.3 * Math.min(1, here);
    r += opacity * (mix(paint.shade[0], paint.lit[0], bright) * heavy + rim * paint.rim[0]);
    g += opacity * (mix(paint.shade[1], paint.lit[1], bright) * heavy + rim * paint.rim[1]);
    b += opacity * (mix(paint.shade[2], paint.lit[2], bright) * heavy + rim * paint.rim[2]);
    through -= opacity;
  }
  const cover = 1 - through;
  const haze = 1 - Math.exp(-near * 0.075);
  const fade = smoothstep(0.012, 0.07, up);
  out[at] = mix(r, paint.far[0] * cover, haze) * fade;
  out[at + 1] = mix(g, paint.far[1] * cover, haze) * fade;
  out[at + 2] = mix(b, paint.far[2] * cover, haze) * fade;
  out[at + 3] = cover * fade;
}

function makeDensity(noise: Noise, cover: number): Density {
  const threshold = mix(0.7, 0.31, cover);
  return (x, altitude, z, octaves) => {
    const rise = (altitude - base) / thickness;
    if (rise < 0 || rise > 1) return 0;
    const shape = smoothstep(0, 0.12, rise) * (1 - smoothstep(0.35, 1, rise));
    const needed = threshold + (1 - shape) * 0.28;
    const total = 1 - 0.5 ** octaves;
    let sum = 0;
    let amplitude = 0.5;
    let px = x * 1.25;
    let py = rise * 1.3;
    let pz = z * 1.25;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += amplitude * noise.value3(px, pz, py);
      // All that is still to come could not make a cloud of it.
      if (sum + amplitude < needed * total) return 0;
      amplitude *= 0.5;
      const turned = 1.62 * px + 1.22 * pz + 3.3;
      pz = -1.22 * px + 1.62 * pz + 8.1;
      px = turned;
      py *= 2.1;
    }
    const core = (sum / total - needed) * 6;
    return Math.min(2.5, core * Math.min(1, shape * 2));
  };
}

function cloudColours(light: Light): Colours {
  const day = luminance(light.sun);
  const low = isLow(light);
  // A low sun only grazes them: in more light their colour would drown.
  const lit = blend(scaled(light.sun, low ? 0.34 : 0.5), light.ambient, 0.2);
  return {
    lit: [
      lit[0] + light.ambient[0] * 0.5,
      lit[1] + light.ambient[1] * 0.5,
      lit[2] + light.ambient[2] * 0.5,
    ],
    shade: blend(scaled(light.ambient, low ? 0.6 : 0.95), light.middle, 0.35),
    far: blend(light.horizon, light.middle, low ? 0.55 : 0.25),
    rim: scaled(light.sun, day > 0.5 ? 0.8 : 0.4),
  };
}
