import { isDeepStrictEqual } from 'node:util';
import type {
  IllustrationDescription,
  WishedThing,
} from '../illustration/illustration-description.ts';
import { understandIllustration } from '../prompt/things/understand-illustration.ts';
import { findWords, type Reworded } from './reword-clause.ts';

/**
 * The words of a picture once somebody in it wears `what`, or carries it: said beside them or right behind
 * whoever wears it, the first way that reaches a person and lays nothing beside them. null where none does.
 */
export function putOn(told: string, what: string): Reworded | null {
  const was = understandIllustration(told).description;
  const beside = [`avec ${what}`, `en ${what}`, `portant ${what}`].find((one) =>
    reaches(was, `${told}, ${one}`),
  );
  if (beside) return { told, left: beside };
  const wearer = was.things.find(({ person }) => person);
  const at = wearer && findWords(told, wearer.said);
  if (!at) return null;
  const within = `${told.slice(0, at.to)} portant ${what}${told.slice(at.to)}`;
  return reaches(was, within) ? { told: within, left: '' } : null;
}

/** Whether all that is there stays, with nothing beside it, and somebody looks otherwise. */
function reaches(was: IllustrationDescription, after: string): boolean {
  const now = understandIllustration(after).description;
  const isSame =
    was.place === now.place &&
    was.things.length === now.things.length &&
    was.things.every(({ id, count }, at) => {
      const same = now.things[at];
      return id === same?.id && count === same.count;
    });
  return isSame && was.things.some((one, at) => one.person && isOtherwise(one, now.things[at]!));
}

const isOtherwise = (one: WishedThing, other: WishedThing): boolean =>
  one.colour !== other.colour || !isDeepStrictEqual(one.person, other.person);
