import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  eraseSomebody,
  type Person,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
} from '../../testing.ts';
import { difyClient, eventsOf, hasText, readerOf } from './testing/dify-client.ts';
import { echoAssistant } from './testing/echo-assistant.ts';
import { chatTexts } from './texts.ts';

describe('the chat calls', () => {
  const assistant = echoAssistant();
  let server: TestStudio;
  let person: Person;
  let other: Person;
  let client: ReturnType<typeof difyClient>;
  let stranger: ReturnType<typeof difyClient>;
  beforeAll(async () => {
    server = await startTestStudio({
      replacements: { assistant },
      environment: { RATE_LIMIT_FACTOR: '100' },
    });
    person = await signUpSomebody(server.url);
    other = await signUpSomebody(server.url);
    client = difyClient(server.url, person);
    stranger = difyClient(server.url, other);
  });
  afterAll(() => server.remove());

  it('stream an answer that a Dify client can read', async () => {
    const answer = await client.send('Bonjour à tous', { files: [], conversation_id: '' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    const stream = await answer.text();
    expect(stream).toMatch(/^(data: \{[^\n]*\}\n\n)+$/);
    const events = eventsOf(stream);
    const end = events.at(-1);
    expect(events.slice(0, -1).every(({ event }) => event === 'message')).toBe(true);
    expect(events.map((event) => event.answer ?? '').join('')).toBe('Bonjour à tous');
    expect(end).toMatchObject({
      event: 'message_end',
      metadata: { usage: { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 } },
    });
    expect(end).not.toHaveProperty('answer');
    expect(new Set(events.map(({ message_id: id }) => id)).size).toBe(1);
  });

  it('refuse a message of nothing but spaces', async () => {
    expect((await client.send(' \n\t ', {})).status).toBe(400);
  });

  it('answer at once when asked for one answer, with everything clients need', async () => {
    const blocking = {
      response_mode: 'blocking',
      files: null,
      inputs: null,
      conversation_id: null,
    };
    const answer = await client.send('Bonjour', blocking);
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(await answer.json()).toEqual({
      event: 'message',
      task_id: id,
      id,
      message_id: id,
      conversation_id: id,
      mode: 'chat',
      answer: 'Bonjour',
      created_at: expect.any(Number),
      metadata: { usage: { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 } },
    });
  });

  it('name a conversation after its first question, and list the newest first', async () => {
    const [first] = await client.ask('une plage au coucher du soleil. Format portrait');
    const [second] = await client.ask('un lac');
    const { data, limit } = await client.conversations('&last_id=&limit=80');
    expect(limit).toBe(80);
    expect(data.slice(0, 2)).toMatchObject([
      { id: second?.conversation_id, name: 'Un lac', status: 'normal', inputs: {} },
      { id: first?.conversation_id, name: 'Une plage au coucher du soleil' },
    ]);
  });

  it('page both lists by their cursors, and know no foreign cursor', async () => {
    const [first] = await client.ask('page 1');
    const conversation = first?.conversation_id ?? '';
    for (const page of [2, 3]) await client.ask(`page ${page}`, { conversation_id: conversation });
    const newest = await client.messages(conversation, '&limit=2');
    expect(newest).toMatchObject({ limit: 2, has_more: true });
    expect(newest.data.map(({ query }) => query)).toEqual(['page 2', 'page 3']);
    const older = await client.messages(conversation, `&limit=2&first_id=${newest.data[0]?.id}`);
    expect(older).toMatchObject({ has_more: false, data: [{ query: 'page 1' }] });

    const all = (await client.conversations('&limit=100')).data.map(({ id }) => id);
    const tail = await client.conversations(`&limit=100&last_id=${all[0]}`);
    expect(tail.data.map(({ id }) => id)).toEqual(all.slice(1));
    const unknown = `&last_id=${crypto.randomUUID()}`;
    expect(await client.conversations(unknown)).toMatchObject({ code: 'not_found', status: 404 });
    const foreign = `&user=${other.id}&last_id=${all[0]}`;
    expect((await stranger.call('GET', `/conversations?limit=5${foreign}`)).status).toBe(404);
  });

  it('rename by hand and after the first question', async () => {
    const [first] = await client.ask('un phare sous la pluie');
    const path = `/conversations/${first?.conversation_id}/name`;
    const byHand = await client.call('POST', path, { name: 'Phares', user: person.id });
    expect(await byHand.json()).toMatchObject({ id: first?.conversation_id, name: 'Phares' });
    const wish = { name: null, auto_generate: true, user: person.id };
    const renamed = await client.call('POST', path, wish);
    expect(await renamed.json()).toMatchObject({ name: 'Un phare sous la pluie' });
    const empty = await client.call('POST', path, { name: ' ', user: person.id });
    expect(await empty.json()).toMatchObject({
      code: 'invalid_param',
      message: 'Le nom est requis',
    });
  });

  it.each([
    ['in the query', (id: string) => [`/conversations/${id}?user=${person.id}`] as const],
    ['in a body', (id: string) => [`/conversations/${id}`, { user: person.id }] as const],
    ['nowhere, with an empty body', (id: string) => [`/conversations/${id}`] as const],
  ])('delete with the user %s, once and again', async (_, callOf) => {
    const [first] = await client.ask('à supprimer');
    const id = first?.conversation_id ?? '';
    for (const attempt of ['once', 'again']) {
      const [path, body] = callOf(id);
      const answer = await client.call('DELETE', path, body);
      expect([attempt, answer.status, await answer.text()]).toEqual([attempt, 204, '']);
    }
    expect(await client.messages(id)).toMatchObject({ status: 404 });
    const late = await client.send('encore', { conversation_id: id });
    expect(late.status).toBe(404);
  });

  it.each([
    [{ query: '' }, 'La remise est obligatoire'],
    [{ query: 3 }, expect.any(String)],
    [{ response_mode: 'both' }, expect.any(String)],
    [{ inputs: { image: { type: 'image' } } }, expect.any(String)],
  ])('refuse %j', async (wrong, message) => {
    const answer = await client.send('x', wrong);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code: 'invalid_param', message, status: 400 });
  });

  it.each(['0', '101', 'x'])('refuse a page of %s', async (limit) => {
    expect(await client.conversations(`&limit=${limit}`)).toMatchObject({ code: 'invalid_param' });
  });

  it('are found with the sentence that has the words', async () => {
    const [first] = await client.ask('Il neige. La lagune étincelle au loin. Fin.');
    const { data } = await client.conversations('&search=ETINCELLE+lag');
    expect(data).toMatchObject([
      {
        id: first?.conversation_id,
        hit: {
          message_id: first?.message_id,
          parts: [
            { text: 'La ', is_hit: false },
            { text: 'lagune', is_hit: true },
            { text: ' ', is_hit: false },
            { text: 'étincelle', is_hit: true },
            { text: ' au loin.', is_hit: false },
          ],
        },
      },
    ]);
  });

  it('refuse a search of many words, in French', async () => {
    const message = 'La recherche est trop longue. Le maximum est de 200 caractères.';
    const answer = await client.conversations(`&search=${'mot+'.repeat(51)}`);
    expect(answer).toMatchObject({ code: 'invalid_param', message });
  });

  it('give the assistant the picture and the style that were picked', async () => {
    const image = { type: 'image', transfer_method: 'remote_url', url: '/media/a.png' };
    const style = { lora_name: 'Encre', lora_url: '/styles/1', trigger_word: 'encre' };
    await client.ask('en noir et blanc', { inputs: { image, image_url: image.url, ...style } });
    expect(assistant.questions.at(-1)).toMatchObject({
      referenceUrl: '/media/a.png',
      style: { name: 'Encre', url: '/styles/1', triggerWord: 'encre' },
    });
  });

  describe('of somebody else', () => {
    let conversation: string;
    beforeAll(async () => {
      const [first] = await client.ask('privé');
      conversation = first?.conversation_id ?? '';
    });

    it.each([
      ['read', 'GET', (user: string) => `/messages?user=${user}&conversation_id=${conversation}`],
      ['deleted', 'DELETE', (user: string) => `/conversations/${conversation}?user=${user}`],
      ['renamed', 'POST', () => `/conversations/${conversation}/name`],
      ['continued', 'POST', () => '/chat-messages'],
    ])('cannot be %s', async (_, method, pathOf) => {
      for (const user of [other.id, person.id]) {
        const body = { user, name: 'volé', query: 'x', conversation_id: conversation };
        const isPost = method === 'POST';
        const answer = await stranger.call(method, pathOf(user), isPost ? body : undefined);
        expect(await answer.json()).toMatchObject({ code: 'not_found', status: 404 });
      }
      expect((await client.messages(conversation)).data).toHaveLength(1);
      const { data } = await client.conversations();
      expect(data.find(({ id }) => id === conversation)?.name).toBe('Privé');
    });

    it('cannot be stopped', async () => {
      const reading = readerOf(await client.send('attends longtemps'));
      const { task_id: task, conversation_id: id } = await reading.until(() => true);
      const stop = await stranger.call('POST', `/chat-messages/${task}/stop`, { user: other.id });
      expect(stop.status).toBe(404);
      assistant.release();
      await reading.rest();
      expect((await client.messages(id)).data[0]).toMatchObject({ answer: 'attends longtemps' });
    });

    it('are in no list of another', async () => {
      expect((await stranger.conversations()).data).toEqual([]);
    });
  });

  it('keep the order of questions sent at once to one conversation', async () => {
    const [first] = await client.ask('question 0');
    const id = first?.conversation_id ?? '';
    const queries = Array.from({ length: 9 }, (_, index) => `question ${index + 1}`);
    await Promise.all(queries.map((query) => client.ask(query, { conversation_id: id })));
    const { data } = await client.messages(id, '&limit=100');
    expect(data).toHaveLength(10);
    expect(data.every(({ query, answer }) => query === answer)).toBe(true);
    const histories = assistant.questions.slice(-9).map(({ history }) => history.length);
    expect(histories).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('really stop the engine, and keep what was shown', async () => {
    const reading = readerOf(await client.send('attends que je dise stop'));
    const shown = await reading.until(hasText);
    const stop = () =>
      client.call('POST', `/chat-messages/${shown.task_id}/stop`, { user: person.id });
    expect(await (await stop()).json()).toEqual({ result: 'success' });
    expect((await reading.rest()).at(-1)?.event).toBe('message_end');
    expect(assistant.stopped.at(-1)).toBe('attends que je dise stop');
    const { data } = await client.messages(shown.conversation_id);
    expect(data[0]).toMatchObject({ answer: 'attends ', error: null, task_id: null });
    expect((await stop()).status).toBe(200);
  });

  it('write on when the reader leaves, once, and show what grows to one who comes back', async () => {
    const asked = assistant.questions.length;
    const reading = readerOf(await client.send('attends la fin'));
    const { conversation_id: id } = await reading.until(hasText);
    await reading.leave();
    const growing = (await client.messages(id)).data[0];
    expect(growing).toMatchObject({ answer: 'attends ', error: null });
    expect(growing?.task_id).toMatch(/^[0-9a-f-]{36}$/);
    assistant.release();
    const last = async () => (await client.messages(id)).data[0];
    await vi.waitUntil(async () => (await last())?.task_id === null);
    expect(await last()).toMatchObject({ answer: 'attends la fin', status: 'normal' });
    expect(assistant.questions.length).toBe(asked + 1);
  });

  it('say on the message, in French, why an engine failed', async () => {
    const events = await client.ask('une panne ici');
    expect(events.at(-1)).toMatchObject({
      event: 'error',
      code: 'completion_request_error',
      message: 'Le moteur est en panne.',
      status: 503,
    });
    const { data } = await client.messages(events[0]?.conversation_id ?? '');
    expect(data[0]).toMatchObject({
      answer: 'une panne ',
      status: 'error',
      error: 'Le moteur est en panne.',
    });
    const blocking = await client.send('panne', { response_mode: 'blocking' });
    expect(blocking.status).toBe(503);
    expect(await blocking.json()).toMatchObject({ message: 'Le moteur est en panne.' });
  });

  it('end what runs when its conversation is deleted', async () => {
    const reading = readerOf(await client.send('attends la suppression'));
    const { conversation_id: id } = await reading.until(hasText);
    expect((await client.call('DELETE', `/conversations/${id}`)).status).toBe(204);
    expect(assistant.stopped.at(-1)).toBe('attends la suppression');
    await reading.rest();
  });

  it('are in the export, and gone with their owner', async () => {
    const leaver = await signUpSomebody(server.url);
    const leaving = difyClient(server.url, leaver);
    await leaving.ask('garde ceci');
    const reading = readerOf(await leaving.send('attends mon départ'));
    await reading.until(hasText);
    const exported = (await (await leaving.call('GET', '/me/export')).json()) as {
      data: { chat: { messages: { query: string; answer: string }[] }[] };
    };
    const queries = exported.data.chat.flatMap(({ messages }) => messages);
    expect(queries).toMatchObject([
      { query: 'garde ceci', answer: 'garde ceci' },
      { query: 'attends mon départ', answer: 'attends ' },
    ]);
    expect((await eraseSomebody(server.url, leaver)).status).toBe(204);
    expect(assistant.stopped.at(-1)).toBe('attends mon départ');
    expect((await leaving.call('GET', '/me/export')).status).toBe(401);
  });

  it('say which engine answers', async () => {
    const config = (await (await fetch(`${server.url}/api/v1/config`)).json()) as {
      engines: Record<string, string>;
    };
    expect(config.engines.assistant).toBe('écho');
  });
});

describe('a restart of the studio', () => {
  it('ends what it cuts off with what was shown and a French error', async () => {
    const assistant = echoAssistant();
    const first = await startTestStudio({ replacements: { assistant } });
    const person = await signUpSomebody(first.url);
    const client = difyClient(first.url, person);
    const reading = readerOf(await client.send('attends le redémarrage'));
    const { conversation_id: id } = await reading.until(hasText);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const stopping = first.stop();
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(25_000);
    vi.useRealTimers();
    await stopping;
    const again = await startTestStudio({ dataFolder: first.dataFolder });
    const { data } = await difyClient(again.url, person).messages(id);
    expect(data[0]).toMatchObject({ answer: 'attends ', error: chatTexts.cutOff, task_id: null });
    await again.remove();
  });
});
