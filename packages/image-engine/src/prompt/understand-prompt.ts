import {
  type SceneDescription,
  type SceneKind,
  type Season,
  sceneKinds,
  type TimeOfDay,
} from '../scene/scene-description.ts';
import { makeRandom } from '../work/seeded-random.ts';
import { texts } from './texts.ts';
import { longestPhrase, type Meaning, plainWords, vocabulary } from './vocabulary.ts';

export type UnderstoodPrompt = {
  readonly scene: SceneDescription;
  /** False when nothing in the words named a place, a thing or an hour that can be drawn. */
  readonly isNamed: boolean;
  /** What cannot be drawn, in French, for people. */
  readonly notes: readonly string[];
};

/** Longer prompts are read up to here. */
const mostCharacters = 4000;

/** French or English words → what to draw; what they leave open is decided by the seed. */
export function understandPrompt(prompt: string, seed: number): UnderstoodPrompt {
  const heard = listen(prompt.slice(0, mostCharacters));
  const kind = chooseKind(heard);
  const random = makeRandom(seed ^ 0x9e37);
  const season = last(heard, 'season') ?? (random() < 0.4 ? 'spring' : 'summer');
  const weather = last(heard, 'weather') ?? (random() < 0.6 ? 'clear' : 'cloudy');
  const drawn = kind ?? 'abstract';
  const time = last(heard, 'time') ?? usualTime(drawn, { heard, random });
  const scene: SceneDescription = {
    kind: drawn,
    time,
    season: seasonOf(drawn, season, heard),
    weather,
    mood: last(heard, 'mood'),
    colours: all(heard, 'colour').slice(0, 3),
    details: all(heard, 'detail'),
  };
  return { scene, isNamed: kind !== null, notes: notesOf(heard, kind) };
}

type Heard = {
  readonly meanings: readonly Meaning[];
  readonly beyond: readonly string[];
  readonly unknown: readonly string[];
};

/** Longest phrases first; every word is looked up a fixed number of times. */
function listen(prompt: string): Heard {
  const words = plainWords(prompt);
  const typed = typedWords(prompt);
  const meanings: Meaning[] = [];
  const beyond: string[] = [];
  const unknown: string[] = [];
  for (let at = 0; at < words.length; ) {
    const [length, found] = longestAt(words, at);
    meanings.push(...found);
    const said = typed.slice(at, at + length).join(' ');
    if (found.some(({ field }) => field === 'cannot')) beyond.push(said);
    if (found.length === 0 && isContent(words[at]!)) unknown.push(said);
    at += length;
  }
  return { meanings, beyond: unique(beyond), unknown: unique(unknown) };
}

function longestAt(words: readonly string[], at: number): [number, readonly Meaning[]] {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const found = vocabulary.get(words.slice(at, at + length).join(' '));
    if (found) return [length, found];
  }
  return [1, []];
}

/** The same words as typed, one for each plain one. */
function typedWords(prompt: string): string[] {
  return prompt
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}

function isContent(word: string): boolean {
  // Figures say sizes and seeds, which are the caller's to read.
  return word.length > 3 && !/^\p{N}+(x\p{N}+)?$/u.test(word);
}

function chooseKind({ meanings }: Heard): SceneKind | null {
  const votes = new Map<SceneKind, number>();
  for (const meaning of meanings) {
    if (meaning.field !== 'kind') continue;
    votes.set(meaning.value, Math.max(votes.get(meaning.value) ?? 0, meaning.weight));
  }
  let best: SceneKind | null = null;
  for (const kind of sceneKinds) {
    if ((votes.get(kind) ?? 0) > (best ? votes.get(best)! : 0)) best = kind;
  }
  // Stars over a lake are a picture of the sky, with the lake below.
  if (best === 'lake' && votes.has('night-sky')) return 'night-sky';
  return best ?? kindOfHour(meanings);
}

/** « Un coucher de soleil » names no place; everybody sees the sea. */
function kindOfHour(meanings: readonly Meaning[]): SceneKind | null {
  const has = (field: Meaning['field'], value?: string) =>
    meanings.some(
      (one) => one.field === field && (!value || ('value' in one && one.value === value)),
    );
  if (has('detail', 'boat') || has('weather', 'storm')) return 'sea';
  if (has('weather', 'snow')) return 'snow';
  if (has('detail', 'flowers') || has('detail', 'house')) return 'countryside';
  if (has('detail', 'moon') || has('time', 'night')) return 'night-sky';
  if (has('weather', 'rain')) return 'city';
  if (has('weather', 'fog')) return 'forest';
  if (has('time', 'sunset') || has('time', 'dawn') || has('time', 'dusk')) return 'sea';
  if (has('season', 'autumn')) return 'forest';
  if (has('season', 'winter')) return 'snow';
  if (has('season') || has('time') || has('weather')) return 'countryside';
  return null;
}

type Usual = { heard: Heard; random: () => number };

/** The hours that suit a place, when none was named. */
function usualTime(kind: SceneKind, { heard, random }: Usual): TimeOfDay {
  const details = all(heard, 'detail');
  if (kind === 'night-sky' || details.includes('moon') || details.includes('stars')) return 'night';
  const usual: Partial<Record<SceneKind, readonly TimeOfDay[]>> = {
    sea: ['sunset', 'afternoon', 'morning'],
    lake: ['morning', 'sunset', 'dawn'],
    beach: ['noon', 'morning', 'afternoon'],
    forest: ['morning', 'afternoon'],
    desert: ['afternoon', 'sunset', 'morning'],
    city: ['dusk', 'sunset', 'noon'],
    portrait: ['sunset', 'afternoon', 'dusk'],
    'still-life': ['morning', 'afternoon'],
  };
  const choices = usual[kind] ?? ['morning', 'noon', 'afternoon'];
  return choices[Math.floor(random() * choices.length)]!;
}

/** A field of snow is winter whatever else was said; « neige » elsewhere only brings the season. */
function seasonOf(kind: SceneKind, season: Season, heard: Heard): Season {
  if (kind === 'snow') return 'winter';
  const snows = heard.meanings.some((one) => one.field === 'weather' && one.value === 'snow');
  return snows ? 'winter' : season;
}

function notesOf(heard: Heard, kind: SceneKind | null): string[] {
  const isAbstract = kind === null;
  if (heard.beyond.length > 0) return [texts.cannotDraw(heard.beyond, kind)];
  if (isAbstract) return [texts.notUnderstood];
  if (heard.unknown.length > 0) return [texts.ignored(heard.unknown.slice(0, 6))];
  return [];
}

type ValueOf<Field extends Meaning['field']> = Extract<
  Meaning,
  { field: Field; value: unknown }
>['value'];

function all<Field extends 'colour' | 'detail' | 'mood' | 'time' | 'season' | 'weather'>(
  { meanings }: Heard,
  field: Field,
): ValueOf<Field>[] {
  return unique(
    meanings.flatMap((one) => (one.field === field ? [one.value as ValueOf<Field>] : [])),
  );
}

/** The most telling word: a later one, unless it is only « soleil ». */
function last<Field extends 'mood' | 'time' | 'season' | 'weather'>(
  heard: Heard,
  field: Field,
): ValueOf<Field> | null {
  const values = all(heard, field);
  const telling = values.filter((value) => value !== 'clear' && value !== 'noon');
  return telling.at(-1) ?? values.at(-1) ?? null;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
