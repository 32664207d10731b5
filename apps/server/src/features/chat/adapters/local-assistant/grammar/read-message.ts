import type { Act } from './act.ts';
import { divideSentences, divideWishes } from './divide-wishes.ts';
import { fold } from './fold.ts';
import { type Language, readLanguage } from './read-language.ts';
import { readWish } from './read-wish.ts';
import { respell } from './respell.ts';
import { asWish } from './tables/complaints.ts';
import { politeness } from './tables/wrappers.ts';
import type { Talk } from './talk.ts';

export type ReadMessage = {
  readonly language: Language;
  /** At least one, in the order in which they are to be done. */
  readonly acts: readonly Act[];
};

const longestRead = 4000;

/** What a message of the conversation asks for, in French or English. */
export function readMessage(query: string, talk: Talk): ReadMessage {
  const typed = query.normalize('NFC').slice(0, longestRead).replace(/\s+/g, ' ').trim();
  const spelled = respell(typed);
  const text = withoutPoliteness(spelled);
  return { language: readLanguage(spelled), acts: actsOf(text, talk) };
}

/** Sentence after sentence; courtesies between wishes are not answered for themselves. */
function actsOf(text: string, talk: Talk): readonly Act[] {
  const sentences = divideSentences(text, (sentence) => isTalk(readWish(sentence, talk)));
  if (sentences.length < 2) return actsOfSentence(text, talk);
  let known = talk;
  const acts = sentences.flatMap((sentence) => {
    const read = actsOfSentence(sentence, known);
    known = read.reduce(after, known);
    return read;
  });
  const wished = acts.filter((act) => !isTalk(act));
  return wished.length > 0 ? joined(wished) : acts.slice(-1);
}

function actsOfSentence(text: string, talk: Talk): readonly Act[] {
  const whole = readWish(asWish(text), talk);
  const parts = distributed(text) ?? divideWishes(text);
  const isWhole = whole.do === 'cannot' && whole.what === 'combine';
  if (parts.length < 2 || isWhole) return [whole];
  const acts = readInOrder(parts, talk).filter((act) => !isTalk(act));
  if (acts.length === 0 || acts.some((act) => !isDone(act))) return [whole];
  // Several changes of one picture are one change: the engine reads them all at once.
  const merged = joined(acts);
  const isOneChange = merged.length === 1 && acts.length === parts.length && whole.do === 'edit';
  const complains = parts.some((part) => asWish(part) !== part);
  return isOneChange && !complains ? [whole] : merged;
}

/** « la première et la troisième en carré » is said of both. */
function distributed(text: string): readonly string[] | null {
  const both = ofBoth.exec(text)?.groups;
  return both ? [`${both.first} ${both.rest}`, `${both.second} ${both.rest}`] : null;
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
