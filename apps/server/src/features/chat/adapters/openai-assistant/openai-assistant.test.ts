import { afterEach, describe, expect, it } from 'vitest';
import { startSilentServer } from '../../../../platform/outbound/testing/silent-server.ts';
import { fakeStudio } from '../../../tools/testing/fake-studio.ts';
import { callAnswer, wordsAnswer } from '../../testing/model-answers.ts';
import { answerOf, questionOf } from '../../testing/questions.ts';
import {
  byteByByte,
  type Recorded,
  type ReplayServer,
  recorded,
  startReplayServer,
} from '../../testing/replay-server.ts';
import { makeOpenaiAssistant } from './openai-assistant.ts';
import { endings, openaiTexts } from './texts.ts';

const load = (name: string) => recorded(import.meta.url, name);

type SentMessage = { role: string; content: string };
const picture = '/media/u1/p03.jpg';

describe('the OpenAI-compatible assistant', () => {
  let server: ReplayServer;
  afterEach(() => server.close());

  async function start(
    answers: Recorded[],
    different: Partial<Parameters<typeof makeOpenaiAssistant>[0]> = {},
  ) {
    server = await startReplayServer(answers);
    const studio = fakeStudio();
    const assistant = makeOpenaiAssistant({
      baseUrl: `${server.url}/v1`,
      model: 'qwen3:8b',
      apiKey: null,
      contextTokens: 16_384,
      toolbox: studio.toolbox,
      showPicture: null,
      retries: 0,
      ...different,
    });
    return { assistant, studio };
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

  it('is told what the program that calls wants of it', async () => {
    const { assistant } = await start([{ pieces: [load('openai-text')] }]);
    await answerOf(assistant, questionOf({ instructions: 'Réponds en vers.' }));
    expect(sent()[0]).toMatchObject({ role: 'system' });
    expect(sent()[0]?.content).toContain('Réponds en vers.');
  });

  it('names earlier pictures and jobs to the model instead of giving addresses', async () => {
    const { assistant } = await start([{ pieces: [load('openai-text')] }]);
    const card = { kind: 'film' as const, job_id: 'j1', wish: '', aspect_ratio: '16:9' as const };
    const film = { at: 0, tool: 'make_film' as const, input: {}, text: 'Film en cours.', card };
    const history = [
      { query: 'un lac', answer: '![Lac](/media/u1/c1/lac.png)' },
      { query: 'un film', answer: 'Bien.', cards: [film], referenceUrl: picture },
      { query: 'encore', answer: '', hasFailed: true },
    ];
    await answerOf(assistant, questionOf({ history }));
    expect(
      sent()
        .slice(1, -1)
        .map(({ content }) => content),
    ).toEqual([
      ...['un lac', '[image-1 : Lac]'],
      ...['un film\n[image choisie : image-2]', 'Bien.\n[Film en cours. film:j1]'],
      ...['encore', '[cette réponse a échoué]'],
    ]);
  });

  it.each([
    ['length', 'length'],
    ['content_filter', 'content-filter'],
    ['anything_else', 'other'],
  ] as const)(
    'says why an answer ended by « %s », with words and without',
    async (sent, reason) => {
      const { assistant } = await start([wordsAnswer('Un début', sent), wordsAnswer('', sent)]);
      const { text } = await answerOf(assistant, questionOf());
      expect(text).toBe(`Un début\n\n> ${endings[reason]}`);
      await expect(answerOf(assistant, questionOf())).rejects.toMatchObject({
        name: 'AssistantFailure',
        message: endings[reason],
        isLasting: reason === 'content-filter',
      });
    },
  );

  it('has told what was used when it is stopped in the middle', async () => {
    const [first = '', second = ''] = wordsAnswer('Bonjour à tous').pieces as string[];
    const { assistant } = await start([
      callAnswer(['list_items', { of: 'styles' }]),
      { pieces: [first, second], staysOpen: true },
    ]);
    const stopping = new AbortController();
    let used = { promptTokens: 0, completionTokens: 0 };
    const reading = (async () => {
      for await (const part of assistant.reply(questionOf(), stopping.signal)) {
        if (part.type === 'usage') used = part.usage;
        if (part.type === 'text' && part.text.startsWith('à')) stopping.abort(new Error('stopped'));
      }
    })();
    await expect(reading).rejects.toThrow('stopped');
    // 400 and 30 of the first step as the service said, the second as far as it came.
    expect(used.promptTokens).toBeGreaterThan(500);
    expect(used.completionTokens).toBeGreaterThan(30);
  });

  it('keeps a summary of the exchanges that do not fit the window', async () => {
    const { assistant } = await start([{ pieces: [load('openai-text')] }], { contextTokens: 8192 });
    const history = Array.from({ length: 40 }, (_, index) => ({
      query: `question ${index}`,
      answer: `${'x'.repeat(600)} ![Lac ${index}](/media/u1/c1/${index}.png)`,
    }));
    await answerOf(assistant, questionOf({ history, query: 'la dernière' }));
    const queries = sent().filter(({ role }) => role === 'user');
    expect(queries.at(-1)?.content).toBe('la dernière');
    expect(queries.at(-2)?.content).toBe('question 39');
    expect(queries.length).toBeGreaterThan(5);
    const first = Number(/\d+/.exec(queries[0]?.content ?? '')?.[0]);
    const [instructions] = sent();
    expect(instructions?.content).toContain(
      `« question ${first - 1} » → [image-${first} : Lac ${first - 1}]`,
    );
    expect(instructions?.content).toMatch(/\(\d+ échanges plus anciens\)|question 0/);
    expect(JSON.stringify(server.calls[0]?.body).length / 3).toBeLessThan(8192);
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
    const { assistant } = await start([{ pieces: [stream], staysOpen: true }], { wordlessMs: 50 });
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
        // Long enough for the first words to come on a busy machine.
        silenceMs: 400,
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
    const rest = (async () => {
      while (!(await parts.next()).done);
    })();
    await expect(rest).rejects.toThrow('stopped');
    await server.left;
  });
});
