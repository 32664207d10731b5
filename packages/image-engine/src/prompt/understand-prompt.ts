import { makeRandom } from '../maths/seeded-random.ts';
import type {
  Detail,
  SceneDescription,
  SceneKind,
  Season,
  TimeOfDay,
  Weather,
} from '../scene/scene-description.ts';
import { type Composition, chooseKind, needsWater } from './choose-kind.ts';
import { hoursAsParts } from './clock-hours.ts';
import { isAsking } from './empty-words.ts';
import { fitsKind } from './fits-kind.ts';
import { readLight } from './light-words.ts';
import { readable } from './longest-prompt.ts';
import { mostTelling, type ParsedPrompt, parsePrompt, unique, valuesOf } from './parse-prompt.ts';
import { type Language, textsIn } from './texts.ts';
import { withMildPeaks } from './things/reading/sense-rewordings.ts';
import { tokenise } from './tokenise.ts';

export type UnderstoodPrompt = {
  readonly scene: SceneDescription;
  /** False when nothing in the words named a place, a thing or an hour that can be drawn. */
  readonly isNamed: boolean;
  /** What cannot be drawn, for people. */
  readonly notes: readonly string[];
};

const salt = 0x9e37;
/** Where season and weather were left open. */
const springChance = 0.4;
const clearChance = 0.6;

/** French or English words → what to draw; what they leave open is decided by the seed. */
export function understandPrompt(
  prompt: string,
  seed: number,
  language: Language = 'fr',
): UnderstoodPrompt {
  const read = withMildPeaks(readable(prompt));
  const parsed = parsePrompt(hoursAsParts(read));
  const composition = chooseKind(parsed);
  const { kind, added } = composition;
  const random = makeRandom(seed ^ salt);
  const { lights, said } = readLight(read);
  const season = mostTelling(parsed, 'season') ?? (random() < springChance ? 'spring' : 'summer');
  const usualWeather = random() < clearChance ? 'clear' : 'cloudy';
  const drawn = kind ?? 'abstract';
  const details = unique([...valuesOf(parsed.meanings, 'detail'), ...added]).filter((detail) =>
    fitsKind(drawn, detail),
  );
  const time = namedTime(parsed) ?? usualTime(drawn, { details, random });
  const scene: SceneDescription = {
    kind: drawn,
    time,
    season: seasonOf(drawn, season, parsed),
    weather: snowsIn(drawn, parsed) ? 'snow' : weatherOf(parsed, usualWeather),
    mood: mostTelling(parsed, 'mood'),
    colours: valuesOf(parsed.meanings, 'colour').slice(0, 3),
    details,
    without: valuesOf(parsed.denied, 'detail'),
    counts: parsed.counts,
    ...(lights.length > 0 ? { lights } : {}),
  };
  const seen = new Set(tokenise(said.join(' ')));
  const isSeen = (word: string) => tokenise(word).every((one) => seen.has(one));
  const isMissed = (word: string) =>
    !isSeen(word) && !isSmall.test(word) && !tokenise(word).every(isAsking);
  const left = { ...parsed, unknown: parsed.unknown.filter(isMissed) };
  return { scene, isNamed: kind !== null, notes: notesOf(left, composition, language) };
}

/** In a scene everything is: it stands far away. */
export const isSmall = /^(?:tiny|small|little|mini|minuscules?|petite?s?|distant|lointaine?s?)$/iu;

/** « lever du soleil, lumière dorée » is a sunrise: golden light is of any low sun. */
export function namedTime(parsed: ParsedPrompt): TimeOfDay | undefined {
  const times = valuesOf(parsed.meanings, 'time');
  return times.findLast((time) => time !== 'afternoon') ?? times.at(-1);
}

/** « sans nuages » asks for a clear sky even where nothing else is said of it. */
function weatherOf(parsed: ParsedPrompt, usual: Weather): Weather {
  const denied = valuesOf(parsed.denied, 'weather');
  return mostTelling(parsed, 'weather') ?? (denied.includes('cloudy') ? 'clear' : usual);
}

/** « New York sous la neige »: where no snow lies it falls. */
function snowsIn(kind: SceneKind, { meanings }: ParsedPrompt): boolean {
  return (
    snowless.includes(kind) && meanings.some((one) => one.field === 'kind' && one.value === 'snow')
  );
}

const snowless: readonly SceneKind[] = ['city', 'sea', 'beach'];

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
function seasonOf(kind: SceneKind, season: Season, parsed: ParsedPrompt): Season {
  if (kind === 'snow') return 'winter';
  return valuesOf(parsed.meanings, 'weather').includes('snow') ? 'winter' : season;
}

function notesOf(
  parsed: ParsedPrompt,
  { kind, leftOut }: Composition,
  language: Language,
): string[] {
  const texts = textsIn[language];
  const misplaced = [...parsed.words].filter(([detail]) => !fitsKind(kind ?? 'abstract', detail));
  const beyond = unique([...parsed.beyond, ...misplaced.map(([, word]) => word)]);
  const unread = parsed.unknown.slice(0, 24);
  const missed = unread.length > 0 ? [texts.ignored(unread)] : [];
  if (beyond.length > 0) return [texts.cannotDraw(beyond, kind), ...missed];
  if (kind === null) return [texts.notUnderstood];
  if (leftOut) {
    const thing = [...parsed.words].find(([detail]) => needsWater([detail]))?.[1];
    return [texts.cannotJoin(kind, leftOut, thing)];
  }
  return [...missed, ...(parsed.coloured.length > 0 ? [texts.colourOfAll(parsed.coloured)] : [])];
}
