import type { Relation } from '../illustration/illustration-description.ts';
import { roleOf } from '../illustration/people/roles.ts';
import { roofed } from '../illustration/place-names.ts';
import type { Placed, PlacedThing } from '../illustration/placed.ts';
import { circumstancesIn } from './describe-scene.ts';
import {
  coloursSaid,
  cropsSaid,
  designsSaid,
  doingsSaid,
  mannersSaid,
  moodsSaid,
  numberSaid,
  placesSaid,
  posturesSaid,
  relationsSaid,
  saidIn,
  weavesSaid,
} from './described-words.ts';
import { anEnglish, type Gender, genderOf, ofWord, pluralEnglish, pluralOf } from './nouns.ts';
import type { Language } from './texts.ts';
import { costumeNames } from './things/drawn-names.ts';
import { nameIndex } from './things/name-index.ts';
import { nameOfThing } from './things/name-of-thing.ts';
import { readsEnglish, readsFrench } from './things/reading-rules.ts';
import { tokenise, typedWords } from './tokenise.ts';
import { asWritten } from './written.ts';

/** What the words of a prompt are for: things are called as they were there, where that is right. */
type Telling = {
  readonly prompt: string;
  readonly language: Language;
  readonly isOwn: boolean;
  readonly placed: Placed;
};

/**
 * A sentence for people who cannot see the picture: who and how many, doing what, where and when. It
 * tells what was placed, and nothing that was only wished.
 */
export function describeIllustration(
  placed: Placed,
  prompt: string,
  language: Language = 'fr',
): string {
  const words = tokenise(prompt);
  const isOwn = language === 'en' ? readsEnglish(words) : readsFrench(words);
  const telling = { prompt, language, isOwn, placed };
  const scenes = circumstancesIn[language];
  const { place, crop, time, weather, season, text } = placed;
  const where = crop && place === 'field' ? cropsSaid[crop] : place ? placesSaid[place] : undefined;
  const isTold = placed.relations.some(({ to }) => /table/.test(placed.things[to]?.id ?? ''));
  const things = groupsOf(placed, telling);
  const woven = saidIn(placed.weave ? weavesSaid[placed.weave] : undefined, language);
  const groups = woven && things.length === 0 ? [woven] : things;
  // What is printed has a ground of its own.
  const isPrinted = place === 'studio' && designOf(placed) !== null;
  const around = isPrinted ? '' : saidIn(where, language);
  const parts = [
    groups.length > 0 ? listOf(groups, language) : sceneAlone(around),
    groups.length === 0 || (place === 'table' && isTold) ? '' : around,
    time ? scenes.times[time] : '',
    season && place ? scenes.seasons[season] : '',
    weather && weather !== 'clear' ? weatherOf(scenes.weathers[weather], placed, language) : '',
    wordsOn(text, language),
  ].filter(Boolean);
  const kind = kindOf(placed, language);
  if (parts.length === 0) return `${kind}.`;
  // Nothing but letters.
  if (parts.length === 1 && text.length > 0) return `${kind} ${parts[0]}.`;
  return `${kind}${language === 'en' ? '' : ' '}: ${parts.join(', ')}.`;
}

/** Through a window. */
const weatherOf = (said: string, { place }: Placed, language: Language): string =>
  place && roofed.has(place) ? `${said} ${language === 'en' ? 'outside' : 'dehors'}` : said;

/** « dans une rue » → « une rue » */
const sceneAlone = (where: string): string =>
  where
    .replace(/^en mer$/u, 'la mer')
    .replace(/^sous l’eau$/u, 'le fond de la mer')
    .replace(/^dans la neige$/u, 'un paysage enneigé')
    .replace(/^au bord de l’eau$/u, 'une rive')
    .replace(/^au bord (?:d’|de )/u, '')
    .replace(/^(?:dans|sur|devant|à) /u, '')
    .replace(/^at sea$/u, 'the sea')
    .replace(/^under water$/u, 'the sea bed')
    .replace(/^(?:in|on|before|at|by) /u, '');

function kindOf(placed: Placed, language: Language): string {
  const { format, manner } = placed;
  const own = language === 'en' ? englishKinds[format] : frenchKinds[format];
  if (own) return own;
  const named = saidIn(designOf(placed) ?? ['Illustration', 'Illustration'], language);
  return `${named} ${saidIn(mannersSaid[manner], language)}`.trim();
}
const designOf = ({ design }: Placed) => (design && designsSaid[design]) ?? null;

const frenchKinds: Partial<Record<Placed['format'], string>> = {
  ...{ logo: 'Logo', pattern: 'Motif répété', portrait: 'Portrait' },
  ...{ sign: 'Panneau', packshot: 'Photo de produit dessinée' },
};
const englishKinds: Partial<Record<Placed['format'], string>> = {
  ...{ logo: 'Logo', pattern: 'Repeated pattern', portrait: 'Portrait' },
  ...{ sign: 'Sign', packshot: 'Drawn product shot' },
};

function wordsOn(text: readonly string[], language: Language): string {
  if (text.length === 0) return '';
  const lines = text.map((line) => (language === 'en' ? `"${line}"` : `« ${line} »`)).join(', ');
  return language === 'en' ? `with the words ${lines}` : `avec les mots ${lines}`;
}

/** « a, b et c » */
function listOf(parts: readonly string[], language: Language): string {
  const and = language === 'en' ? 'and' : 'et';
  return parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
}

/** Each thing that stands to no other, with what stands to it. */
function groupsOf({ things, relations, format }: Placed, telling: Telling): string[] {
  const told = new Set<number>();
  const spoken = relations.filter((tie) => prepositionOf(tie, telling.language) !== null);
  const said = (at: number): string => {
    told.add(at);
    // What is carried first, then where: else the one would stand on the other.
    const own = spoken
      .filter(({ of, to }) => of === at && !told.has(to))
      .sort((one, other) => Number(isPlacing(one)) - Number(isPlacing(other)));
    const followers = own.map((tie, nth) => {
      if (told.has(tie.to)) return '';
      const phrase = tied(prepositionOf(tie, telling.language)!, said(tie.to), telling.language);
      return nth > 0 ? `, ${phrase}` : ` ${phrase}`;
    });
    return nounOf(things[at]!, telling) + followers.join('');
  };
  const isLed = (at: number) => spoken.some(({ of, to }) => to === at && of !== at);
  const order = [...things.keys()].sort(
    (one, other) => Number(isLed(one)) - Number(isLed(other)) || one - other,
  );
  const groups: { at: number; said: string }[] = [];
  for (const at of order) if (!told.has(at)) groups.push({ at, said: said(at) });
  const sayings = groups.sort((one, other) => one.at - other.at).map((group) => group.said);
  // A mark has no articles.
  return format === 'logo' ? sayings : [...new Set(sayings)];
}

const isPlacing = ({ kind }: Relation): boolean => !/^(beside|holds|wears|breathes)$/.test(kind);

const tied = (preposition: string, noun: string, language: Language): string =>
  language === 'fr' && preposition.endsWith(' de')
    ? `${preposition.slice(0, -3)} ${ofWord(noun.replace(/^des /u, ''))}`
    : `${preposition} ${noun}`;

/** Null where both are only there. */
function prepositionOf({ kind, isHeld, isNear }: Relation, language: Language): string | null {
  if (kind !== 'beside') return saidIn(relationsSaid[kind], language) || null;
  if (isHeld) return language === 'en' ? 'with' : 'avec';
  if (isNear) return language === 'en' ? 'next to' : 'à côté de';
  return null;
}

/** « deux chats noirs endormis », “a smiling girl with glasses” */
function nounOf(thing: PlacedThing, telling: Telling): string {
  const count = Math.max(1, thing.drawn);
  return telling.language === 'en'
    ? englishNoun(thing, count, telling)
    : frenchNoun(thing, count, telling);
}

/** « un ballon rouge » that was made blue since. */
function withoutOldColours(noun: string, { colour, otherColour, person }: PlacedThing): string {
  if (!colour || person) return noun;
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
  const plain = colour && !person ? agreed(coloursSaid[colour]) : '';
  const second = otherColour && plain && !person ? ` et ${agreed(coloursSaid[otherColour])}` : '';
  const doing = doingOf(thing);
  const more = [
    has(plain) ? '' : plain + second,
    posture ? posturesSaid[posture][(isPlural ? 2 : 0) + (gender === 'f' ? 1 : 0)]! : '',
    person ? agreed(moodsSaid[person.mood ?? '']) : '',
    doing ? (doingsSaid[doing]?.[isPlural ? 1 : 0] ?? '') : '',
    person?.glasses ? 'avec des lunettes' : '',
    person?.hasBeard && !/barb/u.test(noun) ? agreed(['barbu', 'barbue']) : '',
  ].filter((word) => word !== '' && !noun.includes(word));
  const article = isGroup
    ? genderOf(noun) === 'f'
      ? 'une'
      : 'un'
    : isPlural
      ? count > 1 && !thing.isSome
        ? numberSaid(count, 'fr')
        : 'des'
      : gender === 'f'
        ? 'une'
        : 'un';
  return [article, noun, ...more].join(' ');
}

function calledInFrench(thing: PlacedThing, count: number, telling: Telling): Called {
  const { person, said, id } = thing;
  if (isWordRight(thing, telling)) {
    const noun = asWritten(said, telling.prompt);
    const gender =
      person && count === 1
        ? sexOf(person)
        : (genderBefore(said, telling.prompt) ?? genderOf(noun));
    const isTold = /[^sx’']s$|x$/u.test(noun.split(' ')[0] ?? '') && !singular.test(noun);
    const isPlural = count > 1 || (isTold && genderBefore(said, telling.prompt) === null);
    return { noun: count > 1 && !isTold ? pluralOf(noun) : noun, isPlural, gender };
  }
  const name =
    person && /^(person|people)$/.test(id)
      ? frenchPerson(person, count)
      : nameOfThing(id, 'fr').toLowerCase();
  const bare = name.replace(/^(une?|des|le|la|les) /u, '');
  const isTold =
    /^(?:des|les) /u.test(name) ||
    /^(?:.*eaux|frites|ciseaux|lunettes|myrtilles|cerises|cacahuètes|haricots|gants|chaussettes|baguettes|vêtements|livres|bulles|boucles|feux) ?/u.test(
      bare,
    );
  return {
    noun: count > 1 && !isTold ? pluralOf(bare) : bare,
    isPlural: count > 1 || isTold,
    gender: person ? sexOf(person) : genderOf(bare),
  };
}

/** Several under one word. */
const collective =
  /^(?:(?:jeune |vieux |petit )?couple|paire|famille|groupe|bande|foule|équipe|classe|troupeau|pair|family|group|crowd|team)(?: |$)/iu;

/** Somebody by clothes and age, and no picture of his own. */
const isFigure = ({ id, person }: PlacedThing): boolean =>
  person !== null && (/^(person|people)$/.test(id) || roleOf(id) !== null);

/** « Tour Eiffel » keeps its name. */
const lowered = (name: string): string =>
  /^\p{Lu}\p{Ll}+$/u.test(name) ? name.toLowerCase() : name;

/** Ends like several and is one. */
const singular =
  /^(?:ours|souris|bras|tapis|bois|repas|puits|palais|ananas|brebis|perdrix|noix|croix|choix|houx|phénix|lynx|box|prix|radis|cactus|iris|lys|lotus|bus|abribus|autobus|corps|dos|os|jus|couscous|panais|relais|marais|fils|gars|temps|printemps|héros|super-héros|tennis|pubis|mars|judas|as|anis|maïs|cassis|paradis|taillis|châssis|logis|permis|avis|vernis|buis|atlas|canevas|matelas|cadenas|verglas|lilas|plus|virus|hibiscus|eucalyptus|crocus|campus|velours|parcours|concours|discours|secours|cours|cosmos|albatros|rhinocéros|tyrannosaurus|stégosaurus|biceps|forceps|relais|colis|taxis?|paix|voix|faux)(?:$| )/iu;

/** « un bébé », whichever it is. */
const sexOf = ({ sex, age }: NonNullable<PlacedThing['person']>): Gender =>
  sex === 'woman' && age !== 'baby' ? 'f' : 'm';

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

function frenchPerson(
  { sex, age, costume }: NonNullable<PlacedThing['person']>,
  count: number,
): string {
  const worn = costume && costumeNames[costume]?.[sex === 'woman' ? 1 : 0];
  if (worn) return worn;
  if (age === 'baby') return 'bébé';
  if (count > 1 && age === 'child') return 'enfant';
  if (count > 1) return age === 'old' ? 'personne âgée' : 'personne';
  if (age === 'child') return sex === 'woman' ? 'petite fille' : 'petit garçon';
  if (age === 'young') return sex === 'woman' ? 'jeune femme' : 'jeune homme';
  if (age === 'old') return sex === 'woman' ? 'femme âgée' : 'homme âgé';
  return sex === 'woman' ? 'femme' : 'homme';
}

function englishPerson(
  { sex, age, costume }: NonNullable<PlacedThing['person']>,
  count: number,
): string {
  const worn = costume && costumeNames[costume]?.[2];
  if (worn) return worn;
  if (age === 'baby') return 'baby';
  if (count > 1) return age === 'child' ? 'child' : age === 'old' ? 'elderly person' : 'person';
  if (age === 'child') return sex === 'woman' ? 'girl' : 'boy';
  const who = sex === 'woman' ? 'woman' : 'man';
  return age === 'young' ? `young ${who}` : age === 'old' ? `elderly ${who}` : who;
}

function englishNoun(thing: PlacedThing, count: number, telling: Telling): string {
  const { colour, otherColour, posture, person, said, id } = thing;
  const isRight = isWordRight(thing, telling);
  const name = isRight
    ? asWritten(said, telling.prompt)
    : person && isFigure(thing)
      ? englishPerson(person, count)
      : lowered(nameOfThing(id, 'en'));
  const isTold =
    /(?:[^s]s|ses|shes|leaves)$/u.test(name.replace(/ (?:of|with|in|on) .*/u, '')) &&
    !/(?:us|is)$/u.test(name);
  const plain = colour && !person ? coloursSaid[colour][2] : '';
  const colours = otherColour && plain ? `${plain} and ${coloursSaid[otherColour][2]}` : plain;
  const mood = person?.mood ? (moodsSaid[person.mood]?.[2] ?? '') : '';
  const ahead = [mood, colours].filter(
    (word) => word !== '' && !name.includes(word.split(' ')[0]!),
  );
  const noun = [...ahead, count > 1 ? pluralEnglish(name) : name].join(' ');
  const doing = doingOf(thing);
  const behind = [
    posture ? posturesSaid[posture][4] : '',
    doing ? (doingsSaid[doing]?.[2] ?? '') : '',
    person?.glasses ? 'with glasses' : '',
    person?.hasBeard && !/beard/u.test(name) ? 'with a beard' : '',
  ].filter((word) => word !== '' && !name.includes(word));
  const counted =
    count > 1
      ? `${thing.isSome ? 'some' : numberSaid(count, 'en')} ${noun}`
      : isTold
        ? noun
        : anEnglish(noun);
  return [counted, ...behind].join(' ');
}

/** What is seen of it: who sits at a table works, reads or eats there. */
function doingOf({ person, pose }: PlacedThing) {
  if (pose) return pose in doingsSaid ? pose : undefined;
  return person?.doing;
}

/** Named for what is done, felt or sold, and not for what is seen. */
const activities =
  /^(?:rugby|foot|football|tennis|basket|volley|golf|judo|boxe|karat[ée]|danse|yoga|camping|jazz|musique|mariages?|wedding|saint valentin|no[ëe]l|christmas|halloween|design|gamer|restaurants?|r[ée]cup|p[âa]ques|easter|coiffure|plomberie|cirque|circus|th[ée]|caf[ée]|tea|coffee|vin|wine|feu|fire|terre|earth|univers|voyage|travel|sport|m[ée]tro|clown|jardin [àa] la fran[çc]aise|.* qui .*)$/iu;

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
  const isSomebodys = known === undefined || known.id === id || roleOf(known.id) !== null;
  if (person) return isSomebodys && !known?.isRelative && !/ (?:qui|who|that)$/u.test(said);
  const isSaid = typedWords(prompt).join(' ').includes(typedWords(said).join(' '));
  return isSaid && known !== undefined && !known.isRelative && !known.isLoose;
}
