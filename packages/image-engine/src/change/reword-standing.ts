import type { WishedThing } from '../illustration/illustration-description.ts';
import { type Side, sideIn } from '../select/thing-words.ts';
import {
  findWords,
  firstThing,
  lead,
  notDone,
  type Reworded,
  type Rewording,
  thingIn,
} from './reword-clause.ts';

const side = String.raw`(?:[àa]|sur|vers|to|on|at|toward|towards)(?: (?:la|le|the))?(?: c[oô]t[ée])?(?: de)? ?(?:la )?(?:gauche|droite|left|right)`;
const moves = new RegExp(
  String.raw`^(?:mets?|met|mettre|d[ée]place|bouge|pousse|place|pose|put|move|shift|set|d[ée]cale)[rsz]?[- ](.+?) (?:un peu |plus |more |a bit |over )*(${side})$`,
  'iu',
);
const swaps =
  /^(?:swap|switch|exchange|[ée]change|inverse|intervertis|intervertir|permute)[rsz]?(?: (?:the )?(?:places?|positions?)(?: of| de| du)?)? (.+?) (?:and|et|with|avec) (.+?)(?: around| de place)?$/iu;
const sizes = new RegExp(
  String.raw`^(?:(?:fais|rends|mets|make|agrandis|grossis|enlarge|r[ée]duis|rapetisse|shrink)[rsz]? )?(${lead}.+?)(?: (?:beaucoup |bien |un peu |much |a bit )?(?:(?:en )?(plus (?:grande?|grosse?|gros|petite?)s?|bigger|larger|smaller)))?$`,
  'iu',
);

const gives =
  /^(?:(?:mets?|met|donne|ajoute|enfile)[rsz]?[- ]lui|(?:give|put) (?:it|him|her)(?: on)?|dress (?:it|him|her) (?:in|with)) (.+)$/iu;

/** Where things of a picture stand, what they wear, and how large they are beside each other. */
export const rewordStanding: Rewording = (told, clause) =>
  given(told, clause) ?? moved(told, clause) ?? swapped(told, clause) ?? resized(told, clause);

/** « mets-lui un chapeau » said of a bear or a robot; what somebody wears is read of him anyway. */
function given(told: string, clause: string): string | null {
  const what = gives.exec(clause)?.[1];
  const old = what === undefined ? null : thingIn(told, 'it');
  const at = old && !old.person && firstThing(what!) ? findWords(told, old.said) : null;
  if (!at) return null;
  const end = at.to + (colour.exec(told.slice(at.to))?.[0].length ?? 0);
  return `${told.slice(0, end)} portant ${what}${told.slice(end)}`;
}

function moved(told: string, clause: string): Reworded | string | null {
  const [, what, where] = moves.exec(clause) ?? [];
  if (what === undefined) return null;
  const old = thingIn(told, what);
  const to = sideIn(where ?? '');
  if (!old) return isThere.test(what) && firstThing(what) ? notDone(told, clause) : null;
  return to && putAside(told, old, to);
}

/** What is spoken of as there, and is no thing of the picture by itself, is not put there once more. */
const isThere = new RegExp(`^${lead}`, 'iu');

/** The one that is told first stands on the left where no side was told. */
function swapped(told: string, clause: string): string | null {
  const found = swaps
    .exec(clause)
    ?.slice(1)
    .map((words) => thingIn(told, words));
  const [one, other] = found ?? [];
  if (!one || !other || one.id === other.id) return null;
  const at = [one, other].map(({ said }) => findWords(told, said)?.from ?? 0);
  const isFirst = at[0]! < at[1]!;
  const to = opposite(one.side ?? (isFirst ? 'left' : 'right'));
  const once = putAside(told, one, to);
  return once && putAside(once, other, opposite(to));
}

const opposite = (of: Side): Side => (of === 'left' ? 'right' : 'left');

const saidSide = /^(?: \p{L}+)? (?:[àa] (?:gauche|droite)|(?:on|to) the (?:left|right))/iu;
const colour =
  /^ (?:rouge|bleue?|verte?|jaune|orange|rose|noire?|blanc(?:he)?|grise?|marron|brune?|beige|violet(?:te)?|dor[ée]e?)s?(?!\p{L})|^ rou(?:x|sse)s?(?!\p{L})/iu;

function putAside(told: string, { said }: WishedThing, to: Side): string | null {
  const at = findWords(told, said);
  if (!at) return null;
  const end = at.to + (colour.exec(told.slice(at.to))?.[0].length ?? 0);
  const rest = told.slice(end).replace(saidSide, '');
  return `${told.slice(0, end)} à ${to === 'left' ? 'gauche' : 'droite'}${rest}`;
}

function resized(told: string, clause: string): Reworded | string | null {
  const isVerb = /^(?:agrandis|grossis|enlarge|r[ée]duis|rapetisse|shrink)/iu.test(clause);
  const [, what, how] = sizes.exec(clause) ?? [];
  if (what === undefined || (how === undefined && !isVerb)) return null;
  const old = thingIn(told, what);
  if (!old && firstThing(what)) return notDone(told, clause);
  const at = old && !old.person ? findWords(told, old.said) : null;
  if (!at) return null;
  const isSmall =
    /petit|smaller/iu.test(how ?? '') || /^(?:r[ée]duis|rapetisse|shrink)/iu.test(clause);
  const bare = told.slice(0, at.from).replace(/(?:grande?|petite?|big|small|large|huge)s? $/iu, '');
  const size = isSmall ? 'petit' : 'grand';
  const isMale = /(?:^| )(?:un|le|ce|du|au) $/iu.test(bare);
  return `${bare}${size}${isMale ? '' : 'e'} ${told.slice(at.from)}`;
}
