import { useDropzone } from 'react-dropzone';
import { toast } from '../../../ui/feedback/toast.ts';
import { addClips, type ClipUploads } from './clip-uploads.ts';

export type ClipDrop = ReturnType<typeof useClipDrop>;

/** Clips may be dropped anywhere on the page, or chosen. */
export function useClipDrop(uploads: ClipUploads) {
  return useDropzone({
    // Everything dropped is taken, so that what is no video is refused in words.
    onDrop: (accepted, rejected) =>
      addClips(uploads, [...accepted, ...rejected.map((rejection) => rejection.file)], toast.error),
    accept: { 'video/*': [] },
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
  });
}
