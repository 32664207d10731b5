import type { Reframe } from '../../model/analysis.ts';
import type { CropSlot } from '../crop/crop-slot.ts';
import { holdBox } from '../crop/hold-box.ts';
import { chainPeople } from './chain-people.ts';
import type { Look } from './look.ts';

/** Holds a person inside the crop; null when nobody is there to follow. */
export function followPerson(looks: readonly Look[], slot: CropSlot): Reframe | null {
  const edges = chainPeople(looks).map(({ frame, person: { start, end } }) => {
    return { frame, start, end };
  });
  return edges.length === 0 ? null : holdBox(edges, slot);
}
