import { mix } from '../../../maths/interpolation.ts';
import { norm } from '../../../maths/vector.ts';
import { sunDirection } from '../../light/light.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { makeAir } from '../../sky/air.ts';
import type { Ground, GroundPoint, Terrain } from '../terrain.ts';
import { octavesAt } from './depth-steps.ts';
import { makeShadowCache, shadowAt } from './shadow.ts';

/** A pixel of the ground: between two steps of depth in a column. */
export type GroundSample = {
  readonly column: number;
  readonly row: number;
  /** Tangent of the angle to the right. */
  readonly across: number;
  readonly step: number;
  /** 0 at the step before – 1 at this one. */
  readonly share: number;
  readonly depths: Float32Array;
  readonly here: Float32Array;
  readonly next: Float32Array;
};

export type ShadedGround = {
  readonly colour: [number, number, number];
  depth: number;
  /** Depth of the water over it; negative over the water. */
  under: number;
};

export type GroundShader = (sample: GroundSample, out: ShadedGround) => void;

/** Shares of the light that are not the sun's own; by eye, on snow and sand, where it shows. */
const fill = {
  /** Of the sky that a wall and a flat ground see. */
  wall: 0.45,
  flat: 0.55,
  /** Of the brighter sky on the sun's side; that is what gives form to the shade. */
  glow: 0.2,
  /** Of the sunlight that the ground throws on walls. */
  bounce: 0.16,
} as const;

const usualDetail = 6;

/** Sun with its shadow, sky, light thrown back, and the air before it. */
export function makeGroundShader(plan: ScenePlan, terrain: Terrain): GroundShader {
  const { light, camera } = plan;
  const sun = sunDirection(light);
  const air = makeAir(plan);
  const level = norm(sun[0], sun[2]);
  const side = { x: sun[0] / level, z: sun[2] / level };
  const ground: Ground = { r: 0, g: 0, b: 0, gloss: 0 };
  const point: GroundPoint = { x: 0, z: 0, height: 0, nx: 0, ny: 1, nz: 0, detail: usualDetail };
  const shadowIn = makeShadowCache(plan.height);
  return (sample, out) => {
    place(sample, camera.focal, point);
    terrain.shade(point, ground);
    const { height, z, nx, ny, nz } = point;
    const facing = Math.max(0, nx * sun[0] + ny * sun[1] + nz * sun[2]);
    const isDry = height >= terrain.waterLevel;
    // Under water no shadow is seen.
    const direct = isDry ? facing * shadowIn(sample, () => shadowAt(terrain, point, sun)) : facing;
    const open = fill.wall + fill.flat * ny;
    const turned = 0.5 + 0.5 * (nx * side.x + nz * side.z);
    const skyglow = fill.glow * turned * turned;
    const lit = direct + fill.bounce * Math.max(0, 1 - ny) * sun[1];
    const { sun: beam, ambient, glow } = light;
    out.colour[0] = ground.r * (beam[0] * lit + ambient[0] * open + glow[0] * skyglow);
    out.colour[1] = ground.g * (beam[1] * lit + ambient[1] * open + glow[1] * skyglow);
    out.colour[2] = ground.b * (beam[2] * lit + ambient[2] * open + glow[2] * skyglow);
    if (height > terrain.waterLevel) air(out.colour, sample.across, z, height);
    out.depth = z;
    out.under = terrain.waterLevel - height;
  };
}

/** Where the pixel meets the ground, and the ground's normal by differences. */
function place(sample: GroundSample, focal: number, out: GroundPoint): void {
  const { step, share, depths, here, next, across } = sample;
  const before = depths[step - 1]!;
  const z = mix(before, depths[step]!, share);
  const slopeX = ((next[step]! - here[step]!) * focal) / depths[step]!;
  const away = (here[step + 1]! - here[step - 1]!) / (depths[step + 1]! - before);
  const slopeZ = away - slopeX * across;
  const unit = 1 / norm(slopeX, 1, slopeZ);
  out.x = across * z;
  out.z = z;
  out.height = mix(here[step - 1]!, here[step]!, share);
  out.detail = octavesAt(z);
  out.nx = -slopeX * unit;
  out.ny = unit;
  out.nz = -slopeZ * unit;
}
