import { afterEach, describe, expect, it } from 'vitest';
import { startSilentServer } from '../../../../platform/outbound/testing/silent-server.ts';
import { answerOf, fakePictures, questionOf } from '../../testing/questions.ts';
import {
  byteByByte,
  type Recorded,
  type ReplayServer,
  recorded,
  startReplayServer,
} from '../../testing/replay-server.ts';
import { makeOpenaiAssistant } from './openai-assistant.ts';
import { openaiTexts } from './texts.ts';

const load = (name: string) => recorded(import.meta.url, name);

type SentMessage = { role: string; content: string };

describe('the OpenAI-compatible assistant', () => {
  let server: ReplayServer;
  afterEach(() => server.close());

  async function start(
    answers: Recorded[],
    different: Partial<Parameters<typeof makeOpenaiAssistant>[0]> = {},
  ) {
    server = await startReplayServer(answers);
    const pictures = fakePictures();
    const assistant = makeOpenaiAssistant({
      baseUrl: `${server.url}/v1`,
      model: 'qwen3:8b',
      apiKey: null,
      contextTokens: 16_384,
      makePicture: pictures.make,
      showPicture: null,
      retries: 0,
      ...different,
    });
    return { assistant, pictures };
  }

  const sent = (call = 0) => server.calls[call]?.body.messages as SentMessage[];

  it('streams the words, however small the pieces they come in', async () => {
    const { assistant } = await start([{ pieces: byteByByte(load('openai-text')) }]);
    const { text, parts } = await answerOf(assistant, questionOf());
    expect(text).toBe('Bonjour, élève 🎬');
    expect(parts.at(-1)).toEqual({
      type: 'usage',
      usage: { promptTokens: 312, completionTokens: 7 },
    });
  });

  it('shows the first words while the rest is still to come', async () => {
    const rest = Promise.withResolvers<void>();
    const stream = load('openai-text');
    const cut = stream.indexOf('data:', stream.indexOf('Bonjour, '));
    const { assistant } = await start([
      { pieces: [stream.slice(0, cut), rest.promise, stream.slice(cut)] },
    ]);
    const parts = assistant.reply(questionOf(), new AbortController().signal);
    const first = await parts[Symbol.asyncIterator]().next();
    expect(first.value).toEqual({ type: 'text', text: 'Bonjour, ' });
    rest.resolve();
  });

  it('sends its key only when it has one', async () => {
    const { assistant } = await start([{ pieces: [load('openai-text')] }]);
    await answerOf(assistant, questionOf());
    expect(server.calls[0]?.headers.authorization).toBeUndefined();
    await server.close();
    const keyed = await start([{ pieces: [load('openai-text')] }], { apiKey: 'sk-1' });
    await answerOf(keyed.assistant, questionOf());
    expect(server.calls[0]?.headers.authorization).toBe('Bearer sk-1');
  });

  it('shows the chosen picture to a model that sees', async () => {
    const asked: string[] = [];
    const showPicture = async (ownerId: string, url: string) => {
      asked.push(`${ownerId} ${url}`);
      return Buffer.from('a small picture');
    };
    const { assistant } = await start([{ pieces: [load('openai-text')] }], { showPicture });
    await answerOf(assistant, questionOf({ query: 'décris-la', referenceUrl: '/media/a.png' }));
    expect(asked).toEqual(['u1 /media/a.png']);
    expect(sent().at(-1)).toEqual({
      role: 'user',
      content: [
        { type: 'text', text: 'décris-la' },
        {
          type: 'image_url',
          image_url: { url: `data:image/jpeg;base64,${btoa('a small picture')}` },
        },
      ],
    });
  });

  it('asks without the picture when it is gone, or the model only reads', async () => {
    const showPicture = async () => null;
    const { assistant } = await start([{ pieces: [load('openai-text')] }], { showPicture });
    await answerOf(assistant, questionOf({ query: 'décris-la', referenceUrl: '/media/a.png' }));
    expect(sent().at(-1)?.content).toBe('décris-la');
  });

  it('makes a picture for a tool call without index that ends with "stop", and goes on', async () => {
    const { assistant, pictures } = await start([
      { pieces: [load('ollama-tool')] },
      { pieces: [load('ollama-after-tool')] },
    ]);
    const { text, parts } = await answerOf(
      assistant,
      questionOf({ query: 'un coucher de soleil' }),
    );
    expect(pictures.wishes).toMatchObject([
      { prompt: 'un coucher de soleil sur la mer', width: 832, height: 1216, seed: null },
    ]);
    expect(text).toContain('![Image 1](/media/u1/c1/image-1.png)');
    expect(text.trim().endsWith('Voilà.')).toBe(true);
    expect(text).not.toContain('think');
    expect(sent(1).at(-1)).toMatchObject({
      role: 'tool',
      content: "L'image est affichée : Image 1.",
    });
    expect(parts.at(-1)).toEqual({
      type: 'usage',
      usage: { promptTokens: 861, completionTokens: 45 },
    });
  });

  it('edits the chosen picture, or else the last one of the conversation', async () => {
    const answers = [{ pieces: [load('vllm-edit-tool')] }, { pieces: [load('openai-text')] }];
    const { assistant, pictures } = await start([...answers, ...answers]);
    const history = [{ query: 'un lac', answer: 'Voici.\n\n![Lac](/media/u1/c1/lac.png)' }];
    await answerOf(assistant, questionOf({ history }));
    const referenceUrl = '/media/u1/c1/choisie.png';
    await answerOf(assistant, questionOf({ history, referenceUrl }));
    expect(pictures.wishes).toMatchObject([
      { prompt: 'en noir et blanc', referenceUrl: '/media/u1/c1/lac.png' },
      { prompt: 'en noir et blanc', referenceUrl },
    ]);
  });

  it('names earlier pictures to the model instead of giving their addresses', async () => {
    const { assistant } = await start([{ pieces: [load('openai-text')] }]);
    const history = [{ query: 'un lac', answer: '![Lac](/media/u1/c1/lac.png)' }];
    await answerOf(assistant, questionOf({ history }));
    expect(sent()[2]).toEqual({ role: 'assistant', content: '[image : Lac]' });
  });

  it('leaves out the oldest exchanges that do not fit the window', async () => {
    const { assistant } = await start([{ pieces: [load('openai-text')] }], { contextTokens: 4096 });
    const history = Array.from({ length: 40 }, (_, index) => ({
      query: `question ${index}`,
      answer: 'x'.repeat(600),
    }));
    await answerOf(assistant, questionOf({ history, query: 'la dernière' }));
    const queries = sent().filter(({ role }) => role === 'user');
    expect(queries.at(-1)?.content).toBe('la dernière');
    expect(queries.at(-2)?.content).toBe('question 39');
    expect(queries.length).toBeGreaterThan(5);
    expect(JSON.stringify(sent()).length / 3).toBeLessThan(4096);
  });

  it('says that a question longer than the window is too long, without asking', async () => {
    const { assistant } = await start([], { contextTokens: 2048 });
    const question = questionOf({ query: 'mot '.repeat(4000) });
    await expect(answerOf(assistant, question)).rejects.toMatchObject({
      message: openaiTexts.tooLong,
      isLasting: true,
    });
    expect(server.calls).toEqual([]);
  });

  it.each([
    ['an error in mid-stream', { pieces: [load('error-midstream')] }, openaiTexts.interrupted],
    [
      'a stream that breaks off',
      { pieces: [load('openai-text').slice(0, 900)], breaksOff: true },
      openaiTexts.interrupted,
    ],
    [
      'a stream that ends too early',
      { pieces: [load('openai-text').slice(0, 900)] },
      openaiTexts.interrupted,
    ],
    [
      'a refused key',
      { status: 401, pieces: ['{"error":{"message":"Incorrect API key"}}'] },
      openaiTexts.refusedKey,
    ],
    [
      'a missing model',
      { status: 404, pieces: ['{"error":{"message":"model not found"}}'] },
      openaiTexts.unknownModel,
    ],
    [
      'too many requests',
      { status: 429, pieces: ['{"error":{"message":"Rate limit"}}'] },
      openaiTexts.busy,
    ],
    [
      'a full window',
      { status: 400, pieces: ['{"error":{"message":"maximum context length is 8192 tokens"}}'] },
      openaiTexts.tooLong,
    ],
    ['a broken server', { status: 500, pieces: ['oops'] }, openaiTexts.away],
  ])('says in French what %s means', async (_, answer: Recorded, message) => {
    const { assistant } = await start([
      { contentType: answer.status ? 'application/json' : 'text/event-stream', ...answer },
    ]);
    await expect(answerOf(assistant, questionOf())).rejects.toMatchObject({
      name: 'AssistantFailure',
      message,
    });
  });

  it('says that a service that is down does not answer', async () => {
    const { assistant } = await start([]);
    await server.close();
    await expect(answerOf(assistant, questionOf())).rejects.toThrow(openaiTexts.away);
    server = await startReplayServer([]);
  });

  it('gives up on a stream that has fallen silent', async () => {
    const stream = load('openai-text').slice(0, 900);
    const { assistant } = await start([{ pieces: [stream], staysOpen: true }], { nextWordMs: 50 });
    await expect(answerOf(assistant, questionOf())).rejects.toThrow(openaiTexts.interrupted);
  });

  it.each([
    ['says nothing', 'nothing', '', openaiTexts.away],
    ['sends headers and nothing else', 'headers', '', openaiTexts.away],
    ['stops in the middle', 'half', load('openai-text').slice(0, 900), openaiTexts.interrupted],
  ] as const)(
    'gives up on a service that accepts and %s, and hangs up',
    async (_, silence, body, message) => {
      const silent = await startSilentServer(silence, body);
      const { assistant } = await start([], {
        baseUrl: `${silent.url}/v1`,
        silenceMs: 80,
        retries: 1,
      });
      await expect(answerOf(assistant, questionOf())).rejects.toThrow(message);
      await silent.left;
      // Asking once more would double the wait.
      expect(silent.calls()).toBe(1);
      await silent.close();
    },
  );

  it('hangs up when it is told to stop', async () => {
    const stream = load('openai-text').slice(0, 900);
    const { assistant } = await start([{ pieces: [stream], staysOpen: true }]);
    const stopping = new AbortController();
    const parts = assistant.reply(questionOf(), stopping.signal)[Symbol.asyncIterator]();
    await parts.next();
    stopping.abort(new Error('stopped'));
    await expect(parts.next().then(() => parts.next())).rejects.toThrow('stopped');
    await server.left;
  });
});
