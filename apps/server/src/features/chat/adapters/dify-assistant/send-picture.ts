import * as z from 'zod/mini';
import { absolute } from '../../attachments/message-files.ts';
import type { Question, ShowPicture } from '../../ports.ts';

type Destination = {
  readonly baseUrl: string;
  readonly appKey: string;
  readonly publicUrl: string;
  readonly showPicture: ShowPicture;
  readonly fetch: typeof fetch;
};

type SentFile = {
  readonly type: 'image';
  readonly transfer_method: 'local_file' | 'remote_url';
  readonly upload_file_id?: string;
  readonly url?: string;
};

const uploaded = z.object({ id: z.string() });

/**
 * The question's picture as Dify's `files`: uploaded, since a studio at home has no address that
 * Dify could fetch; by its address where Dify takes no upload. Empty without a picture.
 */
export async function sendPicture(
  destination: Destination,
  { ownerId, referenceUrl }: Question,
  signal: AbortSignal,
): Promise<readonly SentFile[]> {
  if (referenceUrl === null) return [];
  const bytes = await destination.showPicture(ownerId, referenceUrl, signal);
  const id = bytes && (await upload(destination, bytes, ownerId, signal));
  if (id) return [{ type: 'image', transfer_method: 'local_file', upload_file_id: id }];
  const url = absolute(referenceUrl, destination.publicUrl);
  return [{ type: 'image', transfer_method: 'remote_url', url }];
}

async function upload(
  { baseUrl, appKey, fetch: send }: Destination,
  bytes: Uint8Array,
  user: string,
  signal: AbortSignal,
): Promise<string | null> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'image.jpg');
  body.set('user', user);
  const headers = { authorization: `Bearer ${appKey}` };
  try {
    const url = `${baseUrl.replace(/\/$/, '')}/files/upload`;
    const answer = await send(url, { method: 'POST', headers, body, signal });
    if (answer.ok) return z.parse(uploaded, await answer.json()).id;
    await answer.body?.cancel();
    return null;
  } catch {
    // The message itself says whether Dify is away.
    signal.throwIfAborted();
    return null;
  }
}
