import type { Rgb } from '../../light/rgb.ts';
import type { ColourName } from '../../scene-description.ts';

/** What a flower of that colour sends back, linear RGB. */
export const petals: Partial<Record<ColourName, readonly Rgb[]>> = {
  red: [[0.62, 0.012, 0.02]],
  yellow: [[0.85, 0.62, 0.04]],
  gold: [[0.85, 0.62, 0.04]],
  orange: [[0.85, 0.3, 0.03]],
  violet: [
    [0.3, 0.14, 0.6],
    [0.42, 0.24, 0.7],
  ],
  blue: [[0.12, 0.18, 0.75]],
  pink: [[0.85, 0.3, 0.5]],
  white: [[0.85, 0.85, 0.82]],
};
