import type { Oklab } from '@armoni/colour/oklab';
import { blend, lighter, tone } from '../../palette/tones.ts';
import { liesSnow, type Setting, snowIn } from '../stage.ts';

/** Of leaves and grass, by the season. */
const greens = {
  summer: ['#6b9c4f', '#7fae58', '#4f8a5a', '#8fae4e'],
  spring: ['#8cbf6c', '#a4cc7c', '#7fb36a', '#f0b3c4'],
  autumn: ['#cf8238', '#dba63f', '#b85a30', '#93743e'],
  winter: ['#7f969f', '#8aa0a8', '#9aaeb5', '#748b94'],
} as const;

export type Tones = Readonly<Record<'dark' | 'mid' | 'light', Oklab>>;

/** A crown's three tones in the hour's light, with so much air before it. */
export function leavesIn(setting: Setting, which: number, air: number): Tones {
  const hexes = greens[setting.season ?? 'summer'];
  const mid = inAir(setting, hexes[which % hexes.length]!, air);
  const depth = 1 - air;
  return {
    dark: lighter(mid, -0.078 * depth),
    mid,
    light: liesSnow(setting)
      ? blend(snowIn(setting), tone(setting.palette.sky), air * 0.5)
      : lighter(mid, 0.055 * depth),
  };
}

/** Needles keep their colour. */
export function needlesIn(setting: Setting, air: number): Tones {
  const mid = inAir(setting, liesSnow(setting) ? '#5f7f86' : '#3d7a58', air);
  const light = liesSnow(setting) ? snowIn(setting) : lighter(mid, 0.05 * (1 - air));
  return { dark: lighter(mid, -0.05 * (1 - air)), mid, light };
}

/** A colour of the land, as much of the palette as holds a picture together. */
export function inAir(setting: Setting, hex: string, air: number): Oklab {
  const { palette, time } = setting;
  if (palette.isDark)
    return blend(blend(tone(hex), tone(palette.ground), 0.72), tone(palette.far), air * 0.8);
  const isLow = time === 'sunset' || time === 'dusk' || time === 'dawn';
  const own = blend(tone(hex), tone(palette.ground), isLow ? 0.6 : 0.38);
  return blend(own, tone(palette.sky), air);
}

/** What blooms keeps its colour by day. */
export function petalIn({ palette, time }: Setting, hex: string): Oklab {
  const isLow = time === 'sunset' || time === 'dusk' || time === 'dawn';
  return blend(tone(hex), tone(palette.ground), palette.isDark ? 0.62 : isLow ? 0.34 : 0.08);
}

/** A meadow's own colour: greener than its palette by day. */
export function grassIn(setting: Setting, air = 0): Oklab {
  const { palette, season } = setting;
  const ground = tone(palette.ground);
  if (liesSnow(setting)) return blend(snowIn(setting), tone(palette.sky), air);
  const isGreen = ground.a < -0.01 && !palette.isDark;
  const own = isGreen && season !== 'autumn' ? blend(ground, tone('#8fb656'), 0.34) : ground;
  return blend(own, tone(palette.isDark ? palette.far : palette.sky), air);
}
