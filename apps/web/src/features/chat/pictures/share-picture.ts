import { copyText } from '../../../lib/browser/copy-text.ts';
import { texts } from '../texts.ts';

type SharePlaces = {
  /** The system's own sheet, where there is one. */
  readonly sheet:
    | ((data: { url: string; title: string; text: string }) => Promise<void>)
    | undefined;
  readonly copy: (text: string) => Promise<boolean>;
};

const browserPlaces = (): SharePlaces => ({
  sheet: navigator.share?.bind(navigator),
  copy: copyText,
});

/**
 * Hands an image's address on by the system's sheet, else by copying it.
 * Fails only when the address could not be copied; a closed sheet is no failure.
 */
export async function sharePicture(
  picture: { readonly url: string; readonly name: string; readonly brand: string },
  { sheet, copy }: SharePlaces = browserPlaces(),
): Promise<'shared' | 'copied' | 'closed' | 'failed'> {
  if (sheet) {
    try {
      await sheet({
        url: picture.url,
        title: texts.pictures.shareTitle(picture.brand, picture.name),
        text: texts.pictures.shareText,
      });
      return 'shared';
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'closed';
      console.error(error);
    }
  }
  return (await copy(picture.url)) ? 'copied' : 'failed';
}
