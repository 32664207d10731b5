import type { WishCorrections } from '@armoni/contract/wish';
import { type Corrections, correctionsSchema } from '@armoni/video-engine/model/reading';

/** Null when a field is none of the intent's, or holds what it cannot. */
export function parseCorrections(
  given: WishCorrections | null | undefined,
): Corrections | null | undefined {
  if (given === null || given === undefined) return undefined;
  const { success, data } = correctionsSchema.safeParse(given);
  const areKnown = success && Object.keys(given.set).every((field) => field in data.set);
  return areKnown ? data : null;
}
