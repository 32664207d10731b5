import { understandPrompt } from '../../../prompt/understand-prompt.ts';
import type { Band, BandPass } from '../../../work/band-pass.ts';
import { type Frame, skyDepth } from '../../frame.ts';
import { planScene } from '../../plan-scene.ts';
import type { ScenePlan } from '../../scene-plan.ts';

const small = { width: 160, height: 120 } as const;

export function smallPlan(prompt: string, seed: number, size = small): ScenePlan {
  return planScene(understandPrompt(prompt, seed).scene, { seed, ...size });
}

/** A black frame without water, all of it as far as the sky. */
export function emptyFrame({ width, height }: ScenePlan): Frame {
  const pixels = width * height;
  return {
    width,
    height,
    colour: new Float32Array(pixels * 3),
    depth: new Float32Array(pixels).fill(skyDepth),
    water: new Float32Array(pixels).fill(-1),
  };
}

/** The whole of a pass in this thread; `length` rows, columns or items. */
export function drawWhole<Input>({ work }: BandPass<Input>, input: Input, length: number): void {
  const whole: Band = { index: 0, from: 0, to: length };
  work(input, whole);
}
