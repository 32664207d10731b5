import { makeRandom } from '../maths/seeded-random.ts';
import type {
  Detail,
  SceneDescription,
  SceneKind,
  Season,
  TimeOfDay,
  Weather,
} from '../scene/scene-description.ts';
import { canCarry } from './can-carry.ts';
import { type Composition, chooseKind, needsWater } from './choose-kind.ts';
import { all, type Heard, last, listen, unique } from './listen.ts';
import { texts } from './texts.ts';

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
  const composition = chooseKind(heard);
  const { kind, brings } = composition;
  const random = makeRandom(seed ^ 0x9e37);
  const season = last(heard, 'season') ?? (random() < 0.4 ? 'spring' : 'summer');
  const usualWeather = random() < 0.6 ? 'clear' : 'cloudy';
  const drawn = kind ?? 'abstract';
  const details = unique([...all(heard.meanings, 'detail'), ...brings]).filter((detail) =>
    canCarry(drawn, detail),
  );
  const time = namedTime(heard) ?? usualTime(drawn, { details, random });
  const scene: SceneDescription = {
    kind: drawn,
    time,
    season: seasonOf(drawn, season, heard),
    weather: weatherOf(heard, usualWeather),
    mood: last(heard, 'mood'),
    colours: all(heard.meanings, 'colour').slice(0, 3),
    details,
    without: all(heard.denied, 'detail'),
    counts: heard.counts,
  };
  return { scene, isNamed: kind !== null, notes: notesOf(heard, composition) };
}

/** « lever du soleil, lumière dorée » is a sunrise: golden light is of any low sun. */
function namedTime(heard: Heard): TimeOfDay | undefined {
  const times = all(heard.meanings, 'time');
  return times.findLast((time) => time !== 'afternoon') ?? times.at(-1);
}

/** « sans nuages » asks for a clear sky even where nothing else is said of it. */
function weatherOf(heard: Heard, usual: Weather): Weather {
  const denied = all(heard.denied, 'weather');
  return last(heard, 'weather') ?? (denied.includes('cloudy') ? 'clear' : usual);
}

type Usual = { details: readonly Detail[]; random: () => number };

/** The hours that suit a place, when none was named. */
function usualTime(kind: SceneKind, { details, random }: Usual): TimeOfDay {
  const isNight = details.some((one) => one === 'moon' || one === 'stars' || one === 'aurora');
  if (kind === 'night-sky' || isNight) return 'night';
  // A bow stands opposite the sun, and the lower the sun, the higher the bow.
  if (details.includes('rainbow')) return 'afternoon';
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
  return all(heard.meanings, 'weather').includes('snow') ? 'winter' : season;
}

function notesOf(heard: Heard, { kind, leftOut }: Composition): string[] {
  const misplaced = [...heard.words].filter(([detail]) => !canCarry(kind ?? 'abstract', detail));
  const beyond = unique([...heard.beyond, ...misplaced.map(([, word]) => word)]);
  if (beyond.length > 0) return [texts.cannotDraw(beyond, kind)];
  if (kind === null) return [texts.notUnderstood];
  if (leftOut) {
    const thing = [...heard.words].find(([detail]) => needsWater([detail]))?.[1];
    return [texts.cannotJoin(kind, leftOut, thing)];
  }
  if (heard.unknown.length > 0) return [texts.ignored(heard.unknown.slice(0, 6))];
  return [];
}
