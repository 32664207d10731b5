import { makeFairLanes } from '../../../platform/concurrency/fair-lanes.ts';
import type { OpenDatabase } from '../../../platform/database/open-database.ts';
import { uuidV7 } from '../../../platform/identifiers/uuid-v7.ts';
import type { JobQueue } from '../../../platform/queue/job-queue.ts';
import { makeTableQueue } from '../../../platform/queue/table-queue.ts';
import { makeSqlConversationSearch } from '../adapters/sql/search/sql-conversation-search.ts';
import { makeSqlConversations } from '../adapters/sql/sql-conversations.ts';
import { makeSqlMessages } from '../adapters/sql/sql-messages.ts';
import { makeSqlReplyJournal } from '../adapters/sql/sql-reply-journal.ts';
import { makeDeleteConversation } from '../conversations/delete-conversation.ts';
import { makeDiscardConversation } from '../conversations/discard-conversation.ts';
import { makeRenameConversation } from '../conversations/rename-conversation.ts';
import type { MessageRepository } from '../ports.ts';
import type { LiveReply } from '../replies/live-reply.ts';
import { makeSendMessage } from '../replies/send-message.ts';
import { makeStopReply } from '../replies/stop-reply.ts';
import { makeReplyWriter } from '../replies/write-replies.ts';
import { makeSearchConversations } from '../search/search-conversations.ts';
import { makePuppetAssistant } from './puppet-assistant.ts';

export type Conversations = ReturnType<typeof openConversations>;

export const person = (ownerId: string) => ({ ownerId, endUser: null });

/**
 * Everything about conversations on a database, with an assistant whose words a test hands out.
 * Whoever has jobs done gives the queue of that database; else they are only written down.
 */
export function openConversations(
  database: OpenDatabase,
  queue: JobQueue = makeTableQueue({ db: database.db, clock: Date.now, newId: () => uuidV7() }),
) {
  const { db } = database;
  let now = 1_700_000_000_000;
  const clock = () => {
    now += 1;
    return now;
  };
  const assistant = makePuppetAssistant();
  const conversations = makeSqlConversations({ db, clock });
  const messages = makeSqlMessages({ db, clock: Date.now });
  const removedFolders: string[] = [];
  const replies = makeReplyWriter({
    assistant,
    messages,
    conversations,
    journal: makeSqlReplyJournal(database),
    onError: () => {},
    everyMs: 1,
  });
  const send = makeSendMessage({
    ...{ conversations, messages, replies, clock, newId: () => uuidV7() },
    addressOfFile: async () => null,
  });
  const removeFiles = async (_: unknown, ownerId: string, id: string) => {
    removedFolders.push(`${ownerId}/${id}`);
  };
  const discard = makeDiscardConversation({ conversations, removeFiles });
  return {
    assistant,
    conversations,
    messages,
    replies,
    removedFolders,
    send,
    ask: asking(send),
    messagesOf: messagesOf(messages),
    stop: makeStopReply({ conversations, messages, replies }),
    remove: makeDeleteConversation({ queue, conversations, messages, replies, clock }),
    discard: (ownerId: string, id: string) =>
      queue.transact((transaction, promise) =>
        discard({ transaction, promise }, { kind: 'conversation', ownerId, id }),
      ),
    close: () => replies.close(0),
    search: makeSearchConversations({
      search: makeSqlConversationSearch(database),
      lanes: makeFairLanes({ atOnce: 1, mostWaiting: 9, mostWaitingPerLane: 9 }),
    }),
    rename: makeRenameConversation({ conversations, messages }),
  };
}

const messagesOf = (messages: MessageRepository) => async (owner: string, conversationId: string) =>
  (await messages.page(owner, conversationId, null, 100))?.items ?? [];

/** @throws Error that names the reason when the question is not taken */
function asking(send: ReturnType<typeof makeSendMessage>) {
  return async (
    owner: string,
    query: string,
    conversationId = '',
    replaces: string | null = null,
  ): Promise<LiveReply> => {
    const sent = await send(person(owner), {
      query,
      user: owner,
      response_mode: 'streaming',
      conversation_id: conversationId,
      auto_generate_name: true,
      replaces,
    });
    if (!sent.ok) throw new Error(sent.reason);
    return sent.reply;
  };
}

export async function finished(reply: LiveReply) {
  for await (const news of reply.read(AbortSignal.timeout(10_000), 1000)) {
    if (news.type === 'end') return news.end;
  }
  throw new Error('the reply did not end');
}
