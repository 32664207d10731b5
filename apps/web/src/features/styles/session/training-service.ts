import { uploadFile } from '@armoni/contract/files';
import { createModel, trainingFolderMark } from '@armoni/contract/models';
import { call, upload } from '../../../lib/http/api.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { UploadTimeoutError } from '../../../lib/http/make-upload.ts';
import type { StoreOptions, StoreOutcome } from '../../../lib/uploads/file-uploads.ts';
import { texts } from '../texts.ts';
import type { TrainingService } from './training-run.ts';

/** Stores pictures in a folder of this person that belongs to trainings alone. */
export function makePictureStore(userId: string, folderKey: string) {
  const folder = `${userId.toLowerCase()}/${trainingFolderMark}-${folderKey}`;
  return async (
    file: File,
    { signal, onProgress, onReceived }: StoreOptions,
  ): Promise<StoreOutcome> => {
    try {
      const { fullPath, url } = await upload(uploadFile, {
        file,
        fields: { filename: file.name, folder },
        signal,
        onProgress: ({ sentBytes, totalBytes }) => {
          onProgress(sentBytes);
          if (sentBytes === totalBytes) onReceived();
        },
      });
      return { ok: true, fileId: fullPath, url };
    } catch (error) {
      if (signal.aborted) return { ok: false, reason: 'aborted' };
      return { ok: false, reason: 'failed', message: whyNotStored(error) };
    }
  };
}

function whyNotStored(error: unknown): string {
  if (error instanceof UploadTimeoutError) return error.message;
  return spokenReason(error) ?? texts.errors.generic;
}

export const trainingService: TrainingService = {
  async create({ name, triggerWord, imageUrls }, idempotencyKey) {
    try {
      const { id } = await call(createModel, {
        body: { name, image_urls: [...imageUrls], trigger_word: triggerWord },
        headers: { 'idempotency-key': idempotencyKey },
      });
      return { ok: true, id };
    } catch (error) {
      return { ok: false, message: spokenReason(error) };
    }
  },
};

/** What the server itself says to people; its own breakdowns say nothing of use. */
function spokenReason(error: unknown): string | null {
  const isSpoken = error instanceof ApiError && error.code !== 'unknown' && error.status !== 500;
  return isSpoken ? error.message : null;
}
