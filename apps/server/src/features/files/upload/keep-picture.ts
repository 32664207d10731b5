import { Readable } from 'node:stream';
import { NoRoomError } from '../ports.ts';
import { refusalFailure } from './file-refusals.ts';
import type { StoreFile } from './store-file.ts';

type Dependencies = {
  readonly storeFile: StoreFile;
  /** Prefix of every stored file's address, without a final slash. */
  readonly mediaHost: string;
};

export type SentPicture = {
  readonly ownerId: string;
  readonly conversationId: string;
  readonly bytes: Buffer;
  readonly signal: AbortSignal;
};

/**
 * Keeps a picture that came inside of a call as an upload is kept; gives its address.
 * @throws ApiFailure
 */
export function makeKeepPicture({ storeFile, mediaHost }: Dependencies) {
  return async ({ ownerId, conversationId: below, bytes, signal }: SentPicture) => {
    const fileName = 'image';
    const stream = Readable.from([bytes], { objectMode: false });
    const accepts = ({ kind }: { kind: string }) => kind === 'image';
    const arriving = { ownerId, fileName, stream, below, accepts, announcedBytes: bytes.length };
    const received = await storeFile.receive({ ...arriving, signal });
    if (!received.ok) throw refusalFailure(received.reason);
    try {
      const place = { below, name: fileName, externalId: null };
      return `${mediaHost}/${(await storeFile.settle(received.draft, place)).key}`;
    } catch (error) {
      await storeFile.discard(received.draft);
      throw error instanceof NoRoomError ? refusalFailure('quota') : error;
    }
  };
}
