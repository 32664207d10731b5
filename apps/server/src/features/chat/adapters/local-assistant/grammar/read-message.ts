import type { Act } from './act.ts';
import { divideSentences, divideWishes } from './divide-wishes.ts';
import { findPicture } from './find-picture.ts';
import { fold } from './fold.ts';
import { numberOf } from './read-count.ts';
import { type Language, readLanguage } from './read-language.ts';
import { readWish } from './read-wish.ts';
import { respell } from './respell.ts';
import { asWish } from './tables/complaints.ts';
import { readPhatic } from './tables/phatic.ts';
import { isOpinionOnly } from './tables/praise.ts';
import { asHour } from './tables/stated-hours.ts';
import { corrections, politeness } from './tables/wrappers.ts';
import { atHand, type Talk } from './talk.ts';
import { undislocated } from './undislocated.ts';

export type ReadMessage = {
  readonly language: Language;
  /** At least one, in the order in which they are to be done. */
  readonly acts: readonly Act[];
  /** It is longer than what was read of it. */
  readonly isCut: boolean;
};

const longestRead = 4000;

/** What a message of the conversation asks for, in French or English. */
export function readMessage(query: string, talk: Talk): ReadMessage {
  const typed = query.normalize('NFC').slice(0, longestRead).replace(/\s+/g, ' ').trim();
  const spelled = respell(typed);
  const text = withoutPoliteness(spelled);
  const isCut = query.length > longestRead;
  return { language: readLanguage(spelled, talk.language), acts: actsOf(text, talk), isCut };
}

/** Sentence after sentence; courtesies between wishes are not answered for themselves. */
function actsOf(text: string, talk: Talk): readonly Act[] {
  const sentences = divideSentences(text, (sentence) => isTalk(readWish(sentence, talk)));
  if (sentences.length < 2) return actsOfSentence(text, talk);
  let known = talk;
  const acts: Act[] = [];
  for (const sentence of sentences) {
    const read = actsOfSentence(sentence, known);
    known = read.reduce(after, known);
    // « dessine un chien. Non, un chat. »
    const isInstead = corrections.test(fold(sentence)) && read[0]?.do === 'make';
    if (isInstead && acts.at(-1)?.do === 'make') acts.pop();
    acts.push(...read);
  }
  const wished = acts.filter((act) => !isTalk(act));
  return wished.length > 0 ? joined(wished) : acts.slice(-1);
}

/** Nobody says more opinions before a wish. */
const mostOpinions = 3;

function actsOfSentence(typed: string, talk: Talk, opinions = 0): readonly Act[] {
  const rethinking = rethought.exec(fold(typed)) ?? abandoned.exec(fold(typed));
  const meant = rethinking ? typed.slice(rethinking[0].length) : typed;
  const text = undislocated(meant) ?? meant;
  const regretted = opinions < mostOpinions ? withoutPraise(text, talk) : null;
  if (regretted) return actsOfSentence(regretted.wish, regretted.talk, opinions + 1);
  const read = actsOfWhole(text, talk);
  const [only] = read;
  const isLost = read.length === 1 && (only?.do === 'unclear' || only?.do === 'help');
  if (!isLost) return read;
  const later = ofLaterClause(text, talk, only.do === 'help');
  if (later) return later;
  const courtesy = only.do === 'unclear' ? ofCourtesy(text) : null;
  return courtesy ? [courtesy] : read;
}

/**
 * « je tiens une boutique, il me faudrait un bouquet »: what is said before a wish tells about it. « je dois
 * illustrer une soupe, tu me fais une photo ? » says there what the picture shows.
 */
function ofLaterClause(text: string, talk: Talk, isOnlyMake: boolean): readonly Act[] | null {
  let left = mostReadAgain;
  for (const comma of fold(text).matchAll(clauseEnd)) {
    const [before, after] = [text.slice(0, comma.index), text.slice(comma.index + comma[0].length)];
    left -= after.length;
    if (left < 0) return null;
    const acts = actsOfWhole(after, talk);
    const [act] = acts;
    if (!act) continue;
    if (act.do === 'ask' && act.missing === 'subject') {
      const told = /(?<![\p{L}])(?:une?|des|du|a|an|some) .+$/iu.exec(before)?.[0];
      const make = told ? readWish(`dessine ${told}`, talk) : null;
      if (make?.do === 'make') return [make];
    }
    if (isOnlyMake ? act.do === 'make' : !isTalk(act) && act.do !== 'ask' && act.do !== 'help') {
      return acts;
    }
  }
  return null;
}

/** Characters: each clause is read with all that follows it. Whoever tells more before a wish is asked for it. */
const mostReadAgain = 6000;

const clauseEnd =
  /\s+et (?=j'aimerais|je (?:voudrais|veux|cherche)|il me faut|tu peux|peux-tu|pouvez|pourriez)|\s+and (?=i'd|i want|can you|could you)|\s*[,;:.!?]+\s+(?:(?:et|donc|alors|du coup|so|and|mais|but) )?(?=\S)/g;

/** « mon fils s’est endormi, merci », « un instant, j’ai un client »: told beside a word of the talk. */
function ofCourtesy(text: string): Act | null {
  const clauses = fold(text)
    .split(/\s*[,;:.!]+\s*/)
    .filter(Boolean);
  if (clauses.length < 2 || text.includes('?')) return null;
  return clauses.map(readPhatic).find((act) => act !== null) ?? null;
}

function actsOfWhole(text: string, talk: Talk): readonly Act[] {
  const whole = readWish(asWish(atHand(talk) === null ? text : asHour(text)), talk);
  const parts =
    ofAllPictures(text, talk) ??
    ofBothWorks(text) ??
    distributed(text, talk) ??
    ofComplaints(text) ??
    divideWishes(text);
  const isWhole = whole.do === 'cannot' && whole.what === 'combine';
  if (parts.length < 2 || isWhole) return [whole];
  const acts = readInOrder(parts, talk).filter(
    (act, index) =>
      !isTalk(act) && !(['stop', 'undo'].includes(act.do) && index < parts.length - 1),
  );
  // « un film avec la première et la troisième » picks nothing.
  const isWork = whole.do === 'film' || whole.do === 'train';
  if (isWork && acts.slice(1).every((act) => act.do === 'pick')) return [whole];
  const [only] = acts;
  // « compare la 1 et la 2 » picks nothing either.
  if (acts.length === 1 && only?.do === 'pick' && whole.do === 'unclear') return [whole];
  // « nous vendons des bougies, faites une affiche » asks nothing about selling.
  const asked = acts.filter((act) => act.do !== 'help');
  if (asked.length > 0 && asked.length < acts.length && !text.includes('?')) return asked;
  if (acts.length === 0 || acts.some((act) => !isDone(act))) return [whole];
  // Several changes of one picture are one change: the engine reads them all at once.
  const merged = joined(acts);
  const [one] = merged;
  const isCleaner =
    one?.do === 'edit' &&
    whole.do === 'edit' &&
    whole.changes.includes('scene') &&
    !one.changes.includes('scene');
  const isOneChange = merged.length === 1 && acts.length === parts.length && whole.do === 'edit';
  const complains = parts.some((part) => asWish(part) !== part);
  return isOneChange && !complains && !isCleaner ? [whole] : merged;
}

/** « j'adore mais plus sombre »: what is said after the praise. */
function withoutPraise(text: string, talk: Talk): { wish: string; talk: Talk } | null {
  for (const link of text.matchAll(turn)) {
    const [before, wish] = [text.slice(0, link.index), text.slice(link.index + link[0].length)];
    if (before.length > longestOpinion) return null;
    const act = readWish(before, talk);
    const isOpinion = isOpinionOnly(fold(before)) || ['praise', 'thanks', 'pick'].includes(act.do);
    if (!isOpinion || wish.length <= 2 || isOpinionOnly(fold(wish))) continue;
    // « la première me convient, mais plus claire »
    const named = findPicture(before, talk);
    const isOther = named.ok && named.isSaid;
    return { wish, talk: isOther ? { ...talk, lastShown: named.url, chosen: null } : talk };
  }
  return null;
}

/** « laisse le lac, fais-moi un hibou » */
const abandoned =
  /^(?:laisse[rz]?(?: tomber)?|oublie[rz]?|forget|scrap|leave)(?: (?:le|la|les|l'|ca|the|that|about) ?[a-z ]{0,20})?, (?=(?:et )?(?:plutot )?(?:fai|dessin|draw|make|do|je|tu|un|une|a|passe)[a-z]*(?![a-z]))/;
/** "brighter, no wait, darker" */
const rethought =
  /^.{3,80}[,.] (?:euh |oh |ah )?(?:no wait|non attends|no sorry|non pardon|enfin non|euh non|non en fait|no actually|wait no|attends non),? (?=\S)/;
const turn =
  /(?:[\s,.!;:]+(?:mais|but|sauf que|par contre|except|though)|\s*[,.!;:]+(?:\s*(?:juste|just))?)\s+(?=\S)/giu;
const longestOpinion = 40;

/** « toutes en carré », "all of them brighter": each of those that were shown together, or of the few there are. */
function ofAllPictures(text: string, { pictures }: Talk): readonly string[] | null {
  const folded = fold(text);
  const found = ofAll.exec(folded);
  const verb = ofAllAfter.exec(folded)?.groups?.wish;
  const words = found ? text.slice(found[0].length) : verb && text.slice(0, verb.length);
  const turn = pictures.at(-1)?.turn;
  const together = pictures.filter((one) => one.turn === turn).length;
  const count = together > 1 ? together : pictures.length;
  if (!words || count < 2 || count > mostAtOnce) return null;
  const { some = '', end = '' } = found?.groups ?? {};
  const wanted = some === '' ? count : Math.min(count, numberOf(some));
  const first = /derni|last/.test(end) ? count - wanted : 0;
  return Array.from({ length: wanted }, (_, index) => `la ${first + index + 1} ${words}`);
}

const mostAtOnce = 4;
/** « éclaircis-les toutes », "brighten all of them" */
const ofAllAfter =
  /^(?<wish>(?!(?:mets|passe|make|put|turn|fai[st])\b)[a-z]+(?: [a-z]+)?)(?:[- ]les)?,? (?:toutes(?: les (?:images|photos|deux|trois|quatre))?|all of them|them all|all the (?:pictures|images)|both of them)$/;
const ofAll =
  /^(?:(?:mets|passe|fai[st]|convertis|make|put|turn)[- ](?:les |them )?)?(?:toutes?(?: les (?:images|photos|deux|trois|quatre|[2-4]))?|(?:les|the) (?<some>deux|trois|quatre|two|three|four|[2-4])(?: images| photos)?(?<end> (?:premi|derni)eres| (?:first|last))?(?: images| photos| ones)?|all(?: of them| (?:the )?(?:pictures|images)| (?:two|three|four))?|both(?: of them)?)(?: sont)? (?=(?:en|in|plus|moins|sans|avec|black|square|brighter|darker|warmer|without|un peu) ?)/;

/** « la première et la troisième en carré » is said of both. */
function distributed(text: string, talk: Talk): readonly string[] | null {
  const both = ofBoth.exec(text)?.groups ?? ofSubjects.exec(text)?.groups;
  if (!both?.first || !both.second) return null;
  const [first, second] = [both.first, both.second].map((named) => {
    const found = findPicture(named, talk);
    return found.ok && found.isSaid ? found.url : null;
  });
  const areTwo = first !== null && second !== null && first !== second;
  const isOrdinal = ofBoth.test(text);
  return areTwo || isOrdinal ? [`${both.first} ${both.rest}`, `${both.second} ${both.rest}`] : null;
}

/** « le phare et le lac en sépia » */
const ofSubjects =
  /^(?<first>(?:le |la |les |l['’]|the )\p{L}+) (?:et|and) (?<second>(?:le |la |les |l['’]|the )\p{L}+),? (?<rest>(?:en|in|plus|moins|sans|avec) .+)$/iu;

/** « annule le film et l'entraînement », « montre mes styles et mes films » */
function ofBothWorks(text: string): readonly string[] | null {
  const both = bothWorks.exec(fold(text))?.groups;
  if (!both?.lead || !both.first || !both.second) return null;
  return [`${both.lead}${both.first}`, `${both.lead}${both.second}`];
}

const work = String.raw`(?:mes|mon|ma|les?|la|l'|my|the) ?(?:films?|montages?|videos?|styles?|entrainements?|apprentissages?|images?|photos?|clips?|rushs?|training|pictures?|movies?)`;
const bothWorks = new RegExp(
  `^(?<lead>(?:montre|affiche|liste|annule|arrete|stoppe|show|list|cancel|stop|ou en (?:est|sont)|voir)[a-z]*(?:[- ](?:moi|me))? )(?<first>${work}) (?:et|and) (?<second>${work})[ ?]*$`,
);

/** « trop sombre et pas assez net »: each a wish of its own. */
function ofComplaints(text: string): readonly string[] | null {
  const parts = text.split(/\s*,\s*(?:et |and |mais |but )?|\s+(?:et|and|mais|but)\s+/u);
  return parts.length > 1 && parts.every((part) => asWish(part) !== part) ? parts : null;
}

const ordinal = String.raw`(?:la |le |the )(?:premi[eè]re?|deuxi[eè]me|seconde?|troisi[eè]me|quatri[eè]me|derni[eè]re?|first|second|third|fourth|last|[1-9])`;
const ofBoth = new RegExp(
  `^(?<first>${ordinal}) (?:et|and) (?<second>${ordinal}),? (?<rest>.+)$`,
  'iu',
);

/** What one wish makes is at hand for the next. */
function readInOrder(parts: readonly string[], talk: Talk): readonly Act[] {
  let known = talk;
  return parts.map((part) => {
    const act = readWish(asWish(part), known);
    known = after(known, act);
    return act;
  });
}

function after(talk: Talk, act: Act): Talk {
  if (act.do === 'make') return { ...talk, lastShown: talk.lastShown ?? stillToMake };
  if (act.do === 'pick') return { ...talk, lastShown: act.picture, chosen: null };
  return talk;
}

/** Stands for a picture that the message itself is about to make. */
const stillToMake = '';

/** A picture that was picked is known to what follows; changes of one picture in a row are one. */
function joined(acts: readonly Act[]): readonly Act[] {
  const kept = acts.filter((act, index) => act.do !== 'pick' || index === acts.length - 1);
  const done: Act[] = [];
  for (const act of kept) {
    const before = done.at(-1);
    const isMore = act.do === 'edit' && before?.do === 'edit' && act.picture === before.picture;
    if (isMore) done[done.length - 1] = oneChange(before, act);
    else done.push(act);
  }
  return done;
}

type Edit = Extract<Act, { do: 'edit' }>;

function oneChange(first: Edit, second: Edit): Edit {
  return {
    ...first,
    changes: [...new Set([...first.changes, ...second.changes])],
    words: [first.words, second.words].filter((words) => words !== '').join(', '),
    size: second.size ?? first.size,
    style: second.style ?? first.style,
  };
}

const isTalk = (act: Act) => ['greet', 'thanks', 'praise', 'wait', 'unclear'].includes(act.do);

/** Something that is done or answered: a sentence is divided only into such. */
const isDone = (act: Act) => act.do !== 'ask';

function withoutPoliteness(text: string): string {
  let rest = text;
  for (const match of [...fold(text).matchAll(politeness)].toReversed()) {
    // « ok » alone is an answer, not a courtesy.
    if (match[0].trim().length === text.length) return text;
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  }
  return rest
    .replace(/\s+/g, ' ')
    .replace(/ +(?=[,.;])/g, '')
    .trim();
}
