import { binIdOf } from '@armoni/contract/bin';
import { deleteModel } from '@armoni/contract/models';
import { useQueryClient } from '@tanstack/react-query';
import { bringBack } from '../../../lib/bin/bring-back.ts';
import { call } from '../../../lib/http/api.ts';
import { offerUndo } from '../../../ui/feedback/offer-undo.ts';
import { texts } from '../texts.ts';
import { useStyleChange } from './use-style-change.ts';
import { stylesKey } from './use-styles.ts';

/** Throws a style and what it learned from into the bin, and offers it back. */
export function useDeleteStyle(userId: string) {
  const client = useQueryClient();
  const { done, undone, failed } = texts.removal;
  return useStyleChange(userId, {
    send: (id: number) => call(deleteModel, { params: { id: String(id) } }),
    failed,
    onDone: (id) =>
      offerUndo({
        done,
        undone,
        undo: () => bringBack(binIdOf('style', id)),
        onUndone: () => void client.invalidateQueries({ queryKey: stylesKey(userId) }),
      }),
  });
}
