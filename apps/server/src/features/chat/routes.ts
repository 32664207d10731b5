import type * as contract from '@armoni/contract/chat';
import {
  deleteConversation,
  listConversations,
  listMessages,
  pinConversation,
  renameConversation,
  sendChatMessage,
  showMessage,
  stopChatMessage,
} from '@armoni/contract/chat';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { idempotencyKeyOf } from '../../platform/http/routing/idempotency-key.ts';
import {
  type HandlerOf,
  registerRoute,
  type SignedInUser,
} from '../../platform/http/routing/register-route.ts';
import { thoughtsOf } from './attachments/agent-thoughts.ts';
import { messageFilesOf } from './attachments/message-files.ts';
import { type ChatCaller, callerOf, isOpenTo, mayEnter } from './callers.ts';
import type { makeDeleteConversation } from './conversations/delete-conversation.ts';
import type { makeRenameConversation } from './conversations/rename-conversation.ts';
import type { Conversation, ConversationRepository, Message, MessageRepository } from './ports.ts';
import { withAbsoluteAddresses } from './replies/absolute-addresses.ts';
import { blockingAnswerOf, streamEvents, waitForEnd } from './replies/chat-events.ts';
import type { makeSendMessage, SendOutcome } from './replies/send-message.ts';
import type { makeStopReply } from './replies/stop-reply.ts';
import type { ConversationHit, makeSearchConversations } from './search/search-conversations.ts';
import { chatTexts } from './texts.ts';

export type ChatUseCases = {
  readonly sendMessage: ReturnType<typeof makeSendMessage>;
  readonly stopReply: ReturnType<typeof makeStopReply>;
  readonly renameConversation: ReturnType<typeof makeRenameConversation>;
  readonly deleteConversation: ReturnType<typeof makeDeleteConversation>;
  readonly searchConversations: ReturnType<typeof makeSearchConversations>;
  readonly conversations: ConversationRepository;
  readonly messages: MessageRepository;
  /** Before the studio's own addresses, for a caller that is no page of ours; null for those. */
  readonly addressBaseOf: (user: SignedInUser) => string | null;
};

export function registerChatRoutes(app: FastifyInstance, chat: ChatUseCases): void {
  registerReplyRoutes(app, chat);
  registerConversationRoutes(app, chat);
}

/** Each is stored, answered word by word and drawn: nobody who reads the answers asks faster. */
const questions = { perMinute: 60 };

function registerReplyRoutes(app: FastifyInstance, chat: ChatUseCases): void {
  const send: HandlerOf<typeof sendChatMessage> = async ({ body, user, signal, request }) => {
    const caller = callerOf(user, body.user);
    const sent = await chat.sendMessage(caller, body, idempotencyKeyOf(request));
    if (!sent.ok) throw failureOf(sent.reason);
    const addressBase = chat.addressBaseOf(user);
    if (body.response_mode === 'streaming') {
      return streamEvents(sent.reply, { signal, addressBase, stopping: app.stopSignal });
    }
    const end = await waitForEnd(sent.reply, signal);
    if (end === null || end.status === 'failed') {
      const code = end?.isLasting ? 'invalid_param' : 'unavailable';
      throw new ApiFailure(code, end?.error ?? chatTexts.failed);
    }
    return blockingAnswerOf(sent.reply.message, end, addressBase);
  };
  registerRoute(app, sendChatMessage, send, questions);
  registerRoute(app, stopChatMessage, async ({ params, body, user }) => {
    const { found } = await chat.stopReply(callerOf(user, body.user), params.taskId);
    if (!found) throw new ApiFailure('not_found');
    return { result: 'success' as const };
  });
}

function failureOf(reason: Extract<SendOutcome, { ok: false }>['reason']): ApiFailure {
  if (reason === 'idempotency-mismatch') return new ApiFailure('idempotency_mismatch');
  if (reason === 'no-such-file') return new ApiFailure('invalid_param', chatTexts.noSuchFile);
  return new ApiFailure('not_found');
}

function registerConversationRoutes(app: FastifyInstance, chat: ChatUseCases): void {
  registerRoute(app, listConversations, async ({ query, user, signal }) => {
    const { endUser } = callerOf(user, query.user);
    const { limit, sort_by: order, pinned } = query;
    const isPinned = pinned === undefined ? null : pinned === 'true';
    const wish = { lastId: query.last_id || null, limit, order, endUser, isPinned };
    const search = query.search?.trim();
    if (search && endUser !== null) throw new ApiFailure('invalid_param', chatTexts.searchByPerson);
    const page = search
      ? await chat.searchConversations(user.id, { ...wish, search, signal })
      : await chat.conversations.page(user.id, wish);
    if (page === 'busy') throw busy();
    if (page === null) throw new ApiFailure('not_found');
    const replying = await chat.messages.replyingIn(user.id);
    const data = page.items.map((one) => listedConversationOf(one, replying.has(one.id)));
    return { limit, has_more: page.hasMore, data };
  });
  registerRoute(app, listMessages, async ({ query, user }) => {
    const id = query.conversation_id.toLowerCase();
    await enter(chat, callerOf(user, query.user), id);
    const page = await chat.messages.page(user.id, id, query.first_id || null, query.limit);
    if (page === null) throw new ApiFailure('not_found');
    const shown = (one: Message) => messageOf(one, chat.addressBaseOf(user));
    return { limit: query.limit, has_more: page.hasMore, data: page.items.map(shown) };
  });
  registerRoute(app, showMessage, async ({ params, body, user }) => {
    const message = await chat.messages.find(user.id, params.id.toLowerCase());
    if (!message) throw new ApiFailure('not_found');
    await enter(chat, callerOf(user, body.user), message.conversationId);
    if (!(await chat.messages.show(user.id, message.id))) throw new ApiFailure('not_found');
    return { result: 'success' as const };
  });
  registerRoute(app, deleteConversation, async ({ params, query, body, user }) => {
    const caller = callerOf(user, query.user ?? body?.user);
    const id = params.id.toLowerCase();
    if (!(await isOpenTo(chat, caller, id))) throw new ApiFailure('not_found');
    const { found } = await chat.deleteConversation(user.id, id);
    if (!found) throw new ApiFailure('not_found');
    return undefined;
  });
  registerRoute(app, renameConversation, async ({ params, body, user }) => {
    const id = params.id.toLowerCase();
    await enter(chat, callerOf(user, body.user), id);
    const wish = { name: body.name ?? null, autoGenerate: body.auto_generate ?? false };
    const renamed = await chat.renameConversation(user.id, id, wish);
    if (renamed.ok) return conversationOf(renamed.conversation);
    if (renamed.reason === 'no-such-conversation') throw new ApiFailure('not_found');
    throw new ApiFailure('invalid_param', chatTexts.nameRequired);
  });
  registerRoute(app, pinConversation, async ({ params, body, user }) => {
    const id = params.id.toLowerCase();
    await enter(chat, callerOf(user, body.user), id);
    const pinned = await chat.conversations.pin(user.id, id, body.pinned);
    if (pinned === null) throw new ApiFailure('not_found');
    return conversationOf(pinned);
  });
}

/** @throws ApiFailure when it is not the caller's */
export async function enter(
  { conversations }: Pick<ChatUseCases, 'conversations'>,
  caller: ChatCaller,
  id: string,
): Promise<void> {
  const conversation = await conversations.find(caller.ownerId, id);
  if (!conversation || !mayEnter(caller, conversation)) throw new ApiFailure('not_found');
}

const busy = () => new ApiFailure('too_many_requests', undefined, { retryAfterSeconds: 1 });

function listedConversationOf(
  conversation: Conversation & { readonly hit?: ConversationHit },
  isReplying: boolean,
): contract.ListedConversation {
  const { hit } = conversation;
  const listed = {
    ...conversationOf(conversation),
    is_replying: isReplying,
    is_pinned: conversation.isPinned ?? false,
  };
  if (!hit) return listed;
  const parts = hit.parts.map(({ text, isHit }) => ({ text, is_hit: isHit }));
  return { ...listed, hit: { message_id: hit.messageId, parts } };
}

function conversationOf(conversation: Conversation): contract.Conversation {
  return {
    id: conversation.id,
    name: conversation.name,
    inputs: {},
    status: 'normal',
    introduction: '',
    created_at: Math.floor(conversation.createdAt / 1000),
    updated_at: Math.floor(conversation.updatedAt / 1000),
  };
}

function messageOf(message: Message, addressBase: string | null): contract.ChatMessage {
  // Stored before an empty answer was a failure: nobody is to wait for its words.
  const isEmpty = message.status !== 'running' && message.answer.trim() === '';
  const error = message.error ?? (isEmpty ? chatTexts.failed : null);
  return {
    id: message.id,
    conversation_id: message.conversationId,
    parent_message_id:
      message.parentId === message.conversationId ? null : (message.parentId ?? null),
    branches: [...(message.branches?.length === 1 ? [] : (message.branches ?? []))],
    inputs: message.inputs,
    query: message.query,
    answer:
      addressBase === null ? message.answer : withAbsoluteAddresses(message.answer, addressBase),
    status: error === null ? 'normal' : 'error',
    error,
    message_files: messageFilesOf(message, addressBase),
    feedback: message.rating ? { rating: message.rating } : null,
    retriever_resources: [],
    agent_thoughts: thoughtsOf(message),
    created_at: Math.floor(message.createdAt / 1000),
    task_id: message.status === 'running' ? message.taskId : null,
  };
}
