import { framesPerSecond } from '../../model/time.ts';
import type { Look, SeenPerson } from './look.ts';

/** Somebody in one picture. */
export type Sighting = { readonly frame: number; readonly person: SeenPerson };
type Chain = { readonly weight: number; readonly last: Sighting; readonly before: Chain | null };

const leastScore = 0.3;
/** From this score on a person may be anywhere: it is not mistaken for another. */
const surelySeen = 0.6;
/** Nobody goes farther between two pictures, in shares of the picture: at rest, and a second. */
const farthest = { atOnce: 0.15, perSecond: 0.35 } as const;
/** Of the pictures looked at: surely seen in fewer, nobody is what the shot is about. */
const leastShare = 1 / 3;
/** Half as wide and half as high weighs .7: somebody who walks is not lost to a larger thing taken for somebody. */
const areaPower = 0.25;
/** So many people, each no larger than this share of the picture, are a crowd. */
const crowd = { people: 3, largest: 0.02 } as const;

/**
 * The same person from picture to picture: of all ways that they can have gone, the clearest, largest and
 * liveliest. Nothing when they are surely seen in fewer than a third of the pictures.
 */
export function chainPeople(looks: readonly Look[]): readonly Sighting[] {
  const chains: Chain[] = [];
  for (const { frame, people } of looks) {
    const sure = people.filter(({ score }) => score >= leastScore);
    if (isCrowd(sure)) continue;
    const earlier = [...chains];
    for (const person of sure) {
      const last = { frame, person };
      const before = heaviest(earlier.filter((chain) => canHaveGone(chain.last, last)));
      chains.push({ weight: weightOf(person) + (before?.weight ?? 0), last, before });
    }
  }
  const sightings: Sighting[] = [];
  for (let chain = heaviest(chains); chain !== null; chain = chain.before) {
    sightings.unshift(chain.last);
  }
  return sightings.length < leastShare * looks.length ? [] : sightings;
}

function heaviest(chains: readonly Chain[]): Chain | null {
  return chains.reduce<Chain | null>(
    (best, chain) => (best !== null && best.weight >= chain.weight ? best : chain),
    null,
  );
}

function canHaveGone(from: Sighting, to: Sighting): boolean {
  if (from.frame >= to.frame) return false;
  if (to.person.score >= surelySeen) return true;
  const seconds = (to.frame - from.frame) / framesPerSecond;
  const reach = Math.max(farthest.atOnce, farthest.perSecond * seconds);
  return Math.abs(middle(to.person) - middle(from.person)) <= reach;
}

function weightOf({ score, area, moving = 1 }: SeenPerson): number {
  return score * area ** areaPower * moving;
}

/** No shot is about one of them: what moves, or the centre, says more. */
function isCrowd(people: readonly SeenPerson[]): boolean {
  return people.length >= crowd.people && people.every(({ area }) => area <= crowd.largest);
}

function middle({ start, end }: { readonly start: number; readonly end: number }): number {
  return (start + end) / 2;
}
