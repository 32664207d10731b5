import { clamp, mix } from './noise.ts';
import type { SceneDescription, TimeOfDay, Weather } from './scene-description.ts';

/** Linear RGB, open upwards. */
export type Rgb = readonly [number, number, number];

/** Everything that lights a scene. Angles in degrees; azimuth 0 is straight ahead, + to the right. */
export type Light = {
  readonly zenith: Rgb;
  readonly middle: Rgb;
  readonly horizon: Rgb;
  /** Light that arrives from the sun (or the moon). */
  readonly sun: Rgb;
  /** Glow of the sky around the sun. */
  readonly glow: Rgb;
  /** Light from the whole sky on what lies in shade. */
  readonly ambient: Rgb;
  readonly elevation: number;
  readonly azimuth: number;
  /** 0–1: how much of the sun's disc shows. */
  readonly disc: number;
  /** 0–1. */
  readonly stars: number;
  readonly exposure: number;
  /** Share of the sky behind clouds, 0–1. */
  readonly cover: number;
  /** Thin high clouds, 0–1. */
  readonly veil: number;
  /** Factor on the air's own haze; 1 is a clear day. */
  readonly haze: number;
};

type Hour = Pick<
  Light,
  'zenith' | 'middle' | 'horizon' | 'sun' | 'glow' | 'ambient' | 'elevation' | 'exposure' | 'stars'
>;

const hours: Record<TimeOfDay, Hour> = {
  dawn: {
    zenith: [0.12, 0.19, 0.4],
    middle: [0.5, 0.42, 0.52],
    horizon: [1.15, 0.68, 0.46],
    sun: [2.7, 1.5, 0.85],
    glow: [1.4, 0.75, 0.42],
    ambient: [0.34, 0.36, 0.5],
    elevation: 5,
    exposure: 0.95,
    stars: 0,
  },
  morning: {
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
  noon: {
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
  afternoon: {
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
  sunset: {
    zenith: [0.09, 0.1, 0.27],
    middle: [0.46, 0.22, 0.32],
    horizon: [1.3, 0.52, 0.16],
    sun: [3.5, 1.45, 0.5],
    glow: [1.9, 0.72, 0.2],
    ambient: [0.32, 0.25, 0.36],
    elevation: 3.6,
    exposure: 0.95,
    stars: 0.02,
  },
  dusk: {
    zenith: [0.018, 0.035, 0.11],
    middle: [0.075, 0.085, 0.22],
    horizon: [0.5, 0.25, 0.24],
    sun: [0.42, 0.3, 0.34],
    glow: [0.55, 0.24, 0.14],
    ambient: [0.1, 0.12, 0.24],
    elevation: 2,
    exposure: 1.25,
    stars: 0.3,
  },
  night: {
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
};

type Veil = { cover: number; veil: number; haze: number; sun: number; grey: number; level: number };

const skies: Record<Weather, Veil> = {
  clear: { cover: 0.3, veil: 0.4, haze: 1, sun: 1, grey: 0, level: 1 },
  cloudy: { cover: 0.56, veil: 0.6, haze: 1.2, sun: 0.9, grey: 0.1, level: 1 },
  overcast: { cover: 0.78, veil: 1, haze: 2, sun: 0.28, grey: 0.62, level: 0.85 },
  fog: { cover: 0.2, veil: 0.7, haze: 6.5, sun: 0.5, grey: 0.3, level: 1.05 },
  rain: { cover: 0.84, veil: 1, haze: 3.2, sun: 0.16, grey: 0.72, level: 0.62 },
  storm: { cover: 0.74, veil: 0.9, haze: 1.7, sun: 0.3, grey: 0.6, level: 0.55 },
  snow: { cover: 0.72, veil: 1, haze: 4, sun: 0.32, grey: 0.6, level: 0.95 },
};

/** `side` −1–1 places the sun: its sign chooses the side, its size how far from the middle. */
export function lightOf(description: SceneDescription, side: number): Light {
  const hour = hours[description.time];
  const sky = skies[description.weather];
  const low = hour.elevation < 10;
  const isDesert = description.kind === 'desert';
  const isBare = isDesert || description.kind === 'snow';
  const grey = (colour: Rgb) => greyed(colour, sky.grey, sky.level);
  return {
    ...hour,
    zenith: grey(hour.zenith),
    middle: grey(hour.middle),
    horizon: grey(hour.horizon),
    sun: scaled(greyed(hour.sun, sky.grey * 0.6, 1), sky.sun),
    glow: scaled(greyed(hour.glow, sky.grey * 0.5, 1), 0.25 + 0.75 * sky.sun),
    ambient: scaled(greyed(hour.ambient, sky.grey, sky.level), 1 + 0.5 * sky.grey),
    elevation: isBare ? raking(hour.elevation) : hour.elevation,
    // Snow sends back nearly all: metered as grass is, it would be a white sheet.
    exposure: hour.exposure * (description.kind === 'snow' ? 0.72 : 1),
    // A low sun stands in the picture, near a third; a high one lights it from the side.
    azimuth: Math.sign(side) * azimuthOf(description.kind, low, Math.abs(side)),
    disc: description.time === 'dusk' ? 0 : clamp((sky.sun - 0.3) * 1.6),
    // A lit city drowns its stars.
    stars: hour.stars * (1 - sky.grey) ** 2 * (description.kind === 'city' ? 0.07 : 1),
    cover: coverOf(description, sky.cover),
    veil: sky.veil,
    haze: sky.haze * (description.mood === 'mysterious' ? 1.8 : 1) * (isDesert ? 0.6 : 1),
  };
}

/** Sand and snow have no form but their shadows: the sun stands low, yet never behind them. */
function raking(elevation: number): number {
  return elevation < 10 ? elevation + 3 : Math.min(elevation, 27);
}

/** Degrees from straight ahead. Dunes live on light from the side, even at sunset. */
function azimuthOf(kind: SceneDescription['kind'], isLow: boolean, spread: number): number {
  // Woods are seen against the light, which falls through them.
  if (kind === 'forest') return 6 + 9 * spread;
  if (!isLow) return 48 + 24 * spread;
  return kind === 'desert' ? 24 + 6 * spread : 7 + 7 * spread;
}

function coverOf({ mood, time }: SceneDescription, cover: number): number {
  if (mood === 'dramatic') return Math.max(cover, 0.6);
  if (time === 'night') return cover * 0.5;
  return cover;
}

export function scaled([r, g, b]: Rgb, by: number): Rgb {
  return [r * by, g * by, b * by];
}

export function blend(a: Rgb, b: Rgb, t: number): Rgb {
  return [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];
}

export function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function greyed(colour: Rgb, amount: number, level: number): Rgb {
  const grey = luminance(colour) * level;
  return blend(scaled(colour, level), [grey * 0.96, grey, grey * 1.06], amount);
}
