import { hasSeasons, type SceneDescription } from '../scene/scene-description.ts';
import { kindNamesIn, type Language } from './texts.ts';

/** A short description for people who cannot see the picture. */
export function describeScene(scene: SceneDescription, language: Language = 'fr'): string {
  const { kind, time, season, weather, colours } = scene;
  const words = wordsIn[language];
  const parts = [nameOf(scene, language)];
  if (kind === 'abstract' || kind === 'still-life') {
    const tones = colours.map((colour) => words.colours[colour]);
    if (tones.length > 0) parts.push(words.tones(tones.join(', ')));
    return `${parts.join(' ')}.`;
  }
  const things = thingsOf(scene, language);
  if (things.length > 0) parts.push(words.with(things));
  parts.push(words.times[time]);
  if (hasSeasons(kind)) parts.push(words.seasons[season]);
  if (weather !== 'clear') parts.push(words.weathers[weather]);
  return `${parts.join(', ')}.`;
}

function nameOf({ kind, details }: SceneDescription, language: Language): string {
  const isCoast = kind === 'city' && details.includes('coast');
  return isCoast ? wordsIn[language].coast : kindNamesIn[language][kind].name;
}

function thingsOf({ kind, details, counts }: SceneDescription, language: Language): string[] {
  const hasWater = ['sea', 'beach', 'lake', 'city'].includes(kind);
  const { boats, people, things } = wordsIn[language];
  if (kind === 'portrait') return [];
  return details.flatMap((detail) => {
    if (detail === 'boat') {
      if (!hasWater) return [];
      return (counts.boat ?? 1) > 1 || details.includes('coast') ? [boats[1]] : [boats[0]];
    }
    if (detail === 'people') return [people[Math.min(counts.people ?? 1, 3) - 1] ?? people[2]];
    // Houses of a town are no news; other things stand on open ground.
    return kind === 'city' && detail !== 'rainbow' ? [] : (things[detail] ?? []);
  });
}

type Words = {
  readonly with: (things: readonly string[]) => string;
  readonly tones: (listed: string) => string;
  readonly coast: string;
  readonly boats: readonly [one: string, more: string];
  readonly people: readonly [one: string, two: string, more: string];
  readonly things: Partial<Record<SceneDescription['details'][number], string>>;
  readonly times: Record<SceneDescription['time'], string>;
  readonly seasons: Record<SceneDescription['season'], string>;
  readonly weathers: Record<SceneDescription['weather'], string>;
  readonly colours: Record<SceneDescription['colours'][number], string>;
};

const french: Words = {
  with: (things) => `avec ${things.join(' et ')}`,
  tones: (listed) => `aux tons ${listed}`,
  coast: 'Ville au bord de la mer',
  boats: ['un bateau', 'des bateaux'],
  people: ['un promeneur', 'un couple', 'des promeneurs'],
  things: {
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
  },
  times: {
    dawn: 'à l’aube',
    morning: 'le matin',
    noon: 'en plein jour',
    afternoon: 'en fin d’après-midi',
    sunset: 'au coucher du soleil',
    dusk: 'au crépuscule',
    night: 'la nuit',
  },
  seasons: {
    spring: 'au printemps',
    summer: 'en été',
    autumn: 'en automne',
    winter: 'en hiver',
  },
  weathers: {
    clear: 'par temps clair',
    cloudy: 'sous quelques nuages',
    overcast: 'sous un ciel couvert',
    fog: 'dans la brume',
    rain: 'sous la pluie',
    storm: 'sous un ciel d’orage',
    snow: 'sous la neige qui tombe',
  },
  colours: {
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
  },
};

const english: Words = {
  with: (things) => `with ${things.join(' and ')}`,
  tones: (listed) => `in ${listed}`,
  coast: 'City by the sea',
  boats: ['a boat', 'boats'],
  people: ['somebody walking', 'a couple', 'people walking'],
  things: {
    house: 'a house',
    village: 'a village',
    castle: 'a castle',
    lighthouse: 'a lighthouse',
    windmill: 'a windmill',
    road: 'a road',
    bridge: 'a bridge',
    waterfall: 'a waterfall',
    rainbow: 'a rainbow',
    aurora: 'northern lights',
  },
  times: {
    dawn: 'at dawn',
    morning: 'in the morning',
    noon: 'in full daylight',
    afternoon: 'in the late afternoon',
    sunset: 'at sunset',
    dusk: 'at dusk',
    night: 'at night',
  },
  seasons: {
    spring: 'in spring',
    summer: 'in summer',
    autumn: 'in autumn',
    winter: 'in winter',
  },
  weathers: {
    clear: 'in clear weather',
    cloudy: 'under a few clouds',
    overcast: 'under an overcast sky',
    fog: 'in mist',
    rain: 'in the rain',
    storm: 'under a stormy sky',
    snow: 'in falling snow',
  },
  colours: {
    red: 'red',
    orange: 'orange',
    yellow: 'yellow',
    green: 'green',
    turquoise: 'turquoise',
    blue: 'blue',
    violet: 'violet',
    pink: 'pink',
    white: 'white',
    black: 'black',
    grey: 'grey',
    brown: 'brown',
    gold: 'gold',
    beige: 'beige',
  },
};

const wordsIn: Readonly<Record<Language, Words>> = { fr: french, en: english };

/** Hours, seasons and weathers. */
export const circumstancesIn: Readonly<
  Record<Language, Pick<Words, 'times' | 'seasons' | 'weathers'>>
> = wordsIn;
