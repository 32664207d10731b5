import { lowerQuantile } from '../../maths/statistics.ts';

/** Of what the best place has above the ground: less is emptiness. */
const emptyShare = 0.3;
/** The lower quarter of all places is the ground. */
const groundShare = 0.25;

/** The interest that any place of a picture has, from those of all places of a crop. */
export function groundOf(places: readonly number[]): number {
  return lowerQuantile(places, groundShare);
}

/** Whether a crop that shows so much shows nothing beside the best of all places. */
export function isEmpty(
  shown: number,
  { ground, most }: { readonly ground: number; readonly most: number },
): boolean {
  return shown - ground < emptyShare * (most - ground);
}
