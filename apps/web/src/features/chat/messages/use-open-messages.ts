import { useMemo } from 'react';
import { ApiError } from '../../../lib/http/api-error.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { exchangesOf } from '../replies/exchanges.ts';
import { isRunning } from '../replies/reply-run.ts';
import type { ChatSession } from '../session/chat-session.ts';
import type { MessagesState } from './messages-state.ts';
import { useMessages } from './use-messages.ts';
import { useOlderMessages } from './use-older-messages.ts';

/** The open conversation as the page shows it: stored messages and the reply that grows. */
export function useOpenMessages(session: ChatSession, userId: string, openId: string | null) {
  const run = useStore(session.run);
  const isOurs = run !== null && (run.conversationId === openId || openId === null);
  const watched = isOurs ? run : null;
  const { data, isPending, error, refetch } = useMessages(userId, openId, isRunning(watched));
  const older = useOlderMessages(userId, openId, data?.messages[0]?.id);
  const exchanges = useMemo(() => exchangesOf(data?.messages ?? [], watched), [data, watched]);
  const waiting = exchanges.findLast(({ isWaiting, taskId }) => isWaiting && taskId !== null);
  const running = isRunning(watched) ? { taskId: watched.taskId } : (waiting ?? null);
  const state: MessagesState = {
    exchanges,
    isBusy: running !== null,
    hasOlder: data?.hasOlder ?? false,
    ...older,
    status: statusOf(openId !== null && isPending, data === undefined ? error : null),
    reload: () => void refetch(),
  };
  return {
    state,
    isNew: openId === null && watched === null,
    // A new conversation stays the same log when it gets its address.
    key: watched?.isNewConversation ? watched.key : (openId ?? ''),
    running,
  };
}

function statusOf(isLoading: boolean, error: Error | null): MessagesState['status'] {
  if (error) return error instanceof ApiError && error.status === 404 ? 'not-found' : 'failed';
  return isLoading ? 'loading' : 'ready';
}
