import { createHash } from 'node:crypto';
import type { PictureRecipe } from '../../platform/pictures/picture-wish.ts';
import type { FindStyles, PictureEngine, ReadStyleFile, ReadyStyle } from './ports.ts';
import { pictureTexts } from './texts.ts';

type Dependencies = {
  readonly engine: Pick<PictureEngine, 'appliesStylesOf'>;
  readonly findStyles: FindStyles;
  readonly readStyleFile: ReadStyleFile;
  /** The caller's own stored picture with exactly these bytes; null when there is none. */
  readonly findOwnByHash: (
    ownerId: string,
    sha256: string,
  ) => Promise<{ readonly key: string } | null>;
};

export type RecipeSources =
  | {
      readonly ok: true;
      readonly style: ReadyStyle | null;
      readonly second: { readonly style: ReadyStyle; readonly share: number } | null;
      /** In storage. */
      readonly referenceKey: string | null;
    }
  /** `message` is French, for people. */
  | { readonly ok: false; readonly message: string };

export type FindRecipeSources = (
  recipe: Pick<PictureRecipe, 'ownerId' | 'style' | 'referenceSha256'>,
) => Promise<RecipeSources>;

/**
 * What a recipe was made of, by content: a style that was renamed is the same, one that was
 * trained again under the same name is another.
 */
export function makeFindRecipeSources(dependencies: Dependencies): FindRecipeSources {
  return async ({ ownerId, style: wanted, referenceSha256 }) => {
    if (dependencies.engine.appliesStylesOf !== 'local')
      return refusal(pictureTexts.remake.otherEngine);
    const styles = (await dependencies.findStyles(ownerId)).flatMap(bothHands);
    const found = async (one: { readonly name: string; readonly sha256: string } | null) =>
      one && (await withHash(dependencies, styles, one.sha256));
    const mixedWith = wanted?.mixedWith ?? null;
    const style = await found(wanted);
    const other = await found(mixedWith);
    const missing = wanted && !style ? wanted : mixedWith && !other ? mixedWith : null;
    if (missing) {
      const isNamed = styles.some(({ name }) => name === missing.name);
      const { styleChanged, styleGone } = pictureTexts.remake;
      return refusal((isNamed ? styleChanged : styleGone)(missing.name));
    }
    const second = other && mixedWith && { style: other, share: mixedWith.share };
    if (referenceSha256 === null) return { ok: true, style, second, referenceKey: null };
    const reference = await dependencies.findOwnByHash(ownerId, referenceSha256);
    if (!reference) return refusal(pictureTexts.remake.referenceGone);
    return { ok: true, style, second, referenceKey: reference.key };
  };
}

/** A picture may have been drawn by the hand that was chosen before. */
function bothHands(style: ReadyStyle): ReadyStyle[] {
  return style.otherHand ? [style, { ...style, ...style.otherHand }] : [style];
}

const refusal = (message: string) => ({ ok: false, message }) as const;

/** The style with exactly this file, also of those that were learned before their hash was kept. */
export async function withHash(
  { readStyleFile }: Pick<Dependencies, 'readStyleFile'>,
  styles: readonly ReadyStyle[],
  sha256: string,
): Promise<ReadyStyle | null> {
  const known = styles.find((style) => style.sha256 === sha256);
  if (known) return known;
  for (const style of styles.filter((one) => one.sha256 === null && one.engine === 'local')) {
    const bytes = await readStyleFile(style.key);
    if (bytes && createHash('sha256').update(bytes).digest('hex') === sha256) return style;
  }
  return null;
}
