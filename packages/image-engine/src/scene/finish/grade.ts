import type { Rgb } from '../light/rgb.ts';
import type { ColourName, Mood } from '../scene-description.ts';
import type { ScenePlan } from '../scene-plan.ts';

/** How a picture is developed. */
export type Grade = {
  /** Factors on the channels. */
  readonly tint: Rgb;
  /** 1 leaves colours as they are. */
  readonly saturation: number;
  readonly gain: number;
  /** Added to the darkest. */
  readonly lift: number;
  /** Share of the light that the corners lose. */
  readonly vignette: number;
};

/** By eye: a little richer than the scene, as film is. */
const usual: Grade = { tint: [1, 1, 1], saturation: 1.12, gain: 1, lift: 0, vignette: 0.34 };

const moodGrades: Record<Mood, Partial<Grade>> = {
  calm: { saturation: 1.02, vignette: 0.25 },
  joyful: { saturation: 1.26, gain: 1.1 },
  dramatic: { saturation: 1.1, gain: 0.9, vignette: 0.7 },
  melancholic: { saturation: 0.72, gain: 0.88, tint: [0.94, 0.98, 1.08], vignette: 0.5 },
  mysterious: { saturation: 0.85, gain: 0.82, tint: [0.93, 1, 1.07], vignette: 0.7 },
  dreamy: { saturation: 1, gain: 1.08, tint: [1.05, 0.98, 1.03], lift: 0.012, vignette: 0.15 },
};

const tints: Record<ColourName, Rgb> = {
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
  beige: [1.08, 1.02, 0.9],
};

/** What is left of the colours where grey was asked for, and at night, when the eye sees fewer. */
const seenColours = { grey: 0.45, night: 0.78 } as const;

export function gradeOf({ mood, colours, time, kind, details }: ScenePlan['description']): Grade {
  const byMood = mood ? { ...usual, ...moodGrades[mood] } : usual;
  // Where things carry the colour that was asked for, the light stays its own.
  const isOwned = kind === 'still-life' || kind === 'abstract' || details.includes('flowers');
  const tint = (isOwned ? [] : colours).reduce<Rgb>((product, name) => {
    const by = tints[name];
    return [product[0] * by[0], product[1] * by[1], product[2] * by[2]];
  }, byMood.tint);
  const isGrey = colours.some((name) => name === 'grey' || name === 'black');
  const seen = (isGrey ? seenColours.grey : 1) * (time === 'night' ? seenColours.night : 1);
  return { ...byMood, tint, saturation: byMood.saturation * seen };
}
