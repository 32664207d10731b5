import { Readable } from 'node:stream';
import type { ChatEvent, MessageFile } from '@armoni/contract/chat';
import { type AgentThought, thoughtOf } from '../attachments/agent-thoughts.ts';
import { fileOf } from '../attachments/message-files.ts';
import { makePictureFinder } from '../pictures/picture-finder.ts';
import type { Message, PictureAtWork, ReplyEnd } from '../ports.ts';
import { absoluteAddresses, withAbsoluteAddresses } from './absolute-addresses.ts';
import type { LiveReply, ReplyNews } from './live-reply.ts';

const keepAliveMs = 10_000;

export type ReaderWish = {
  readonly signal: AbortSignal;
  /** Makes addresses of the studio absolute, for whoever reads elsewhere; null on our own pages. */
  readonly addressBase: string | null;
  /** When this process ends: the reply goes on, and is read elsewhere under the same key. */
  readonly stopping?: AbortSignal;
  /** How long nothing may be said. */
  readonly quietMs?: number;
};

/**
 * A growing reply as Dify's event stream: `data: {json}` and a blank line per event, a bare
 * `event: ping` as keep-alive. An empty piece comes at once and brings the ids; a picture is told
 * of as a file too, once its place in the text is complete. Pulled by its reader, so a stalled one
 * holds nothing back.
 */
export function streamEvents(reply: LiveReply, wish: ReaderWish): Readable {
  return Readable.from(encode(reply, wish), { highWaterMark: 1 });
}

async function* encode(reply: LiveReply, wish: ReaderWish): AsyncGenerator<string, void> {
  const { message } = reply;
  const written = makeWritten(message, wish.addressBase);
  // An engine may think for long, and whoever wants to stop it must know the task's name now.
  yield encoded(message, { type: 'text', text: '' });
  for await (const news of reply.read(wish.signal, wish.quietMs ?? keepAliveMs)) {
    if (news.type === 'quiet') yield 'event: ping\n\n';
    else {
      for (const shown of written.withNews(news)) yield encoded(message, shown);
    }
    if (news.type === 'end') return;
  }
  if (wish.stopping?.aborted) {
    const continued = { event: 'message_continues', ...idsOf(message) };
    yield `data: ${JSON.stringify(continued)}\n\n`;
  }
}

function encoded(message: Message, news: ShownNews): string {
  return `data: ${JSON.stringify(eventOf(message, news))}\n\n`;
}

type SpokenNews = Exclude<ReplyNews, { type: 'quiet' }>;
type ShownNews = SpokenNews | { readonly type: 'file'; readonly file: MessageFile };

/** What a reader has been told of a reply so far, as the events that tell the next. */
function makeWritten(message: Message, base: string | null) {
  const addresses = base === null ? null : absoluteAddresses(base);
  const pictures = makePictureFinder();
  const filesIn = (text: string): ShownNews[] =>
    pictures.next(text).map((url) => ({
      type: 'file',
      file: fileOf(message.id, 'assistant', url, base),
    }));
  return {
    withNews(news: SpokenNews): ShownNews[] {
      if (news.type === 'text') {
        const text = addresses ? addresses.next(news.text) : news.text;
        return [...pieceOf(text), ...filesIn(news.text)];
      }
      if (news.type === 'work') return base === null ? [news] : [];
      const held = addresses?.rest() ?? '';
      if (news.type === 'end') return [...pieceOf(held), news];
      if (news.type === 'preview') return [news];
      if (news.type === 'card') return [...pieceOf(addresses?.rest() ?? ''), news];
      pictures.forget();
      const text = base === null ? news.text : withAbsoluteAddresses(news.text, base);
      return [{ type: 'replace', text }, ...filesIn(news.text)];
    },
  };
}

const pieceOf = (text: string): ShownNews[] => (text === '' ? [] : [{ type: 'text', text }]);

/** Dify's `message_replace` is an event of its own, which clients that do not know it ignore. */
type ReplaceEvent = Omit<Extract<ChatEvent, { event: 'message' }>, 'event'> & {
  readonly event: 'message_replace';
};
/** Ours alone: a small picture of what is being drawn, as an address that holds it. */
type PreviewEvent = Pick<
  ReplaceEvent,
  'conversation_id' | 'message_id' | 'task_id' | 'id' | 'created_at'
> & {
  readonly event: 'picture_preview';
  readonly picture: string;
};
/** As Dify tells of a file that was made: its id in the place of the message's. */
type FileEvent = MessageFile &
  Pick<ReplaceEvent, 'conversation_id' | 'message_id' | 'task_id'> & {
    readonly event: 'message_file';
  };

type ThoughtEvent = AgentThought &
  Pick<ReplaceEvent, 'conversation_id' | 'message_id' | 'task_id'> & {
    readonly event: 'agent_thought';
  };

/** For our own pages: what is being drawn, in which shape. */
type WorkEvent = Pick<ReplaceEvent, 'conversation_id' | 'message_id' | 'task_id'> & {
  readonly event: 'message_work';
  readonly work: PictureAtWork;
};

function eventOf(
  message: Message,
  news: ShownNews,
): ChatEvent | ReplaceEvent | FileEvent | ThoughtEvent | WorkEvent | PreviewEvent {
  const ids = idsOf(message);
  if (news.type === 'text') return { event: 'message', ...ids, answer: news.text };
  if (news.type === 'replace') return { event: 'message_replace', ...ids, answer: news.text };
  if (news.type === 'card') {
    const thought = thoughtOf(message, news.card, news.position);
    return { event: 'agent_thought', ...ids, ...thought };
  }
  if (news.type === 'work') return { event: 'message_work', ...ids, work: news.work };
  if (news.type === 'file') return { event: 'message_file', ...ids, ...news.file };
  if (news.type === 'preview') {
    const picture = `data:image/webp;base64,${Buffer.from(news.webp).toString('base64')}`;
    return { event: 'picture_preview', ...ids, picture };
  }
  const { end } = news;
  if (end.status === 'failed') {
    const error = end.error ?? '';
    return {
      event: 'error',
      ...ids,
      code: 'completion_request_error',
      message: error,
      status: end.isLasting ? 400 : 503,
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

export function blockingAnswerOf(message: Message, end: ReplyEnd, addressBase: string | null) {
  const { answer } = end;
  return {
    event: 'message' as const,
    ...idsOf(message),
    mode: 'chat' as const,
    answer: addressBase === null ? answer : withAbsoluteAddresses(answer, addressBase),
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
