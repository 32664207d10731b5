import { describe, expect, it } from 'vitest';
import { byteByByte } from '../../testing/replay-server.ts';
import { readEvents } from './read-events.ts';

async function eventsIn(stream: string): Promise<unknown[]> {
  const events: unknown[] = [];
  async function* bytes() {
    yield* byteByByte(stream);
  }
  for await (const event of readEvents(bytes())) events.push(event);
  return events;
}

describe('the events of a stream', () => {
  it.each([
    ['the space after the colon', 'data: {"a":1}\n\n'],
    ['no space', 'data:{"a":1}\n\n'],
    ['carriage returns', 'data: {"a":1}\r\n\r\n'],
    ['data in several lines', 'data: {"a":\ndata: 1}\n\n'],
    ['a name before the data', 'event: message\ndata: {"a":1}\n\n'],
    [
      'pings and comments around',
      'event: ping\n\n: kept alive\n\ndata: {"a":1}\n\nevent: ping\n\n',
    ],
    ['no blank line at the end', 'data: {"a":1}'],
    ['broken events around', 'data: {"a"\n\ndata: {"a":1}\n\ndata: [DONE]\n\n'],
  ])('are read with %s, in whatever pieces they come', async (_, stream) => {
    expect(await eventsIn(stream)).toEqual([{ a: 1 }]);
  });

  it('keep letters whose bytes come apart', async () => {
    expect(await eventsIn('data: {"a":"été 🎬"}\n\n')).toEqual([{ a: 'été 🎬' }]);
  });
});
