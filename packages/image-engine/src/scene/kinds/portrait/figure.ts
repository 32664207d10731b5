import { clamp, mix, smoothstep } from '../../../maths/interpolation.ts';
import { makeTableNoise } from '../../../maths/noise.ts';
import { type Band, bandPass } from '../../../work/band-pass.ts';
import type { Frame } from '../../frame.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { makeNearest, type Nearest } from './nearest.ts';
import { type FigureLight, figureLight, type Pose, poseOf } from './pose.ts';

/** The body as a dark form that swells towards the eye, with light along its edge. Rows are the band. */
export const figurePass = bandPass(import.meta.url, drawFigure);

type FigureInput = {
  readonly plan: ScenePlan;
  readonly frame: Frame;
  readonly outline: Float32Array;
};

const noiseSalt = 0xface;

/** Lengths as shares of the head's height; the rest by eye. */
const edge = { narrow: 0.008, wide: 0.026 };
const sunlit = { narrow: 0.9, wide: 0.15, everywhere: 0.03 };
const cloth = { least: 0.85, more: 0.3, grain: 0.05, octaves: 4 };
/** Light from the sky in front falls on the face and fades towards the nape. */
const fill = { nape: 0.3, face: 0.5, from: -0.1, to: -0.55 };

function drawFigure({ plan, frame, outline }: FigureInput, band: Band): void {
  const pose = poseOf(plan);
  const noise = makeTableNoise(plan.seed ^ noiseSalt);
  const light = figureLight(plan);
  const near: Nearest = { distance: 0, x: 0, y: 0, isInside: false };
  const nearest = makeNearest(outline);
  const grain = pose.size * cloth.grain;
  const { left, top } = plan.around;
  const drawRow = (row: number) => {
    for (let column = 0; column < frame.width; column += 1) {
      nearest(column, row, near);
      const cover = clamp(0.5 + (near.isInside ? near.distance : -near.distance));
      if (cover <= 0) continue;
      const weave = noise.fbm((column - left) / grain, (row - top) / grain, cloth.octaves);
      const level = fillAt(pose, column) * (cloth.least + cloth.more * weave);
      const sun = sunAt({ near, light, size: pose.size }, column, row);
      const at = row * frame.width + column;
      for (let i = 0; i < 3; i += 1) {
        const body = light.body[i]! * level + light.rim[i]! * sun;
        frame.colour[at * 3 + i] = mix(frame.colour[at * 3 + i]!, body, cover);
      }
      if (cover > 0.5) frame.depth[at] = 1;
    }
  };
  for (let row = band.from; row < band.to; row += 1) drawRow(row);
}

function fillAt({ x, side, size }: Pose, column: number): number {
  return fill.nape + fill.face * smoothstep(fill.from, fill.to, ((x - column) * side) / size);
}

type Edge = { readonly near: Nearest; readonly light: FigureLight; readonly size: number };

function sunAt({ near, light, size }: Edge, column: number, row: number): number {
  const nx = (near.x - column) / (near.distance + 0.5);
  const ny = (near.y - row) / (near.distance + 0.5);
  const back = clamp(nx * light.sunX + ny * light.sunY);
  const narrow = Math.exp(-near.distance / (size * edge.narrow));
  const wide = Math.exp(-near.distance / (size * edge.wide));
  return back * (narrow * sunlit.narrow + wide * sunlit.wide) + narrow * sunlit.everywhere;
}
