import { useParams } from '@tanstack/react-router';
import { ChatPage } from '../features/chat/chat-page.tsx';
import { RequireSignIn } from './require-sign-in.tsx';
import { texts } from './texts.ts';

/** /armoni and /armoni/chats/{id}. */
export function StudioRoute() {
  const { id } = useParams({ strict: false });
  return (
    <RequireSignIn loading={texts.loadingStudio}>
      <ChatPage conversationId={id?.toLowerCase() ?? null} />
    </RequireSignIn>
  );
}
