import { limits } from '@armoni/contract/limits';
import { importModel } from '@armoni/contract/models';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { upload } from '../../../lib/http/api.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { fileTexts } from './file-texts.ts';
import { stylesKey } from './use-styles.ts';

/** Takes over a style from a file. */
export function useImportStyle(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => upload(importModel, { file }),
    onSettled: () => client.invalidateQueries({ queryKey: stylesKey(userId) }),
    onSuccess: () => toast.success(fileTexts.imported),
    onError: (error) => toast.error(reasonIn(error)),
  });
}

/** Larger ones are not sent. */
export function isTooLargeStyle(file: Pick<File, 'size'>): boolean {
  return file.size > limits.styleFileBytes;
}

/** What the studio says of the file itself. */
function reasonIn(error: Error): string {
  const isAboutFile = error instanceof ApiError && error.status === 422;
  return isAboutFile ? error.message : fileTexts.importFailed;
}
