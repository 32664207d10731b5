import { hasSeasons, type SceneDescription } from '../scene/scene-description.ts';
import { kindNames } from './texts.ts';

/** A short French description for people who cannot see the picture. */
export function describeScene(scene: SceneDescription): string {
  const { kind, time, season, weather, colours } = scene;
  const parts = [nameOf(scene)];
  if (kind === 'abstract' || kind === 'still-life') {
    const tones = colours.map((colour) => colourNames[colour]);
    if (tones.length > 0) parts.push(`aux tons ${tones.join(', ')}`);
    return `${parts.join(' ')}.`;
  }
  const things = thingsOf(scene);
  if (things.length > 0) parts.push(`avec ${things.join(' et ')}`);
  parts.push(times[time]);
  if (hasSeasons(kind)) parts.push(seasons[season]);
  if (weather !== 'clear') parts.push(weathers[weather]);
  return `${parts.join(', ')}.`;
}

function nameOf({ kind, details }: SceneDescription): string {
  const isCoast = kind === 'city' && details.includes('coast');
  return isCoast ? 'Ville au bord de la mer' : kindNames[kind].name;
}

function thingsOf({ kind, details, counts }: SceneDescription): string[] {
  const hasWater = ['sea', 'beach', 'lake', 'city'].includes(kind);
  if (kind === 'portrait') return [];
  return details.flatMap((detail) => {
    if (detail === 'boat') {
      if (!hasWater) return [];
      return (counts.boat ?? 1) > 1 || details.includes('coast') ? ['des bateaux'] : ['un bateau'];
    }
    if (detail === 'people') {
      const count = counts.people ?? 1;
      return [count > 2 ? 'des promeneurs' : count === 2 ? 'un couple' : 'un promeneur'];
    }
    // Houses of a town are no news; other things stand on open ground.
    return kind === 'city' && detail !== 'rainbow' ? [] : (thingNames[detail] ?? []);
  });
}

const thingNames: Partial<Record<SceneDescription['details'][number], string>> = {
  house: 'une maison',
  village: 'un village',
  castle: 'un château',
  lighthouse: 'un phare',
  windmill: 'un moulin',
  road: 'une route',
  bridge: 'un pont',
  waterfall: 'une cascade',
  rainbow: 'un arc-en-ciel',
  aurora: 'une aurore boréale',
};
const times: Record<SceneDescription['time'], string> = {
  dawn: 'à l’aube',
  morning: 'le matin',
  noon: 'en plein jour',
  afternoon: 'en fin d’après-midi',
  sunset: 'au coucher du soleil',
  dusk: 'au crépuscule',
  night: 'la nuit',
};
const seasons: Record<SceneDescription['season'], string> = {
  spring: 'au printemps',
  summer: 'en été',
  autumn: 'en automne',
  winter: 'en hiver',
};
const weathers: Record<SceneDescription['weather'], string> = {
  clear: 'par temps clair',
  cloudy: 'sous quelques nuages',
  overcast: 'sous un ciel couvert',
  fog: 'dans la brume',
  rain: 'sous la pluie',
  storm: 'sous un ciel d’orage',
  snow: 'sous la neige qui tombe',
};
const colourNames: Record<SceneDescription['colours'][number], string> = {
  red: 'rouges',
  orange: 'orangés',
  yellow: 'jaunes',
  green: 'verts',
  turquoise: 'turquoise',
  blue: 'bleus',
  violet: 'violets',
  pink: 'roses',
  white: 'blancs',
  black: 'noirs',
  grey: 'gris',
  brown: 'bruns',
  gold: 'dorés',
  beige: 'beiges',
};
