import { anyColour } from '@armoni/image-engine/edit/colour-names';
import { fold } from './fold.ts';
import { subjectsIn } from './known-subject.ts';
import { atHand, baseOf, type ShownPicture, type Talk } from './talk.ts';

export type FoundPicture =
  | { readonly ok: true; readonly url: string; readonly rest: string; readonly isSaid: boolean }
  /** `which`: one was meant, and it cannot be told which; `picture`: there is none. */
  | { readonly ok: false; readonly missing: 'which' | 'picture' };

const noun = String.raw`(?:image|photo|picture|version|variante|variation|dessin|one|proposition|piste|option|essai)`;
const ordinals: readonly (readonly [place: number, words: string])[] = [
  [1, 'premiere|1re|1ere|1er|premier|first|1st'],
  [2, 'deuxieme|seconde|2e|2eme|2nde|second|2nd'],
  [3, 'troisieme|3e|3eme|third|3rd'],
  [4, 'quatrieme|4e|4eme|fourth|4th'],
  [5, 'cinquieme|5e|5eme|fifth|5th'],
  [6, 'sixieme|6e|6eme|sixth|6th'],
  [7, 'septieme|7e|7eme|seventh|7th'],
  [8, 'huitieme|8e|8eme|eighth|8th'],
  [9, 'neuvieme|9e|9eme|ninth|9th'],
  [10, 'dixieme|10e|10eme|tenth|10th'],
];
const cardinals = 'un deux trois quatre cinq six sept huit neuf dix'.split(' ');

const sayings = {
  ordinal: new RegExp(
    String.raw`(?<![a-z0-9])(?:la|le|the|celle|ma|cette)? ?(?<!(?<![a-z])(?:une?|an?) )(?<word>${ordinals.map(([, words]) => words).join('|')})(?: (?:des|of the) (?:deux|trois|quatre|two|three|four))?(?: ${noun})?(?![a-z0-9])`,
  ),
  number: new RegExp(
    String.raw`(?<![a-z0-9])(?:(?:la|le|the) |${noun} |l'image |${noun} |(?=numero |number |n°|no ?\.? ?\d))(?:numero |n°? ?|no\.? ?|number |#)?(?<figure>[1-9]\d?)(?![a-z0-9:/x%])|#(?<hash>[1-9]\d?)(?!\d)|(?<![a-z0-9-])(?:image|photo|numero|number|picture|la(?: numero)?) (?<word>une|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|one|two|three|four|five)(?![a-z])(?! (?:images?|photos?|autres?|premi))`,
  ),
  before: new RegExp(
    String.raw`(?<![a-z])(?:celle d'avant|l'avant[- ]derniere|avant[- ]derniere|(?:la|l'image|celle|${noun}) (?:precedente|d'avant)|the (?:one before|previous(?: ${noun})?)|the last but one|celle de tout a l'heure|l'image de tout a l'heure|(?:la|the) ${noun} de tout a l'heure|the earlier one|(?:celle|image|photo) de plus tot)(?![a-z])`,
  ),
  middle: new RegExp(
    String.raw`(?<![a-z])(?:(?:celle|(?:l'|la |le )?${noun}) du (?:milieu|centre)|the (?:middle|cent(?:re|er)) (?:${noun}|one)|the (?:${noun}|one) in the (?:middle|cent(?:re|er)))(?![a-z])`,
  ),
  last: new RegExp(
    String.raw`(?<![a-z])(?:(?:la|ma|ta|cette|the|my) )?(?:toute )?(?:derniere|dernier|last|latest)(?: (?:${noun}|image|photo))?(?![a-z0-9])(?! (?:film|fois|clip|minute|time))`,
  ),
  this: new RegExp(
    String.raw`(?<![a-z])(?:cette (?:meme )?${noun}|ce (?:dessin|visuel)|celle[- ](?:ci|la)|this(?: ${noun})?|that ${noun}|(?:exactement )?(?:la |le |l'|the )?(?:meme|memes|same)(?: (?:image|photo|chose|scene|dessin|picture|thing|one))?(?! (?:format|taille|style|size|ratio|shape|cadrage))|pareil(?:le)?s?|idem|l'image|la photo|the ${noun}|mon image|ma photo|my (?:picture|photo))(?![a-z])`,
  ),
};

/** Which picture a message speaks of, and its words without those that said so. */
export function findPicture(text: string, talk: Talk, isCorrection = false): FoundPicture {
  const folded = fold(text);
  const place = placeIn(folded);
  if (place) {
    const url = atPlace(talk, place.number);
    return url === null
      ? { ok: false, missing: talk.pictures.length > 0 ? 'which' : 'picture' }
      : { ok: true, url, rest: cut(text, place.match), isSaid: true };
  }
  const middle = talk.pictures.length > 1 ? sayings.middle.exec(folded) : null;
  if (middle) {
    const url = inTheMiddle(talk);
    return url === null
      ? { ok: false, missing: 'which' }
      : { ok: true, url, rest: cut(text, middle), isSaid: true };
  }
  const before = sayings.before.exec(folded);
  if (before) {
    const url = oneBefore(talk);
    return url === null
      ? { ok: false, missing: 'picture' }
      : { ok: true, url, rest: cut(text, before), isSaid: true };
  }
  const last = sayings.last.exec(folded);
  const shown = talk.lastShown ?? talk.chosen;
  if (last && shown !== null) {
    return { ok: true, url: shown, rest: cut(text, last), isSaid: true };
  }
  const known = bySubject(folded, talk);
  if (known) {
    const { index, 0: named } = known.match;
    const isObject =
      acted.test(folded.slice(0, index)) || coloured.test(folded.slice(index + named.length));
    return {
      ok: true,
      url: known.url,
      rest: isObject ? text : cut(text, known.match),
      isSaid: true,
    };
  }
  const url = (isCorrection ? baseOf(talk, atHand(talk)) : null) ?? atHand(talk);
  if (url === null) return { ok: false, missing: 'picture' };
  const said = sayings.this.exec(folded);
  return { ok: true, url, rest: said ? cut(text, said) : text, isSaid: said !== null };
}

function placeIn(folded: string) {
  const ordinal = sayings.ordinal.exec(folded);
  const word = ordinal?.groups?.word;
  if (ordinal && word) {
    const number = ordinals.find(([, words]) => words.split('|').includes(word))?.[0] ?? 0;
    return { number, match: ordinal };
  }
  const match = sayings.number.exec(folded);
  if (!match) return null;
  const { figure, hash, word: spelling = '' } = match.groups ?? {};
  const said = spelling === 'une' ? 'un' : spelling;
  const spelled = Math.max(
    cardinals.indexOf(said),
    ['one', 'two', 'three', 'four', 'five'].indexOf(said),
  );
  return { number: Number(figure ?? hash ?? spelled + 1), match };
}

/** « un film avec la 1 et la 3 », « les trois premières »: the pictures that are told by their places. */
export function picturesNamed(text: string, talk: Talk): readonly string[] {
  const folded = fold(text);
  const some = severalFirst.exec(folded)?.groups;
  if (some) {
    const said = some.count ?? some.counts ?? '';
    const count = severalWords[said] ?? Number(said);
    const urls = talk.pictures.map(({ url }) => url);
    return /derni|last/.test(some.end ?? some.ends ?? '')
      ? urls.slice(-count)
      : urls.slice(0, count);
  }
  const found: string[] = [];
  let rest = folded;
  for (let place = placeIn(rest); place; place = placeIn(rest)) {
    const url = atPlace(talk, place.number);
    if (url !== null) found.push(url);
    rest = cut(rest, place.match);
  }
  return found;
}

const severalFirst =
  /(?<![a-z])(?:les|the) (?:(?<count>deux|trois|quatre|cinq|six|\d{1,2}) (?<end>premieres?|dernieres?)|(?<ends>first|last) (?<counts>two|three|four|five|\d{1,2}))(?! (?:clips?|videos?|rush|secondes|minutes|seconds|minutes))/;
const severalWords: Readonly<Record<string, number>> = {
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, two: 2, three: 3, four: 4, five: 5 },
};

function atPlace(talk: Talk, number: number): string | null {
  return counted(talk)[number - 1]?.url ?? null;
}

/** Of an even number none is. */
function inTheMiddle(talk: Talk): string | null {
  const among = counted(talk);
  return among.length % 2 === 1 ? (among[(among.length - 1) / 2]?.url ?? null) : null;
}

/** Those of the last answer where it has several, else of the whole conversation. */
function counted({ pictures }: Talk): Talk['pictures'] {
  const turn = pictures.at(-1)?.turn;
  const ofLast = pictures.filter((one) => one.turn === turn);
  return ofLast.length > 1 ? ofLast : pictures;
}

function oneBefore(talk: Talk): string | null {
  const at = talk.pictures.findIndex(({ url }) => url === talk.lastShown);
  return talk.pictures[at - 1]?.url ?? null;
}

/** « l'image du lac », « reprends le phare »: the words of exactly one picture's wish. */
const subjectSaying =
  /(?<![a-z])(?:(?:l'image|la photo|le dessin|celle|celui|la version|the (?:picture|one|image)) (?:du |de la |de l'|des |de |d'|avec (?:le |la |les |un |une )?|of (?:the |a )?|with (?:the |a )?)|(?:reprends|reprend|reprenons|take|back to|reviens a|revenons a) (?:le |la |l'|the |au )|(?:le|la|les|l'|du|au|aux|a la|a l'|the|of the|to the) ?)(?<subject>[a-z]{3,})(?: (?:one|picture|image))?(?![a-z])/g;

/** « enlève le chat »: which picture is meant, and what in it. */
const acted =
  /(?<![a-z])(?:(?:enleve|retire|supprime|efface|vire|ote|gomme|remplace|change|deplace|bouge|detoure|floute|peins|colorie|remove|delete|erase|replace|swap|move|paint|recolou?r|get rid of|take out)[rsz]?|(?:garde|laisse|keep)[rz]? (?:que |juste |only |just )?|(?:ne garde|ne laisse) que|sans|without|sauf|except) ?$/;

/** « le dragon en vert » is said of the dragon, and not of the picture that shows it. */
const coloured = new RegExp(`^ (?:en |in |to |into )?${anyColour}(?![a-z])`);

function bySubject(folded: string, { pictures }: Talk) {
  if (pictures.length < 2) return null;
  // Who writes at length tells a picture, and names none.
  const isShort = folded.length <= 200;
  for (const match of folded.matchAll(subjectSaying)) {
    if (hours.test(folded.slice(0, match.index))) continue;
    const word = match.groups?.subject ?? '';
    const meant = isShort ? subjectsIn(word) : [];
    const shown = pictures.filter((one) => speaksOf(one, word, meant));
    const [only] = shown;
    if (only && shown.length === 1) return { url: only.url, match };
  }
  return null;
}

/** « au coucher du soleil » names an hour, and no picture of the sun. */
const hours = /(?<![a-z])(?:lever|levee|couche|coucher|clair|lumiere|lueur|rayons?|fin|milieu) $/;

/** Also « the lighthouse » of « un phare », by what is `meant`. */
export function speaksOf(
  { act, altText }: ShownPicture,
  word: string,
  meant: readonly string[],
): boolean {
  const said = act?.do === 'make' ? act.subject : altText;
  const isSaid = fold(said)
    .split(/[^a-z]+/)
    .includes(word);
  return isSaid || (meant.length > 0 && subjectsIn(said).some((one) => meant.includes(one)));
}

function cut(text: string, match: RegExpMatchArray | RegExpExecArray): string {
  const at = match.index ?? 0;
  // « le fond de la première image »: the preposition goes with what it led to.
  const before = text.slice(0, at).replace(/(?<![\p{L}])(?:de|of|sur|on|dans|in|à)\s*$/iu, '');
  return `${before} ${text.slice(at + match[0].length)}`.replace(/\s+/g, ' ').trim();
}
