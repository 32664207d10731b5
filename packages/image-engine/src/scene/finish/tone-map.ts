import { clamp, mix } from '../../maths/interpolation.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import { luminance } from '../light/rgb.ts';
import { composedFrame, type ScenePlan } from '../scene-plan.ts';
import { type Glow, sampleGlow } from './glow.ts';
import { gradeOf } from './grade.ts';

export type ToneMapWork = {
  readonly plan: Pick<ScenePlan, 'light' | 'description' | 'width' | 'height' | 'around'>;
  readonly colour: Float32Array;
  readonly glow: Glow;
  /** 0–1: how much of the glow is added. */
  readonly bloom: number;
};

/** The lifted dark is a little blue. */
const liftBlue = 1.1;

/** Exposure, glow, filmic curve, grading by mood and colour words; in place. Rows are the band. */
export const toneMapPass = bandPass(import.meta.url, toneMap);

function toneMap({ plan, colour, glow, bloom }: ToneMapWork, band: Band): void {
  const { tint, saturation, gain, lift, vignette } = gradeOf(plan.description);
  const { width, light } = plan;
  const composed = composedFrame(plan);
  const mapRow = (y: number) => {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      // Around the composed frame it is as dark as at its edge, and no darker.
      const across = clamp((x - composed.left) / composed.width) - 0.5;
      const down = clamp((y - composed.top) / composed.height) - 0.5;
      const corner = (across ** 2 + down ** 2) * 2;
      const level = light.exposure * (1 - vignette * corner) * gain;
      const r = (colour[at]! * level + bloom * sampleGlow(glow, x, y, 0)) * tint[0];
      const g = (colour[at + 1]! * level + bloom * sampleGlow(glow, x, y, 1)) * tint[1];
      const b = (colour[at + 2]! * level + bloom * sampleGlow(glow, x, y, 2)) * tint[2];
      const grey = luminance([r, g, b]);
      colour[at] = filmic(mix(grey, r, saturation)) + lift;
      colour[at + 1] = filmic(mix(grey, g, saturation)) + lift;
      colour[at + 2] = filmic(mix(grey, b, saturation)) + lift * liftBlue;
    }
  };
  for (let y = band.from; y < band.to; y += 1) mapRow(y);
}

/**
 * The ACES curve as Narkowicz fitted it (2015, "ACES Filmic Tone Mapping Curve"), a ratio of two
 * quadratics; exposed a little lower than there, so that skies keep their colour.
 */
const aces = { a: 2.51, b: 0.03, c: 2.43, d: 0.59, e: 0.14 } as const;
const acesExposure = 0.82;

/** Open light → 0–1. */
export function filmic(x: number): number {
  const light = Math.max(0, x) * acesExposure;
  return clamp((light * (aces.a * light + aces.b)) / (light * (aces.c * light + aces.d) + aces.e));
}
