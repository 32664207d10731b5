import type { Picture, Seen } from '@armoni/perception/see/nanodet';
import type { Eyes } from '../../sight/open-eyes.ts';
import { inTwoSizes, seenInTwoSizes } from '../../sight/two-sizes.ts';

/** What eyes have to tell so that who is followed is found where they are seen faintly, too. */
export const leastScoreOfPeople = 0.15;

/** What is seen in a picture of at most `detailedSize`, looked at in two sizes at once. */
export async function lookForPeople(
  eyes: Pick<Eyes, 'see'>,
  picture: Picture,
): Promise<readonly Seen[]> {
  return seenInTwoSizes(await eyes.see(inTwoSizes(picture)), picture);
}
