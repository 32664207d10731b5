import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Message, ReplyEnd } from '../ports.ts';
import { streamEvents } from './chat-events.ts';
import { makeLiveReply } from './live-reply.ts';

const message: Message = {
  id: 'm1',
  conversationId: 'c1',
  ownerId: 'u1',
  position: 1,
  taskId: 't1',
  status: 'running',
  query: 'Bonjour',
  inputs: {},
  answer: '',
  error: null,
  createdAt: 1_763_672_400_999,
};
const end: ReplyEnd = {
  status: 'done',
  answer: 'Été.',
  error: null,
  usage: { promptTokens: 3, completionTokens: 2 },
};
const ids =
  '"task_id":"t1","id":"m1","message_id":"m1","conversation_id":"c1","created_at":1763672400';
const opening = `data: {"event":"message",${ids},"answer":""}\n\n`;
const never = new AbortController().signal;
const here = { signal: never, addressBase: null };

describe('the event stream of a reply', () => {
  it('is byte for byte what Dify sends', async () => {
    const reply = makeLiveReply(message);
    reply.show('Été.', false);
    reply.close(end);
    expect(await text(streamEvents(reply, here))).toBe(
      opening +
        `data: {"event":"message",${ids},"answer":"Été."}\n\n` +
        `data: {"event":"message_end",${ids},"metadata":{"usage":{"prompt_tokens":3,"completion_tokens":2,"total_tokens":5}}}\n\n`,
    );
  });

  it('shows what is being drawn once, and forgets it with the next piece', async () => {
    const reply = makeLiveReply(message);
    reply.showPassing({ type: 'preview', webp: Uint8Array.from([1, 2, 3]) });
    const read = streamEvents(reply, here)[Symbol.asyncIterator]();
    await read.next();
    expect(String((await read.next()).value)).toContain(
      '"event":"picture_preview","task_id":"t1","id":"m1","message_id":"m1","conversation_id":"c1","created_at":1763672400,"picture":"data:image/webp;base64,AQID"',
    );
    reply.show('Été.', false);
    reply.close(end);
    const rest = [await read.next(), await read.next(), await read.next()];
    expect(rest.map(({ value }) => String(value ?? ''))).toEqual([
      expect.stringContaining('"answer":"Été."'),
      expect.stringContaining('message_end'),
      '',
    ]);
    const late = await text(streamEvents(reply, here));
    expect(late).not.toContain('picture_preview');
  });

  it('tells our own pages, and them alone, which picture is being drawn', async () => {
    const work = { width: 1280, height: 720, of: null, number: 1, count: 1 };
    const toldTo = async (addressBase: string | null) => {
      const reply = makeLiveReply(message);
      const stream = streamEvents(reply, { ...here, addressBase });
      const read = stream[Symbol.asyncIterator]();
      const told: string[] = [String((await read.next()).value)];
      reply.showPassing({ type: 'work', work });
      const next = read.next();
      setImmediate(() => {
        reply.show('Voici.', false);
        reply.close(end);
      });
      told.push(String((await next).value));
      for await (const piece of { [Symbol.asyncIterator]: () => read }) told.push(String(piece));
      return told.join('');
    };
    expect(await toldTo(null)).toContain(
      `data: {"event":"message_work",${ids},"work":${JSON.stringify(work)}}`,
    );
    expect(await toldTo('https://studio.example.org')).not.toContain('message_work');
  });

  it('tells of a picture as a file once its address is complete, absolute for who reads elsewhere', async () => {
    const reply = makeLiveReply(message);
    const stream = streamEvents(reply, { ...here, addressBase: 'https://studio.example.org' });
    const read = stream[Symbol.asyncIterator]();
    const next = async () =>
      JSON.parse(String((await read.next()).value).slice('data: '.length)) as Record<
        string,
        unknown
      >;
    await next();
    reply.show('Voici ![Un lac](/media/', false);
    expect(await next()).toMatchObject({
      answer: 'Voici ![Un lac](https://studio.example.org/media/',
    });
    reply.show('a.png) !', false);
    expect(await next()).toMatchObject({ event: 'message', answer: 'a.png) !' });
    expect(await next()).toMatchObject({
      event: 'message_file',
      type: 'image',
      belongs_to: 'assistant',
      url: 'https://studio.example.org/media/a.png',
    });
    reply.close(end);
    expect(await next()).toMatchObject({ event: 'message_end' });
  });

  it('sends a bare ping while nothing comes', async () => {
    const reply = makeLiveReply(message);
    const stream = streamEvents(reply, { ...here, quietMs: 1 });
    const pieces = await stream.take(2).toArray();
    expect(pieces.map(String)).toEqual([opening, 'event: ping\n\n']);
  });

  it('ends with an error event that keeps what was said', async () => {
    const reply = makeLiveReply(message);
    reply.show('Un', false);
    reply.close({ ...end, status: 'failed', error: 'En panne.' });
    expect(await text(streamEvents(reply, here))).toBe(
      opening +
        `data: {"event":"message",${ids},"answer":"Un"}\n\n` +
        `data: {"event":"error",${ids},"code":"completion_request_error","message":"En panne.","status":503}\n\n`,
    );
  });

  it('takes back what a moderation replaces', async () => {
    const reply = makeLiveReply(message);
    const stream = streamEvents(reply, here)[Symbol.asyncIterator]();
    reply.show('Oups', false);
    await stream.next();
    await stream.next();
    reply.show('Rien.', true);
    const { value } = await stream.next();
    expect(String(value)).toBe(`data: {"event":"message_replace",${ids},"answer":"Rien."}\n\n`);
  });

  it('gives a slow reader everything in fewer pieces, and holds nothing back for it', async () => {
    const reply = makeLiveReply(message);
    const stream = streamEvents(reply, here)[Symbol.asyncIterator]();
    await stream.next();
    reply.show('0 ', false);
    await stream.next();
    for (let index = 1; index <= 1000; index += 1) reply.show(`${index} `, false);
    reply.close(end);
    let pieces = 0;
    let joined = '';
    for (let next = await stream.next(); !next.done; next = await stream.next()) {
      const event = JSON.parse(String(next.value).slice(6));
      pieces += 1;
      joined += event.answer ?? '';
    }
    expect(pieces).toBeLessThan(5);
    expect(joined).toBe(Array.from({ length: 1000 }, (_, index) => `${index + 1} `).join(''));
  });
});
