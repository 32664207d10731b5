import type { Oklab } from '@armoni/colour/oklab';
import type { IllustrationDescription, Place } from '../illustration-description.ts';
import { mixed } from '../people/tints.ts';
import { liesSnow } from '../scenery/stage.ts';
import { toldColours } from './colour-drawing.ts';
import type { Palette } from './palettes.ts';
import * as sets from './palettes.ts';
import { distanceOf, lighter, tone } from './tones.ts';

/**
 * The hour, the weather and the season name a family of palettes; of it the wish and the seed choose
 * among those from which the subject stands out.
 */
export function choosePalette(
  wish: IllustrationDescription,
  subject: Oklab | null,
  random: () => number,
): Palette {
  const family = familyOf(wish);
  const clear = family.filter((one) => subject === null || stands(subject, one));
  const choices = clear.length > 0 ? clear : family;
  const ofHour = choices[Math.floor(random() * choices.length)]!;
  const chosen = liesSnow(wish) && !sets.snowPalettes.includes(ofHour) ? snowed(ofHour) : ofHour;
  const [colour] = wish.colours;
  if (colour === undefined) return chosen;
  // « une cuisine blanche »: its cupboards are.
  if (wish.place === 'kitchen') return { ...chosen, ground: toldColours[colour] };
  return { ...chosen, ...groundOf(toldColours[colour]) };
}

function familyOf({ time, season, weather, place }: IllustrationDescription): readonly Palette[] {
  if (time === 'night' || place === 'space' || place === 'moon' || place === 'graveyard')
    return sets.nightPalettes;
  if (place === 'stage' || place === 'neon') return sets.nightPalettes;
  if (time === 'sunset' || time === 'dusk' || time === 'dawn') return sets.sunsetPalettes;
  if (weather === 'rain' || weather === 'storm' || weather === 'overcast') return sets.rainPalettes;
  if (liesSnow({ season, weather }) || place === 'snow' || place === 'ice')
    return sets.snowPalettes;
  if (season === 'autumn') return sets.autumnPalettes;
  if (season === 'spring') return sets.springPalettes;
  return place !== null && green.has(place) ? sets.dayPalettes.filter(isGreen) : sets.dayPalettes;
}

/** By night and at sunset snow has the hour's own light. */
function snowed(palette: Palette): Palette {
  const share = palette.isDark ? 0.42 : 0.7;
  const white = (hex: string, less = 0) => mixed(hex, '#eaf1fa', share - less);
  return {
    ...palette,
    far: white(palette.far, 0.25),
    ground: white(palette.ground),
    near: white(palette.near, 0.08),
  };
}

/** Whoever asks for meadows and woods means green ones. */
const green: ReadonlySet<Place> = new Set<Place>([
  ...([
    'field',
    'hills',
    'garden',
    'forest',
    'jungle',
    'mountain',
    'road',
    'stadium',
    'river',
  ] as const),
]);
const isGreen = ({ ground }: Palette) => {
  const { a, b } = tone(ground);
  return a < -0.01 && b > -0.05;
};

/** OKLab: a subject nearer to sky or disc is lost in them. */
const apart = 0.16;

function stands(subject: Oklab, { sky, disc }: Palette): boolean {
  return distanceOf(subject, tone(sky)) > apart && distanceOf(subject, tone(disc)) > apart;
}

/** « sur fond rose »: the told colour is the ground, with its own darker and lighter. */
function groundOf(hex: string): Partial<Palette> {
  return { sky: hex, paper: hex, isDark: lighter(tone(hex), 0).l < 0.4 };
}
