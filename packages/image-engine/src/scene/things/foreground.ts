import { makeRandom } from '../../maths/seeded-random.ts';
import type { Margins } from '../../raster/margins.ts';
import { isHighSun, type Light } from '../light/light.ts';
import { blend, type Rgb, scaled } from '../light/rgb.ts';
import type { Season } from '../scene-description.ts';
import { asComposed, type ScenePlan } from '../scene-plan.ts';
import type { StrokeList } from './strokes/stroke-list.ts';
import type { Random } from './vary.ts';

/** What every thing needs to draw itself over a scene. */
export type Foreground = {
  /** As composed: the origin is the upper left of its frame. */
  readonly plan: ScenePlan;
  /** What is drawn beyond that frame, pixels. */
  readonly around: Margins;
  readonly strokes: StrokeList;
  readonly random: Random;
  /** Pixels per pixel of a 1024-pixel picture. */
  readonly unit: number;
  /** Albedo of leaves in this season. */
  readonly leaf: Rgb;
  readonly brush: (albedo: Rgb, depth: number) => Brush;
};

/** What things of one albedo at one distance are drawn with; colours include scene light and air. */
export type Brush = {
  readonly strokes: StrokeList;
  readonly random: Random;
  readonly lit: Rgb;
  readonly shade: Rgb;
  readonly bark: Rgb;
  /** −1 the light comes from the left, 1 from the right. */
  readonly lightSide: number;
  /** Scene units. */
  readonly depth: number;
  /** Pixels per pixel of a 1024-pixel picture. */
  readonly unit: number;
  /** 0–1: snow on the branches. */
  readonly snow?: { readonly share: number; readonly colour: Rgb };
};

/** Shares of the sun's and of the sky's light that a thing sends to the eye. */
export type Shares = { readonly sun: number; readonly sky: Rgb };

/** Linear RGB albedos of leaves and of a meadow; set by eye on drawn scenes. */
const leafAlbedos: Record<Season, Rgb> = {
  spring: [0.13, 0.24, 0.045],
  summer: [0.13, 0.19, 0.045],
  autumn: [0.44, 0.19, 0.035],
  winter: [0.2, 0.18, 0.12],
};

/** By eye: near things stand clear of the terrain behind them at every hour. */
const shares = {
  /** Against a low sun in the picture near things are dark, with a rim; else they are lit. */
  againstSun: { sun: 0.16, sky: [0.9, 0.9, 0.9] },
  lit: { sun: 0.62, sky: [0.9, 0.9, 0.9] },
  shade: { sun: 0.03, sky: [0.3, 0.3, 0.3] },
  bark: { sun: 0.1, sky: [0.2, 0.2, 0.2] },
  snow: { sun: 0.2, sky: [0.9, 0.9, 0.95] },
  openAgainstSun: { sun: 0.18, sky: [0.8, 0.8, 0.8] },
  open: { sun: 0.42, sky: [0.8, 0.8, 0.8] },
} as const satisfies Record<string, Shares>;

/** Air before a near thing; it never hides one, and its colour is a little darker than the horizon. */
const air = { hazePerUnit: 0.022, most: 0.9, level: 0.9 } as const;

/** Wet, mossy wood before any light falls on it. */
const darkBark: Rgb = [0.02, 0.015, 0.012];
const white: Rgb = [1, 1, 1];
const branchesInSnow = 0.5;

const foregroundSeed = 0xf0e9;

export function makeForeground(plan: ScenePlan, strokes: StrokeList): Foreground {
  const random = makeRandom(plan.seed ^ foregroundSeed);
  return foregroundOf({ plan: asComposed(plan), around: plan.around, strokes, random });
}

/** Everything that stands in a scene, by the chance that places and shapes it. */
const ownSeeds = {
  ground: 0x11d3,
  forest: 0x24f1,
  accents: 0x3a07,
  waterfall: 0x4b39,
  bridge: 0x5c8d,
  buildings: 0x6d17,
  boats: 0x7e63,
  tent: 0x8fa5,
  people: 0x6afe,
  birds: 0xa0b9,
  conifers: 0xb1cf,
  edgeGrass: 0xc2e1,
  tree: 0xd3f5,
  palms: 0xe40b,
  weather: 0xf51d,
} as const;

/** Chance of its own: with such a thing or without, all else stands where it stood. */
export function withOwnChance(foreground: Foreground, thing: keyof typeof ownSeeds): Foreground {
  return withChanceOf(foreground, ownSeeds[thing]);
}

/** The same before anything is planned. */
export function ownChanceOf(seed: number, thing: keyof typeof ownSeeds): Random {
  return makeRandom(seed ^ foregroundSeed ^ ownSeeds[thing]);
}

const beyondSeeds = { left: 0x1e57, right: 0x2e57, top: 0x3e57, bottom: 0x4e57 } as const;

/** The same for what is drawn beyond the composed frame. */
export function beyondFrame(foreground: Foreground, side: keyof typeof beyondSeeds): Foreground {
  return withChanceOf(foreground, beyondSeeds[side]);
}

function withChanceOf({ plan, around, strokes }: Foreground, seed: number): Foreground {
  const random = makeRandom(plan.seed ^ foregroundSeed ^ seed);
  return foregroundOf({ plan, around, strokes, random });
}

function foregroundOf({
  plan,
  around,
  strokes,
  random,
}: Pick<Foreground, 'plan' | 'around' | 'strokes' | 'random'>): Foreground {
  const unit = Math.sqrt(plan.width * plan.height) / 1024;
  return {
    plan,
    around,
    strokes,
    random,
    unit,
    leaf: leafAlbedos[plan.description.season],
    brush: (albedo, depth) => ({
      strokes,
      random,
      unit,
      depth,
      lightSide: Math.sign(plan.light.azimuth) || 1,
      ...coloursOf(plan, albedo, depth),
    }),
  };
}

function coloursOf({ light, description }: ScenePlan, albedo: Rgb, depth: number) {
  const fog = Math.min(air.most, 1 - Math.exp(-depth * air.hazePerUnit * light.haze));
  const airColour = scaled(light.horizon, air.level);
  const throughAir = (colour: Rgb) => blend(colour, airColour, fog);
  const isSnowy = description.weather === 'snow' || description.season === 'winter';
  return {
    lit: throughAir(reflected(light, albedo, isHighSun(light) ? shares.lit : shares.againstSun)),
    shade: throughAir(reflected(light, albedo, shares.shade)),
    bark: throughAir(blend(darkBark, reflected(light, albedo, shares.bark), 0.5)),
    ...(isSnowy && {
      snow: { share: branchesInSnow, colour: throughAir(reflected(light, white, shares.snow)) },
    }),
  };
}

/** Light that an albedo sends back. */
export function reflected(
  { sun, ambient }: Pick<Light, 'sun' | 'ambient'>,
  albedo: Rgb,
  { sun: part, sky }: Shares,
): Rgb {
  return [
    albedo[0] * (sun[0] * part + ambient[0] * sky[0]),
    albedo[1] * (sun[1] * part + ambient[1] * sky[1]),
    albedo[2] * (sun[2] * part + ambient[2] * sky[2]),
  ];
}

/** Petals and palm trunks: light from all around, and no air before them. */
export function inTheOpen({ light }: ScenePlan, albedo: Rgb): Rgb {
  return reflected(light, albedo, isHighSun(light) ? shares.open : shares.openAgainstSun);
}

/** From shade (0) to full light (1). */
export function tone({ shade, lit }: Pick<Brush, 'shade' | 'lit'>, part: number): Rgb {
  return blend(shade, lit, part);
}
