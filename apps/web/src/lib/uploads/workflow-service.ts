import { limits } from '@armoni/contract/limits';
import { piecewiseAboveBytes } from '@armoni/contract/uploads';
import { runWorkflow, uploadClip } from '@armoni/contract/workflow';
import { call, upload } from '../http/api.ts';
import { ApiError } from '../http/api-error.ts';
import { UploadTimeoutError } from '../http/make-upload.ts';
import type { UploadAnswer, WorkflowService } from './store-media.ts';

/** The workflow service as this person reaches it through our own server. */
export function makeWorkflowService(userId: string): WorkflowService {
  return {
    async upload(file, { signal, onProgress }) {
      try {
        if (file.size > piecewiseAboveBytes) {
          const { uploadInPieces } = await import('../http/upload-in-pieces.ts');
          return { status: 'ok', id: await uploadInPieces(file, { signal, onProgress }) };
        }
        const { id } = await upload(uploadClip, {
          file,
          fields: { user: userId },
          signal,
          onProgress: ({ sentBytes }) => onProgress(sentBytes),
        });
        return { status: 'ok', id };
      } catch (error) {
        return whatWentWrong(error, signal);
      }
    },
    async run({ fileId, kind }, signal) {
      const asset = { transfer_method: 'local_file', upload_file_id: fileId, type: kind } as const;
      try {
        const run = await call(runWorkflow, {
          body: { inputs: { assets: [asset] }, response_mode: 'blocking', user: userId },
          signal: AbortSignal.any([signal, AbortSignal.timeout(limits.uploadTimeoutMs)]),
        });
        return { status: 'ok', run };
      } catch (error) {
        return whatWentWrong(error, signal);
      }
    },
  };
}

function whatWentWrong(
  error: unknown,
  signal: AbortSignal,
): Exclude<UploadAnswer, { status: 'ok' }> {
  if (signal.aborted) return { status: 'aborted' };
  if (error instanceof UploadTimeoutError) return { status: 'timed-out' };
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { status: 'timed-out' };
  if (error instanceof ApiError) return { status: 'refused', serverText: error.serverText };
  return { status: 'unreachable' };
}
