import { understandPrompt } from '../../prompt/understand-prompt.ts';
import { type Frame, skyDepth } from '../frame.ts';
import { planScene } from '../plan-scene.ts';
import type { ScenePlan } from '../scene-plan.ts';

export const size = { width: 64, height: 48 } as const;

export function planOf(prompt: string, seed = 5): ScenePlan {
  return planScene(understandPrompt(prompt, seed).scene, { seed, ...size });
}

/** A frame of black sky. */
export function emptyFrame(): Frame {
  const pixels = size.width * size.height;
  return {
    ...size,
    colour: new Float32Array(pixels * 3),
    depth: new Float32Array(pixels).fill(skyDepth),
    water: new Float32Array(pixels).fill(-1),
  };
}
