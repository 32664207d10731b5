import type { Person } from '../../apps/server/src/testing.ts';

type Event = { readonly event: string; readonly answer?: string };

/** How one stream of a reply ended, and what stood in it. */
export type Read =
  | { readonly end: 'whole' | 'continues'; readonly text: string }
  | { readonly end: 'error'; readonly why: string };

/** Asks under a key and reads to the end; the same key reads the same reply, wherever it is written. */
export async function readReply(url: string, { id, bearer }: Person, key: string): Promise<Read> {
  try {
    const answer = await fetch(`${url}/api/v1/chat-messages`, {
      method: 'POST',
      headers: {
        authorization: bearer,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ query: 'Bonjour', inputs: {}, user: id, response_mode: 'streaming' }),
    });
    if (!answer.ok) return { end: 'error', why: `${answer.status} ${await answer.text()}` };
    return readEvents((await answer.text()).split('\n'));
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { end: 'error', why: String(cause) };
  }
}

function readEvents(lines: readonly string[]): Read {
  let text = '';
  let last = '';
  for (const line of lines) {
    if (!line.startsWith('data: ')) continue;
    const { event, answer = '' } = JSON.parse(line.slice('data: '.length)) as Event;
    if (event === 'message') text += answer;
    if (event === 'message_replace') text = answer;
    last = event;
  }
  if (last === 'message_end') return { end: 'whole', text };
  if (last === 'message_continues') return { end: 'continues', text };
  return { end: 'error', why: `the stream ended with ${last || 'nothing'}` };
}
