import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Storage } from '../../platform/storage/storage.ts';
import type { FileRecord, FileRepository } from './ports.ts';
import { removeFile } from './remove-file.ts';
import { receiveUpload } from './upload/receive-upload.ts';
import type { StoreFile } from './upload/store-file.ts';

/** Where clips, pictures and sounds of the workflow service are kept, below their owner's folder. */
const clipFolder = 'clips';

/** Uploaded files for the workflow service: everything a film can be made from. */
export function makeClipStore(dependencies: {
  files: FileRepository;
  storage: Storage;
  storeFile: StoreFile;
  maxBytes: number;
}) {
  const { files, storage, storeFile, maxBytes } = dependencies;
  return {
    /** `admit` sees the form's `user` before the clip exists, and throws to refuse it. */
    receive: (
      request: FastifyRequest,
      options: { ownerId: string; signal: AbortSignal; admit: (user: string) => void },
    ): Promise<FileRecord> =>
      receiveUpload(storeFile, {
        request,
        ownerId: options.ownerId,
        signal: options.signal,
        maxBytes,
        accepts: () => true,
        belowOf: (fields) => {
          options.admit(fields.user ?? '');
          return clipFolder;
        },
      }),
    findAll: files.findAll,
    setExternalId: files.setExternalId,
    async open({ key }: Pick<FileRecord, 'key'>): Promise<Readable> {
      const body = await storage.read(key);
      if (!body) throw new Error('a kept file has no bytes');
      return body.stream;
    },
    async discard(ownerId: string, { id }: Pick<FileRecord, 'id'>): Promise<void> {
      const [file] = (await files.findAll(ownerId, [id])) ?? [];
      if (file) await removeFile(dependencies, file);
    },
  };
}
