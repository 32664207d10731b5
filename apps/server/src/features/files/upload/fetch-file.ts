import { Readable } from 'node:stream';
import type { SafeFetch } from '../../../platform/outbound/safe-fetch.ts';
import { FetchCutOff } from '../../../platform/outbound/safe-fetch.ts';
import { type FileRecord, NoRoomError } from '../ports.ts';
import type { StoreFile } from './store-file.ts';

type Dependencies = {
  readonly storeFile: StoreFile;
  readonly safeFetch: SafeFetch;
  readonly maxBytes: number;
};

/** As long as an upload by a browser may take. */
const longestMs = 30 * 60_000;
const folder = 'clips';

/**
 * Fetches a clip or picture of another site into a person's files, as an upload is kept. Null when it
 * is none, cannot be had, or has no room.
 */
export function makeFetchFile({ storeFile, safeFetch, maxBytes }: Dependencies) {
  return async (
    ownerId: string,
    address: string,
    signal: AbortSignal,
  ): Promise<FileRecord | null> => {
    const fileName = nameIn(address);
    const options = { maxBytes, timeoutMs: longestMs, signal };
    const fetched = await safeFetch(address, options, async ({ stream: body }) => {
      const stream = Readable.from(body, { objectMode: false });
      const accepts = ({ kind }: { kind: string }) => kind === 'image' || kind === 'video';
      const arriving = { ownerId, fileName, stream, below: folder, accepts, announcedBytes: null };
      const received = await storeFile.receive({ ...arriving, signal }).catch((error: unknown) => {
        // What the address itself did wrong is no fault of ours.
        if (error instanceof FetchCutOff) return { ok: false as const };
        throw error;
      });
      if (!received.ok) return null;
      try {
        const place = { below: folder, name: fileName, externalId: null };
        return await storeFile.settle(received.draft, place);
      } catch (error) {
        await storeFile.discard(received.draft);
        if (error instanceof NoRoomError) return null;
        throw error;
      }
    });
    return fetched.ok ? fetched.value : null;
  };
}

function nameIn(address: string): string {
  const last = URL.parse(address)?.pathname.split('/').at(-1) ?? '';
  return decoded(last).slice(0, 200) || 'clip';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
