import { anyColour } from '../edit/colour-names.ts';
import { fitsKind } from '../prompt/fits-kind.ts';
import {
  mostTelling,
  type ParsedPrompt,
  parsePrompt,
  unique,
  valuesOf,
} from '../prompt/parse-prompt.ts';
import { namedTime } from '../prompt/understand-prompt.ts';
import {
  type Detail,
  hasSeasons,
  type SceneDescription,
  type SceneKind,
  type Weather,
} from '../scene/scene-description.ts';
import { boatsIn } from '../scene/things/draw-accents.ts';

export type SceneChange = {
  readonly scene: SceneDescription;
  /** Whether the words name anything that a scene can have more, less or otherwise. */
  readonly isNamed: boolean;
  /** As typed: what cannot stand in this scene, other places, and what was not recognised. */
  readonly leftOut: readonly string[];
};

const mostColours = 3;

/** What words change in a scene whose place stays: « sans le bateau », « mais la nuit ». `seed` is the scene's. */
export function changeScene(scene: SceneDescription, words: string, seed: number): SceneChange {
  const parsed = parsePrompt(words);
  const added = valuesOf(parsed.meanings, 'detail').filter((one) => fitsKind(scene.kind, one));
  const gone = valuesOf(parsed.denied, 'detail');
  const missing = leftOutOf(parsed, scene).filter((word) => !oneMore.test(word));
  // « ajoute une barque rouge »: its colour is not the picture's, and it has none to be told.
  const isOfAdded = adds.test(words) && (added.length > 0 || missing.length > 0);
  const told = valuesOf(parsed.meanings, 'colour').slice(0, mostColours);
  const colours = isOfAdded ? [] : told;
  const snows = falls(parsed, scene.kind);
  const changed: SceneDescription = {
    ...scene,
    time: namedTime(parsed) ?? scene.time,
    season: snows ? 'winter' : (mostTelling(parsed, 'season') ?? scene.season),
    weather: snows
      ? 'snow'
      : (mostTelling(parsed, 'weather') ?? weatherWithout(parsed, scene.weather)),
    mood: mostTelling(parsed, 'mood') ?? scene.mood,
    colours: colours.length > 0 ? colours : scene.colours,
    details: unique([...scene.details.filter((one) => !gone.includes(one)), ...added]),
    without: unique([...scene.without.filter((one) => !added.includes(one)), ...gone]),
    counts: { ...scene.counts, ...parsed.counts, ...moreOf(scene, added, { parsed, words, seed }) },
  };
  const ofAdded = isOfAdded && told.length > 0 ? (typedColour.exec(words) ?? []).slice(0, 1) : [];
  return { scene: changed, isNamed: namesScene(parsed), leftOut: [...missing, ...ofAdded] };
}

/** « ajoute », « encore », “another”: beside what is there already. */
const adds =
  /(?<!\p{L})(?:r?ajoute[rsz]?|add|encore|autres?|another|other|more|de plus|deuxi[eè]me|troisi[eè]me|second[e]?|third)(?!\p{L})/iu;
const oneMore = /^(?:deuxi[eè]me|troisi[eè]me|second[e]?|third|autres?|another|other)$/iu;

const typedColour = new RegExp(String.raw`(?<!\p{L})${anyColour}(?!\p{L})`, 'iu');

type Told = { readonly parsed: ParsedPrompt; readonly words: string; readonly seed: number };

/** « ajoute un bateau » where one sails already: a second. Only what scenes count can be more. */
function moreOf(
  scene: SceneDescription,
  added: readonly Detail[],
  { parsed, words, seed }: Told,
): SceneDescription['counts'] {
  if (!adds.test(words)) return {};
  const there = {
    boat: boatsIn(scene, seed),
    people: scene.details.includes('people') ? (scene.counts.people ?? 1) : 0,
  };
  const more = (['boat', 'people'] as const).filter((one) => added.includes(one) && there[one] > 0);
  return Object.fromEntries(more.map((one) => [one, there[one] + (parsed.counts[one] ?? 1)]));
}

/** Whether the words speak of what is in a picture, and not of its light, colours or framing. */
export function namesScene({ meanings, denied, beyond }: ParsedPrompt): boolean {
  const isOfScene = meanings.some(({ field }) => field !== 'filler' && field !== 'cannot');
  return isOfScene || denied.length > 0 || beyond.length > 0;
}

/** « sous la neige » lies where a place has seasons, and falls where it has none. */
function falls({ meanings }: ParsedPrompt, kind: SceneKind): boolean {
  const isSaid = meanings.some((one) => one.field === 'kind' && one.value === 'snow');
  return valuesOf(meanings, 'weather').includes('snow') || (isSaid && !hasSeasons(kind));
}

/** « sans nuages » clears the sky; what falls stops, what hides lifts. */
function weatherWithout({ denied }: ParsedPrompt, weather: Weather): Weather {
  const gone = valuesOf(denied, 'weather');
  const isGone = gone.includes(weather) || (gone.includes('cloudy') && weather === 'overcast');
  return isGone ? 'clear' : weather;
}

function leftOutOf(parsed: ParsedPrompt, { kind }: SceneDescription): string[] {
  const misplaced = [...parsed.words].filter(([detail]) => !fitsKind(kind, detail));
  const elsewhere = [...parsed.places].filter(([place]) => place !== kind && place !== 'snow');
  const words = [...misplaced, ...elsewhere].map(([, word]) => word);
  return unique([...parsed.beyond, ...words, ...parsed.unknown]);
}
