import type { Rgb } from '../../light/rgb.ts';
import type { Season } from '../../scene-description.ts';

/** What fields send back in a season, linear RGB; by eye under the light of noon. */
export const cropsOf: Record<Season, readonly [Rgb, ...Rgb[]]> = {
  spring: [
    [0.12, 0.22, 0.045],
    [0.42, 0.36, 0.03],
    [0.09, 0.19, 0.04],
    [0.17, 0.24, 0.06],
    [0.2, 0.14, 0.08],
  ],
  summer: [
    [0.11, 0.17, 0.04],
    [0.46, 0.34, 0.11],
    [0.38, 0.3, 0.09],
    [0.14, 0.2, 0.05],
    [0.5, 0.38, 0.14],
  ],
  autumn: [
    [0.2, 0.15, 0.05],
    [0.3, 0.19, 0.06],
    [0.22, 0.13, 0.07],
    [0.14, 0.16, 0.05],
    [0.36, 0.22, 0.07],
  ],
  winter: [
    [0.3, 0.28, 0.24],
    [0.22, 0.2, 0.16],
    [0.18, 0.19, 0.13],
    [0.26, 0.22, 0.18],
  ],
};

export const hedgeOf: Record<Season, Rgb> = {
  spring: [0.05, 0.1, 0.022],
  summer: [0.036, 0.072, 0.02],
  autumn: [0.2, 0.085, 0.02],
  winter: [0.09, 0.075, 0.06],
};

/** Snow on fields: a little darker than on mountains, the earth shows through. */
export const thinSnow: Rgb = [0.82, 0.86, 0.93];
