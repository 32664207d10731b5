import { afterEach, describe, expect, it } from 'vitest';
import { startSilentServer } from '../../../../platform/outbound/testing/silent-server.ts';
import { answerOf, questionOf } from '../../testing/questions.ts';
import {
  byteByByte,
  type Recorded,
  type ReplayServer,
  recorded,
  startReplayServer,
} from '../../testing/replay-server.ts';
import { makeDifyAssistant } from './dify-assistant.ts';
import { difyTexts } from './texts.ts';

const load = (name: string) => recorded(import.meta.url, name);

describe('the Dify assistant', () => {
  let dify: ReplayServer;
  afterEach(() => dify.close());

  async function start(...answers: Recorded[]) {
    dify = await startReplayServer(answers);
    const copied: string[] = [];
    const assistant = makeDifyAssistant({
      baseUrl: `${dify.url}/v1`,
      appKey: 'app-secret',
      publicUrl: 'https://studio.example.org',
      showPicture: async () => new TextEncoder().encode('a small picture'),
      copyPicture: async (_, url) => {
        copied.push(url);
        return '/media/u1/c1/copie.png';
      },
    });
    return { assistant, copied };
  }

  it('passes the request through, with addresses that Dify can reach', async () => {
    const { assistant } = await start({ pieces: [load('chat')] });
    const inputs = {
      image: {
        type: 'image' as const,
        transfer_method: 'remote_url' as const,
        url: '/media/a.png',
      },
      lora_name: 'Aquarelle',
      lora_url: 'https://elsewhere.example/style',
      trigger_word: 'aqua',
      image_url: '/media/a.png',
    };
    await answerOf(assistant, questionOf({ query: 'un lac', inputs }));
    const [call] = dify.calls;
    expect(call).toMatchObject({
      path: '/v1/chat-messages',
      headers: { authorization: 'Bearer app-secret' },
      body: {
        query: 'un lac',
        response_mode: 'streaming',
        conversation_id: '',
        user: 'u1',
        files: [],
        inputs: {
          ...inputs,
          image: { ...inputs.image, url: 'https://studio.example.org/media/a.png' },
          image_url: 'https://studio.example.org/media/a.png',
        },
      },
    });
  });

  it('gives Dify the picture of a question by upload', async () => {
    const { assistant } = await start(
      { status: 201, contentType: 'application/json', pieces: ['{"id":"f1","name":"image.jpg"}'] },
      { pieces: [load('chat')] },
    );
    await answerOf(assistant, questionOf({ referenceUrl: '/media/u1/c1/a.png' }));
    const [upload, message] = dify.calls;
    expect(upload).toMatchObject({ path: '/v1/files/upload', method: 'POST' });
    expect(upload?.body.form).toContain('a small picture');
    expect(message?.body.files).toEqual([
      { type: 'image', transfer_method: 'local_file', upload_file_id: 'f1' },
    ]);
  });

  it('gives Dify its address where Dify takes no upload', async () => {
    const { assistant } = await start({ status: 403, pieces: [''] }, { pieces: [load('chat')] });
    await answerOf(assistant, questionOf({ referenceUrl: '/media/u1/c1/a.png' }));
    expect(dify.calls[1]?.body.files).toEqual([
      {
        type: 'image',
        transfer_method: 'remote_url',
        url: 'https://studio.example.org/media/u1/c1/a.png',
      },
    ]);
  });

  it('joins messages that come byte by byte, and counts their tokens', async () => {
    const { assistant } = await start({ pieces: byteByByte(load('chat')) });
    const { text, parts } = await answerOf(assistant, questionOf());
    expect(text).toBe('Voici l’été.');
    expect(parts).toContainEqual({
      type: 'usage',
      usage: { promptTokens: 1033, completionTokens: 128 },
    });
  });

  it('remembers the id that Dify gave the conversation, once, and sends it next time', async () => {
    const { assistant } = await start({ pieces: [load('chat')] }, { pieces: [load('chat')] });
    const first = await answerOf(assistant, questionOf());
    const ids = first.parts.filter((part) => part.type === 'external-conversation');
    expect(ids).toEqual([
      { type: 'external-conversation', id: '45701982-8118-4bc5-8e9b-64562b4555f2' },
    ]);
    const externalConversationId = '45701982-8118-4bc5-8e9b-64562b4555f2';
    const second = await answerOf(assistant, questionOf({ externalConversationId }));
    expect(dify.calls[1]?.body.conversation_id).toBe(externalConversationId);
    expect(second.parts.some((part) => part.type === 'external-conversation')).toBe(false);
  });

  it('goes on in a new conversation when Dify has forgotten the old one', async () => {
    const gone = '{"code":"not_found","message":"Conversation Not Exists.","status":404}';
    const { assistant } = await start(
      { status: 404, contentType: 'application/json', pieces: [gone] },
      { pieces: [load('chat')] },
    );
    const { text } = await answerOf(assistant, questionOf({ externalConversationId: 'old' }));
    expect(text).toBe('Voici l’été.');
    expect(dify.calls.map(({ body }) => body.conversation_id)).toEqual(['old', '']);
  });

  it('shows an agent’s words and pictures, and nothing of what it does not know', async () => {
    const { assistant, copied } = await start({ pieces: [load('agent')] });
    const { text } = await answerOf(assistant, questionOf());
    expect(text).toBe('Je dessine un chat.\n\n![Image](/media/u1/c1/copie.png)\n\nLe voici.');
    expect(copied).toHaveLength(1);
    expect(copied[0]).toMatch(new RegExp(`^${dify.url}/files/tools/d75b7a5c.png\\?timestamp=`));
  });

  it('replaces what moderation takes back', async () => {
    const { assistant } = await start({ pieces: [load('moderated')] });
    expect((await answerOf(assistant, questionOf())).text).toBe('Je ne peux pas en parler.');
  });

  it.each([
    ['an error in mid-stream', { pieces: [load('error')] }, difyTexts.failed],
    [
      'a stream that breaks off',
      { pieces: [load('chat').slice(0, 400)], breaksOff: true },
      difyTexts.interrupted,
    ],
    [
      'a stream that ends too early',
      { pieces: [load('chat').slice(0, 400)] },
      difyTexts.interrupted,
    ],
    ['a refused key', { status: 401, pieces: ['{}'] }, difyTexts.refusedKey],
    ['too many requests', { status: 429, pieces: ['{}'] }, difyTexts.busy],
    ['a bad request', { status: 400, pieces: ['{}'] }, difyTexts.refused],
    ['a broken server', { status: 502, pieces: ['<html>'] }, difyTexts.away],
  ])('says in French what %s means', async (_, answer: Recorded, message) => {
    const { assistant } = await start(answer);
    await expect(answerOf(assistant, questionOf())).rejects.toMatchObject({
      name: 'AssistantFailure',
      message,
    });
  });

  it('says that a service that is down does not answer', async () => {
    const { assistant } = await start();
    await dify.close();
    await expect(answerOf(assistant, questionOf())).rejects.toThrow(difyTexts.away);
    dify = await startReplayServer([]);
  });

  it('tells Dify to stop too', async () => {
    const started = load('chat').slice(0, 420);
    const { assistant } = await start(
      { pieces: [started], staysOpen: true },
      { status: 200, contentType: 'application/json', pieces: ['{"result":"success"}'] },
    );
    const stopping = new AbortController();
    const parts = assistant.reply(questionOf(), stopping.signal)[Symbol.asyncIterator]();
    await parts.next();
    stopping.abort(new Error('stopped'));
    await expect(parts.next().then(() => parts.next())).rejects.toThrow();
    expect(dify.calls[1]).toMatchObject({
      path: '/v1/chat-messages/900bbd43-dc0b-4383-a372-aa6e6c414227/stop',
      body: { user: 'u1' },
    });
  });

  it('deletes a conversation at Dify too, and does not mind when it is out of reach', async () => {
    const { assistant } = await start({ status: 204, pieces: [] });
    await assistant.forget?.('u1', 'dify-1');
    expect(dify.calls).toMatchObject([
      { method: 'DELETE', path: '/v1/conversations/dify-1', body: { user: 'u1' } },
    ]);
    await dify.close();
    await assistant.forget?.('u1', 'dify-1');
    dify = await startReplayServer([]);
  });

  it.each([
    ['says nothing', 'nothing', '', difyTexts.away],
    ['sends headers and nothing else', 'headers', '', difyTexts.away],
    ['stops in the middle', 'half', load('chat').slice(0, 600), difyTexts.interrupted],
  ] as const)(
    'gives up on a Dify that accepts and %s, and hangs up',
    async (_, silence, body, message) => {
      const silent = await startSilentServer(silence, body);
      const assistant = makeDifyAssistant({
        baseUrl: `${silent.url}/v1`,
        appKey: 'app-secret',
        publicUrl: 'https://studio.example.org',
        showPicture: async () => null,
        silenceMs: 80,
        copyPicture: async (_question, url) => url,
      });
      await expect(answerOf(assistant, questionOf())).rejects.toThrow(message);
      await silent.left;
      expect(silent.calls()).toBe(1);
      await silent.close();
      dify = await startReplayServer([]);
    },
  );
});
