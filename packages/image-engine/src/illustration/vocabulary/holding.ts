import type { WishedThing } from '../illustration-description.ts';
import { naturalSize } from './natural-size.ts';

/** What has hands in front of it. */
const holders =
  /^(people|robot|alien|panda|koala|bear|polar-bear|chipmunk|teddy-bear|monkey-face)$/;
/** Of a person's height: what is held in both hands. */
const largestHeld = 0.9;

/** Whether one is drawn with the other in its hands when they belong together. */
export function holds(one: WishedThing, other: WishedThing): boolean {
  const isHeld = other.person === null && other.count === 1 && naturalSize(other.id) < largestHeld;
  return (one.person !== null || holders.test(one.id)) && one.count === 1 && isHeld;
}
