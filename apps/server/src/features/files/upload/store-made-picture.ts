import { Readable } from 'node:stream';
import { NoRoomError } from '../ports.ts';
import { refusalMessage } from './file-refusals.ts';
import type { StoreFile } from './store-file.ts';

type Dependencies = {
  readonly storeFile: StoreFile;
  /** Prefix of every stored file's address, without a final slash. */
  readonly mediaHost: string;
};

export type MadePictureFile = {
  readonly ownerId: string;
  readonly conversationId: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly signal: AbortSignal;
};

/** A picture that the studio made is a file like an uploaded one: same checks, same quota. */
export function makeStoreMadePicture({ storeFile, mediaHost }: Dependencies) {
  return async ({ ownerId, conversationId: below, fileName, bytes, signal }: MadePictureFile) => {
    const stream = Readable.from([Buffer.from(bytes)], { objectMode: false });
    const accepts = ({ kind }: { kind: string }) => kind === 'image';
    const announcedBytes = bytes.length;
    const arriving = { ownerId, fileName, stream, below, accepts, announcedBytes, signal };
    const received = await storeFile.receive(arriving);
    if (!received.ok) return { ok: false as const, message: refusalMessage(received.reason) };
    try {
      const place = { below, name: fileName, externalId: null };
      const { key } = await storeFile.settle(received.draft, place);
      return { ok: true as const, url: `${mediaHost}/${key}` };
    } catch (error) {
      await storeFile.discard(received.draft);
      if (error instanceof NoRoomError)
        return { ok: false as const, message: refusalMessage('quota') };
      throw error;
    }
  };
}
