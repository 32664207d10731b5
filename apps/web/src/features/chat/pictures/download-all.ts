import { wait } from '../../../lib/browser/wait.ts';
import { absoluteUrl } from '../../../lib/media/media-url.ts';

type Named = { readonly url: string; readonly name: string };

/** Browsers drop downloads that begin at the same moment. */
const betweenMs = 400;

/** Saves each as a file of its own, one after the other. */
export async function downloadAll(pictures: readonly Named[]): Promise<void> {
  for (const picture of pictures) {
    const link = document.createElement('a');
    link.href = downloadUrl(picture);
    link.download = picture.name;
    link.click();
    await wait(betweenMs);
  }
}

/** The media host gives the file its name when it is saved. */
export function downloadUrl({ url, name }: Named): string {
  const address = new URL(absoluteUrl(url));
  address.searchParams.set('download', name);
  return address.href;
}
