import type { Act } from './act.ts';
import { divideWishes } from './divide-wishes.ts';
import { fold } from './fold.ts';
import { type Language, readLanguage } from './read-language.ts';
import { readWish } from './read-wish.ts';
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
  const text = withoutPoliteness(typed);
  return { language: readLanguage(typed), acts: actsOf(text, talk) };
}

function actsOf(text: string, talk: Talk): readonly Act[] {
  const whole = readWish(text, talk);
  const parts = divideWishes(text);
  if (parts.length < 2) return [whole];
  const acts = readInOrder(parts, talk).filter((act) => !isTalk(act));
  if (acts.length === 0 || acts.some((act) => !isDone(act))) return [whole];
  const [first] = acts;
  // Several changes of one picture are one change: the engine reads them all at once.
  const isOneChange =
    whole.do === 'edit' &&
    acts.every((act) => act.do === 'edit' && first?.do === 'edit' && act.picture === first.picture);
  return isOneChange && acts.length === parts.length ? [whole] : acts;
}

/** What one wish makes is at hand for the next. */
function readInOrder(parts: readonly string[], talk: Talk): readonly Act[] {
  let known = talk;
  return parts.map((part) => {
    const act = readWish(part, known);
    if (act.do === 'make') known = { ...known, lastShown: known.lastShown ?? stillToMake };
    return act;
  });
}

/** Stands for a picture that the message itself is about to make. */
const stillToMake = '';

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
