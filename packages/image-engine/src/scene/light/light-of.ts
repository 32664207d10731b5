import { clamp } from '../../maths/interpolation.ts';
import type { SceneDescription, Weather } from '../scene-description.ts';
import { hourOf } from './hour-of.ts';
import { isHighSun, isLow, type Light } from './light.ts';
import { blend, luminance, type Rgb, scaled } from './rgb.ts';

type WeatherLight = {
  /** As in `Light`. */
  readonly cover: number;
  readonly veil: number;
  readonly haze: number;
  /** Share of the sun that comes through. */
  readonly sun: number;
  /** 0–1: how much of the sky's colour is lost, and how bright the grey is. */
  readonly grey: number;
  readonly level: number;
};

/** By eye; fog is bright, a storm is dark and yet clear between its clouds. */
const weatherLights: Record<Weather, WeatherLight> = {
  clear: { cover: 0.3, veil: 0.4, haze: 1, sun: 1, grey: 0, level: 1 },
  cloudy: { cover: 0.56, veil: 0.6, haze: 1.2, sun: 0.9, grey: 0.1, level: 1 },
  overcast: { cover: 0.78, veil: 1, haze: 2, sun: 0.28, grey: 0.62, level: 0.85 },
  fog: { cover: 0.2, veil: 0.7, haze: 6.5, sun: 0.5, grey: 0.3, level: 1.05 },
  rain: { cover: 0.84, veil: 1, haze: 3.2, sun: 0.16, grey: 0.72, level: 0.62 },
  storm: { cover: 0.74, veil: 0.9, haze: 1.7, sun: 0.3, grey: 0.6, level: 0.55 },
  snow: { cover: 0.72, veil: 1, haze: 4, sun: 0.32, grey: 0.6, level: 0.95 },
};

/** What a grey sky does to light beyond its own grey: the sun keeps some colour, glow more. */
const greying = { sun: 0.6, glow: 0.5, glowLeft: 0.25, glowOfSun: 0.75, brightens: 0.5 } as const;
/** A grey sky is a little blue. */
const greyTint: Rgb = [0.96, 1, 1.06];

/** Snow sends back nearly all: metered as grass is, it would be a white sheet. */
const snowExposure = 0.72;
/** Share of the sun from which its disc begins to show, and how soon it is whole. */
const disc = { from: 0.3, slope: 1.6 } as const;
/** A lit city drowns its stars. */
const starsOverCity = 0.07;
const hazes = { mysterious: 1.8, desert: 0.6 } as const;
const covers = { dramatic: 0.6, night: 0.5 } as const;

/**
 * `side` −1–1 places the sun: its sign chooses the side, its size how far from the middle. `air`
 * 0–1 chooses among the skies of that hour.
 */
export function lightOf(
  description: SceneDescription,
  { side, air }: { readonly side: number; readonly air: number },
): Light {
  const { kind, time, mood } = description;
  const hour = hourOf(description, air);
  const weather = weatherLights[description.weather];
  const grey = (colour: Rgb) => greyed(colour, weather.grey, weather.level);
  const glowShare = greying.glowLeft + greying.glowOfSun * weather.sun;
  return {
    ...hour,
    zenith: grey(hour.zenith),
    middle: grey(hour.middle),
    horizon: grey(hour.horizon),
    sun: scaled(greyed(hour.sun, weather.grey * greying.sun, 1), weather.sun),
    glow: scaled(greyed(hour.glow, weather.grey * greying.glow, 1), glowShare),
    ambient: scaled(grey(hour.ambient), 1 + greying.brightens * weather.grey),
    elevation: kind === 'desert' || kind === 'snow' ? raking(hour.elevation) : hour.elevation,
    exposure: hour.exposure * (kind === 'snow' ? snowExposure : 1),
    azimuth: Math.sign(side) * azimuthOf(description, isLow(hour), Math.abs(side)),
    disc: time === 'dusk' ? 0 : clamp((weather.sun - disc.from) * disc.slope),
    stars: hour.stars * (1 - weather.grey) ** 2 * (kind === 'city' ? starsOverCity : 1),
    cover: coverOf(description, weather.cover),
    veil: weather.veil,
    haze:
      weather.haze *
      (mood === 'mysterious' ? hazes.mysterious : 1) *
      (kind === 'desert' ? hazes.desert : 1),
  };
}

/** Degrees: a low sun a little higher, a high one much lower. */
const rakingLight = { higher: 3, highest: 21 } as const;

/** Sand and snow have no form but their shadows: the sun stands low, yet never behind them. */
function raking(elevation: number): number {
  return isHighSun({ elevation })
    ? Math.min(elevation, rakingLight.highest)
    : elevation + rakingLight.higher;
}

/** Degrees from straight ahead, and how many more at the side's end. */
const azimuths = {
  /** A rainbow stands opposite the sun, which is behind the eye. */
  rainbow: { from: 164, spread: -10 },
  /** Woods are seen against the light, which falls through them. */
  forest: { from: 6, spread: 9 },
  /** A low sun stands in the picture, near a third; a high one lights it from the side. */
  low: { from: 7, spread: 7 },
  high: { from: 48, spread: 24 },
  /** Dunes live on light from the side, even at sunset. */
  desertLow: { from: 24, spread: 6 },
  desertHigh: { from: 74, spread: 10 },
} as const;

function azimuthOf(description: SceneDescription, low: boolean, share: number): number {
  const { from, spread } = azimuths[placeOfSun(description, low)];
  return from + spread * share;
}

function placeOfSun({ kind, details }: SceneDescription, low: boolean): keyof typeof azimuths {
  if (details.includes('rainbow')) return 'rainbow';
  if (kind === 'forest') return 'forest';
  if (kind === 'desert') return low ? 'desertLow' : 'desertHigh';
  return low ? 'low' : 'high';
}

function coverOf({ mood, time }: SceneDescription, cover: number): number {
  if (mood === 'dramatic') return Math.max(cover, covers.dramatic);
  if (time === 'night') return cover * covers.night;
  return cover;
}

function greyed(colour: Rgb, amount: number, level: number): Rgb {
  const grey = luminance(colour) * level;
  const [r, g, b] = greyTint;
  return blend(scaled(colour, level), [grey * r, grey * g, grey * b], amount);
}
