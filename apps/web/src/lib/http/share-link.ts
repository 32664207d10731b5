import { shareVideo } from '@armoni/contract/shares';
import { copyText } from '../browser/copy-text.ts';
import { call } from './api.ts';

/** Copies the short address of a film; made now where it has none. False when that fails. */
export async function copyShareLink(filmId: string): Promise<boolean> {
  const address = call(shareVideo, { params: { id: filmId } }).then(({ url }) => url);
  // Some browsers take only what a press promises at once.
  if (await copyPromised(address)) return true;
  try {
    return await copyText(await address);
  } catch (error) {
    console.error(error);
    return false;
  }
}

async function copyPromised(text: Promise<string>): Promise<boolean> {
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write) return false;
  try {
    const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return false;
  }
}
