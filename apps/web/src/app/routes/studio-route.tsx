import { useChildMatches, useParams, useSearch } from '@tanstack/react-router';
import { ChatPage } from '../../features/chat/chat-page.tsx';
import { useIdentity } from '../../lib/session/identity.ts';
import { NotFoundPage } from '../frame/not-found-page.tsx';
import { PageLoading } from '../frame/page-loading.tsx';
import { texts } from '../texts.ts';
import { RequireSignIn } from './require-sign-in.tsx';

/** What an address leads to inside a conversation. */
type Aim = { readonly message?: string; readonly image?: string };

/** /armoni and /armoni/chats/{id}. */
export function StudioRoute() {
  const { id } = useParams({ strict: false });
  const { message, image } = useSearch({ strict: false }) as Aim;
  const { user } = useIdentity();
  const isKnown = useChildMatches().length > 0;
  if (!isKnown) return <NotFoundPage />;
  return (
    <RequireSignIn loading={texts.loadingStudio}>
      {user ? (
        <ChatPage
          conversationId={id?.toLowerCase() ?? null}
          messageId={message ?? null}
          pictureUrl={image ?? null}
        />
      ) : (
        <PageLoading text={texts.noUser} />
      )}
    </RequireSignIn>
  );
}
