import type { Relation, WishedThing } from '../illustration-description.ts';
import { isChild, isInfant } from '../people/ages.ts';
import { hasTable } from '../people/doings.ts';
import { isSeated, type PoseName } from '../people/poses.ts';
import { trueHeight } from '../vocabulary/true-heights.ts';

/** What is told to be large is so much larger beside people. */
export const grown = 1.35;
/** Metres. */
const heights = { adult: 1.66, child: 1.1, baby: 0.75 };
/** Of whoever holds it: what is higher is embraced where it stands, and up to which height on one's knees. */
const embraced = { from: 0.34, kneeling: 0.72 };

/** How somebody holds himself whom something touches; null where he stays as he is. */
export function poseTouched(
  { at }: Relation,
  child: WishedThing,
  { person }: WishedThing,
): PoseName | null {
  if (!person) return null;
  // Who knits or works goes on.
  const isBusy = isSeated(person.doing) || hasTable(person.doing) || person.doing === 'read';
  if (at === 'lap') return isBusy ? null : 'hold';
  if (at === 'hand') return 'offerHand';
  if (at === 'head' || at === 'shoulder') return person.doing ? null : 'stand';
  if (at !== 'arms') return null;
  const metres = trueHeight(child.id, 1) * (child.size === 'large' ? grown : 1);
  const small = isInfant(person) ? 'baby' : isChild(person) ? 'child' : 'adult';
  const share = child.size === 'small' ? 0 : metres / heights[small];
  if (share <= embraced.from) return 'cradle';
  return share < embraced.kneeling ? 'embraceLow' : 'embrace';
}
