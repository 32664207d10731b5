import { type StoredFile, uploadFile } from '@armoni/contract/files';
import { upload } from '../../../lib/http/api.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { texts } from '../texts.ts';
import type { UploadState } from './upload-state.ts';

type Sending = {
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Of all bytes together. */
  readonly onProgress: (percent: number) => void;
  readonly onStored: (file: StoredFile) => void;
};

/** Sends files one after the other: the state afterwards, or null when the signal ended it. */
export async function sendFiles(
  files: readonly File[],
  { folder, signal, onProgress, onStored }: Sending,
): Promise<UploadState | null> {
  const totalBytes = files.reduce((sum, { size }) => sum + size, 0) || 1;
  let waiting = files;
  let sentBytes = 0;
  const show = (bytes: number) => onProgress((100 * bytes) / totalBytes);
  show(0);
  try {
    for (const file of files) {
      const stored = await upload(uploadFile, {
        file,
        fields: { filename: file.name, folder },
        onProgress: (progress) => show(sentBytes + Math.min(progress.sentBytes, file.size)),
        signal,
      });
      sentBytes += file.size;
      waiting = waiting.filter((one) => one !== file);
      onStored(stored);
    }
    return { status: 'none' };
  } catch (error) {
    if (signal.aborted) return null;
    console.error(error);
    const problem = error instanceof ApiError ? error.message : texts.upload.failed;
    return { status: 'confirming', files: waiting, percent: 0, problem };
  }
}
