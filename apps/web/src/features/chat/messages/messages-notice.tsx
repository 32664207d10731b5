import { AppLink } from '../../../lib/studio/navigation.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { texts } from '../texts.ts';
import type { MessagesState } from './messages-state.ts';

/** In place of messages: they are on their way, are not there, or did not come. */
export function MessagesNotice({ state: { status, exchanges, reload } }: { state: MessagesState }) {
  if (status === 'ready' || exchanges.length > 0) return null;
  if (status === 'loading') return <LoadingMessages />;
  return (
    <div role="status">
      <EmptyState
        title={texts.messages[status === 'failed' ? 'failed' : 'notFound']}
        action={
          status === 'failed' ? (
            <Button onClick={reload}>{texts.messages.retry}</Button>
          ) : (
            <AppLink href="/armoni" className={buttonClass()}>
              {texts.sidebar.startNew}
            </AppLink>
          )
        }
      >
        {texts.messages[status === 'failed' ? 'failedHelp' : 'notFoundHelp']}
      </EmptyState>
    </div>
  );
}

/** A question and its picture, in the places they will have. */
function LoadingMessages() {
  return (
    <div role="status" aria-label={texts.messages.loading} className="space-y-6">
      <Skeleton className="ml-auto h-11 w-3/5 rounded-lg" />
      <div className="space-y-3">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton aspectRatio={16 / 9} />
      </div>
    </div>
  );
}
