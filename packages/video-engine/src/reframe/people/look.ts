import type { Seen } from '@armoni/perception/see/nanodet';

/** What was seen in one picture of a shot; edges run along the crop's free axis, 0–1. */
export type Look = {
  /** Film frame from the clip's start; those around it lie below 0 or after. */
  readonly frame: number;
  readonly people: readonly SeenPerson[];
};
export type SeenPerson = {
  readonly start: number;
  readonly end: number;
  readonly score: number;
  /** Share of the picture. */
  readonly area: number;
  /** How much moves by itself where they are, against elsewhere; 1 unless known. */
  readonly moving?: number;
};

/** The people among what was seen, along the free axis. */
export function peopleOf(seen: readonly Seen[], axis: 'x' | 'y'): readonly SeenPerson[] {
  return seen
    .filter(({ thing }) => thing === 'person')
    .map(({ score, box: { left, top, right, bottom } }) => ({
      ...(axis === 'x' ? { start: left, end: right } : { start: top, end: bottom }),
      score,
      area: (right - left) * (bottom - top),
    }));
}
