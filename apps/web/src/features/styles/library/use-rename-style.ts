import { type Model, renameModel } from '@armoni/contract/models';
import { call } from '../../../lib/http/api.ts';
import { texts } from '../texts.ts';
import { useStyleChange } from './use-style-change.ts';

/** Gives a style another name. */
export function useRenameStyle(userId: string) {
  return useStyleChange(userId, {
    send: ({ id, name }: Pick<Model, 'id' | 'name'>) =>
      call(renameModel, { params: { id: String(id) }, body: { name } }),
    failed: texts.rename.failed,
  });
}
