import { exportModel, type Model } from '@armoni/contract/models';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { send } from '../../../lib/http/api.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { fileTexts } from './file-texts.ts';
import { styleFileName } from './style-file-name.ts';

/** Saves a style as a file that this studio and others take. */
export function useExportStyle() {
  return useMutation({
    mutationFn: async ({ id, name }: Pick<Model, 'id' | 'name'>) => {
      const answer = await send(exportModel, { params: { id: String(id) } });
      saveFile(await answer.blob(), styleFileName(name));
    },
    onError: (_, { name }) => toast.error(fileTexts.exportFailed(name)),
  });
}
