import { copyText } from '../../lib/copy-text.ts';

type SharePlaces = {
  /** The system's own sheet, where there is one. */
  readonly sheet: ((data: { url: string; title: string }) => Promise<void>) | undefined;
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
export async function shareImage(
  image: { readonly url: string; readonly name: string },
  { sheet, copy }: SharePlaces = browserPlaces(),
): Promise<'shared' | 'copied' | 'closed' | 'failed'> {
  if (sheet) {
    try {
      await sheet({ url: image.url, title: image.name });
      return 'shared';
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'closed';
      console.error(error);
    }
  }
  return (await copy(image.url)) ? 'copied' : 'failed';
}
