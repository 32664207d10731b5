import { readUploadOrigin } from '@armoni/contract/pictures';
import { useMutation } from '@tanstack/react-query';
import { upload } from '../../../lib/http/api.ts';

/** Where a file of the computer says it comes from. */
export function useFileOrigin() {
  return useMutation({ mutationFn: (file: File) => upload(readUploadOrigin, { file }) });
}
