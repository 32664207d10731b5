import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReplyEvent, readEventStream } from './read-event-stream.ts';

const bytes = new TextEncoder();

async function readAll(pieces: readonly Uint8Array[]): Promise<ReplyEvent[]> {
  async function* body() {
    yield* pieces;
  }
  const events: ReplyEvent[] = [];
  for await (const event of readEventStream(body())) events.push(event);
  return events;
}

const ids = { conversation_id: 'c1', message_id: 'm1', task_id: 't1', id: 'm1', created_at: 1 };
const line = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
const whole = [
  line({ event: 'message', ...ids, answer: 'Voilà ' }),
  'event: ping\n\n',
  line({ event: 'agent_thought', ...ids, thought: 'hm' }),
  line({ event: 'message', ...ids, answer: 'un été 🌊' }),
  line({ event: 'message_end', ...ids, metadata: { usage: {} } }),
].join('');

describe('a reply’s event stream', () => {
  it('gives the pieces of the answer and its end, and passes over what it does not know', async () => {
    const events = await readAll([bytes.encode(whole)]);
    expect(events.map(({ event }) => event)).toEqual(['message', 'message', 'message_end']);
    expect(events[0]).toEqual({
      event: 'message',
      answer: 'Voilà ',
      conversationId: 'c1',
      messageId: 'm1',
      taskId: 't1',
    });
  });

  it('reads the same whatever the network cuts, even inside a letter', async () => {
    const all = bytes.encode(whole);
    const expected = await readAll([all]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: all.length }), { maxLength: 12 }),
        async (cuts) => {
          const places = [0, ...cuts.toSorted((x, y) => x - y), all.length];
          const pieces = places.slice(1).map((end, index) => all.slice(places[index], end));
          expect(await readAll(pieces)).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('reads lines that end in carriage returns, and a last one without an end', async () => {
    const text = `data: {"event":"message","answer":"a"}\r\n\r\ndata: {"event":"message_end"}`;
    const events = await readAll([bytes.encode(text)]);
    expect(events.map(({ event }) => event)).toEqual(['message', 'message_end']);
  });

  it('passes over lines that are no JSON, or not an object', async () => {
    expect(await readAll([bytes.encode('data: [DONE]\ndata: {"event"\ndata: null\n')])).toEqual([]);
  });

  it('hands on what a failure says', async () => {
    const events = await readAll([
      bytes.encode(line({ event: 'error', ...ids, code: 'x', message: 'En panne', status: 503 })),
    ]);
    expect(events[0]).toMatchObject({ event: 'error', message: 'En panne' });
  });
});
