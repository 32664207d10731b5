import type { Message, MessageRepository, ReplyEnd, ReplyNotices } from '../ports.ts';
import { chatTexts } from '../texts.ts';
import { type LiveReply, makeLiveReply } from './live-reply.ts';
import type { ReplyWriter } from './write-replies.ts';

type Dependencies = {
  readonly messages: Pick<MessageRepository, 'findByTask'>;
  readonly replies: Pick<ReplyWriter, 'find'>;
  /** Between two looks at a reply that another process writes, where nothing is said of it. */
  readonly everyMs?: number;
  readonly notices?: ReplyNotices;
};

/** The reply to a message that was accepted before: from its first word, and as it goes on. */
export function recallReply(dependencies: Dependencies, message: Message): LiveReply {
  const live = dependencies.replies.find(message.taskId);
  if (live) return live;
  const reply = makeLiveReply(message);
  if (show(reply, message)) return reply;
  void followStored(dependencies, reply).catch(() => reply.close(endOf(null, reply.text)));
  return reply;
}

/** The process that writes it, or the watch over such processes, brings every reply to its end. */
async function followStored(
  { messages, everyMs = 500, notices }: Dependencies,
  reply: LiveReply,
): Promise<void> {
  const { ownerId, taskId } = reply.message;
  for (;;) {
    await news(everyMs, notices);
    const message = await messages.findByTask(ownerId, taskId);
    if (message === null) return reply.close(endOf(null, reply.text));
    if (show(reply, message)) return;
  }
}

/** Others write many times a second; nobody reads as fast. */
const restMs = 50;

async function news(atMostMs: number, notices: ReplyNotices | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, atMostMs).unref();
  const forget = notices?.onGrown(() => void setTimeout(resolve, restMs).unref());
  await promise;
  clearTimeout(timer);
  forget?.();
}

/** Whether the reply has ended with it. */
function show(reply: LiveReply, message: Message): boolean {
  const { answer } = message;
  const isGrown = answer.startsWith(reply.text);
  if (answer !== reply.text)
    reply.show(isGrown ? answer.slice(reply.text.length) : answer, !isGrown);
  for (const card of (message.cards ?? []).slice(reply.cards.length)) reply.showCard(card);
  if (message.status === 'running') return false;
  reply.close(endOf(message, answer));
  return true;
}

function endOf(message: Message | null, answer: string): ReplyEnd {
  const usage = { promptTokens: 0, completionTokens: 0 };
  if (message === null || message.status === 'running') {
    return { status: 'failed', answer, error: chatTexts.failed, usage };
  }
  const { status, error, cards = [] } = message;
  return { status, answer, cards, error, usage };
}
