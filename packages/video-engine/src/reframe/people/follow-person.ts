import type { Reframe } from '../../model/analysis.ts';
import type { CropSlot } from '../crop/crop-slot.ts';
import { holdBox } from '../crop/hold-box.ts';
import { chainPeople, type Sighting } from './chain-people.ts';
import { followFaintly } from './follow-faintly.ts';
import type { Look } from './look.ts';

/** Of the pictures looked at: seen in fewer, if only faintly, nobody is followed. */
const leastShare = 0.5;

/** Unseen in more pictures between two sightings, nobody knows which way they went. */
const longestUnseen = 2;

/** Holds a person inside the crop; null when nobody is there to follow. */
export function followPerson(looks: readonly Look[], slot: CropSlot): Reframe | null {
  const sightings = followFaintly(chainPeople(looks), looks);
  if (sightings.length === 0 || sightings.length < leastShare * looks.length) return null;
  if (unseenBetween(sightings, looks) > longestUnseen) return null;
  const edges = sightings.map(({ frame, person: { start, end } }) => ({ frame, start, end }));
  return holdBox(edges, slot);
}

/** The most pictures one after the other between two sightings. */
function unseenBetween(sightings: readonly Sighting[], looks: readonly Look[]): number {
  const places = sightings.map((one) => looks.findIndex(({ frame }) => frame === one.frame));
  const runs = places.slice(1).map((place, index) => place - (places[index] as number) - 1);
  return Math.max(0, ...runs);
}
