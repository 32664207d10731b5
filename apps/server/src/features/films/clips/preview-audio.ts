import { buffer } from 'node:stream/consumers';
import type { FetchRefusal, SafeFetch } from '../../../platform/outbound/safe-fetch.ts';
import { chooseMusic, type MusicAddresses } from '../choose-music.ts';

export type PreviewAudio = ReturnType<typeof makePreviewAudio>;

export type PreviewOutcome =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: FetchRefusal | 'no-address' | 'not-foreign' };

/** Some 40 minutes of MP3: less than a film may use, and enough to know a piece of music. */
const mostBytes = 40 * 1024 * 1024;
const timeoutMs = 30_000;

/** Fetches music from a foreign address with the same care as a film's own fetching. */
export function makePreviewAudio(dependencies: {
  safeFetch: SafeFetch;
  addresses: MusicAddresses;
}) {
  return async (url: string, signal: AbortSignal): Promise<PreviewOutcome> => {
    const music = chooseMusic(url, dependencies.addresses);
    if (music === null) return { ok: false, reason: 'no-address' };
    if (music.from !== 'web') return { ok: false, reason: 'not-foreign' };
    const limits = { maxBytes: mostBytes, timeoutMs, signal };
    const outcome = await dependencies.safeFetch(
      music.url,
      limits,
      async ({ stream, contentType }) => {
        if (!/^(audio|video)\/|^application\/(ogg|octet-stream)\b|^$/i.test(contentType))
          return null;
        return buffer(stream);
      },
    );
    if (!outcome.ok) return outcome;
    return outcome.value ? { ok: true, bytes: outcome.value } : { ok: false, reason: 'status' };
  };
}
