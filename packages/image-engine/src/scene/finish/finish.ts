import { clamp, mix } from '../../maths/interpolation.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import type { ScenePlan } from '../scene-plan.ts';

/** A quarter-size copy of the bright parts, blurred for the glow around lights. */
export type Glow = {
  readonly width: number;
  readonly height: number;
  readonly a: Float32Array;
  readonly b: Float32Array;
};

export type FinishWork = {
  plan: Pick<ScenePlan, 'light' | 'description' | 'width' | 'height'>;
  colour: Float32Array;
  glow: Glow;
  /** 0–1: how much of the glow is added. */
  bloom: number;
};

export const glowScale = 4;

/** Rows of the glow are the band. */
export const glowPass = bandPass(import.meta.url, gatherGlow);

function gatherGlow({ plan, colour, glow }: FinishWork, band: Band): void {
  const { exposure } = plan.light;
  for (let y = band.from; y < band.to; y += 1) {
    for (let x = 0; x < glow.width; x += 1) {
      const at = (y * glow.width + x) * 3;
      for (let i = 0; i < 3; i += 1) {
        let sum = 0;
        for (let dy = 0; dy < glowScale; dy += 1) {
          const row = Math.min(plan.height - 1, y * glowScale + dy);
          for (let dx = 0; dx < glowScale; dx += 1) {
            const column = Math.min(plan.width - 1, x * glowScale + dx);
            sum += Math.min(6, colour[(row * plan.width + column) * 3 + i]! * exposure);
          }
        }
        const level = sum / (glowScale * glowScale);
        glow.a[at + i] = level * clamp((level - 0.8) / 0.9);
      }
    }
  }
}

/** Exposure, glow, filmic curve, grading by mood and colour words; in place. Rows are the band. */
export const toneMapPass = bandPass(import.meta.url, toneMap);

function toneMap({ plan, colour, glow, bloom }: FinishWork, band: Band): void {
  const grade = gradeOf(plan.description);
  const { width, height, light } = plan;
  for (let y = band.from; y < band.to; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const corner = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2;
      const level = light.exposure * (1 - grade.vignette * corner) * grade.gain;
      const r = (colour[at]! * level + bloom * sampleGlow(glow, x, y, 0)) * grade.tint[0];
      const g = (colour[at + 1]! * level + bloom * sampleGlow(glow, x, y, 1)) * grade.tint[1];
      const b = (colour[at + 2]! * level + bloom * sampleGlow(glow, x, y, 2)) * grade.tint[2];
      const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      colour[at] = filmic(mix(grey, r, grade.saturation)) + grade.lift;
      colour[at + 1] = filmic(mix(grey, g, grade.saturation)) + grade.lift;
      colour[at + 2] = filmic(mix(grey, b, grade.saturation)) + grade.lift * 1.1;
    }
  }
}

/** ACES as fitted by Narkowicz. */
function filmic(x: number): number {
  const light = Math.max(0, x) * 0.82;
  return clamp((light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14));
}

function sampleGlow({ a, width, height }: Glow, x: number, y: number, channel: number): number {
  const gx = clamp(x / glowScale - 0.375, 0, width - 1.001);
  const gy = clamp(y / glowScale - 0.375, 0, height - 1.001);
  const left = Math.floor(gx);
  const top = Math.floor(gy);
  const u = gx - left;
  const v = gy - top;
  const at = (top * width + left) * 3 + channel;
  const below = at + width * 3;
  return mix(mix(a[at]!, a[at + 3]!, u), mix(a[below]!, a[below + 3]!, u), v);
}

type Grade = {
  tint: readonly [number, number, number];
  saturation: number;
  gain: number;
  lift: number;
  vignette: number;
};

function gradeOf({ mood, colours, time, kind, details }: ScenePlan['description']): Grade {
  const base: Grade = { tint: [1, 1, 1], saturation: 1.12, gain: 1, lift: 0, vignette: 0.34 };
  const byMood = mood ? { ...base, ...moodGrades[mood] } : base;
  // Where things carry the colour that was asked for, the light stays its own.
  const isOwned = kind === 'still-life' || kind === 'abstract' || details.includes('flowers');
  const tint = (isOwned ? [] : colours).reduce((sum, name) => {
    const by = tints[name];
    return [sum[0] * by[0], sum[1] * by[1], sum[2] * by[2]] as const;
  }, byMood.tint);
  const isGrey = colours.some((name) => name === 'grey' || name === 'black');
  // In the dark the eye sees less colour.
  const seen = (isGrey ? 0.45 : 1) * (time === 'night' ? 0.78 : 1);
  return { ...byMood, tint, saturation: byMood.saturation * seen };
}

const moodGrades = {
  calm: { saturation: 1.02, vignette: 0.25 },
  joyful: { saturation: 1.26, gain: 1.1 },
  dramatic: { saturation: 1.1, gain: 0.9, vignette: 0.7 },
  melancholic: { saturation: 0.72, gain: 0.88, tint: [0.94, 0.98, 1.08], vignette: 0.5 },
  mysterious: { saturation: 0.85, gain: 0.82, tint: [0.93, 1, 1.07], vignette: 0.7 },
  dreamy: { saturation: 1, gain: 1.08, tint: [1.05, 0.98, 1.03], lift: 0.012, vignette: 0.15 },
} as const satisfies Record<string, Partial<Grade>>;

const tints: Record<
  ScenePlan['description']['colours'][number],
  readonly [number, number, number]
> = {
  red: [1.32, 0.82, 0.8],
  orange: [1.22, 0.96, 0.72],
  yellow: [1.14, 1.06, 0.7],
  green: [0.86, 1.16, 0.86],
  turquoise: [0.78, 1.1, 1.12],
  blue: [0.78, 0.94, 1.28],
  violet: [1.06, 0.84, 1.28],
  pink: [1.22, 0.88, 1.08],
  white: [1.06, 1.06, 1.06],
  black: [0.8, 0.8, 0.8],
  grey: [0.98, 1, 1.02],
  brown: [1.12, 0.96, 0.78],
  gold: [1.18, 1.02, 0.72],
};
