import { isFiller } from '../words/filler-words.ts';
import { blank } from '../words/read-wording.ts';
import type { Stretch, WishReader } from '../words/wish-reader.ts';
import { isAnyCompanion, isCompanion } from './companions.ts';

/** Empty alone, but part of what is said beside a word that is not. */
const modifiers = new Set(
  'plus moins tres trop surtout par pas sans en derniere dernier first last more less very'.split(
    ' ',
  ),
);
/** « et on n'en parle plus »: words together that say nothing more. */
const politeness =
  /(?<![a-z])(?:(?<=,? )(?:toutes |tous )?les (?:deux|2)(?= (?:en|au|avec))|both of them|(?:je |nous )?(?:vous|te|t'en) remerci(?:e|ons)(?: (?:infiniment|beaucoup|bien|par avance|d'avance))?|finalement non|des le (?:tout )?debut|thanks a lot|many thanks|bien cordialement|merci (?:beaucoup|infiniment|bien|mille fois|a toi|a vous|par avance)|mille mercis|bonne (?:journee|soiree)|(?:et |qu')?on n'en parle plus|pas (?:une? )?(?:seule? |[a-z]+ )?de (?:plus|moins)|(?:ni|pas) (?:un |une )?(?:de )?plus,? ni (?:un |une )?(?:de )?moins|fais-moi confiance|if (?:possible|you (?:can|like|want))|(?:je )?(?:te|vous) (?:en )?prie|je (?:te|vous) fais confiance|(?:comme )?tu vois (?:le genre|l'idee)|si tu vois ce que je veux dire|you know|if you can|as soon as possible|d[eè]s que possible|jeune homme|(?:cher(?:e?s)?|salut|bonjour|coucou|hello|hi|hey|merci|thanks|bonsoir)(?: a tous)?,?(?: les| mes| ma| mon)? (?:amis?|amies?|collegues?|chef|team|copains?|monsieur|madame|equipe)|(?:et )?c'est (?:tout|bon)|et basta|d'avance|si (?:c'est )?possible|that's (?:it|all)|bien a vous|cordialement)(?![a-z])/g;
/** « 1 min 10 max, pas plus » */
const noMore = new RegExp(
  `(?<=[a-z${blank}] ?,? ?)(?:pas plus|non plus|pas davantage)(?= ?(?:$|[.,;!?]))`,
  'g',
);
/**
 * What a wish speaks of: empty beside words that a rule took, but a clause of which nothing was
 * taken and that names one of them, or that asks for more or less, wishes for something.
 */
const topics =
  /(?<![a-z])(?:musique|son|image|images|format|rythme|plans|plan|duree|ordre|order|cuts|shots|style|ambiance|effet|montage|pace|mood|longue?|longues|long|length|gros|plus|moins|trop|less|more|premiere?|derniere?|first|last|encore|sans|pas)(?![a-z])/;
/** « change la musique », « beaucoup de plans » */
const topicBehind =
  /^ (?:(?:le|la|les|l'|de la|du|des|de|d'|ma|mon|mes|un|une|the|my|of the|in the|a) ?)?(?:musique|son|images?|format|rythme|plans?|clips?|duree|ordre|order|style|ambiance|montage|pace|mood|length)(?![a-z])/;
/** Words of which a clause may be made without wishing for anything. */
const idle =
  /(?<![a-z])(?:(?:fai[st]|faire|faites|cree[rz]?|creer|realise[rz]?|monte[rz]?|produi[st]|produire|genere[rz]?|make|create|edit|do|produce|cut together)(?:[- ]moi| me| us)?(?: [a-z']{1,9}){0,2} (?:montage|film|video|clip|truc|plans?|images?|shots|edit)|pas (?:mal|grave|de souci|de probleme|de soucis|du tout)|au plus vite|plus tard|de plus|en plus|non plus|de mes (?:plans|images)|with my shots|(?:avec|de) (?:ces|mes|les) (?:plans|images|rushs)|n'hesite[rsz]? pas|stp|if possible)(?![a-z])/g;
/** Said back with their number: « clip 2 ». */
const named = new Set('clip clips plan plans photo video'.split(' '));
const wordPattern = /[a-z0-9](?:[a-z0-9_%'.-]{0,40}[a-z0-9%])?/g;

/** Whether words carry a wish of their own. */
export function isMeaningful(words: string): boolean {
  return [...words.matchAll(wordPattern)].some((match) =>
    partsOf(match[0], match.index).some((part) => !part.isEmpty),
  );
}

/** Whether words speak of something that a wish can be about. */
export function namesTopic(words: string): boolean {
  return topics.test(words);
}

/** Words that carry no wish, or none beside words that were understood: a closed list. */
export function saysNothingAnywhere(word: string): boolean {
  return isFiller(word) || modifiers.has(word) || isAnyCompanion(word);
}

/** Stretches of meaningful words that no rule took, each clause's together. */
export function findLeftover(reader: WishReader): readonly Stretch[] {
  const found: Stretch[] = [];
  const words: { start: number; end: number; isEmpty: boolean; isModifier: boolean }[] = [];
  const text = reader.text
    .replace(politeness, (words) => ' '.repeat(words.length))
    .replace(noMore, (words) => ' '.repeat(words.length));
  for (const match of text.matchAll(wordPattern)) {
    for (const part of partsOf(match[0], match.index)) words.push(part);
  }
  words.forEach((word, index) => {
    if (word.isEmpty || accompanies(reader, word)) return;
    const before = words[index - 1];
    const touches = before?.isModifier && isTogether(reader.text, before.end, word.start);
    const start = touches ? before.start : word.start;
    const last = found.at(-1);
    if (last && isTogether(reader.text, last.end, start)) {
      found[found.length - 1] = { start: last.start, end: word.end };
    } else found.push({ start, end: word.end });
  });
  for (const [place, each] of found.entries()) {
    const end = each.end + (topicBehind.exec(text.slice(each.end))?.[0].length ?? 0);
    found[place] = { start: each.start, end };
  }
  const silent = silentClauses(text).filter(
    (clause) => !found.some((each) => each.start < clause.end && each.end > clause.start),
  );
  return [...found, ...silent].toSorted((a, b) => a.start - b.start);
}

/** Nothing but empty words, at most 24 units, between a word and one that was understood or refused. */
function accompanies(reader: WishReader, { start, end }: Stretch): boolean {
  const { text, understood, refused } = reader;
  const word = text.slice(start, end);
  // « livré en 4K »: beside what is refused only the words that say nothing beside any field.
  const answered = refused.map((each) => ({ start: each.start, end: each.end, field: '' }));
  return [...understood, ...answered].some((each) => {
    if (!isCompanion(word, each.field)) return false;
    const between = each.start >= end ? text.slice(end, each.start) : text.slice(each.end, start);
    return (
      between.length <= 24 && /^[a-z' :,()-]*$/.test(between) && saysNothing(between, each.field)
    );
  });
}

function saysNothing(words: string, field: string): boolean {
  return words.split(/[ :,()-]+/).every((word) => isCompanion(word, field) || !isMeaningful(word));
}

/** Clauses of topics alone, of which no rule took anything and nothing else is handed back. */
function silentClauses(text: string): Stretch[] {
  const found: Stretch[] = [];
  const parted = text.replace(/(?<= )(?:mais|but)(?= )/g, (words) => ','.repeat(words.length));
  for (const { index, 0: clause } of parted.matchAll(/[^,.;!?\n()]+/g)) {
    const said = clause.replace(idle, (words) => ' '.repeat(words.length));
    if (clause.includes(blank) || !topics.test(said)) continue;
    const start = index + clause.search(/[a-z0-9]/);
    found.push({ start, end: index + clause.trimEnd().length });
  }
  return found;
}

/** « j'aimerais », « fais-moi »: each half is a word. */
function partsOf(text: string, start: number) {
  const whole = isFiller(text);
  const pieces = whole ? [[text, 0] as const] : piecesOf(text);
  return pieces.map(([piece, offset]) => ({
    start: start + offset,
    end: start + offset + piece.length,
    isEmpty: isFiller(piece) || modifiers.has(piece),
    isModifier: modifiers.has(piece) || named.has(piece),
  }));
}

function piecesOf(text: string): (readonly [string, number])[] {
  // « un J-cut »: no word of its own in a letter.
  if (/^[a-z]-[a-z]{2,}$/.test(text)) return [[text, 0]];
  const pieces: (readonly [string, number])[] = [];
  for (const match of text.matchAll(/[^'.-]+/g)) pieces.push([match[0], match.index] as const);
  const isCommon = pieces.some(([piece]) => isFiller(piece));
  return isCommon ? pieces : [[text, 0]];
}

/** Nothing but spaces and empty words in one clause, at most 24 units apart. */
function isTogether(text: string, from: number, to: number): boolean {
  return to - from <= 24 && /^[a-z' -]*$/.test(text.slice(from, to));
}
