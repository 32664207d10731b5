import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type SilentServer,
  startSilentServer,
} from '../../platform/outbound/testing/silent-server.ts';
import { type Person, signUpSomebody, startTestStudio, type TestStudio } from '../../testing.ts';
import { openaiTexts } from './adapters/openai-assistant/texts.ts';
import { difyClient } from './testing/dify-client.ts';
import { type ReplayServer, startReplayServer } from './testing/replay-server.ts';
import { chatTexts } from './texts.ts';

const chunk = (delta: object, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, ...more }] })}\n\n`;
const stops = chunk({}, { finish_reason: 'stop' });
const done = 'data: [DONE]\n\n';

/** What a person sees of a question to a studio whose assistant is at this address. */
async function ask(environment: Record<string, string>) {
  const studio: TestStudio = await startTestStudio({ environment });
  try {
    const person: Person = await signUpSomebody(studio.url);
    const client = difyClient(studio.url, person);
    const events = await client.ask('Bonjour');
    const { data } = await client.messages(events[0]?.conversation_id ?? '');
    return { end: events.at(-1), message: data[0] };
  } finally {
    await studio.remove();
  }
}

describe('an engine that ends without a word', () => {
  let server: ReplayServer;
  afterEach(() => server.close());

  it.each([
    ['no piece at all', [stops, done]],
    ['empty pieces', [chunk({ role: 'assistant', content: '' }), stops, done]],
    ['blank lines', [chunk({ content: '\n \n' }), stops, done]],
    ['thoughts alone', [chunk({ content: '<think>Hm.</think>' }), stops, done]],
  ])('has failed, also with %s of an OpenAI-compatible stream', async (_, pieces) => {
    server = await startReplayServer([{ pieces }]);
    const { end, message } = await ask({
      ASSISTANT_BASE_URL: `${server.url}/v1`,
      ASSISTANT_MODEL: 'm',
    });
    expect(end).toMatchObject({ event: 'error', message: chatTexts.failed });
    expect(message).toMatchObject({ status: 'error', error: chatTexts.failed, task_id: null });
  });

  it('has failed when Dify ends its message without one', async () => {
    const ids = { task_id: 't', message_id: 'm', conversation_id: 'c' };
    const event = `data: ${JSON.stringify({ event: 'message_end', ...ids })}\n\n`;
    server = await startReplayServer([{ pieces: [event] }]);
    const { end, message } = await ask({ DIFY_BASE_URL: `${server.url}/v1`, DIFY_APP_KEY: 'a' });
    expect(end).toMatchObject({ event: 'error', message: chatTexts.failed });
    expect(message).toMatchObject({ error: chatTexts.failed, task_id: null });
  });
});

describe('an engine that hangs', () => {
  let silent: SilentServer;
  beforeAll(async () => {
    silent = await startSilentServer('nothing');
  });
  afterAll(() => silent.close());

  it('is told within the time that the settings give it', async () => {
    const { end, message } = await ask({
      ASSISTANT_BASE_URL: `${silent.url}/v1`,
      ASSISTANT_MODEL: 'm',
      ENGINE_SILENCE_SECONDS: '0.2',
    });
    expect(end).toMatchObject({ event: 'error', message: openaiTexts.away });
    expect(message).toMatchObject({ error: openaiTexts.away, task_id: null });
    expect(silent.calls()).toBe(1);
    await silent.left;
  });
});
