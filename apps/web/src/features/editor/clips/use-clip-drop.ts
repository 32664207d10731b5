import { useDropzone } from 'react-dropzone';
import { useNavigation } from '../../../lib/studio/navigation.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from '../texts.ts';
import { addClips, type ClipUploads } from './clip-uploads.ts';

export type ClipDrop = ReturnType<typeof useClipDrop>;

/** Clips may be dropped anywhere on the page, or chosen. */
export function useClipDrop(uploads: ClipUploads) {
  const { go } = useNavigation();
  // Pictures become clips as well, by way of the studio.
  const toStudio = { label: texts.clips.picturesFromStudio, onPress: () => go('/armoni') };
  return useDropzone({
    // Everything dropped is taken, so that what is no video is refused in words.
    onDrop: (accepted, rejected) =>
      addClips(
        uploads,
        [...accepted, ...rejected.map((rejection) => rejection.file)],
        (message, isPicture) => toast.error(message, isPicture ? toStudio : undefined),
      ),
    accept: { 'video/*': [] },
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
  });
}
