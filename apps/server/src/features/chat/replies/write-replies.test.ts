import { expect, it } from 'vitest';
import type { AnswerPart, Message, PictureAtWork, Question } from '../ports.ts';
import { makeReplyWriter } from './write-replies.ts';

const message: Message = {
  ...{ id: 'm1', conversationId: 'c1', ownerId: 'u1', position: 1, taskId: 't1' },
  ...{ status: 'running', query: 'Deux lacs', inputs: {}, answer: '', error: null, createdAt: 0 },
};
const workOn = (number: number): PictureAtWork => {
  return { width: 1024, height: 1024, of: null, number, count: 2 };
};

it('tells which picture is being drawn after the one before is stored, however long that takes', async () => {
  const storing = Promise.withResolvers<void>();
  const drawing = Promise.withResolvers<void>();
  async function* answer(): AsyncGenerator<AnswerPart> {
    yield { type: 'work', work: workOn(1) };
    yield { type: 'text', text: 'Le premier.' };
    yield { type: 'work', work: workOn(2) };
    await drawing.promise;
    yield { type: 'text', text: 'Le second.' };
  }
  const unused = async () => {
    throw new Error('not called');
  };
  const writer = makeReplyWriter({
    assistant: { name: 'essai', reply: answer } as never,
    messages: { finish: async () => {}, beat: async () => [] } as never,
    conversations: { rememberExternalId: unused } as never,
    journal: { append: () => storing.promise },
    onError: () => {},
  });
  const reply = writer.begin(message, async () => ({}) as Question);
  const news = reply.read(new AbortController().signal, 60_000);
  expect((await news.next()).value).toEqual({ type: 'work', work: workOn(1) });
  storing.resolve();
  expect((await news.next()).value).toEqual({ type: 'text', text: 'Le premier.' });
  expect((await news.next()).value).toEqual({ type: 'work', work: workOn(2) });
  drawing.resolve();
  expect((await news.next()).value).toEqual({ type: 'text', text: 'Le second.' });
});
