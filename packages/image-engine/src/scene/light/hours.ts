import type { ColourName, TimeOfDay } from '../scene-description.ts';
import type { Light } from './light.ts';

export type Hour = Pick<
  Light,
  'zenith' | 'middle' | 'horizon' | 'sun' | 'glow' | 'ambient' | 'elevation' | 'exposure' | 'stars'
>;

/** Colour words that ask for this sky rather than for another of the same hour. */
export type HourSky = Hour & { readonly says?: readonly ColourName[] };

const lowSun = { elevation: 4.4, exposure: 0.8, stars: 0 } as const;
const early = { elevation: 5.5, exposure: 0.86, stars: 0 } as const;
const blueHour = { elevation: 2, exposure: 1.5, stars: 0.25 } as const;

/**
 * Colours are linear RGB, 1 about white at the hour's own exposure; the sun's height is in degrees.
 * By eye, beside photographs of each hour; noon is a blue sky of the middle latitudes.
 *
 * The lower the sun, the more air its light has crossed. Dry air leaves it gold, dust makes it
 * crimson; haze spreads it pink, and the ozone above keeps the far side of the sky violet.
 */
export const hours: Record<TimeOfDay, readonly [HourSky, ...HourSky[]]> = {
  dawn: [
    {
      ...early,
      says: ['gold', 'yellow', 'orange'],
      zenith: [0.1, 0.2, 0.43],
      middle: [0.4, 0.42, 0.52],
      horizon: [1.05, 0.68, 0.4],
      sun: [2.9, 1.8, 0.95],
      glow: [1.25, 0.72, 0.36],
      ambient: [0.26, 0.32, 0.48],
    },
    {
      ...early,
      says: ['pink', 'red'],
      zenith: [0.13, 0.2, 0.44],
      middle: [0.52, 0.36, 0.52],
      horizon: [1.02, 0.56, 0.5],
      sun: [2.7, 1.35, 0.9],
      glow: [1.2, 0.58, 0.44],
      ambient: [0.29, 0.3, 0.48],
    },
    {
      ...early,
      says: ['blue', 'violet', 'turquoise'],
      zenith: [0.08, 0.17, 0.4],
      middle: [0.28, 0.36, 0.58],
      horizon: [0.86, 0.66, 0.56],
      sun: [2.5, 1.65, 1.1],
      glow: [0.95, 0.6, 0.42],
      ambient: [0.23, 0.32, 0.52],
    },
  ],
  morning: [
    {
      zenith: [0.1, 0.25, 0.56],
      middle: [0.3, 0.47, 0.74],
      horizon: [0.86, 0.84, 0.8],
      sun: [3, 2.5, 1.85],
      glow: [0.7, 0.55, 0.36],
      ambient: [0.34, 0.43, 0.58],
      elevation: 24,
      exposure: 0.82,
      stars: 0,
    },
  ],
  noon: [
    {
      zenith: [0.06, 0.2, 0.55],
      middle: [0.2, 0.42, 0.78],
      horizon: [0.62, 0.78, 0.94],
      sun: [3.1, 2.9, 2.55],
      glow: [0.4, 0.4, 0.38],
      ambient: [0.3, 0.43, 0.64],
      elevation: 46,
      exposure: 0.8,
      stars: 0,
    },
  ],
  afternoon: [
    {
      zenith: [0.11, 0.24, 0.5],
      middle: [0.36, 0.46, 0.62],
      horizon: [1.02, 0.8, 0.54],
      sun: [3.3, 2.25, 1.2],
      glow: [1, 0.64, 0.3],
      ambient: [0.33, 0.39, 0.5],
      elevation: 15,
      exposure: 0.84,
      stars: 0,
    },
  ],
  sunset: [
    {
      ...lowSun,
      says: ['gold', 'yellow', 'orange'],
      zenith: [0.06, 0.13, 0.32],
      middle: [0.36, 0.3, 0.34],
      horizon: [1.3, 0.68, 0.2],
      sun: [3.6, 1.95, 0.75],
      glow: [1.8, 0.9, 0.28],
      ambient: [0.21, 0.25, 0.38],
    },
    {
      ...lowSun,
      says: ['pink'],
      zenith: [0.1, 0.14, 0.38],
      middle: [0.5, 0.27, 0.44],
      horizon: [1.15, 0.5, 0.38],
      sun: [3.2, 1.4, 0.85],
      glow: [1.5, 0.6, 0.36],
      ambient: [0.25, 0.24, 0.42],
    },
    {
      ...lowSun,
      says: ['violet', 'blue'],
      zenith: [0.045, 0.06, 0.26],
      middle: [0.25, 0.16, 0.44],
      horizon: [1, 0.44, 0.36],
      sun: [3.1, 1.35, 0.7],
      glow: [1.45, 0.58, 0.28],
      ambient: [0.19, 0.2, 0.42],
    },
    {
      ...lowSun,
      says: ['red'],
      zenith: [0.045, 0.055, 0.18],
      middle: [0.36, 0.13, 0.19],
      horizon: [1.2, 0.36, 0.11],
      sun: [3.4, 1.1, 0.36],
      glow: [1.75, 0.52, 0.13],
      ambient: [0.2, 0.18, 0.31],
    },
  ],
  dusk: [
    {
      ...blueHour,
      says: ['blue', 'violet', 'turquoise'],
      zenith: [0.016, 0.045, 0.15],
      middle: [0.06, 0.12, 0.29],
      horizon: [0.36, 0.28, 0.32],
      sun: [0.3, 0.3, 0.42],
      glow: [0.42, 0.24, 0.17],
      ambient: [0.08, 0.13, 0.26],
    },
    {
      ...blueHour,
      says: ['pink', 'red', 'orange', 'gold'],
      zenith: [0.024, 0.04, 0.14],
      middle: [0.13, 0.09, 0.25],
      horizon: [0.62, 0.25, 0.18],
      sun: [0.48, 0.3, 0.34],
      glow: [0.6, 0.23, 0.1],
      ambient: [0.1, 0.12, 0.25],
    },
  ],
  night: [
    {
      zenith: [0.004, 0.008, 0.024],
      middle: [0.009, 0.018, 0.046],
      horizon: [0.03, 0.048, 0.09],
      sun: [0.15, 0.19, 0.27],
      glow: [0.03, 0.045, 0.075],
      ambient: [0.018, 0.027, 0.055],
      elevation: 30,
      exposure: 3,
      stars: 1,
    },
  ],
};
