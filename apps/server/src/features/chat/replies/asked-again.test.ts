import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signUpSomebody, startTestStudio, type TestStudio } from '../../../testing.ts';
import { difyClient, eventsOf, hasText, readerOf } from '../testing/dify-client.ts';
import { echoAssistant } from '../testing/echo-assistant.ts';

describe('a question sent again, as after a reload', () => {
  const assistant = echoAssistant();
  let server: TestStudio;
  let client: ReturnType<typeof difyClient>;
  let stranger: ReturnType<typeof difyClient>;
  beforeAll(async () => {
    server = await startTestStudio({ replacements: { assistant } });
    client = difyClient(server.url, await signUpSomebody(server.url));
    stranger = difyClient(server.url, await signUpSomebody(server.url));
  });
  afterAll(() => server.remove());

  it('gives the reply of a known key again: from its first word, while it grows and after', async () => {
    const asked = assistant.questions.length;
    const again = () => client.send('attends encore', {}, { key: 'cle-1' });
    const first = readerOf(await again());
    const { conversation_id: id, message_id: messageId } = await first.until(hasText);
    const second = readerOf(await again());
    expect(await second.until(hasText)).toMatchObject({
      answer: 'attends ',
      message_id: messageId,
    });
    assistant.release();
    await first.rest();
    expect((await second.rest()).at(-1)).toMatchObject({
      event: 'message_end',
      message_id: messageId,
    });
    const third = eventsOf(await (await again()).text());
    expect(third.map(({ answer = '' }) => answer).join('')).toBe('attends encore');
    expect(third.at(-1)).toMatchObject({ event: 'message_end', conversation_id: id });
    expect(assistant.questions.length).toBe(asked + 1);
    const other = await client.send('autre chose', {}, { key: 'cle-1' });
    expect([other.status, await other.json()]).toMatchObject([
      422,
      { code: 'idempotency_mismatch' },
    ]);
    // The key is each person's own.
    await (await stranger.send('bonjour', {}, { key: 'cle-1' })).text();
    expect(assistant.questions.length).toBe(asked + 2);
  });

  it('is asked once, however often the same question comes at the same time', async () => {
    const asked = assistant.questions.length;
    const sent = Array.from({ length: 20 }, () => client.send('ensemble', {}, { key: 'cle-2' }));
    const streams = await Promise.all(
      sent.map(async (answer) => eventsOf(await (await answer).text())),
    );
    expect(new Set(streams.map(([event]) => event?.message_id)).size).toBe(1);
    for (const stream of streams) expect(stream.at(-1)?.event).toBe('message_end');
    expect(assistant.questions.length).toBe(asked + 1);
  });

  it('is marked in the list of conversations while its reply grows', async () => {
    const marks = async () =>
      (await client.conversations()).data.map((one) => [one.name, one.is_replying]);
    const reading = readerOf(await client.send('attends le signe'));
    await reading.until(hasText);
    expect((await marks())[0]).toEqual(['Attends le signe', true]);
    const { data } = await stranger.conversations();
    expect(data.some((one) => one.is_replying)).toBe(false);
    assistant.release();
    await reading.rest();
    await vi.waitUntil(async () => (await marks()).every(([, isReplying]) => isReplying === false));
  });
});
