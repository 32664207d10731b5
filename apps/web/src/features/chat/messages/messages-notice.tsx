import { AppLink } from '../../../lib/studio/navigation.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { texts } from '../texts.ts';
import type { TalkState } from './messages-state.ts';

/** In place of messages: they are on their way, are not there, or did not come. */
export function TalkNotice({ state: { status, exchanges, reload } }: { state: TalkState }) {
  if (status === 'ready' || exchanges.length > 0) return null;
  if (status === 'loading') return <LoadingTalk />;
  return (
    <div role="status">
      <EmptyState
        title={texts.talk[status === 'failed' ? 'failed' : 'notFound']}
        action={
          status === 'failed' ? (
            <Button onClick={reload}>{texts.talk.retry}</Button>
          ) : (
            <AppLink href="/armoni" className={buttonClass()}>
              {texts.sidebar.startNew}
            </AppLink>
          )
        }
      >
        {texts.talk[status === 'failed' ? 'failedHelp' : 'notFoundHelp']}
      </EmptyState>
    </div>
  );
}

/** A question and its picture, in the places they will have. */
function LoadingTalk() {
  return (
    <div role="status" aria-label={texts.talk.loading} className="space-y-6">
      <Skeleton className="ml-auto h-11 w-3/5 rounded-lg" />
      <div className="space-y-3">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton aspectRatio={16 / 9} />
      </div>
    </div>
  );
}
