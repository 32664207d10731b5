import { checkClipFile } from '../../../lib/uploads/check-media-file.ts';
import { FileUploads, type FileUploadsDependencies } from '../../../lib/uploads/file-uploads.ts';
import { texts } from '../texts.ts';
import type { ClipDetails } from './queued-clip.ts';

export type ClipUploads = FileUploads<ClipDetails>;

type ClipUploadsDependencies = Pick<
  FileUploadsDependencies<ClipDetails>,
  'store' | 'describe' | 'complete' | 'newKey' | 'restored'
> & {
  /** Said as an error: a failed upload. */
  readonly onError: (message: string) => void;
  /** Said to screen readers only. */
  readonly onNews: (message: string) => void;
};

/** The uploads of the editor's clips. */
export function makeClipUploads({
  onError,
  onNews,
  ...dependencies
}: ClipUploadsDependencies): ClipUploads {
  return new FileUploads({
    ...dependencies,
    undescribed: { durationSeconds: null, thumbnail: null },
    onStored: (name) => onNews(texts.clips.uploaded(name)),
    onFailed: (name, message) => {
      onNews(texts.clips.failed(name));
      onError(message);
    },
  });
}

/** Takes the videos among the files and says which ones it refuses. */
export function addClips(
  uploads: ClipUploads,
  chosen: readonly File[],
  onError: (message: string, isPicture: boolean) => void,
): void {
  const accepted = chosen.filter((file) => {
    const check = checkClipFile(file);
    if (!check.ok) onError(check.message, file.type.startsWith('image/'));
    return check.ok;
  });
  uploads.add(accepted);
}
