import { isAsking, isFunctionWord } from './empty-words.ts';
import { nounSaid } from './noun-said.ts';
import { parsePrompt, unique } from './parse-prompt.ts';
import { type Language, textsIn } from './texts.ts';
import { viewpointIn } from './things/reading/viewpoints.ts';
import type { UnderstoodIllustration } from './things/understand-illustration.ts';
import { nameOfThing } from './things/words/name-of-thing.ts';
import { tokenise, typedWords } from './tokenise.ts';
import { asWritten, inStretches, stretchBetween } from './written.ts';

/** Words; whoever writes more has a page to read. */
export const mostNamed = 24;

type Missed = {
  /** What drawing found no picture or no room for. */
  readonly leftOut: readonly string[];
  /** Words that changed nothing. */
  readonly silent: readonly string[];
};

type Told = { readonly prompt: string; readonly language: Language };

/** What of the words of a prompt is drawn as something else, in one of its senses, or not at all. */
export function notesOf(
  { relatives, guesses, doubts, unknown }: UnderstoodIllustration,
  { leftOut, silent }: Missed,
  { prompt, language }: Told,
): string[] {
  const texts = textsIn[language];
  const written = (said: string) => asWritten(said, prompt);
  const related = relatives
    .map(({ said, id }) => ({ said, id, name: nameOfThing(id, language) }))
    // « rose pâle » is drawn as pink, which is pale.
    .filter(
      ({ said, name }) => tokenise(said).join() !== tokenise(name).join() && !paler.test(said),
    )
    .map(({ said, id }) => ({ said: written(said), name: nounSaid(id, language) }));
  const notes = related.length > 0 ? [texts.drawnAsRelatives(related)] : [];
  const guessed = guesses.map(({ said, id }) => ({
    ...{ said: written(said), name: nounSaid(id, language) },
  }));
  if (guessed.length > 0) notes.push(texts.readAs(guessed));
  const chosen = doubts.map((one) => ({ said: written(one.said), name: one[language] }));
  if (chosen.length > 0) notes.push(texts.chosenSense(chosen));
  const typed = new Set(tokenise(prompt));
  const isTyped = (said: string) => tokenise(said).every((word) => typed.has(word));
  // « je suis », « notre »: nothing of it was to be seen.
  const asking = unknown.filter((said) => !tokenise(said).every(isAsking));
  const named = unique([...leftOut, ...asking]).filter(isTyped);
  const missed = unsaid(silent.filter(isTyped), [...notes, ...named]);
  // « leur », “their”: of itself it asks for nothing that could be missing.
  const ignored = inStretches([...named, ...missed], prompt)
    .map((stretch) => stretch.replace(dangling, ''))
    .filter((stretch) => !tokenise(stretch).every(isFunctionWord));
  return ignored.length > 0 ? [...notes, texts.ignored(ignored.slice(0, mostNamed))] : notes;
}

/** What leads on to a word that is seen. */
const dangling =
  /(?: (?:an?|the|of|une?|les?|la|l|des?|du|d|his|her|its|their|my|son|sa|ses|leurs?|and|et))+$/iu;

const paler =
  /(?<!\p{L})(?:rose p[âa]le|rose clair|rose pastel|pale pink|light pink|soft pink|pastel pink)(?!\p{L})/iu;

/** Those of which no note tells already. */
export function unsaid(words: readonly string[], notes: readonly string[]): string[] {
  const told = tokenise(notes.join(' '));
  return unique(words).filter((word) => !tokenise(word).every((one) => told.includes(one)));
}

/** The words that asked for what is not seen. */
export function wordsFor(
  part: string,
  { sayers, ties, description: { things, relations } }: UnderstoodIllustration,
  sayersOf: (part: string) => readonly string[],
  prompt: string,
): readonly string[] {
  const [, ofThing, what] = /^thing (\d+) (.+)$/.exec(part) ?? [];
  if (ofThing !== undefined && what === 'itself')
    return [things[Number(ofThing)]?.said ?? ''].filter(Boolean);
  if (ofThing !== undefined)
    return sayers.flatMap(({ thing, part: said, said: words }) =>
      thing === Number(ofThing) && said === what && !(what === 'size' && modest.test(words))
        ? [words]
        : [],
    );
  // « vu de dessus » is said whole.
  if (part === 'isFromAbove') return viewpointIn(prompt) ?? sayersOf(part);
  const [, act, isFaced] = /^act (\d+)( faced)?$/.exec(part) ?? [];
  if (isFaced && looks.test(ties[Number(act)] ?? '')) return [];
  if (act !== undefined)
    return [(ties[Number(act)] ?? '').replace(/ (?:an?|une?|l[ea]?|du|de|d|son)$/u, '')].filter(
      (said) => said && !joins.test(said),
    );
  const [, tie] = /^relation (\d+)$/.exec(part) ?? [];
  if (part === 'rain') return typedWords(prompt).filter(isOfWeather);
  if (tie === undefined) return sayersOf(part);
  // « dans son garage »: a preposition alone tells nobody what is missing.
  const said = ties[Number(tie)] ?? '';
  const to = things[relations[Number(tie)]?.to ?? -1]?.said ?? '';
  return [(said && stretchBetween(said, to, prompt)) || said].filter(Boolean);
}

const isOfWeather = (word: string): boolean =>
  parsePrompt(word).meanings.some(({ field }) => field === 'weather');

/** Done by who is turned to what is looked at. */
const looks =
  /regard|observ|contempl|admir|fixe|watch|looking|gazing|staring|admiring|guard|gard|prot[èe]g/u;

/** That both are there, and not what one does to the other. */
const joins =
  /^(?:avec|with|et|and|plus|parmi|among|amongst|amid|beside|next to|near|surrounded by|suivi\p{L}* (?:de|d|par)|followed by|[àa] c[ôo]t[ée](?: d\p{L}*)?|(?:au)?pr[èe]s d\p{L}*|face (?:[àa]|aux?)|facing|attach[ée]\p{L}* [àa])$/u;

/** « un petit chat » is one of any size, and a cat or a dog is drawn with the head of a young one. */
const modest =
  /^(petite?s?|small|little|grande?s?|gros|grosses?|big|large|mini|puppy|puppies|chiots?|kittens?|chatons?)$/;
