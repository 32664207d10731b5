import { clamp } from '../../maths/interpolation.ts';
import type { SceneDescription, Weather } from '../scene-description.ts';
import { hourOf } from './hours.ts';
import { isLow, type Light } from './light.ts';
import { blend, luminance, type Rgb, scaled } from './rgb.ts';

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

/**
 * `side` −1–1 places the sun: its sign chooses the side, its size how far from the middle. `air`
 * 0–1 chooses among the skies of that hour.
 */
export function lightOf(
  description: SceneDescription,
  { side, air }: { readonly side: number; readonly air: number },
): Light {
  const hour = hourOf(description, air);
  const sky = skies[description.weather];
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
    azimuth: Math.sign(side) * azimuthOf(description, isLow(hour), Math.abs(side)),
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
  return elevation < 10 ? elevation + 3 : Math.min(elevation, 21);
}

/** Degrees from straight ahead. Dunes live on light from the side, even at sunset. */
function azimuthOf({ kind, details }: SceneDescription, low: boolean, spread: number): number {
  // A rainbow stands opposite the sun, which is behind the eye.
  if (details.includes('rainbow')) return 164 - 10 * spread;
  // Woods are seen against the light, which falls through them.
  if (kind === 'forest') return 6 + 9 * spread;
  if (!low) return kind === 'desert' ? 74 + 10 * spread : 48 + 24 * spread;
  return kind === 'desert' ? 24 + 6 * spread : 7 + 7 * spread;
}

function coverOf({ mood, time }: SceneDescription, cover: number): number {
  if (mood === 'dramatic') return Math.max(cover, 0.6);
  if (time === 'night') return cover * 0.5;
  return cover;
}

function greyed(colour: Rgb, amount: number, level: number): Rgb {
  const grey = luminance(colour) * level;
  return blend(scaled(colour, level), [grey * 0.96, grey, grey * 1.06], amount);
}
