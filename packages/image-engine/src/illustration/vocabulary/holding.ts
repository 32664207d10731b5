import type { WishedThing } from '../illustration-description.ts';
import { isFourLegged } from './four-legged.ts';
import { isAnimal } from './is-animal.ts';
import { naturalSize } from './natural-size.ts';

/** What has hands in front of it. */
const holders =
  /^(people|robot|alien|panda|koala|bear|polar-bear|chipmunk|teddy-bear|monkey-face)$/;
/** Of a person's height: what is held in both hands. */
const largestHeld = 0.9;
/** So many small ones are held at once. */
const mostHeld = 3;
const smallest = 0.86;

/** Animals as large as a chair that are taken in the arms all the same. */
const carried =
  /^(cat|black-cat|kitten|puppy|dog|poodle|dachshund|rabbit|duck|chicken|rooster|goose|monkey|koala|owl|parrot|turtle|penguin|hen|baby-chick)$/;

/** Sits and is seen from before, or has arms. */
const upright =
  /^(cat|black-cat|dog|fox|wolf|owl|rabbit|frog|hamster|raccoon|monkey|gorilla|penguin|squirrel|red-panda|otter|beaver|kitten|puppy|snowman|golem)$/;

/** « un hibou lisant un journal »: has before it what it is said to hold, to read or to eat. */
export const holdsAsTold = (one: WishedThing, other: WishedThing): boolean =>
  (upright.test(one.id) || isFourLegged(one.id) || /merpeople|genie|troll/.test(one.id)) &&
  one.count === 1 &&
  other.count === 1 &&
  other.person === null &&
  (isCarried(one, other) || (!isAnimal(other.id) && naturalSize(other.id) < largestHeld));

/** Between the jaws: its young, or what is caught. */
const isCarried = (one: WishedThing, other: WishedThing): boolean =>
  isFourLegged(one.id) &&
  isAnimal(other.id) &&
  (other.size === 'small' || naturalSize(other.id) < naturalSize(one.id) * 0.6);

/** Whether one is drawn with the other in its hands when they belong together. */
export function holds(one: WishedThing, other: WishedThing): boolean {
  const isTame = !isAnimal(other.id) || naturalSize(other.id) < 0.8 || carried.test(other.id);
  const isHeld =
    other.person === null &&
    (other.count === 1 || (other.count <= mostHeld && naturalSize(other.id) < smallest)) &&
    !/^(cauldron|puddle|wood-stove|barrel|luggage)$/.test(other.id) &&
    naturalSize(other.id) < largestHeld &&
    isTame;
  return (one.person !== null || holders.test(one.id)) && one.count === 1 && isHeld;
}
