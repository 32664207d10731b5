import type { RemakePicture } from '../../platform/pictures/picture-wish.ts';
import type { DrawAndStore } from './draw-and-store.ts';
import type { FindRecipeSources } from './find-recipe-sources.ts';
import type { ReadReference, ReadStyleFile } from './ports.ts';
import { pictureTexts } from './texts.ts';

type Dependencies = {
  readonly findRecipeSources: FindRecipeSources;
  readonly readStyleFile: ReadStyleFile;
  readonly readReference: ReadReference;
  readonly drawAndStore: DrawAndStore;
};

/**
 * Makes a picture again from its recipe: same bytes or a reason. Its words are not searched for
 * trigger words, as a style of today may have one that was an ordinary word then.
 */
export function makeRemakePicture(dependencies: Dependencies): RemakePicture {
  return async (recipe, signal) => {
    const { ownerId, prompt, seed, width, height, strength } = recipe;
    const sources = await dependencies.findRecipeSources(recipe);
    if (!sources.ok) return sources;
    const { style, second, referenceKey } = sources;
    const file = style && (await dependencies.readStyleFile(style.key));
    if (style && !file) return { ok: false, message: pictureTexts.remake.styleGone(style.name) };
    const other = second && (await dependencies.readStyleFile(second.style.key));
    if (second && !other) {
      return { ok: false, message: pictureTexts.remake.styleGone(second.style.name) };
    }
    const secondStyle = other && second && { file: other, share: second.share };
    const read = referenceKey && (await dependencies.readReference(ownerId, referenceKey, signal));
    if (read && !read.ok) return { ok: false, message: pictureTexts.remake.referenceGone };
    const order = { prompt, seed, width, height, style: file, secondStyle, remoteStyle: null };
    return dependencies.drawAndStore(
      {
        place: recipe,
        order: strength === null ? order : { ...order, strength },
        reference: read ? read.reference : null,
        notes: [],
        sources: {
          styleKey: style?.key ?? null,
          secondStyleKey: second?.style.key ?? null,
          pictureKey: referenceKey,
        },
      },
      signal,
    );
  };
}
