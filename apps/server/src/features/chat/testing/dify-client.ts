import type { Person } from '../../../testing.ts';

export type StreamedEvent = Readonly<Record<string, unknown>> & {
  readonly event: string;
  readonly answer?: string;
  readonly conversation_id: string;
  readonly message_id: string;
  readonly task_id: string;
};

export type Listed<T> = {
  readonly limit: number;
  readonly has_more: boolean;
  readonly data: readonly T[];
};

export type ListedMessage = {
  readonly id: string;
  readonly query: string;
  readonly answer: string;
  readonly status: string;
  readonly error: string | null;
  readonly task_id: string | null;
  readonly conversation_id: string;
};

type CallOptions = { readonly signal?: AbortSignal; readonly key?: string };

/** Calls the studio as a client of Dify's service API does. */
export function difyClient(url: string, person: Person) {
  const call = (method: string, path: string, body?: unknown, { signal, key }: CallOptions = {}) =>
    fetch(`${url}/api/v1${path}`, {
      method,
      // Dify's clients send this with every call, a GET too.
      headers: {
        authorization: person.bearer,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  const send = (
    query: string,
    more: Readonly<Record<string, unknown>> = {},
    options: CallOptions = {},
  ) =>
    call(
      'POST',
      '/chat-messages',
      { query, inputs: {}, user: person.id, response_mode: 'streaming', ...more },
      options,
    );
  return {
    call,
    send,
    /** Sends and reads the whole stream. */
    ask: async (query: string, more: Readonly<Record<string, unknown>> = {}) =>
      eventsOf(await (await send(query, more)).text()),
    messages: async (conversationId: string, more = '') => {
      const query = `user=${person.id}&conversation_id=${conversationId}${more}`;
      return (await (await call('GET', `/messages?${query}`)).json()) as Listed<ListedMessage>;
    },
    conversations: async (more = '') => {
      const answer = await call('GET', `/conversations?user=${person.id}${more}`);
      return (await answer.json()) as Listed<{ id: string; name: string; is_replying: boolean }>;
    },
  };
}

/** The events of a stream that has ended, read as the specification's client reads them. */
export function eventsOf(stream: string): StreamedEvent[] {
  return stream
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice('data: '.length)) as StreamedEvent);
}

/** Whether a piece of the answer came with the event. */
export const hasText = ({ answer }: StreamedEvent) => answer !== undefined && answer !== '';

/** Reads a stream up to the first event that is wanted, and leaves it open. */
export function readerOf(answer: Response) {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  return {
    async until(wanted: (event: StreamedEvent) => boolean): Promise<StreamedEvent> {
      for (;;) {
        const found = eventsOf(seen.slice(0, seen.lastIndexOf('\n\n') + 2)).find(wanted);
        if (found) return found;
        const { done, value } = await reader.read();
        if (done) throw new Error(`the stream ended before: ${seen}`);
        seen += value;
      }
    },
    async rest(): Promise<StreamedEvent[]> {
      for (let part = await reader.read(); !part.done; part = await reader.read())
        seen += part.value;
      return eventsOf(seen);
    },
    leave: () => reader.cancel(),
  };
}
