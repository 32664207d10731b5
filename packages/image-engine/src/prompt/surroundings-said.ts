import type { IllustrationDescription, Place } from '../illustration/illustration-description.ts';
import { roofed, type TownName } from '../illustration/place-names.ts';
import type { Placed } from '../illustration/placed.ts';
import type { Finish } from '../illustration/room-finish.ts';
import type { Mood } from '../scene/scene-description.ts';
import { type Both, placesSaid, saidIn } from './described-words.ts';
import type { Language } from './texts.ts';

type LightName = NonNullable<IllustrationDescription['lights']>[number];

const lightsSaid: Readonly<Record<LightName, Both>> = {
  dramatic: ['dans une lumière dramatique', 'in dramatic light'],
  lowkey: ['dans une lumière sombre', 'in gloomy light'],
  highkey: ['dans une lumière très claire', 'in very bright light'],
  soft: ['dans une lumière douce', 'in soft light'],
  sunny: ['en plein soleil', 'in bright sun'],
  golden: ['dans une lumière dorée', 'in golden light'],
  rays: ['sous des rayons de lumière', 'in rays of light'],
  backlit: ['à contre-jour', 'against the light'],
  candle: ['à la lueur d’une flamme', 'by candlelight'],
  moonlit: ['au clair de lune', 'by moonlight'],
  neon: ['à la lumière des néons', 'in neon light'],
  stage: ['sous les projecteurs', 'in the spotlight'],
  faded: ['aux couleurs passées', 'in faded colours'],
  cold: ['dans des tons froids', 'in cold tones'],
  warm: ['dans des tons chauds', 'in warm tones'],
  vivid: ['en couleurs vives', 'in vivid colours'],
  pastel: ['en couleurs pastel', 'in pastel colours'],
  muted: ['en couleurs sourdes', 'in muted colours'],
  glow: ['dans une lueur vaporeuse', 'in a dreamy glow'],
  fireflies: ['parmi des points de lumière', 'among specks of light'],
  grain: ['avec un grain de pellicule', 'with film grain'],
  mono: ['en noir et blanc', 'in black and white'],
  sepia: ['en sépia', 'in sepia'],
};

const moodsOfPictures: Readonly<Record<Mood, Both>> = {
  calm: ['dans une ambiance calme', 'in a calm mood'],
  joyful: ['dans une ambiance joyeuse', 'in a joyful mood'],
  dramatic: ['dans une ambiance dramatique', 'in a dramatic mood'],
  melancholic: ['dans une ambiance mélancolique', 'in a melancholic mood'],
  mysterious: ['dans une ambiance mystérieuse', 'in a mysterious mood'],
  dreamy: ['dans une ambiance onirique', 'in a dreamy mood'],
};

const townsSaid: Readonly<Record<TownName, Both>> = {
  timbered: ['aux maisons à colombages', 'of half-timbered houses'],
  flemish: ['aux pignons à gradins', 'of stepped gables'],
  brick: ['aux maisons de brique', 'of brick houses'],
  wooden: ['aux maisons de bois', 'of wooden houses'],
  granite: ['aux maisons de granit', 'of granite houses'],
  ochre: ['aux façades ocre', 'of ochre houses'],
  tiled: ['aux façades colorées', 'of colourful houses'],
  clay: ['aux murs de terre', 'of clay walls'],
};

const tastesSaid: Readonly<Record<NonNullable<Finish['taste']>, Both>> = {
  scandinavian: ['de style scandinave', 'in Scandinavian style'],
  industrial: ['de style industriel', 'in industrial style'],
  boho: ['de style bohème', 'in boho style'],
  rustic: ['de style rustique', 'in rustic style'],
  luxury: ['de style luxueux', 'in luxurious style'],
  retro: ['de style rétro', 'in retro style'],
  futuristic: ['de style futuriste', 'in futuristic style'],
  baroque: ['de style baroque', 'in baroque style'],
  japanese: ['de style japonais', 'in Japanese style'],
  tropical: ['de style tropical', 'in tropical style'],
  mediterranean: ['de style méditerranéen', 'in Mediterranean style'],
  deco: ['de style art déco', 'in Art Deco style'],
  pastel: ['aux couleurs pastel', 'in pastel colours'],
};

/** « dans une rue aux maisons à colombages », « sur un balcon, face à la mer » */
export function placeOf(
  { town, taste, view, place }: Placed,
  where: string,
  language: Language,
): string {
  if (where === '') return '';
  const built = town ? townsSaid[town] : taste ? tastesSaid[taste] : undefined;
  const seen = view
    ? place === 'road'
      ? saidIn(placesSaid[view], language)
      : facing(view, language)
    : '';
  return [[where, saidIn(built, language)].filter(Boolean).join(' '), seen]
    .filter(Boolean)
    .join(', ');
}

/** « devant des collines » is seen from where one stands. */
const facing = (view: Place, language: Language): string => {
  const scene = saidIn(placesSaid[view], language).replace(/^devant |^before /u, '');
  const isBefore = scene !== saidIn(placesSaid[view], language);
  if (isBefore) return language === 'en' ? `overlooking ${scene}` : `avec vue sur ${scene}`;
  const [french, english] = overlooked[view] ?? [];
  if (!french) return '';
  return language === 'en' ? `overlooking ${english}` : `avec vue sur ${french}`;
};
const overlooked: Partial<Record<Place, Both>> = {
  ...{ sea: ['la mer', 'the sea'], beach: ['une plage', 'a beach'] },
  ...{ river: ['l’eau', 'the water'], harbour: ['un port', 'a harbour'] },
  ...{
    paris: ['Paris', 'Paris'],
    newyork: ['New York', 'New York'],
    field: ['un champ', 'a field'],
  },
  ...{ forest: ['une forêt', 'a forest'], garden: ['un jardin', 'a garden'] },
  ...{ village: ['un village', 'a village'], snow: ['la neige', 'the snow'] },
};

/** From where it is seen, and in which light and mood. */
export function lightOf(placed: Placed, language: Language): string[] {
  const { lights, mood, isFromAbove, isThroughWindow, isDeserted, place } = placed;
  const at = (both: Both) => saidIn(both, language);
  const seen: string[] = [];
  if (isThroughWindow) seen.push(at(['vu par une fenêtre', 'seen through a window']));
  if (isFromAbove) seen.push(at(['vu d’en haut', 'seen from above']));
  if (isDeserted && place) seen.push(at(['sans personne', 'with nobody about']));
  const lit = lights.map((one) => at(lightsSaid[one]));
  // A light says more than the mood that it makes.
  return [...seen, ...(lit.length === 0 && mood ? [at(moodsOfPictures[mood])] : lit)];
}

/** Through a window. */
export const weatherSaid = (said: string, { place }: Placed, language: Language): string =>
  place && roofed.has(place) ? `${said} ${language === 'en' ? 'outside' : 'dehors'}` : said;
