import type { Sighting } from './chain-people.ts';
import type { Look, SeenPerson } from './look.ts';

/** Seen as faintly as this somebody is found who is surely seen before or afterwards. */
const leastScore = 0.15;
/** So far, in shares of the picture, they are from where they are expected. */
const reach = 0.12;
/** How much wider or narrower, and how much larger or smaller in each direction, they may be seen. */
const mostChange = { width: 2, size: 1.7 } as const;

/**
 * The chain with those pictures in which the same person is only faintly seen, where they are expected:
 * between two sightings on the way from one to the other, else where they are in the picture beside it.
 */
export function followFaintly(
  chain: readonly Sighting[],
  looks: readonly Look[],
): readonly Sighting[] {
  const sightings = [...chain];
  const missing = new Set(looks.filter(({ frame }) => !chain.some((one) => one.frame === frame)));
  for (let before = -1; sightings.length > 0 && before !== missing.size; ) {
    before = missing.size;
    for (const look of missing) {
      const beside = [-1, 1].map((step) => looks[looks.indexOf(look) + step]?.frame);
      const found = findExpected(look, sightings, beside);
      if (found === null) continue;
      missing.delete(look);
      sightings.push({ frame: look.frame, person: found });
      sightings.sort((a, b) => a.frame - b.frame);
    }
  }
  return sightings;
}

function findExpected(
  { frame, people }: Look,
  sightings: readonly Sighting[],
  besideFrames: readonly (number | undefined)[],
): SeenPerson | null {
  const before = sightings.findLast((one) => one.frame < frame);
  const after = sightings.find((one) => one.frame > frame);
  const near = (before ?? after) as Sighting;
  if (!(before && after) && !besideFrames.includes(near.frame)) return null;
  const place = before && after ? between(before, after, frame) : middleOf(near.person);
  const distance = (one: SeenPerson) => Math.abs(middleOf(one) - place);
  const alike = people.filter(
    (one) => one.score >= leastScore && distance(one) <= reach && isAlike(one, near.person),
  );
  return alike.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

function between(before: Sighting, after: Sighting, frame: number): number {
  const share = (frame - before.frame) / (after.frame - before.frame);
  return middleOf(before.person) * (1 - share) + middleOf(after.person) * share;
}

function isAlike(one: SeenPerson, other: SeenPerson): boolean {
  const within = (ratio: number, most: number) => ratio <= most && ratio >= 1 / most;
  const width = (one.end - one.start) / (other.end - other.start);
  return (
    within(width, mostChange.width) && within(Math.sqrt(one.area / other.area), mostChange.size)
  );
}

function middleOf({ start, end }: SeenPerson): number {
  return (start + end) / 2;
}
