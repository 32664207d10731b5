import { clamp, mix } from '../../maths/interpolation.ts';
import { makeTableNoise } from '../../maths/noise.ts';
import { norm } from '../../maths/vector.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import type { Frame } from '../frame.ts';
import { sunDirection } from '../light/light.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { makeAir } from '../sky/air.ts';
import { addFoam } from './foam.ts';
import { fresnel } from './fresnel.ts';
import { addGlitter } from './glitter.ts';
import { type Mirror, mirrored } from './mirror.ts';
import { type Wave, waveAt } from './waves.ts';

/** What water shows. */
export type WaterWork = Mirror & {
  readonly plan: ScenePlan;
  readonly frame: Frame;
  /** The colour that deep water sends back, linear RGB. */
  readonly deep: readonly [number, number, number];
};

const noiseSeed = 0x3a7e;

/** Tangent below the horizon: nearer to it a row is all horizon. */
const leastDown = 0.0004;

/** Part of a wave's slope that turns the surface towards the eye; the rest its own crests hide. */
const seenSlope = 0.6;
const leastFacing = 0.02;

/** The edge is a film that the ground shows through, or the shore would be a staircase. */
const filmDepth = 0.0016;

/** Rows are the band. */
export const waterPass = bandPass(import.meta.url, drawWater);

function drawWater(work: WaterWork, band: Band): void {
  const { plan, frame, swell } = work;
  const { light, camera } = plan;
  const noise = makeTableNoise(plan.seed ^ noiseSeed);
  const air = makeAir(plan);
  const sun = sunDirection(light);
  const colour: [number, number, number] = [0, 0, 0];
  const drawRow = (row: number) => {
    const down = (row + 0.5 - camera.horizon) / camera.focal;
    if (down <= leastDown) return;
    const z = camera.eye / down;
    for (let column = 0; column < frame.width; column += 1) {
      const at = row * frame.width + column;
      const under = frame.water[at]!;
      if (under < 0) continue;
      const across = (column + 0.5 - camera.middle) / camera.focal;
      const x = across * z;
      const wave = waveAt(noise, { x, z, swell, focal: camera.focal });
      const facing = clamp((down - wave.z * seenSlope) / norm(across, down, 1), leastFacing, 1);
      mirrored(work, { column, row, wave, z }, colour);
      addBody(colour, work, { at, under, wave, mirrors: fresnel(facing) });
      addGlitter(colour, { light, sun, across, down, wave, swell });
      addFoam(colour, { plan, noise, x, z, under, wave, swell });
      air(colour, across, z, 0);
      const film = Math.min(1, under / (filmDepth * z * z));
      for (let i = 0; i < 3; i += 1) {
        frame.colour[at * 3 + i] = mix(frame.colour[at * 3 + i]!, colour[i]!, film);
      }
      frame.depth[at] = z;
    }
  };
  for (let row = band.from; row < band.to; row += 1) drawRow(row);
}

/** Clear water swallows red first (Beer and Lambert); per scene unit of depth. */
const absorption = [16, 4.2, 2.6] as const;
/** What floats in it hides the bottom, per scene unit; half of what is seen of it goes by this. */
const turbidity = 5.5;
/** Light goes through crests: from a trough to a crest. */
const body = { least: 0.35, more: 0.65, level: 0.4 } as const;

type Surface = {
  readonly at: number;
  readonly under: number;
  readonly wave: Wave;
  /** Share of the light that is mirrored. */
  readonly mirrors: number;
};

/** Under what is mirrored: the bottom through the water, and the water's own colour. */
function addBody(colour: number[], { frame, deep }: WaterWork, surface: Surface): void {
  const { at, under, wave, mirrors } = surface;
  const through = Math.exp(-under * turbidity);
  const lit = body.least + body.more * Math.min(1, wave.lift + body.level);
  for (let i = 0; i < 3; i += 1) {
    const clear = Math.exp(-under * absorption[i]!);
    const bottom = frame.colour[at * 3 + i]! * clear;
    const inside = mix(deep[i]! * lit, bottom, through * 0.5 + clear * 0.5);
    colour[i] = mix(inside, colour[i]!, mirrors);
  }
}
