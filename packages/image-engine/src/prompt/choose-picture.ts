import type {
  Crop,
  IllustrationDescription,
  Person,
  Place,
  WishedThing,
} from '../illustration/illustration-description.ts';
import { isAnimal } from '../illustration/vocabulary/is-animal.ts';
import { packedOf } from '../illustration/vocabulary/read-things.ts';
import type { SceneDescription, SceneKind } from '../scene/scene-description.ts';
import { chooseKind } from './choose-kind.ts';
import { readable } from './longest-prompt.ts';
import { mostNamed, notesOf, unsaid, wordsFor } from './notes-of.ts';
import { type ParsedPrompt, parsePrompt } from './parse-prompt.ts';
import { respell } from './spelling/respell.ts';
import { type Language, textsIn } from './texts.ts';
import { withoutAsking } from './things/reading/asking.ts';
import type { Piece } from './things/reading/piece.ts';
import { indoors } from './things/reading/place-rules.ts';
import {
  type UnderstoodIllustration,
  understandIllustration,
} from './things/understand-illustration.ts';
import { isPictured } from './things/words/shown-by-drawings.ts';
import { emptyPhrases } from './things/words/word-tables.ts';
import { tokenise, typedWords } from './tokenise.ts';
import { isSmall, understandPrompt } from './understand-prompt.ts';
import { type Drawn, type Weighed, weighWords } from './unheard-words.ts';
import { vocabulary } from './vocabulary.ts';
import { inStretches } from './written.ts';

/** What a prompt asks for: a calculated scene, or an illustration of things. */
export type ChosenPicture = (
  | { readonly kind: 'scene'; readonly scene: SceneDescription }
  | { readonly kind: 'illustration'; readonly illustration: IllustrationDescription }
) & {
  /**
   * What of the words is not drawn as said. Drawing an illustration adds what it `leftOut`, parts that it
   * did not show, what its scenery is called, and what it is described as in both languages.
   */
  readonly notes: (
    leftOut?: readonly string[],
    undrawn?: readonly string[],
    scenery?: readonly string[],
    told?: string,
  ) => readonly string[];
};

/** Landscapes are scenes; whatever else can be named is an illustration. */
export function choosePicture(
  typed: string,
  seed: number,
  language: Language = 'fr',
): ChosenPicture {
  const { text, words } = respell(readable(typed));
  const chosen = choosePictureOf(withoutAsking(text), seed, language);
  if (words.length === 0) return chosen;
  const more = textsIn[language].readAs(words);
  return { ...chosen, notes: (...left) => [more, ...chosen.notes(...left)] };
}

function choosePictureOf(prompt: string, seed: number, language: Language): ChosenPicture {
  const understood = posterOf(prompt, understandIllustration(prompt));
  if (!asksForIllustration(prompt, understood)) {
    const { scene, isNamed, notes } = understandPrompt(prompt, seed, language);
    const words = isNamed || !saysNothing(prompt) ? null : lettered(prompt);
    if (words) {
      const illustration = { ...understood.description, format: 'poster' as const, text: words };
      return { kind: 'illustration', illustration, notes: () => [textsIn[language].onlyLettered] };
    }
    const unheardNotes = () => {
      const unheard = isNamed ? unheardOf(prompt, understood).unheard : [];
      const silently = inPhrases(unheard, prompt, understood).filter(
        (word) => !isOfKind(word, scene),
      );
      const told = inStretches(unsaid(silently, notes), prompt);
      return told.length > 0 ? [textsIn[language].ignored(told.slice(0, mostNamed))] : [];
    };
    return { kind: 'scene', scene, notes: () => [...notes, ...unheardNotes()] };
  }
  return {
    kind: 'illustration',
    illustration: understood.description,
    notes: (leftOut = [], undrawn = [], scenery = [], told = '') => {
      const { unheard, sayersOf } = unheardOf(prompt, understood);
      const { description } = understood;
      const things = description.things.filter(
        ({ said }, at) => !leftOut.includes(said) && !undrawn.includes(`thing ${at} itself`),
      );
      const pictured = { wish: { ...description, things }, scenery };
      const isTold = toldIn(told);
      const isMissed = (word: string) => !isPictured(word, pictured) && !isTold(word);
      // A teapot says tea; what has no picture of its own may be seen in another.
      const unseen = undrawn.flatMap((part) =>
        wordsFor(part, understood, sayersOf, prompt).filter(
          (word) => !part.endsWith(' itself') || isMissed(word),
        ),
      );
      const missed = { leftOut, silent: [...unheard.filter(isMissed), ...unseen] };
      const unknown = understood.unknown.filter(isMissed);
      return notesOf({ ...understood, unknown }, missed, { prompt, language });
    },
  };
}

/** A word for what the description names; a colour, a size or a number in it may be said of something else. */
function toldIn(description: string): (word: string) => boolean {
  const told = new Set(tokenise(description));
  return (word) => {
    const [plain = '', ...others] = tokenise(word);
    return others.length === 0 && told.has(plain) && !isSaidOf(plain);
  };
}

const isSaidOf = (word: string): boolean =>
  word.length < 4 ||
  /^(?:petite?|grande?|vieux|vieille|jeune|young|old|small|tiny|deux|troi|quatre|cinq|two|three|four|five)$/.test(
    word,
  ) ||
  parsePrompt(word).meanings.some(({ field }) => field === 'colour');

/** « vu de haut » is said whole. */
function inPhrases(
  unheard: readonly string[],
  prompt: string,
  { pieces }: UnderstoodIllustration,
): readonly string[] {
  const typed = typedWords(prompt);
  const phrases = pieces
    .filter(({ says, from, to }) => says === 'unknown' && to - from > 1)
    .map(({ from, to }) => typed.slice(from, to));
  const isIn = (word: string) => phrases.some((phrase) => phrase.includes(word));
  const said = phrases.filter((phrase) => phrase.some((word) => unheard.includes(word)));
  return [...said.map((phrase) => phrase.join(' ')), ...unheard.filter((word) => !isIn(word))];
}

const watery: ReadonlySet<SceneDescription['kind']> = new Set<SceneDescription['kind']>([
  ...(['sea', 'lake', 'beach', 'city', 'night-sky'] as const),
]);

/** « la campagne » is seen wherever fields are. */
function isOfKind(word: string, { kind, details }: SceneDescription): boolean {
  // Nobody is there who was not asked for.
  if (/^(d[ée]serte?|vide|empty|deserted)s?$/iu.test(word)) return !details.includes('people');
  if (/^(eaux?|water|reflets?|reflections?)$/iu.test(word)) return watery.has(kind);
  // It is calculated as a camera would see it.
  if (isSmall.test(word)) return true;
  if (/^(photo\w*|r[ée]alistes?|realistic|d[ée]taill[ée]e?s?|detailed)$/iu.test(word)) return true;
  return parsePrompt(word).meanings.some(
    (one) =>
      one.field === 'kind' &&
      (one.value === kind || (kind === 'lake' && one.value === 'mountains')),
  );
}

/** Words without which the same would be drawn. */
function unheardOf(prompt: string, understood: UnderstoodIllustration): Weighed {
  const { pieces, words, heard, description, ties } = understood;
  const somebodies = pieces.filter(({ says }) => says === 'person').length;
  // A portrait is of a woman where nobody is named: she who is named is seen all the same.
  const areSeen = somebodies <= description.things.filter(({ person }) => person).length;
  const saidBy = ({ from, to }: Piece) => words.slice(from, to).join(' ');
  const isWhole = (piece: Piece) =>
    piece.to - piece.from > 1 &&
    !/^(unknown|number)$/.test(piece.says) &&
    (piece.says !== 'relation' || resting.test(saidBy(piece)));
  const made = new Set(ties.map((said) => tokenise(said).join(' ')));
  const tying = pieces.filter(
    (piece) =>
      tied.has(piece.says) ||
      (piece.says === 'number' && areSoMany(piece.count, description)) ||
      // « deux éléphants traversant une rivière »: what nothing came of is not heard.
      (piece.says === 'relation' && made.has(saidBy(piece))) ||
      (piece.says === 'person' && areSeen) ||
      (piece.says === 'trait' && Object.keys(piece.trait).length === 0) ||
      // A name of several words is drawn whole: « sapin de Noël »; a figure of speech says nothing.
      (isWhole(piece) && (piece.says !== 'nothing' || emptyPhrases.has(saidBy(piece)))),
  );
  const exempt = new Set([
    ...tying.flatMap(({ from, to }) => words.slice(from, to)),
    ...heard.flatMap((said) => tokenise(said)),
  ]);
  return weighWords(prompt, drawnOf, (word) => exempt.has(word));
}

/** Said of how things stand, not what is there: heard with the words about them. */
const tied: ReadonlySet<string> = new Set(['format', 'manner', 'denial']);

/** « posé sur », “on top of”: how something is there, and no act of its own. */
const resting =
  /^(?:aux?|a|en|tout|sur|sous|dans|pose|assis|juche|perche|couche|debout|plante|monte|on|in|at|over|next|sitting|lying|standing|perched|placed|grow|pouss|flott|float)/;

/** “number 3”, “three handmade soap bars”: a number that is nobody's was not heard. */
const areSoMany = (count: number, { things }: IllustrationDescription): boolean =>
  count === 1 || things.some((thing) => thing.count === count || thing.isSome || thing.isCrowd);

function drawnOf(words: string): Drawn {
  const understood = understandIllustration(words);
  if (!asksForIllustration(words, understood)) return { scene: sceneOf(words) };
  // Nothing is drawn of the words themselves.
  const { things, finish = {}, ...description } = understood.description;
  const parts = [
    ...Object.entries(description),
    ...Object.entries(finish).map(([part, value]) => [`finish.${part}`, value] as const),
  ].map(([part, value]) => [part, JSON.stringify(value)]);
  const shown = things.map(({ said: __, ...thing }) => thing);
  return { ...Object.fromEntries(parts), things: JSON.stringify(shown) };
}

/** What chance decides is no answer to a word: the same for several seeds is. */
const sceneOf = (words: string) =>
  JSON.stringify([1, 2, 3, 4, 5, 6].map((seed) => understandPrompt(words, seed).scene));

/** A poster of what only scenes know plays in the place that comes nearest. */
function posterOf(prompt: string, understood: UnderstoodIllustration): UnderstoodIllustration {
  const { description } = understood;
  const isBare = description.things.length === 0 && description.place === null;
  if (description.format !== 'poster' || !isBare) return understood;
  const parsed = parsePrompt(prompt);
  const { kind } = chooseKind(parsed);
  // « 14 juillet » is a day and no place.
  const place = kind && namesPlace(parsed) && placesOfScenes[kind];
  return place ? { ...understood, description: { ...description, place } } : understood;
}

const placesOfScenes: Partial<Record<SceneKind, Place>> = {
  ...{ sea: 'sea', lake: 'river', beach: 'beach', mountains: 'mountain', forest: 'forest' },
  ...{ desert: 'desert', city: 'city', countryside: 'hills', snow: 'snow' },
};

/** Neither colour, hour nor mood: any scene would be unrelated. */
function saysNothing(prompt: string): boolean {
  const { meanings, beyond } = parsePrompt(prompt);
  return beyond.length === 0 && meanings.every(({ field }) => field === 'filler');
}

const mostLettered = 48;
/** At least a word, and no script but our letters' own. */
const latin = /^(?=.*\p{L}{3})[\p{Script=Latin}\p{N}\p{P}\p{Zs}]+$/u;

/** The words as they are, for a card; null where they are too many or have letters we lack. */
function lettered(prompt: string): readonly string[] | null {
  const line = prompt.normalize('NFC').trim();
  return latin.test(line) && line.length <= mostLettered ? [line] : null;
}

/** Places that a scene shows as well; every other one is an illustration's. */
const calculated: ReadonlySet<Place> = new Set<Place>([
  ...(['city', 'field', 'hills', 'forest', 'desert', 'mountain'] as const),
  ...(['snow', 'beach', 'sea', 'river', 'road', 'sky', 'path'] as const),
]);

const ofSky = /^(sun|(full|crescent)-moon|rainbow)$/;

function asksForIllustration(prompt: string, { description }: UnderstoodIllustration): boolean {
  const { format, manner, things, relations, place, text, crop, design } = description;
  const parsed = parsePrompt(prompt);
  const has = (pattern: RegExp) => pattern.test(prompt);
  if (has(stillLife) && things.every((thing) => isOfScenes(thing.said))) return false;
  // « un tableau abstrait » hangs in a room.
  const isHung = things.length > 0 && place !== null && indoors.has(place);
  if ((has(abstraction) && !isHung) || (has(contour) && place === null && things.every(isPlain)))
    return false;
  const isNamed = things.length > 0 || place !== null;
  const isDesigned = design?.occasion !== undefined || design?.weave !== undefined;
  if (isDesigned || design?.kind === 'sheet' || design?.isDense) return true;
  if (text.length > 0 || (manner !== null && isNamed)) return true;
  if (manner === 'isometrique' || manner === 'carte' || manner === 'plan') return true;
  if (format === 'portrait' || (format !== 'picture' && isNamed)) return true;
  if (place !== null && (description.isThroughWindow || !calculated.has(place))) return true;
  // A scene's house is far off, and of no colour that was told.
  const isOwn = ({ parts, form, pieces, mark, isUpturned }: WishedThing) =>
    [parts, form, pieces, mark, isUpturned].some((told) => told !== undefined);
  if (things.some(isOwn)) return true;
  // Over a scene hang one moon and one bow.
  if (things.some((thing) => ofSky.test(thing.id) && thing.count > 1 && !thing.isSome)) return true;
  // In a scene people are far away, and do nothing but walk.
  if (things.some(({ person }) => person?.doing && !slight.has(person.doing))) return true;
  // Nor are they dressed there as somebody is told to be.
  if (things.some(isDescribed)) return true;
  // Nor do they touch anything.
  if (relations.some(({ at }) => at)) return true;
  // A scene's field has their colour and not their heads.
  if (crop && ownCrops.has(crop)) return true;
  if (!isNamed) return false;
  if (things[0] && inSight.has(things[0].id) && !namesPlace(parsed)) return true;
  // « des oies en vol au-dessus d'un lac »: in a scene they are specks.
  if (things[0]?.posture && isAnimal(things[0].id)) return true;
  // « un voilier sur la mer »: in a scene it is a speck.
  if (
    things[0]?.id === 'big-sailboat' &&
    /^(une?|a|le|the)?\s*(\p{L}+\s+)?(voilier|sail)/iu.test(prompt)
  )
    return true;
  // In a scene every house is a cottage.
  if (things.some(({ id }) => id === 'derelict-house')) return true;
  // « un seul arbre »: no scene counts.
  if (things.length > 0 && has(single)) return true;
  // « une barque rouge sur un lac »: in a scene a boat has its own colour.
  if (parsed.coloured.length > 0) return true;
  // « un phare sur une falaise »: no scene has both.
  if (things.some(({ id }) => id === 'cliff') && things.length > 1) return true;
  const { kind } = chooseKind(parsed);
  if (kind === null || kind === 'portrait' || kind === 'still-life') return true;
  // Sports and dances belong to nobody in a scene; no castle of theirs stands in the clouds.
  if (things.some(({ id, person }) => !person && packedOf(id)?.group === 1)) return true;
  if (place === 'sky' && things.length > 0 && has(aloft)) return true;
  // With an hour and nobody's place named, the people are the picture.
  if (things.some(({ person }) => person) && !namesPlace(parsed)) return true;
  return things.some(({ said }) => !isOfScenes(said));
}

/** In a scene they are far away or missing; whoever names one first wants to see it. */
const inSight = new Set(
  'castle big-sailboat volcano waterfall chalet farmhouse pyramids bamboo cherry-tree campfire igloo yurt'.split(
    ' ',
  ),
);

const ownCrops: ReadonlySet<Crop> = new Set<Crop>([
  ...(['sunflower', 'wheat', 'maize', 'rice', 'tulip', 'vine'] as const),
]);
/** « une jeune femme rousse »: of whom more was said than who it is. */
const isDescribed = ({ person, colour }: IllustrationDescription['things'][number]): boolean =>
  person !== null &&
  (colour !== null ||
    Object.entries(person).some(
      ([trait, told]) => !/^(sex|age|doing|mood|isTurned|bond)$/.test(trait) && Boolean(told),
    ));

const slight: ReadonlySet<Person['doing']> = new Set<Person['doing']>(['walk', 'stand']);

const stillLife = /nature morte|still[ -]life/iu;
const abstraction = /abstrait|abstract/iu;
/** Of whom the outline is enough. */
const isPlain = ({ person, count }: IllustrationDescription['things'][number]): boolean =>
  person !== null && person.costume === undefined && count === 1;

const contour = /silhouette/iu;

const single = /(?<!\p{L})(un seul|une seule|single|lone|solitaire|lonely)(?!\p{L})/iu;
const aloft = /dans les (nuages|airs)|dans le ciel|flott|in the (clouds|sky)/iu;

function namesPlace({ meanings }: ParsedPrompt): boolean {
  return meanings.some(({ field }) => field === 'kind');
}

/** Whether scenes can show what these words name. */
function isOfScenes(said: string): boolean {
  const words = tokenise(said);
  // « bus » is too short to be missed by those who read scenes.
  const isKnown = (word: string) => word.length > 3 || vocabulary.has(word);
  if (!vocabulary.has(words.join(' ')) && !words.every(isKnown)) return false;
  // « une cabane dans les arbres » is no house beside trees.
  if (words.length > 2 && !vocabulary.has(words.join(' '))) return false;
  const { meanings, beyond, unknown } = parsePrompt(said);
  if (beyond.length > 0 || unknown.length > 0) return false;
  return meanings.some(
    ({ field }) => field === 'kind' || field === 'detail' || field === 'weather',
  );
}
