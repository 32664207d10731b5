import { clamp, mix } from '../../maths/interpolation.ts';
import { makeTableNoise } from '../../maths/noise.ts';
import { along } from '../../maths/ramp.ts';
import { norm } from '../../maths/vector.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import { isLow, type Light, sunDirection } from '../light/light.ts';
import { blend, luminance, type Rgb, scaled } from '../light/rgb.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { type CloudDensity, layer, makeCloudDensity } from './cloud-density.ts';
import type { CloudMap } from './cloud-map.ts';

const noiseSeed = 0xc10d;
const steps = 14;
/** Tangents over the horizon: clouds begin, and are whole. */
const rising = [0.012, 0.07] as const;

/** Marches through one layer of broken clouds; rows of the map are the band. */
export const cloudPass = bandPass(import.meta.url, drawClouds);

function drawClouds({ plan, map }: { plan: ScenePlan; map: CloudMap }, band: Band): void {
  const { camera, light } = plan;
  const noise = makeTableNoise(plan.seed ^ noiseSeed);
  const sun = sunDirection(light);
  const paint = cloudColours(light);
  const pixel = plan.width / map.width;
  const density = makeCloudDensity(noise, light.cover);
  const drawRow = (row: number) => {
    const up = (camera.horizon - (row + 0.5) * pixel) / camera.focal;
    if (up < rising[0]) return;
    for (let column = 0; column < map.width; column += 1) {
      const across = ((column + 0.5) * pixel - camera.middle) / camera.focal;
      const ray = { across, up, length: norm(across, up, 1) };
      const march = { ray, sun, paint, density, jitter: jitterOf(row, column) };
      marchThrough(march, map.data, (row * map.width + column) * 4);
    }
  };
  for (let row = band.from; row < band.to; row += 1) drawRow(row);
}

/** Nine neighbours start at nine depths, in shares of a step; smoothing over all leaves no grain. */
function jitterOf(row: number, column: number): number {
  const neighbours = 9;
  return ((((row % 3) * 3 + (column % 3)) * 4 + 0.5) % neighbours) / neighbours;
}

type Colours = {
  readonly lit: Rgb;
  readonly shade: Rgb;
  readonly far: Rgb;
  readonly rim: Rgb;
};

type March = {
  readonly ray: { readonly across: number; readonly up: number; readonly length: number };
  readonly sun: readonly [number, number, number];
  readonly paint: Colours;
  readonly density: CloudDensity;
  readonly jitter: number;
};

/** By eye; distances in heights of the base over the eye. */
const marching = {
  longest: 3.2,
  octaves: 6,
  /** What is left of the light behind when the rest no longer matters. */
  enough: 0.03,
  opacity: 34,
  densest: 1.2,
} as const;

/** One look towards the sun stands for the way of its light through the cloud. */
const lighting = {
  reach: 0.22,
  reachUp: 0.16,
  octaves: 3,
  contrast: 0.55,
  /** Bottoms are darker. */
  bottom: 0.55,
  top: [0, 0.6],
  heavy: 0.3,
} as const;

/** Edges near the sun shine through. */
const silver = { strength: 0.9, power: 10 } as const;

/** Share of the haze per distance. */
const hazing = 0.075;

function marchThrough(march: March, out: Float32Array, at: number): void {
  const { ray, sun, paint, density, jitter } = march;
  const { across, up, length } = ray;
  const near = layer.base / up;
  const span = Math.min((layer.base + layer.thickness) / up - near, marching.longest);
  const toSun = (across * sun[0] + up * sun[1] + sun[2]) / length;
  const shine = Math.max(0, toSun) ** silver.power;
  let through = 1;
  let r = 0;
  let g = 0;
  let b = 0;
  for (let step = 0; step < steps && through > marching.enough; step += 1) {
    const z = near + (span * (step + jitter)) / steps;
    const x = across * z;
    const altitude = up * z;
    const here = density(x, altitude, z, marching.octaves);
    if (here <= 0) continue;
    const bright = brightnessOf(march, { x, altitude, z, here });
    const thick =
      1 - Math.exp(-Math.min(marching.densest, here) * marching.opacity * (span / steps));
    const opacity = thick * through;
    const rim = shine * Math.max(0, 1 - here) * silver.strength;
    const heavy = 1 - lighting.heavy * Math.min(1, here);
    r += opacity * (mix(paint.shade[0], paint.lit[0], bright) * heavy + rim * paint.rim[0]);
    g += opacity * (mix(paint.shade[1], paint.lit[1], bright) * heavy + rim * paint.rim[1]);
    b += opacity * (mix(paint.shade[2], paint.lit[2], bright) * heavy + rim * paint.rim[2]);
    through -= opacity;
  }
  const cover = 1 - through;
  const haze = 1 - Math.exp(-near * hazing);
  const fade = along(rising, up);
  out[at] = mix(r, paint.far[0] * cover, haze) * fade;
  out[at + 1] = mix(g, paint.far[1] * cover, haze) * fade;
  out[at + 2] = mix(b, paint.far[2] * cover, haze) * fade;
  out[at + 3] = cover * fade;
}

type Sample = {
  readonly x: number;
  readonly altitude: number;
  readonly z: number;
  readonly here: number;
};

/** 0 in shade – 1 in the sun: by how much less cloud lies towards the sun. */
function brightnessOf({ sun, density }: March, { x, altitude, z, here }: Sample): number {
  const { reach, reachUp, octaves, contrast, bottom, top } = lighting;
  const sunward = density(
    x + sun[0] * reach,
    altitude + sun[1] * reachUp,
    z + sun[2] * reach,
    octaves,
  );
  const rise = (altitude - layer.base) / layer.thickness;
  return clamp(0.5 + (here - sunward) * contrast) * mix(bottom, 1, along(top, rise));
}

/** Shares of the light that make a cloud's colours, under a low sun and a high one; by eye. */
const shares = {
  /** A low sun only grazes them: in more light their colour would drown. */
  sun: { low: 0.34, high: 0.5 },
  skyInSun: 0.2,
  skyOnSun: 0.5,
  shade: { low: 0.6, high: 0.95 },
  middleInShade: 0.35,
  /** Far ones take the colour of the sky before them. */
  far: { low: 0.55, high: 0.25 },
  rim: { day: 0.8, night: 0.4 },
  /** Luminance of the sun from which it is day. */
  day: 0.5,
} as const;

function cloudColours(light: Light): Colours {
  const hour = isLow(light) ? 'low' : 'high';
  const lit = blend(scaled(light.sun, shares.sun[hour]), light.ambient, shares.skyInSun);
  return {
    lit: [
      lit[0] + light.ambient[0] * shares.skyOnSun,
      lit[1] + light.ambient[1] * shares.skyOnSun,
      lit[2] + light.ambient[2] * shares.skyOnSun,
    ],
    shade: blend(scaled(light.ambient, shares.shade[hour]), light.middle, shares.middleInShade),
    far: blend(light.horizon, light.middle, shares.far[hour]),
    rim: scaled(light.sun, luminance(light.sun) > shares.day ? shares.rim.day : shares.rim.night),
  };
}
