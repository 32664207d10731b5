import type { PlacedCard } from '@armoni/contract/tools';

/** A picture that is being drawn; without sides it takes those of the picture that it is made of. */
export type PictureAtWork = {
  readonly width: number | null;
  readonly height: number | null;
  readonly of: string | null;
  readonly number: number;
  readonly count: number;
};

/** What the page takes from a reply's stream; every other event is passed over. */
export type ReplyEvent =
  | (EventIds & { readonly event: 'message' | 'message_replace'; readonly answer: string })
  | (EventIds & { readonly event: 'agent_thought'; readonly card: PlacedCard })
  /** An address that holds a small picture of what is being drawn. */
  | (EventIds & { readonly event: 'picture_preview'; readonly picture: string })
  | (EventIds & { readonly event: 'message_work'; readonly work: PictureAtWork })
  | (EventIds & { readonly event: 'message_end' | 'message_continues' })
  | (EventIds & { readonly event: 'error'; readonly message: string });

type EventIds = {
  readonly conversationId: string | null;
  readonly messageId: string | null;
  readonly taskId: string | null;
};

/**
 * Reads a reply's stream: lines that begin with `data: ` and hold JSON. Pieces may be cut
 * anywhere, even inside a letter; lines that say nothing known are passed over.
 */
export async function* readEventStream(
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<ReplyEvent, void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of body) {
    rest += decoder.decode(piece, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    yield* eventsIn(lines);
  }
  yield* eventsIn([rest + decoder.decode()]);
}

/** `ReadableStream` can be iterated in some browsers only. */
export async function* piecesOf(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader();
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function* eventsIn(lines: readonly string[]): Generator<ReplyEvent, void> {
  for (const line of lines) {
    if (!line.startsWith('data: ')) continue;
    const event = eventFrom(parse(line.slice('data: '.length)));
    if (event) yield event;
  }
}

function parse(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // Another server's end mark, such as « [DONE] ».
    return {};
  }
}

function eventFrom(data: Record<string, unknown>): ReplyEvent | null {
  const ids = {
    conversationId: textIn(data.conversation_id),
    messageId: textIn(data.message_id) ?? textIn(data.id),
    taskId: textIn(data.task_id),
  };
  switch (data.event) {
    case 'message':
    case 'message_replace':
      return { event: data.event, ...ids, answer: textIn(data.answer) ?? '' };
    case 'agent_thought': {
      // Another server's thoughts show nothing.
      const card = data.card as PlacedCard | undefined;
      return card ? { event: 'agent_thought', ...ids, card } : null;
    }
    case 'picture_preview': {
      const picture = textIn(data.picture);
      return picture?.startsWith('data:image/webp') ? { event: data.event, ...ids, picture } : null;
    }
    case 'message_work':
      return data.work ? { event: 'message_work', ...ids, work: data.work as PictureAtWork } : null;
    case 'message_end':
    case 'message_continues':
      return { event: data.event, ...ids };
    case 'error':
      return { event: 'error', ...ids, message: textIn(data.message) ?? '' };
    default:
      return null;
  }
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
