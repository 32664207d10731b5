import type { Oklab } from '@armoni/colour/oklab';
import type { DesignKind, IllustrationDescription, Place } from '../illustration-description.ts';
import { mixed } from '../people/tints.ts';
import { aerials, sections } from '../place-names.ts';
import { indoors } from '../scenery/outdoors/sky.ts';
import { liesSnow } from '../scenery/stage.ts';
import { designPalettes } from './design-palettes.ts';
import type { Palette } from './palettes.ts';
import * as sets from './palettes.ts';
import { toldHex } from './told-hex.ts';
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
  const family = designOf(wish) ?? familyOf(wish);
  const clear = family.filter((one) => subject === null || stands(subject, one));
  const choices = clear.length > 0 ? clear : family;
  const drawn = choices[Math.floor(random() * choices.length)]!;
  // By night what is dark is seen before a sky that is less so.
  const isLost = clear.length === 0 && drawn.isDark && subject !== null && subject.l < leastLight;
  const ofHour = isLost ? moonlit(drawn) : drawn;
  const whitened = liesSnow(wish) && !sets.snowPalettes.includes(drawn) ? snowed(ofHour) : ofHour;
  // Woods and lanes that keep a secret lie in mist.
  const isVeiled = wish.mood === 'mysterious' && wish.weather === null && wish.time === null;
  const isMisty = (wish.weather === 'fog' || isVeiled) && !indoors.has(wish.place ?? '');
  const veiled = isMisty ? hazed(whitened) : whitened;
  const chosen = wish.skyColour ? skied(veiled, toldHex(wish.skyColour, wish.shades)) : veiled;
  const [colour, second] = wish.colours;
  if (colour === undefined)
    return designOf(wish) && isPale(wish) ? { ...chosen, ...underPale(chosen) } : chosen;
  const hex = toldHex(colour, wish.shades);
  const other = second && toldHex(second, wish.shades);
  // A mark's field has it; its paper stays white.
  if (wish.format === 'logo')
    return {
      ...{ ...chosen, ...fieldOf(hex) },
      ...(other ? { ring: other } : {}),
    };
  // « une cuisine blanche »: its cupboards are.
  if (wish.place === 'kitchen') return { ...chosen, ground: hex };
  if (designOf(wish)) return { ...chosen, ...sheetOf(hex, other) };
  return { ...chosen, ...groundOf(hex) };
}

/** Of letters: light ones are read on what is dark. */
const isPale = ({ textColour }: IllustrationDescription): boolean =>
  /^(?:white|beige)$/.test(textColour ?? '');
const underPale = ({ ground, near }: Palette): Partial<Palette> =>
  tone(ground).l > 0.75
    ? sheetOf(mixed(near, '#1d2033', 0.3), undefined)
    : sheetOf(mixed(ground, '#1d2033', 0.3), undefined);

/** Of a designed sheet its occasion's, where no hour was told. */
function designOf({ design, time, place }: IllustrationDescription): readonly Palette[] | null {
  if (!design || time !== null) return null;
  return designPalettes(design, isScene(design.kind) || (place !== null && place !== 'studio'));
}
const isScene = (kind: DesignKind) => kind === 'travel' || kind === 'cover';

function familyOf({
  time,
  season,
  weather,
  place,
  mood,
}: IllustrationDescription): readonly Palette[] {
  if (time === 'night' || place === 'space' || place === 'moon' || place === 'graveyard')
    return sets.nightPalettes;
  if (place === 'stage' || place === 'neon') return sets.nightPalettes;
  if (time === 'sunset' || time === 'dusk' || time === 'dawn') return sets.sunsetPalettes;
  if (weather === 'rain' || weather === 'storm' || weather === 'overcast') return sets.rainPalettes;
  // What the hour and the weather leave open is the mood's.
  if (mood !== null && time === null && season === null) return sets.moodPalettes[mood];
  if (liesSnow({ season, weather }) || place === 'snow' || place === 'ice' || place === 'ski')
    return sets.snowPalettes;
  if (season === 'autumn') return sets.autumnPalettes;
  if (season === 'spring') return sets.springPalettes;
  if (place !== null && blue.has(place)) return sets.dayPalettes.filter(isBlue);
  return place !== null && green.has(place) ? sets.dayPalettes.filter(isGreen) : sets.dayPalettes;
}

/** OKLab lightness: what is darker is lost in the night. */
const leastLight = 0.42;

function moonlit(palette: Palette): Palette {
  const light = (hex: string, share: number) => mixed(hex, '#a9b8e6', share);
  return {
    ...palette,
    sky: light(palette.sky, 0.42),
    far: light(palette.far, 0.36),
    ground: light(palette.ground, 0.34),
    near: light(palette.near, 0.16),
  };
}

/** A told sky keeps the hour's light. */
function skied(palette: Palette, told: string): Palette {
  const sky = palette.isDark ? mixed(told, '#171a33', 0.5) : mixed(told, '#fbf3ea', 0.3);
  return { ...palette, sky, far: mixed(palette.far, sky, 0.35) };
}

/** In mist what is farther is paler. */
function hazed(palette: Palette): Palette {
  const air = palette.isDark ? '#56627e' : '#e4e9ea';
  return {
    ...palette,
    sky: mixed(palette.sky, air, 0.62),
    disc: mixed(palette.disc, air, 0.5),
    far: mixed(palette.far, air, 0.7),
    ground: mixed(palette.ground, air, 0.42),
    near: mixed(palette.near, air, 0.2),
  };
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
  ...(['path', 'avenue', 'zen', 'allotment', 'formal', 'ramparts', 'terraces'] as const),
  ...(['footbridge', 'perched', 'square'] as const),
  ...(['playground', 'campsite', 'orchard', 'bamboo', 'swamp', 'porch'] as const),
]);
/** Whoever asks for the sea or the south means a blue sky. */
const blue: ReadonlySet<Place> = new Set<Place>([
  ...(['cliffs', 'coast', 'isle', 'fjord', 'whitelane', 'balcony', 'townview', 'roofs'] as const),
  ...(['cyclades', 'shipDeck', 'polar'] as const),
  ...aerials,
  ...sections,
]);
const isBlue = ({ name }: Palette) => /^(matin|azur|lagon|ciel|brume|menthe)$/.test(name);
const isGreen = ({ ground }: Palette) => {
  const { a, b } = tone(ground);
  return a < -0.01 && b > -0.05;
};

/** OKLab: a subject nearer to sky or disc is lost in them. */
const apart = 0.16;

function stands(subject: Oklab, { sky, disc }: Palette): boolean {
  return distanceOf(subject, tone(sky)) > apart && distanceOf(subject, tone(disc)) > apart;
}

const fieldOf = (hex: string): Partial<Palette> => ({
  ...{
    ground: hex,
    near: mixed(hex, '#1d2033', 0.3),
    paper: '#faf6ec',
    ink: mixed(hex, '#14161f', 0.75),
  },
});

/** A sheet of the first, its band and its letters of the second. */
const sheetOf = (hex: string, second: string | undefined): Partial<Palette> => ({
  ...{ sky: hex, far: mixed(hex, '#ffffff', 0.12) },
  ...(second ? { ground: second, disc: second } : { ground: mixed(hex, '#1d2033', 0.55) }),
  ...(second && tone(second).l > 0.8 ? { paper: second } : {}),
});

/** « sur fond rose »: the told colour is the ground, with its own darker and lighter. */
function groundOf(hex: string): Partial<Palette> {
  return { sky: hex, paper: hex, isDark: lighter(tone(hex), 0).l < 0.4 };
}
