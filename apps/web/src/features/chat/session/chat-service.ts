import {
  listConversations,
  listMessages,
  sendChatMessage,
  stopChatMessage,
} from '@armoni/contract/chat';
import { moveFiles } from '@armoni/contract/files';
import type { QueryClient } from '@tanstack/react-query';
import { call, send } from '../../../lib/http/api.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { chatKeys } from '../chat-keys.ts';
import { piecesOf, readEventStream } from '../replies/read-event-stream.ts';
import type { ChatService } from './chat-session.ts';

/** The server's calls and the lists of the query library behind a session. */
export function makeChatService(userId: string, client: QueryClient): ChatService {
  return {
    send: async (body, key, signal) => {
      const headers = { 'idempotency-key': key };
      const sent = send(sendChatMessage, { body, headers, signal });
      const response = await sent.catch((error: unknown) => {
        throw error instanceof ApiError ? new Error(error.httpText, { cause: error }) : error;
      });
      if (!response.body) throw new Error('No response data');
      return readEventStream(piecesOf(response.body));
    },
    stop: async (taskId) => {
      await call(stopChatMessage, { params: { taskId }, body: { user: userId } });
    },
    findTask: async (conversationId) => {
      const id = conversationId ?? (await newestConversation(userId));
      if (id === null) return null;
      const query = { user: userId, conversation_id: id, limit: 1 };
      const { data } = await call(listMessages, { query });
      return data.at(-1)?.task_id ?? null;
    },
    adoptFiles: async (draftFolder, conversationId) => {
      const body = { from: `${userId}/${draftFolder}`, to: `${userId}/${conversationId}` };
      await call(moveFiles, { body });
    },
    refreshMessages: (conversationId) => refresh(client, chatKeys.messages(userId, conversationId)),
    refreshConversations: () => refresh(client, chatKeys.conversations(userId)),
    refreshPictures: (conversationId) => refresh(client, chatKeys.pictures(userId, conversationId)),
  };
}

async function newestConversation(userId: string): Promise<string | null> {
  const { data } = await call(listConversations, { query: { user: userId, limit: 1 } });
  return data[0]?.id ?? null;
}

async function refresh(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await client.invalidateQueries({ queryKey });
}
