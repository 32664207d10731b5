import type { WishReader } from '../words/wish-reader.ts';
import { atFirst, atLast, faster, leavesOut, slower } from './clip-words.ts';
import { reference } from './find-references.ts';

const placed = `(?:mets|met|mettre|remets|remettre|place|passe|repasse|remontre|montre|rejoue|garde|laisse|prend|put|show|play|keep|bring)(?:[rsz]|ez)?`;
/** Said of a clip, where nothing else is: « remets-la à la fin ». */
const ofClip = `(?= (?:encore |aussi |plutot |a nouveau |back |again |also )?(?:${atFirst}|${atLast}|${slower}|${faster}|muet(?:te)?|en silence|en noir et blanc|in black and white|(?:(?:seulement|juste|only|just) )?(?:a partir de|depuis|jusqu'a|de|from|until) (?:la )?\\d)(?![a-z]))`;
const pronoun = new RegExp(`(?<=(?<![a-z])${placed})(?:-l[ae]| it)${ofClip}`, 'g');
/** « le concert est raté, franchement vire-le » */
const dropped = new RegExp(
  `(?<=(?<![a-z])${leavesOut})-l[ae](?= ?(?:$|[.;!?\\n]|, | (?:svp|stp)))`,
  'g',
);
const verbs = '(?:doit |doivent |devra |devrait |va |should |must |will )?(?:bien )?';
const comesAt = `${verbs}(?:venir|vienne|vient|arrive[r]?|passe[r]?|comes?|goes|etre|soit|est|be|is)(?= (?:${atFirst}|${atLast})(?![a-z]))`;
const endsIt = `(?=${verbs}(?:ouvrir?|ouvre|debuter?|commencer?|lancer?|fermer?|terminer?|finir|finit|clore|clot|cloturer?|conclure|conclut|open|start|close|end)s? (?:le (?:film|montage)|la video|the (?:film|video))(?![a-z]))`;
/** « la photo reste six secondes et vient en dernier », « … et ouvrir le film » */
const goesOn = new RegExp(`(?<= )(?:et|puis|and|then) (?:${comesAt}|${endsIt})`, 'g');
/** « …, qui doit clore le film » */
const relative = new RegExp(`(?<=${reference}),? (?:qui|that|which) (?:${comesAt}|${endsIt})`, 'g');
const otherThing =
  /(?<![a-z])(?:musique|music|chanson|song|zik|titre|title|textes?|text|logo|films?|montage|video)(?![a-z])/;

/**
 * What stands for a clip that was named before it, as that clip: « commence par la plage et remets-la
 * à la fin », « le drone, qui doit ouvrir le film ». Of several only the one that agrees with the pronoun.
 */
export function withPronouns(marked: string, folded: string): string {
  const asNamed = (words: string, position: number, text: string) => {
    const start = 1 + Math.max(...[...'.;!?\n'].map((end) => text.lastIndexOf(end, position - 1)));
    const sentence = text.slice(start, position);
    if (otherThing.test(sentence)) return words;
    const named = [...sentence.matchAll(/[\ue000-\uf7ff]/g)].map(({ 0: mark, index }) => ({
      mark,
      gender: genderOf(folded, start + index),
    }));
    const gender = /^-l([ae])/.exec(words)?.[1] ?? null;
    const meant = named.filter(
      (each) => [null, each.gender].includes(gender) || each.gender === null,
    );
    const [one, ...others] = [...new Set(meant.map(({ mark }) => mark))];
    return one === undefined || others.length > 0 ? words : asMark(one, words);
  };
  const asLast = (words: string, position: number, text: string) => {
    const before = text.slice(0, position);
    const [one] = before.match(/[\ue000-\uf7ff](?=\uf8ff*$)/) ?? [];
    if (one === undefined) return words;
    // Where nothing else is said of it, it is the clip itself that the clause is about.
    const isAlone = /(?:^|[.,;:!?\n] ?)[\ue000-\uf7ff]\uf8ff*$/.test(before);
    return isAlone ? words.replace(/[^ ](?= )|^ |[^ ]| (?=[^ ])/g, '\uf8ff') : asMark(one, words);
  };
  return marked
    .replace(relative, asLast)
    .replace(pronoun, asNamed)
    .replace(dropped, asNamed)
    .replace(goesOn, asNamed);
}

function asMark(mark: string, words: string): string {
  const end = words.endsWith(' ') ? ' ' : '';
  return ` ${mark}${'\uf8ff'.repeat(words.length - 2 - end.length)}${end}`;
}

/** By the article in the reference: « la », « le »; null for none. */
function genderOf(folded: string, start: number): string | null {
  const [, article] = /^(?:[dl]u? ?|de )?(l[ea]|du) /.exec(folded.slice(start, start + 8)) ?? [];
  if (article === undefined) return null;
  return article === 'la' ? 'a' : 'e';
}

/** « mets le concert en premier, et dedans ne garde que … »: the clip named last before it. */
export function withInside(marked: string): string {
  return marked.replace(
    /(?<![a-z])(?:dedans|dans celui-ci|dans celui-la|(?:from|in) it)(?![a-z])/g,
    (words, position: number) => {
      const last = [...marked.slice(0, position).matchAll(/[\ue000-\uf7ff]/g)].at(-1)?.[0];
      return last === undefined ? words : last + '\uf8ff'.repeat(words.length - 1);
    },
  );
}

const judged = new RegExp(
  `(?<=(?:^|[.,;:!?\\n] ?)(?:(?:et|mais|bon|alors|bref|franchement|honnetement),? )?)${reference},? {1,2}(?:(?:par contre|en revanche|lui|elle|franchement|vraiment),? )?(?:est|etait|is|was) (?:(?:trop|tres|vraiment|si|un peu|completement|so|too|very) )?[a-z]{3,14}(?= ?[,;:])`,
  'g',
);

/** « la plage est magnifique, mets-la au début »: why it is wished for, where it is. */
export function takeJudged(reader: WishReader, { marked, whole }: Pronouns): void {
  for (const { index, 0: said } of marked.matchAll(judged)) {
    const at = { start: index, end: index + said.length };
    const isSaidAgain = whole.slice(at.end).includes(said[0] as string);
    const isNew = !marked.slice(at.end).includes(said[0] as string);
    if (!isSaidAgain || !isNew) continue;
    const told = reader.unread.findIndex(({ start, end }) => start <= at.start && end >= at.end);
    if (told >= 0) reader.unread.splice(told, 1);
    reader.understand('clips', at);
  }
}

/** The wish with its references marked, and with those that pronouns stand for. */
type Pronouns = { readonly marked: string; readonly whole: string };
