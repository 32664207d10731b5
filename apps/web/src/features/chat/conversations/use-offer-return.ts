import { binIdOf } from '@armoni/contract/bin';
import { useQueryClient } from '@tanstack/react-query';
import { bringBack } from '../../../lib/bin/bring-back.ts';
import { useNavigation } from '../../../lib/studio/navigation.tsx';
import { offerUndo } from '../../../ui/feedback/offer-undo.ts';
import { chatKeys } from '../chat-keys.ts';
import { useChatSession } from '../session/use-chat-session.ts';
import { texts } from '../texts.ts';

const emptyPage = '/armoni';

/** Offers to bring a deleted conversation back: to its place in the list, and open if it was. */
export function useOfferReturn(userId: string) {
  const client = useQueryClient();
  const session = useChatSession(userId);
  const { go } = useNavigation();
  return (id: string, { wasOpen }: { wasOpen: boolean }) => {
    const chosen = { picture: session.selected.get(), reference: session.reference.get() };
    const onUndone = () => {
      for (const queryKey of [
        chatKeys.conversations(userId),
        chatKeys.messages(userId, id),
        chatKeys.pictures(userId, id),
      ]) {
        void client.invalidateQueries({ queryKey });
      }
      // Who has gone elsewhere meanwhile stays there.
      if (!wasOpen || window.location.pathname !== emptyPage) return;
      session.open(id);
      session.selected.set(chosen.picture);
      session.reference.set(chosen.reference);
      go(`${emptyPage}/chats/${id}`);
    };
    const { done, undone } = texts.removal;
    offerUndo({ done, undone, undo: () => bringBack(binIdOf('conversation', id)), onUndone });
  };
}
