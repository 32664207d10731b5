import type { FastifyRequest } from 'fastify';
import { type FormFields, receiveFile } from '../../../platform/uploads/receive-file.ts';
import type { FileRecord } from '../ports.ts';
import type { MediaType } from './detect-media.ts';
import { refusalFailure } from './file-refusals.ts';
import type { StoreFile } from './store-file.ts';

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
  const { consumed: draft, fields } = await receiveFile(request, { maxBytes }, async (file) => {
    const below = 'folder' in file.fieldsSoFar ? rules.belowOf(file.fieldsSoFar) : null;
    const { stream, fileName } = file;
    const outcome = await storeFile.receive({ ownerId, fileName, stream, below, accepts, signal });
    if (!outcome.ok) throw refusalFailure(outcome.reason);
    return outcome.draft;
  });
  try {
    const name = fields.filename || draft.name;
    return await storeFile.settle(draft, { below: rules.belowOf(fields), name, externalId: null });
  } catch (error) {
    await storeFile.discard(draft);
    throw error;
  }
}
