import { clamp, mix, smoothstep } from '../../maths/interpolation.ts';
import { makeTableNoise, type Noise, type Slope } from '../../maths/noise.ts';
import { norm } from '../../maths/vector.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import { type Frame, skyDepth } from '../frame.ts';
import { sunDirection } from '../light/light.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { makeAir } from '../sky/air.ts';

/** What water shows: `mirror` is the frame's colour before any water was drawn. */
export type WaterWork = {
  plan: ScenePlan;
  frame: Frame;
  mirror: Float32Array;
  /** Per column, the first row of water under the far shore, pixels. */
  shores: Float32Array;
  /** 0 a pond – 1 a rough sea. */
  swell: number;
  /** The colour that deep water sends back, linear RGB. */
  deep: readonly [number, number, number];
};

export const waterPass = bandPass(import.meta.url, drawWater);

function drawWater(work: WaterWork, band: Band): void {
  const { plan, frame, swell } = work;
  const { focal, eye } = plan.camera;
  const noise = makeTableNoise(plan.seed ^ 0x3a7e);
  const air = makeAir(plan);
  const sun = sunDirection(plan.light);
  const colour: [number, number, number] = [0, 0, 0];
  for (let row = band.from; row < band.to; row += 1) {
    const down = (row + 0.5 - plan.camera.horizon) / focal;
    if (down <= 0.0004) continue;
    const z = eye / down;
    for (let column = 0; column < frame.width; column += 1) {
      const at = row * frame.width + column;
      const under = frame.water[at]!;
      if (under < 0) continue;
      const across = (column + 0.5 - frame.width / 2) / focal;
      const wave = waveSlope(noise, { x: across * z, z, swell, focal });
      const view = norm(across, down, 1);
      const facing = clamp((down - wave.z * 0.6) / view, 0.02, 1);
      const fresnel = 0.03 + 0.97 * (1 - facing) ** 4.6;
      reflection({ work, column, row, wave, z }, colour);
      const through = Math.exp(-under * 5.5);
      const body = 0.35 + 0.65 * Math.min(1, wave.lift + 0.4);
      for (let i = 0; i < 3; i += 1) {
        const clear = Math.exp(-under * absorb[i]!);
        const bottom = frame.colour[at * 3 + i]! * clear;
        const inside = mix(work.deep[i]! * body, bottom, through * 0.5 + clear * 0.5);
        colour[i] = mix(inside, colour[i]!, fresnel);
      }
      glitter(colour, { plan, sun, across, down, wave, z, swell });
      foam(colour, { plan, noise, x: across * z, z, under, wave, swell });
      air(colour, across, z, 0);
      // Its edge is a film that the ground shows through, or the shore would be a staircase.
      const film = Math.min(1, under / (0.0016 * z * z));
      for (let i = 0; i < 3; i += 1) colour[i] = mix(frame.colour[at * 3 + i]!, colour[i]!, film);
      frame.colour[at * 3] = colour[0];
      frame.colour[at * 3 + 1] = colour[1];
      frame.colour[at * 3 + 2] = colour[2];
      frame.depth[at] = z;
    }
  }
}

/** Red is swallowed first. Per scene unit of depth. */
const absorb = [16, 4.2, 2.6];

type Wave = { x: number; z: number; lift: number };
type WavePlace = { x: number; z: number; swell: number; focal: number };

/** Slopes of several trains of waves; those finer than a pixel fade out. */
function waveSlope(noise: Noise, { x, z, swell, focal }: WavePlace): Wave {
  let slopeX = 0;
  let slopeZ = 0;
  let lift = 0;
  let scale = mix(6, 3, swell);
  let height = mix(0.01, 0.06, swell);
  for (let octave = 0; octave < 8; octave += 1) {
    // Rows get foreshortened by z², so that is what limits how fine a wave can be seen.
    const seen = 1 - smoothstep(0.12, 0.5, (scale * z * z * 7) / focal);
    if (seen <= 0) break;
    const wide = scale * 0.42;
    const px = x * wide + octave * 7.7;
    const pz = z * scale + octave * 3.1 + noise.value(px * 0.6, z * scale * 0.4) * 1.2;
    noise.slope(px, pz, slope);
    const amount = height * scale * seen;
    slopeX += slope.x * amount * 0.42;
    slopeZ += slope.y * amount;
    lift += (slope.value - 0.5) * height * 9 * seen;
    scale *= 2.03;
    height *= 0.53;
  }
  return { x: slopeX, z: slopeZ, lift };
}

/** Of the wave under way, per thread. */
const slope: Slope = { value: 0, x: 0, y: 0 };

type Mirrored = { work: WaterWork; column: number; row: number; wave: Wave; z: number };

/** Five taps down the mirrored picture, bent by the waves and drawn out towards the eye. */
function reflection({ work, column, row, wave, z }: Mirrored, out: number[]): void {
  const { plan, frame, mirror, shores, swell } = work;
  const { horizon, focal } = plan.camera;
  const shore = Math.max(0, shores[column]! - horizon);
  const strength = mix(0.8, 1.5, swell);
  const bendX = wave.x * focal * 0.3 * strength;
  const bendY = Math.abs(wave.z) * focal * 0.55 * strength;
  const spread = mix(1.2, 5, swell) * (frame.height / 900) * (1 + 2 / (0.6 + z));
  const taps = [0, 0, 0];
  for (let tap = -2; tap <= 2; tap += 1) {
    const up = row - horizon - 2 * shore + bendY + tap * spread;
    let y = Math.round(horizon - Math.max(1 - shore, up));
    // Steeper than the picture is high: fold back into it, where the sky is plain anyway.
    if (y < 0) y = clamp(-y >> 1, 0, horizon - 1);
    const x = clamp(Math.round(column + bendX + tap * bendX * 0.1), 0, frame.width - 1);
    const at = (y * frame.width + x) * 3;
    taps[0]! += mirror[at]!;
    taps[1]! += mirror[at + 1]!;
    taps[2]! += mirror[at + 2]!;
  }
  for (let i = 0; i < 3; i += 1) out[i] = Math.min(1.7, taps[i]! / 5) * 0.94;
}

type Glint = {
  plan: ScenePlan;
  sun: readonly [number, number, number];
  across: number;
  down: number;
  wave: Wave;
  z: number;
  swell: number;
};

/** Facets that throw the sun at the eye: the path of light under a low sun. */
function glitter(colour: number[], { plan, sun, across, down, wave, swell }: Glint): void {
  const length = norm(across, down, 1);
  const hx = sun[0] - across / length;
  const hy = sun[1] + down / length;
  const hz = sun[2] - 1 / length;
  // Facets finer than those drawn tilt further than the drawn slope says.
  const tiltX = wave.x * 2.4;
  const tiltZ = wave.z * 2.4;
  const unit = norm(hx, hy, hz) * norm(tiltX, 1, tiltZ);
  const facing = clamp((hy - hx * tiltX - hz * tiltZ) / unit);
  const power = mix(1400, 600, swell);
  const spark = facing ** power * 2.2 + facing ** (power * 0.1) * 0.08;
  // A high sun only sparkles here and there.
  const amount = spark * plan.light.disc * (plan.light.elevation < 10 ? 1 : 0.12);
  for (let i = 0; i < 3; i += 1) colour[i] = colour[i]! + plan.light.sun[i]! * amount;
}

type Foam = {
  plan: ScenePlan;
  noise: Noise;
  x: number;
  z: number;
  under: number;
  wave: Wave;
  swell: number;
};

/** White water: on crests in the open, in lines along a beach. */
function foam(colour: number[], { plan, noise, x, z, under, wave, swell }: Foam): void {
  const lace = noise.fbm(x * 14, z * 22, 4);
  let share =
    swell > 0.4 ? smoothstep(0.12, 0.3, wave.lift * swell) * smoothstep(0.42, 0.7, lace) * 0.7 : 0;
  if (plan.description.kind === 'beach' && under < 0.2) {
    const wander = noise.fbm(x * 1.7, z * 1.2, 3) * 0.05;
    const first = Math.exp(-(((under - 0.004) / 0.006) ** 2));
    const second = Math.exp(-(((under - 0.035 - wander) / 0.008) ** 2)) * 0.85;
    const third = Math.exp(-(((under - 0.105 - wander * 1.5) / 0.012) ** 2)) * 0.6;
    const lines = Math.max(
      first,
      second * smoothstep(0.32, 0.55, lace),
      third * smoothstep(0.4, 0.6, lace),
    );
    share = Math.max(share, lines * 0.92);
  }
  if (share <= 0) return;
  const { sun, ambient } = plan.light;
  const lit = 0.22 + 0.2 * sunDirection(plan.light)[1];
  for (let i = 0; i < 3; i += 1) {
    colour[i] = mix(colour[i]!, sun[i]! * lit + ambient[i]! * 0.8, share);
  }
}

/** The far shore of every column, smoothed so that the mirror does not jump. */
export function findShores(plan: ScenePlan, frame: Frame): Float32Array {
  const raw = new Float32Array(frame.width);
  for (let x = 0; x < frame.width; x += 1) {
    let y = plan.camera.horizon;
    while (y < frame.height && frame.water[y * frame.width + x]! < 0) y += 1;
    // Near ground down to the picture's edge: there is no water to mirror in.
    raw[x] = y >= frame.height ? plan.camera.horizon + 2 : y;
  }
  const radius = Math.round(frame.width / 60);
  return raw.map((_, x) => {
    let sum = 0;
    let count = 0;
    for (let i = Math.max(0, x - radius); i <= Math.min(frame.width - 1, x + radius); i += 1) {
      sum += raw[i]!;
      count += 1;
    }
    return sum / count;
  });
}

/** Where no ground was drawn below the horizon lies the open sea. */
export const floodPass = bandPass(import.meta.url, floodBelowHorizon);

function floodBelowHorizon({ plan, frame }: { plan: ScenePlan; frame: Frame }, band: Band): void {
  for (let row = Math.max(band.from, plan.camera.horizon); row < band.to; row += 1) {
    for (let x = 0; x < frame.width; x += 1) {
      const at = row * frame.width + x;
      if (frame.depth[at]! >= skyDepth) frame.water[at] = 2;
    }
  }
}
