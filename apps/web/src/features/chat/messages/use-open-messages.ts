import { useMemo } from 'react';
import { ApiError } from '../../../lib/http/api-error.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { useMessages } from '../queries.ts';
import { exchangesOf, isRunning } from '../replies/reply-run.ts';
import type { ChatSession } from '../session/chat-session.ts';
import type { TalkState } from './messages-state.ts';

/** The open conversation as the page shows it: stored messages and the reply that grows. */
export function useTalk(session: ChatSession, userId: string, openId: string | null) {
  const run = useStore(session.run);
  const isOurs = run !== null && (run.conversationId === openId || openId === null);
  const watched = isOurs ? run : null;
  const query = useMessages(userId, openId, isRunning(watched));
  const { data, isPending, error, refetch, isLoadingOlder, loadOlder } = query;
  const exchanges = useMemo(() => exchangesOf(data?.messages ?? [], watched), [data, watched]);
  const waiting = exchanges.findLast(({ isWaiting, taskId }) => isWaiting && taskId !== null);
  const running = isRunning(watched) ? { taskId: watched.taskId } : (waiting ?? null);
  const state: TalkState = {
    exchanges,
    isBusy: running !== null,
    hasOlder: data?.hasOlder ?? false,
    isLoadingOlder,
    loadOlder,
    status: statusOf(openId !== null && isPending, data === undefined ? error : null),
    reload: () => void refetch(),
  };
  return {
    state,
    isNew: openId === null && watched === null,
    // A new conversation stays the same talk when it gets its address.
    key: watched?.isNewConversation ? watched.key : (openId ?? ''),
    running,
  };
}

function statusOf(isLoading: boolean, error: Error | null): TalkState['status'] {
  if (error) return error instanceof ApiError && error.status === 404 ? 'not-found' : 'failed';
  return isLoading ? 'loading' : 'ready';
}
