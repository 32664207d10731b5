import type { Place, Relation, WishedThing } from '../illustration-description.ts';

export type Furnished = {
  readonly things: readonly WishedThing[];
  readonly place: Place;
  /** Where things are others than wished: how those stand to each other. */
  readonly relations?: readonly Relation[];
  /** Nothing but a place was wished: what stands there is not the subject. */
  readonly isPlaceAlone?: boolean;
};
