import { previewAudio } from '@armoni/contract/clips';
import { send } from '../../../lib/http/api.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { texts } from '../texts.ts';

export type AudioPreview =
  | { readonly ok: true; readonly objectUrl: string }
  | { readonly ok: false; readonly message: string };

/** Fetches music through our server, since the page itself may not ask foreign hosts. */
export async function previewForeignAudio(url: string, signal: AbortSignal): Promise<AudioPreview> {
  try {
    const response = await send(previewAudio, { query: { url }, signal });
    return { ok: true, objectUrl: URL.createObjectURL(await response.blob()) };
  } catch (error) {
    // Why nothing is there is written for people; the rest means that it cannot be played here.
    const isExplained = error instanceof ApiError && error.status === 400;
    return { ok: false, message: isExplained ? error.message : texts.music.unplayable };
  }
}
