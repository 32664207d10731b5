import { deleteModel } from '@armoni/contract/models';
import { call } from '../../../lib/http/api.ts';
import { texts } from '../texts.ts';
import { useStyleChange } from './use-style-change.ts';

/** Deletes a style and what it learned from. */
export function useDeleteStyle(userId: string) {
  return useStyleChange(userId, {
    send: (id: number) => call(deleteModel, { params: { id: String(id) } }),
    done: texts.removal.done,
    failed: texts.removal.failed,
  });
}
