import { roleOf } from '../illustration/people/roles.ts';
import type { Placed, PlacedThing } from '../illustration/placed.ts';
import { isEmblem } from '../illustration/vocabulary/emblems.ts';
import { arrangedAs } from '../illustration/vocabulary/flower-kinds.ts';
import { pieces } from '../illustration/vocabulary/pieces.ts';
import { coloursSaid, moodsSaid, numberSaid, posturesSaid } from './described-words.ts';
import {
  anEnglish,
  articleOf,
  type Gender,
  genderOf,
  genderOfPeople,
  isMass,
  isSeveral,
  ofSex,
  ofWord,
  pluralEnglish,
  pluralOf,
} from './nouns.ts';
import {
  alsoSaid,
  dressedAs,
  englishDoing,
  englishPerson,
  frenchDoing,
  frenchPerson,
  isFigure,
  sexOf,
} from './people-said.ts';
import { writeWord } from './spelling/accents.ts';
import type { Language } from './texts.ts';
import { nameIndex } from './things/words/name-index.ts';
import { nameOfThing } from './things/words/name-of-thing.ts';
import { tokenise, typedWords } from './tokenise.ts';
import { toldTogether, whose } from './told-together.ts';
import { asWritten } from './written.ts';

/** What the words of a prompt are for: things are called as they were there, where that is right. */
export type Telling = {
  readonly prompt: string;
  readonly language: Language;
  readonly isOwn: boolean;
  readonly placed: Placed;
};

/** « deux chats noirs endormis », “a smiling girl with glasses” */
export function nounOf(thing: PlacedThing, telling: Telling): string {
  const count = Math.max(1, thing.drawn);
  const pair = toldTogether(thing, telling.language, (one) => nounOf(one, telling));
  if (pair) return pair;
  return telling.language === 'en'
    ? englishNoun(thing, count, telling)
    : frenchNoun(thing, count, telling);
}

/** « un ballon rouge » that was made blue since. */
function withoutOldColours(noun: string, thing: PlacedThing): string {
  const { colour, otherColour, person } = thing;
  // « un vase de roses »: what is in it is no colour.
  if (!colour || person || arrangedAs(thing.id)) return noun;
  const stays = new Set<string>([
    ...coloursSaid[colour],
    ...(otherColour ? coloursSaid[otherColour] : []),
  ]);
  const isOld = (word: string) => {
    const one = word.replace(/s$/u, '');
    return Object.values(coloursSaid).some((forms) => forms.includes(one)) && !stays.has(one);
  };
  const [first = '', ...more] = noun.split(' ');
  return [first, ...more.filter((word) => !isOld(word))].join(' ');
}

type Called = { readonly noun: string; readonly isPlural: boolean; readonly gender: Gender };

function frenchNoun(thing: PlacedThing, count: number, telling: Telling): string {
  const { noun: called, isPlural, gender } = calledInFrench(thing, count, telling);
  const noun = withoutOldColours(called, thing);
  const agreed = (of: readonly [string, string, ...unknown[]] | undefined) => {
    if (!of) return '';
    const form = gender === 'f' ? of[1] : of[0];
    return isPlural && !/(?:[sx]|orange|turquoise|colère)$/u.test(form) ? `${form}s` : form;
  };
  const { colour, otherColour, posture, person } = thing;
  const isGroup = count > 1 && collective.test(noun);
  const has = (word: string) =>
    word === '' || new RegExp(`(^| )${word.slice(0, 4)}`, 'u').test(noun);
  // Of flowers in a vase it is theirs.
  const plain = colour && !person && !thing.parts?.vase ? agreed(coloursSaid[colour]) : '';
  const second = otherColour && plain && !person ? ` et ${agreed(coloursSaid[otherColour])}` : '';
  const more = [
    has(plain) ? '' : plain + second,
    thing.form ? `en forme ${ofWord(nameOfThing(thing.form, 'fr').toLowerCase())}` : '',
    thing.pieces ? `${agreed(['fait', 'faite'])} ${pieces[thing.pieces].fr}` : '',
    posture ? posturesSaid[posture][(isPlural ? 2 : 0) + (gender === 'f' ? 1 : 0)]! : '',
    person ? agreed(moodsSaid[person.mood ?? '']) : '',
    person?.hasBeard && !/barb|moustach/u.test(noun)
      ? agreed(person.beardKind === 'moustache' ? ['moustachu', 'moustachue'] : ['barbu', 'barbue'])
      : '',
    frenchDoing(thing, gender, isPlural),
    alsoSaid(thing, isPlural ? 1 : 0),
    dressedAs(person, 'fr', isPlural),
    person?.glasses ? 'avec des lunettes' : '',
  ].filter((word) => word !== '' && !noun.includes(word));
  const article = isGroup
    ? genderOf(noun) === 'f'
      ? 'une'
      : 'un'
    : isPlural
      ? count > 1 && !thing.isSome
        ? numberSaid(count, 'fr')
        : 'des'
      : articleOf(noun, gender);
  return [article, noun, ...more].join(' ').replace('’ ', '’');
}

function calledInFrench(thing: PlacedThing, count: number, telling: Telling): Called {
  const { person, said } = thing;
  if (isWordRight(thing, telling)) {
    const noun = withAccents(asWritten(said, telling.prompt).replace(whose, ''));
    const gender =
      person && count === 1 && !person.beast
        ? sexOf(person)
        : (genderBefore(said, telling.prompt) ??
          (person && !person.beast ? genderOfPeople(noun) : genderOf(noun)));
    const isTold = isSeveral(noun);
    // « des couples » of whom one is drawn.
    if (person?.bond === 'couple' && count === 2 && /^couples(?= |$)/u.test(noun))
      return { noun: noun.replace('couples', 'couple'), isPlural: false, gender: 'm' };
    // « un couple » is two, and one word.
    if (collective.test(noun)) return { noun, isPlural: false, gender: genderOf(noun) };
    // « un vieux monsieur »
    const isOne = person !== null && count === 1;
    const isPlural = count > 1 || (isTold && !isOne && genderBefore(said, telling.prompt) === null);
    return { noun: count > 1 && !isTold ? pluralOf(noun) : noun, isPlural, gender };
  }
  const bare = nameInFrench(thing, count).replace(/^(une?|des|le|la|les) /u, '');
  const isTold = /^(?:des|les) /u.test(nameInFrench(thing, count)) || isSeveral(bare);
  return {
    noun: count > 1 && !isTold ? pluralOf(bare) : bare,
    isPlural: count > 1 || isTold,
    gender: person && !person.beast ? sexOf(person) : genderOf(bare),
  };
}

/** Somebody by clothes and age; what is drawn as its own picture is called. */
function nameInFrench(thing: PlacedThing, count: number): string {
  const { person, id } = thing;
  if (!person || person.beast)
    return isEmblem(id)
      ? nameOfThing(id, 'fr')
      : nameOfThing(person?.beast ?? id, 'fr').toLowerCase();
  if (/^(person|people)$/.test(id)) return frenchPerson(person, count);
  return ofSex(nameOfThing(id, 'fr').toLowerCase(), sexOf(person));
}

/** « théière », « train à vapeur », typed without accents: as they are written where that is the same word. */
const withAccents = (noun: string): string =>
  noun.replaceAll(' a ', ' à ').replace(/(?<![\p{L}\p{M}])[a-z]{4,}(?![\p{L}\p{M}])/gu, (word) => {
    const [plain = ''] = tokenise(word);
    const written = writeWord(plain);
    return written === plain || written === word || !word.startsWith(plain)
      ? word
      : written + (/[sx]$/u.test(written) ? '' : word.slice(plain.length));
  });

/** Several under one word. */
const collective =
  /^(?:(?:jeune |vieux |petit )?couple|paire|famille|groupe|bande|foule|équipe|classe|troupeau|pair|family|group|crowd|team)(?: |$)/iu;

/** « Tour Eiffel » keeps its name. */
const lowered = (name: string): string =>
  /^\p{Lu}\p{Ll}+$/u.test(name) ? name.toLowerCase() : name;

/** By the article that was typed before it. */
function genderBefore(said: string, prompt: string): Gender | null {
  const words = typedWords(prompt);
  const called = typedWords(said);
  const at = words.findIndex((_, index) =>
    called.every((word, offset) => words[index + offset] === word),
  );
  for (const word of words.slice(Math.max(0, at - 3), Math.max(0, at)).reverse()) {
    if (/^(une|la|cette|ma|sa|petite|grande|belle|vieille|jolie)$/u.test(word)) return 'f';
    if (/^(un|le|ce|cet|mon|petit|grand|beau|vieux)$/u.test(word)) return 'm';
    if (!/^(très|tout|toute|jeune|l|d|de)$/u.test(word)) return null;
  }
  return null;
}

function englishNoun(thing: PlacedThing, count: number, telling: Telling): string {
  const { colour, otherColour, posture, person, said, id } = thing;
  const isRight = isWordRight(thing, telling);
  const name = isRight
    ? asWritten(said, telling.prompt)
    : person && !person.beast && isFigure(thing)
      ? englishPerson(person, count)
      : lowered(nameOfThing(person?.beast ?? id, 'en'));
  const isTold =
    /(?:[^s]s|ses|shes|leaves)$/u.test(name.replace(/ (?:of|with|in|on) .*/u, '')) &&
    !/(?:us|is)$/u.test(name);
  const plain = colour && !person && !thing.parts?.vase ? coloursSaid[colour][2] : '';
  const colours = otherColour && plain ? `${plain} and ${coloursSaid[otherColour][2]}` : plain;
  const mood = person?.mood ? (moodsSaid[person.mood]?.[2] ?? '') : '';
  const ahead = [mood, colours].filter(
    (word) => word !== '' && !name.includes(word.split(' ')[0]!),
  );
  const noun = [...ahead, count > 1 ? pluralEnglish(name) : name].join(' ');
  const behind = [
    thing.form ? `in the shape of ${anEnglish(lowered(nameOfThing(thing.form, 'en')))}` : '',
    thing.pieces ? `made ${pieces[thing.pieces].en}` : '',
    posture ? posturesSaid[posture][4] : '',
    englishDoing(thing),
    alsoSaid(thing, 2),
    dressedAs(person, 'en', count > 1),
    person?.glasses ? 'with glasses' : '',
    person?.hasBeard && !/beard/u.test(name) ? 'with a beard' : '',
  ].filter((word) => word !== '' && !name.includes(word));
  const counted =
    count > 1
      ? `${thing.isSome ? 'some' : numberSaid(count, 'en')} ${noun}`
      : isTold
        ? noun
        : isMass(name, 'en')
          ? `some ${noun}`
          : anEnglish(noun);
  return [counted, ...behind].join(' ');
}

/** Named for what is done, felt or sold, and not for what is seen. */
const activities =
  /^(?:rugby|foot|football|tennis|basket|volley|golf|judo|boxe|karat[ée]|danse|yoga|camping|jazz|musique|mariages?|wedding|saint valentin|no[ëe]l|christmas|halloween|design|gamer|restaurants?|r[ée]cup|p[âa]ques|easter|coiffure|plomberie|cirque|circus|carnaval|carnival|mardi gras|th[ée]|caf[ée]|tea|coffee|vin|wine|feu|fire|terre|earth|univers|voyage|travel|sport|m[ée]tro|clown|jardin [àa] la fran[çc]aise|.* qui .*)$/iu;

/** Whether what is drawn is what the word says, in the language that is told. */
function isWordRight(thing: PlacedThing, { isOwn, prompt, placed }: Telling): boolean {
  const { id, said, person } = thing;
  // Of a mark the word is mostly whose it is.
  if (!isOwn || said === '' || said === id || placed.format === 'logo') return false;
  if (activities.test(said)) return false;
  // « un petit déjeuner » is several things under one word.
  if (placed.things.some((one) => one.said === said && one.id !== id)) return false;
  const words = tokenise(said);
  const known = nameIndex().get(words.join(' '));
  const isSomebodys =
    known === undefined || known.id === (person?.beast ?? id) || roleOf(known.id) !== null;
  if (person) return isSomebodys && !known?.isRelative && !/ (?:qui|who|that)$/u.test(said);
  const isSaid = typedWords(prompt).join(' ').includes(typedWords(said).join(' '));
  return isSaid && known !== undefined && !known.isRelative && !known.isLoose;
}
