import type { FastifyRequest } from 'fastify';
import { type FormFields, receiveFile } from '../../../platform/uploads/receive-file.ts';
import { type FileRecord, NoRoomError } from '../ports.ts';
import type { MediaType } from './detect-media.ts';
import { refusalFailure } from './file-refusals.ts';
import type { FileDraft, StoreFile } from './store-file.ts';

export type UploadRules = {
  readonly request: FastifyRequest;
  readonly ownerId: string;
  readonly signal: AbortSignal;
  readonly maxBytes: number;
  readonly accepts: (type: MediaType) => boolean;
  /**
   * Where the file goes, from the form's fields; throws what the fields deserve. Asked before
   * the file is read when the folder comes first, and in any case at the end of the form.
   */
  readonly belowOf: (fields: FormFields) => string;
};

/** One upload from its first byte to its row; nothing is left of one that fails. */
export async function receiveUpload(storeFile: StoreFile, rules: UploadRules): Promise<FileRecord> {
  const { request, maxBytes, ownerId, signal, accepts } = rules;
  const announcedBytes = Number(request.headers['content-length']) || null;
  let draft: FileDraft | null = null;
  try {
    const { consumed, fields } = await receiveFile(request, { maxBytes }, async (file) => {
      const below = 'folder' in file.fieldsSoFar ? rules.belowOf(file.fieldsSoFar) : null;
      const arriving = { ownerId, fileName: file.fileName, stream: file.stream, below };
      const outcome = await storeFile.receive({ ...arriving, accepts, announcedBytes, signal });
      if (!outcome.ok) throw refusalFailure(outcome.reason);
      draft = outcome.draft;
      return outcome.draft;
    });
    const name = fields.filename || consumed.name;
    const place = { below: rules.belowOf(fields), name, externalId: null };
    return await storeFile.settle(consumed, place);
  } catch (error) {
    // The form may end in a fault after its file was whole.
    if (draft) await storeFile.discard(draft);
    throw error instanceof NoRoomError ? refusalFailure('quota') : error;
  }
}
