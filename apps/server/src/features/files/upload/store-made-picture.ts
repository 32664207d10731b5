import { Readable } from 'node:stream';
import type { PictureSources } from '../../../platform/pictures/picture-wish.ts';
import type { MediaSigner } from '../../../platform/provenance/media-signer.ts';
import type { MadeFrom } from '../../../platform/provenance/media-to-sign.ts';
import { NoRoomError } from '../ports.ts';
import { refusalMessage } from './file-refusals.ts';
import type { StoreFile } from './store-file.ts';

type Dependencies = {
  readonly storeFile: StoreFile;
  readonly signer: Pick<MediaSigner, 'signPicture'>;
  /** Prefix of every stored file's address, without a final slash. */
  readonly mediaHost: string;
};

export type MadePictureFile = {
  readonly ownerId: string;
  readonly conversationId: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** For its manifest; nothing when not said. */
  readonly madeFrom?: readonly MadeFrom[];
  readonly sources?: PictureSources | null;
  /** What it was asked for by and what it shows, to be found by. */
  readonly words?: string;
  readonly signal: AbortSignal;
};

/** A picture that the studio made is signed, and then a file like an uploaded one: same checks, same quota. */
export function makeStoreMadePicture({ storeFile, signer, mediaHost }: Dependencies) {
  return async (picture: MadePictureFile) => {
    const {
      ownerId,
      conversationId: below,
      fileName,
      madeFrom = [],
      sources = null,
      words = '',
      signal,
    } = picture;
    const original = { bytes: Buffer.from(picture.bytes), madeFrom, as: 'original' } as const;
    const { bytes, watermark, copy } = await signer.signPicture({ ...original, ownerId }, signal);
    const stream = Readable.from([bytes], { objectMode: false });
    const accepts = ({ kind }: { kind: string }) => kind === 'image';
    const about = { announcedBytes: bytes.length, made: { watermark, sources, words, copy } };
    const arriving = { ownerId, fileName, stream, below, accepts, signal, ...about };
    const received = await storeFile.receive(arriving);
    if (!received.ok) return { ok: false as const, message: refusalMessage(received.reason) };
    try {
      const place = { below, name: fileName, externalId: null };
      const { thumbnail: small } = received.draft;
      const unsigned = copy === null && small && { bytes: small, madeFrom: [], watermark };
      const signed =
        unsigned && (await signer.signPicture({ ...unsigned, as: 'copy', ownerId }, signal));
      const draft = { ...received.draft, thumbnail: signed ? signed.bytes : small };
      const { key } = await storeFile.settle(draft, place);
      return { ok: true as const, url: `${mediaHost}/${key}` };
    } catch (error) {
      await storeFile.discard(received.draft);
      if (error instanceof NoRoomError)
        return { ok: false as const, message: refusalMessage('quota') };
      throw error;
    }
  };
}
