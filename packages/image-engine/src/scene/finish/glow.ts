import { clamp, mix } from '../../maths/interpolation.ts';
import { sharedFloats } from '../../raster/linear-image.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import type { ScenePlan } from '../scene-plan.ts';

/** A quarter-size copy of the bright parts, blurred for the glow around lights. */
export type Glow = {
  readonly width: number;
  readonly height: number;
  readonly a: Float32Array;
  readonly b: Float32Array;
};

export type GlowWork = {
  readonly plan: Pick<ScenePlan, 'light' | 'width' | 'height'>;
  readonly colour: Float32Array;
  readonly glow: Glow;
};

export const glowScale = 4;
/** Middle of the block of pixels that one sample stands for, in samples. */
const blockMiddle = 0.375;
/** Just inside the last pair of samples. */
const lastPair = 1.001;

/** Exposed light: from where it glows, over how much it grows whole, and where it is cut. */
const glowing = { from: 0.8, over: 0.9, brightest: 6 } as const;

type Size = { readonly width: number; readonly height: number };

export function glowSize({ width, height }: Size): Size {
  return { width: Math.ceil(width / glowScale), height: Math.ceil(height / glowScale) };
}

export function makeGlow(picture: Size): Glow {
  const { width, height } = glowSize(picture);
  const length = width * height * 3;
  return { width, height, a: sharedFloats(length), b: sharedFloats(length) };
}

/** Rows of the glow are the band. */
export const glowPass = bandPass(import.meta.url, gatherGlow);

function gatherGlow({ plan, colour, glow }: GlowWork, band: Band): void {
  const { exposure } = plan.light;
  const gatherRow = (y: number) => {
    for (let x = 0; x < glow.width; x += 1) {
      const at = (y * glow.width + x) * 3;
      for (let i = 0; i < 3; i += 1) {
        let sum = 0;
        for (let dy = 0; dy < glowScale; dy += 1) {
          const row = Math.min(plan.height - 1, y * glowScale + dy);
          for (let dx = 0; dx < glowScale; dx += 1) {
            const column = Math.min(plan.width - 1, x * glowScale + dx);
            const light = colour[(row * plan.width + column) * 3 + i]!;
            sum += Math.min(glowing.brightest, light * exposure);
          }
        }
        const level = sum / (glowScale * glowScale);
        glow.a[at + i] = level * clamp((level - glowing.from) / glowing.over);
      }
    }
  };
  for (let y = band.from; y < band.to; y += 1) gatherRow(y);
}

/** The glow at a pixel of the full picture, between four samples. */
export function sampleGlow({ a, width, height }: Glow, x: number, y: number, channel: number) {
  const gx = clamp(x / glowScale - blockMiddle, 0, width - lastPair);
  const gy = clamp(y / glowScale - blockMiddle, 0, height - lastPair);
  const left = Math.floor(gx);
  const top = Math.floor(gy);
  const u = gx - left;
  const v = gy - top;
  const at = (top * width + left) * 3 + channel;
  const below = at + width * 3;
  return mix(mix(a[at]!, a[at + 3]!, u), mix(a[below]!, a[below + 3]!, u), v);
}
