import type { LightName } from '../raster/light-planes.ts';

export const sceneKinds = [
  'sea',
  'lake',
  'beach',
  'mountains',
  'forest',
  'desert',
  'city',
  'countryside',
  'night-sky',
  'snow',
  'portrait',
  'still-life',
  'abstract',
] as const;
export type SceneKind = (typeof sceneKinds)[number];

/** Where leaves, fields and snow tell the season. */
export function hasSeasons(kind: SceneKind): boolean {
  return ['mountains', 'lake', 'forest', 'countryside'].includes(kind);
}

export const timesOfDay = [
  'dawn',
  'morning',
  'noon',
  'afternoon',
  'sunset',
  'dusk',
  'night',
] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

export const weathers = ['clear', 'cloudy', 'overcast', 'fog', 'rain', 'storm', 'snow'] as const;
export type Weather = (typeof weathers)[number];

export const moods = ['calm', 'joyful', 'dramatic', 'melancholic', 'mysterious', 'dreamy'] as const;
export type Mood = (typeof moods)[number];

export const colourNames = [
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'violet',
  'pink',
  'white',
  'black',
  'grey',
  'brown',
  'gold',
  'beige',
] as const;
export type ColourName = (typeof colourNames)[number];

/** Small things a scene can carry. */
export const details = [
  'boat',
  'house',
  'birds',
  'moon',
  'flowers',
  'stars',
  'palms',
  'conifers',
  'village',
  'castle',
  'lighthouse',
  'windmill',
  'road',
  'bridge',
  'waterfall',
  'rainbow',
  'aurora',
  'people',
  /** Of a city: the open sea before it, mountains behind it. */
  'coast',
  'peaks',
  'apple',
  'pear',
  'orange',
  'lemon',
  'bottle',
  'vase',
  'bowl',
] as const;
export type Detail = (typeof details)[number];

export type { LightName } from '../raster/light-planes.ts';

/** What a prompt was understood to ask for. */
export type SceneDescription = {
  readonly kind: SceneKind;
  readonly time: TimeOfDay;
  readonly season: Season;
  readonly weather: Weather;
  readonly mood: Mood | null;
  readonly colours: readonly ColourName[];
  readonly details: readonly Detail[];
  /** What the words say must not be there. */
  readonly without: readonly Detail[];
  /** How many of a thing, where a number was said. */
  readonly counts: Readonly<Partial<Record<Detail, number>>>;
  /** In which light all of it is seen, where that was told. */
  readonly lights?: readonly LightName[];
};
