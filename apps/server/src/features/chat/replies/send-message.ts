import type { ChatRequest } from '@armoni/contract/chat';
import { makeTurnsByKey } from '../../../platform/concurrency/turns-by-key.ts';
import { isDuplicateKey } from '../../../platform/database/database-fault.ts';
import { type FileAddress, withAttachment } from '../attachments/with-attachment.ts';
import { type ChatCaller, isOpenTo } from '../callers.ts';
import { nameConversation } from '../conversations/name-conversation.ts';
import type {
  Conversation,
  ConversationRepository,
  Message,
  MessageRepository,
  Question,
  ReplyNotices,
  Turn,
} from '../ports.ts';
import { chatTexts } from '../texts.ts';
import type { LiveReply } from './live-reply.ts';
import { recallReply } from './recall-reply.ts';
import { taskOfKey } from './task-of-key.ts';
import type { ReplyWriter } from './write-replies.ts';

type Dependencies = {
  readonly conversations: ConversationRepository;
  readonly messages: MessageRepository;
  readonly replies: ReplyWriter;
  readonly notices?: ReplyNotices;
  readonly addressOfFile: FileAddress;
  readonly clock: () => number;
  readonly newId: () => string;
};

export type SendOutcome =
  | { readonly ok: true; readonly reply: LiveReply }
  | {
      readonly ok: false;
      readonly reason: 'no-such-conversation' | 'no-such-file' | 'idempotency-mismatch';
    };

/** Exchanges that an assistant may remember; each trims them to its own window. */
const longestHistory = 100;

/**
 * Accepts a question, stores it, and begins its reply. The question is safe before this resolves.
 * The same key and question give the same reply again, from its first word.
 */
export function makeSendMessage(dependencies: Dependencies) {
  const accept = inOrder(acceptQuestion(dependencies));
  return async (
    caller: ChatCaller,
    asked: ChatRequest,
    idempotencyKey: string | null = null,
  ): Promise<SendOutcome> => {
    const { ownerId, endUser } = caller;
    const request = await withAttachment(dependencies, ownerId, asked);
    if (request === null) return { ok: false, reason: 'no-such-file' };
    if (!(await isOpenTo(dependencies, caller, request.conversation_id))) {
      return { ok: false, reason: 'no-such-conversation' };
    }
    if (idempotencyKey === null) return accept(caller, request, dependencies.newId());
    const taskId = taskOfKey(endUser === null ? ownerId : `${ownerId}/${endUser}`, idempotencyKey);
    const known = await recall(dependencies, { ownerId, taskId, request });
    if (known) return known;
    try {
      return await accept(caller, request, taskId);
    } catch (error) {
      // The same call, a moment earlier.
      const first = isDuplicateKey(error)
        ? await recall(dependencies, { ownerId, taskId, request })
        : null;
      if (first === null) throw error;
      return first;
    }
  };
}

/** Of one conversation, replies begin in the order in which their questions are stored. */
function inOrder(accept: ReturnType<typeof acceptQuestion>): typeof accept {
  const inTurn = makeTurnsByKey();
  return (caller, request, taskId) => {
    const { conversation_id: id } = request;
    const task = () => accept(caller, request, taskId);
    return id ? inTurn(id.toLowerCase(), task) : task();
  };
}

type Recalled = {
  readonly ownerId: string;
  readonly taskId: string;
  readonly request: ChatRequest;
};

async function recall(
  dependencies: Dependencies,
  { ownerId, taskId, request }: Recalled,
): Promise<SendOutcome | null> {
  const message = await dependencies.messages.findByTask(ownerId, taskId);
  if (message === null) return null;
  const conversationId = request.conversation_id?.toLowerCase() || message.conversationId;
  const isSame = message.query === request.query && message.conversationId === conversationId;
  if (!isSame) return { ok: false, reason: 'idempotency-mismatch' };
  return { ok: true, reply: recallReply(dependencies, message) };
}

function acceptQuestion(dependencies: Dependencies) {
  return async (caller: ChatCaller, request: ChatRequest, taskId: string): Promise<SendOutcome> => {
    const { newId, clock } = dependencies;
    const { ownerId } = caller;
    const begins = request.conversation_id ? null : newConversation(dependencies, caller, request);
    const question = {
      id: newId(),
      conversationId: begins?.id ?? request.conversation_id?.toLowerCase() ?? '',
      ownerId,
      taskId,
      query: request.query,
      inputs: request.inputs ?? {},
      createdAt: begins?.createdAt ?? clock(),
    };
    const replaces = request.replaces?.toLowerCase() || null;
    const replaced = replaces && (await dependencies.messages.find(ownerId, replaces));
    const message = await dependencies.messages.append(question, { begins, replaces });
    if (message === null) return { ok: false, reason: 'no-such-conversation' };
    if (replaced) {
      await dependencies.replies.stopAll(
        (other) => follows(other, replaced) && other.id !== message.id,
      );
    }
    const readQuestion = () => questionOf(dependencies, message, request);
    return { ok: true, reply: dependencies.replies.begin(message, readQuestion) };
  };
}

/** A reply in the making that is no longer shown. */
function follows(other: Message, { conversationId, position }: Message): boolean {
  return other.conversationId === conversationId && other.position >= position;
}

function newConversation(
  { clock, newId }: Dependencies,
  { ownerId, endUser }: ChatCaller,
  request: ChatRequest,
): Conversation {
  const now = clock();
  const name = request.auto_generate_name ? nameConversation(request.query) : '';
  return {
    id: newId(),
    ownerId,
    name: name || chatTexts.newConversation,
    externalId: null,
    endUser,
    createdAt: now,
    updatedAt: now,
  };
}

/** Asked when the reply's turn comes, so that it knows how the exchange before it ended. */
async function questionOf(
  { conversations, messages }: Dependencies,
  message: Message,
  request: ChatRequest,
): Promise<Question> {
  const { ownerId, conversationId, query, inputs } = message;
  const [conversation, history] = await Promise.all([
    conversations.find(ownerId, conversationId),
    messages.historyBefore(conversationId, message.position, longestHistory),
  ]);
  return {
    ownerId,
    conversationId,
    messageId: message.id,
    externalConversationId: conversation?.externalId ?? null,
    query,
    inputs,
    referenceUrl: referenceOf(request),
    style: styleOf(request),
    history: history.map(turnOf),
  };
}

function turnOf({ query, answer, cards = [], inputs, status }: Message): Turn {
  const referenceUrl = inputs.image?.url || inputs.image_url || null;
  return { query, answer, cards, referenceUrl, hasFailed: status === 'failed' };
}

function referenceOf({ inputs }: ChatRequest): string | null {
  return inputs?.image?.url || inputs?.image_url || null;
}

function styleOf({ inputs }: ChatRequest): Question['style'] {
  // Either says which one: its file, or its name as other clients send it.
  if (!inputs?.lora_url && !inputs?.lora_name) return null;
  return {
    name: inputs.lora_name ?? '',
    url: inputs.lora_url ?? '',
    triggerWord: inputs.trigger_word || null,
    ...(typeof inputs.lora_strength === 'number' && { strength: inputs.lora_strength / 100 }),
    ...(inputs.lora_mix && {
      mixedWith: { ...inputs.lora_mix, share: inputs.lora_mix.share / 100 },
    }),
  };
}
