import { applyEdits, isFraming } from '../edit/apply-edit.ts';
import type { Edit } from '../edit/edit.ts';
import { isOfContent, type Retouch } from '../edit/retouch.ts';
import type { Language } from '../prompt/texts.ts';
import type { LinearImage } from '../raster/linear-image.ts';
import type { DrawnThings } from './find-drawn.ts';
import { retouchPicture } from './retouch-picture.ts';

/** What one change did to pixels. */
export type Step = { readonly retouches: readonly Retouch[]; readonly edits: readonly Edit[] };

/** Whether it comes out the same from what was drawn alone, without a look at the picture. */
export function isReplayed(retouch: Retouch): boolean {
  return replayed.has(retouch.kind) || isShaded(retouch);
}

const replayed: ReadonlySet<Retouch['kind']> = new Set<Retouch['kind']>([
  ...(['cut-out', 'background-blur', 'background-colour', 'tone'] as const),
]);

/** « en bleu foncé »: drawn in blue, then darkened. */
export const isShaded = (retouch: Retouch): boolean =>
  retouch.kind === 'recolour' && retouch.colour.isShaded === true;

/** What has to be done to pixels once all that is shown was drawn as it was told. */
export const isOfPixelsAlone = (retouch: Retouch): boolean =>
  !isOfContent(retouch) || isShaded(retouch);

/** All that was done to the pixels of an illustration, one change after the other; it is cropped and turned at the end. */
export async function replaySteps(
  drawn: LinearImage,
  steps: readonly Step[],
  { things, language }: { readonly things: DrawnThings; readonly language: Language },
): Promise<LinearImage> {
  const tools = {
    sight: null,
    things,
    seed: 0,
    longestSide: null,
    draw: async () => null,
    language,
  };
  let image = drawn;
  for (const { retouches, edits } of steps) {
    for (const retouch of retouches.filter(isReplayed)) {
      const done = await retouchPicture(image, retouch, tools);
      if (done.ok) image = done.image;
    }
    image = applyEdits(
      image,
      edits.filter((edit) => !isFraming(edit)),
    );
  }
  return applyEdits(
    image,
    steps.flatMap(({ edits }) => edits.filter(isFraming)),
  );
}
