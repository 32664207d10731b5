import type { SceneDescription } from '../scene/scene-description.ts';
import { kindNames } from './texts.ts';

/** A short French description for people who cannot see the picture. */
export function describeScene({ kind, time, season, weather, colours }: SceneDescription): string {
  const parts = [kindNames[kind].name];
  if (kind === 'abstract' || kind === 'still-life') {
    const tones = colours.map((colour) => colourNames[colour]);
    if (tones.length > 0) parts.push(`aux tons ${tones.join(', ')}`);
    return `${parts.join(' ')}.`;
  }
  parts.push(times[time]);
  if (['mountains', 'lake', 'forest', 'countryside'].includes(kind)) parts.push(seasons[season]);
  if (weather !== 'clear') parts.push(weathers[weather]);
  return `${parts.join(', ')}.`;
}

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
};
