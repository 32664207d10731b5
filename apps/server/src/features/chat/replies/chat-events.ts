import { Readable } from 'node:stream';
import type { ChatEvent } from '@armoni/contract/chat';
import type { Message, ReplyEnd } from '../ports.ts';
import type { LiveReply, ReplyNews } from './live-reply.ts';

const keepAliveMs = 10_000;

/**
 * A growing reply as Dify's event stream: `data: {json}` and a blank line per event, a bare
 * `event: ping` as keep-alive. An empty piece comes at once and brings the ids. Pulled by its reader, so a stalled one holds nothing back.
 */
export function streamEvents(
  reply: LiveReply,
  signal: AbortSignal,
  quietMs: number = keepAliveMs,
): Readable {
  return Readable.from(encode(reply, signal, quietMs), { highWaterMark: 1 });
}

async function* encode(
  reply: LiveReply,
  signal: AbortSignal,
  quietMs: number,
): AsyncGenerator<string, void> {
  // An engine may think for long, and whoever wants to stop it must know the task's name now.
  yield encoded(reply.message, { type: 'text', text: '' });
  for await (const news of reply.read(signal, quietMs)) {
    if (news.type === 'quiet') yield 'event: ping\n\n';
    else yield encoded(reply.message, news);
  }
}

function encoded(message: Message, news: SpokenNews): string {
  return `data: ${JSON.stringify(eventOf(message, news))}\n\n`;
}

type SpokenNews = Exclude<ReplyNews, { type: 'quiet' }>;

/** Dify's `message_replace` is an event of its own, which clients that do not know it ignore. */
type ReplaceEvent = Omit<Extract<ChatEvent, { event: 'message' }>, 'event'> & {
  readonly event: 'message_replace';
};

function eventOf(message: Message, news: SpokenNews): ChatEvent | ReplaceEvent {
  const ids = idsOf(message);
  if (news.type === 'text') return { event: 'message', ...ids, answer: news.text };
  if (news.type === 'replace') return { event: 'message_replace', ...ids, answer: news.text };
  const { end } = news;
  if (end.status === 'failed') {
    const error = end.error ?? '';
    return {
      event: 'error',
      ...ids,
      code: 'completion_request_error',
      message: error,
      status: 503,
    };
  }
  return { event: 'message_end', ...ids, metadata: { usage: usageOf(end) } };
}

/** The reply as one answer, once it has ended. */
export async function waitForEnd(reply: LiveReply, signal: AbortSignal): Promise<ReplyEnd | null> {
  for await (const news of reply.read(signal, keepAliveMs)) {
    if (news.type === 'end') return news.end;
  }
  return null;
}

export function blockingAnswerOf(message: Message, end: ReplyEnd) {
  return {
    event: 'message' as const,
    ...idsOf(message),
    mode: 'chat' as const,
    answer: end.answer,
    metadata: { usage: usageOf(end) },
  };
}

function idsOf(message: Message) {
  return {
    task_id: message.taskId,
    id: message.id,
    message_id: message.id,
    conversation_id: message.conversationId,
    created_at: Math.floor(message.createdAt / 1000),
  };
}

function usageOf({ usage }: ReplyEnd) {
  return {
    prompt_tokens: usage.promptTokens,
    completion_tokens: usage.completionTokens,
    total_tokens: usage.promptTokens + usage.completionTokens,
  };
}
