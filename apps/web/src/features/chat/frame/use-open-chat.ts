import { useSignedInUser } from '../../../lib/session/identity.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { useMediaHost } from '../../../lib/studio/studio-config.ts';
import { usePageTitle } from '../../../lib/studio/use-page-title.ts';
import {
  useConversationName,
  useOpenConversation,
} from '../conversations/use-open-conversation.ts';
import { useOpenMessages } from '../messages/use-open-messages.ts';
import { useOpenPictures } from '../pictures/use-open-pictures.ts';
import { useChatSession } from '../session/use-chat-session.ts';
import { chosenStyle } from '../styles/chosen-style.ts';
import { useStyles } from '../styles/use-styles.ts';
import { texts } from '../texts.ts';

export type OpenChat = ReturnType<typeof useOpenChat>;

/** All that the page shows of one conversation, or of a new one. */
export function useOpenChat(conversationId: string | null) {
  const { id: userId } = useSignedInUser();
  const session = useChatSession(userId);
  const mediaHost = useMediaHost();
  useOpenConversation(session, conversationId);
  const title = useConversationName(userId, conversationId);
  usePageTitle(title ?? texts.pageTitle);
  const styles = useStyles(userId).data ?? [];
  return {
    ...{ conversationId, userId, session, title, styles },
    style: chosenStyle(styles, useStore(session.memory.state).styleId),
    messages: useOpenMessages(session, userId, conversationId),
    pictures: useOpenPictures(session, { userId, conversationId, mediaHost }),
  };
}
