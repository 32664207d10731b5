import { storeMedia } from '../../../lib/uploads/store-media.ts';
import { uploadTexts } from '../../../lib/uploads/texts.ts';
import { makeWorkflowService } from '../../../lib/uploads/workflow-service.ts';

/** Sends a file of music as the editor does. */
export function storeMusic(
  userId: string,
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (sentBytes: number) => void },
) {
  return storeMedia(makeWorkflowService(userId), {
    ...options,
    file,
    kind: 'audio',
    fallbackMessage: uploadTexts.uploadMusic,
    onReceived: () => undefined,
  });
}
