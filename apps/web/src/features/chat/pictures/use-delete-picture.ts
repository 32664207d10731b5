import { deleteFile } from '@armoni/contract/files';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bringBack } from '../../../lib/bin/bring-back.ts';
import { call } from '../../../lib/http/api.ts';
import { useSignedInUser } from '../../../lib/session/identity.ts';
import { offerUndo } from '../../../ui/feedback/offer-undo.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { chatKeys } from '../chat-keys.ts';
import type { ChatSession } from '../session/chat-session.ts';
import { texts } from '../texts.ts';
import type { ChatPicture } from './chat-pictures.ts';

type Removal = {
  readonly picture: ChatPicture;
  /** What the carousel shows in its place; null when it was the only one. */
  readonly next: ChatPicture | null;
};

/** Throws a picture into the bin, at once on the page; what was chosen comes back with it. */
export function useDeletePicture(session: ChatSession) {
  const client = useQueryClient();
  const queryKey = chatKeys.everyPicture(useSignedInUser().id);
  const words = texts.pictures.removal;
  return useMutation({
    mutationFn: ({ picture }: Removal) => call(deleteFile, { query: { path: picture.fullPath } }),
    onMutate: async ({ picture, next }) => {
      await client.cancelQueries({ queryKey });
      const reference = session.reference.get();
      const isReference = reference?.url === picture.url;
      client.setQueriesData<readonly ChatPicture[]>({ queryKey }, (pictures) =>
        pictures?.filter(({ fullPath }) => fullPath !== picture.fullPath),
      );
      session.selected.set(next?.fullPath ?? null);
      if (isReference) session.reference.set(null);
      return () => {
        void client.invalidateQueries({ queryKey });
        session.selected.set(picture.fullPath);
        if (isReference) session.reference.set(reference);
      };
    },
    onSuccess: ({ bin_id }, _removal, showAgain) => {
      const { done, undone } = words;
      offerUndo({ done, undone, undo: () => bringBack(bin_id), onUndone: showAgain });
    },
    onError: (error, _removal, showAgain) => {
      console.error(error);
      showAgain?.();
      toast.error(words.failed);
    },
  });
}
