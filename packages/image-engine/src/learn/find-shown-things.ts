import { lookedAtPixels, type Seen } from '@armoni/perception/see/nanodet';
import type { Sight } from '@armoni/perception/see/open-sight';
import type { Thing } from '@armoni/perception/see/things';
import sharp from 'sharp';
import type { TrainingPicture } from './training-picture.ts';

/** Enough to tell what a set is of, spread over it. */
const mostLookedAt = 12;
/** Drawings are seen less surely than photographs; what is in several of them is there. */
const leastScore = 0.45;
/** Of a picture: passers-by and cups behind are not what it is of. */
const leastArea = 0.04;
/** Of the pictures that were looked at, and never a single one. */
const leastShare = 0.25;
const fewestPictures = 2;

/** What a set of pictures is of, the most frequent first; empty where it is of nothing that can be seen. */
export async function findShownThings(
  pictures: readonly TrainingPicture[],
  { things }: Pick<Sight, 'things'>,
): Promise<readonly Thing[]> {
  const step = Math.max(1, pictures.length / mostLookedAt);
  const chosen = pictures.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  const counts = new Map<Thing, number>();
  for (const { bytes } of chosen) {
    const { data, info } = await sharp(bytes, { pages: 1 })
      .rotate()
      .resize(lookedAtPixels, lookedAtPixels, { fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const seen = await things({ rgb: data, width: info.width, height: info.height });
    const shown = new Set(seen.filter(isShown).map(({ thing }) => thing));
    for (const thing of shown) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  const least = Math.max(fewestPictures, leastShare * chosen.length);
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort(([, one], [, other]) => other - one)
    .map(([thing]) => thing);
}

function isShown({ score, box }: Seen): boolean {
  const area = (box.right - box.left) * (box.bottom - box.top);
  return score >= leastScore && area >= leastArea;
}
