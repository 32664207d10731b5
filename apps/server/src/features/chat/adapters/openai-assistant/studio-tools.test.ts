import { afterEach, describe, expect, it } from 'vitest';
import type { Toolbox } from '../../../../platform/tools/tool.ts';
import { fakeStudio } from '../../../tools/testing/fake-studio.ts';
import { callAnswer, wordsAnswer } from '../../testing/model-answers.ts';
import { answerOf, questionOf } from '../../testing/questions.ts';
import {
  type Recorded,
  type ReplayServer,
  recorded,
  startReplayServer,
} from '../../testing/replay-server.ts';
import { makeOpenaiAssistant } from './openai-assistant.ts';
import { endings } from './texts.ts';

const load = (name: string) => recorded(import.meta.url, name);

type SentMessage = { role: string; content: string };
type SentTool = { function: { name: string } };
const picture = '/media/u1/p03.jpg';
const inConversation = { messageId: 'm1' };

describe('the tools of a model', () => {
  let server: ReplayServer;
  afterEach(() => server.close());

  async function start(answers: Recorded[], toolbox?: Toolbox) {
    server = await startReplayServer(answers);
    const studio = fakeStudio();
    const assistant = makeOpenaiAssistant({
      ...{ baseUrl: `${server.url}/v1`, model: 'qwen3:8b', apiKey: null, contextTokens: 16_384 },
      ...{ toolbox: toolbox ?? studio.toolbox, showPicture: null, retries: 0 },
    });
    return { assistant, studio };
  }

  const sent = (call = 0) => server.calls[call]?.body.messages as SentMessage[];
  const offered = (call = 0) => {
    const tools = server.calls[call]?.body.tools as SentTool[] | undefined;
    return tools?.map((one) => one.function.name);
  };

  it('makes a picture for a tool call without index that ends with "stop", and goes on', async () => {
    const { assistant, studio } = await start([
      { pieces: [load('ollama-tool')] },
      { pieces: [load('ollama-after-tool')] },
    ]);
    const { text, parts } = await answerOf(
      assistant,
      questionOf({ query: 'un coucher de soleil' }),
    );
    expect(studio.wishes).toMatchObject([
      { prompt: 'un coucher de soleil sur la mer', width: 832, height: 1216, seed: null },
    ]);
    expect(text).toContain('](/media/u1/c1/image-1.png)');
    expect(text.trim().endsWith('Voilà.')).toBe(true);
    expect(text).not.toContain('think');
    // By its name: no model repeats an address without a slip.
    expect(sent(1).at(-1)?.content).toMatch(/^Voici votre image\.\n.*"url":"image-1"/);
    expect(parts.at(-1)).toEqual({
      type: 'usage',
      usage: { promptTokens: 861, completionTokens: 45 },
    });
  });

  it('edits the chosen picture, or else the last one of the conversation', async () => {
    const answers = [{ pieces: [load('vllm-edit-tool')] }, { pieces: [load('openai-text')] }];
    const { assistant, studio } = await start([...answers, ...answers]);
    const history = [{ query: 'un lac', answer: 'Voici.\n\n![Lac](/media/u1/p07.jpg)' }];
    await answerOf(assistant, questionOf({ history }));
    await answerOf(assistant, questionOf({ history, referenceUrl: picture }));
    expect(studio.wishes).toMatchObject([
      { prompt: 'en noir et blanc', referenceUrl: '/media/u1/p07.jpg' },
      { prompt: 'en noir et blanc', referenceUrl: picture },
    ]);
  });

  it('offers to edit only where there is a picture, be it made a moment ago', async () => {
    const make = callAnswer(['make_picture', { prompt: 'un lac' }]);
    const { assistant } = await start([make, wordsAnswer('Voilà.'), wordsAnswer('Bien.')]);
    await answerOf(assistant, questionOf());
    expect(offered(0)).not.toContain('edit_picture');
    expect(offered(1)).toContain('edit_picture');
    await answerOf(assistant, questionOf({ referenceUrl: picture }));
    expect(offered(2)).toContain('edit_picture');
  });

  it('plans what waits for a yes instead of doing it, and shows no list it only looked up', async () => {
    const { assistant, studio } = await start([
      callAnswer(['list_items', { of: 'clips' }]),
      callAnswer(['make_film', { clips: ['c01', 'c02'], wish: '15 s' }], ['cancel_job', {}]),
      wordsAnswer('C’est prêt à commencer.'),
    ]);
    const { parts, text } = await answerOf(assistant, questionOf(inConversation));
    expect(studio.calls.map(({ tool }) => tool)).toEqual(['list_items']);
    const cards = parts.flatMap((part) => (part.type === 'card' ? [part.card.card] : []));
    expect(cards).toMatchObject([
      { kind: 'plan', id: 'm1', steps: [{ tool: 'make_film', input: { clips: ['c01', 'c02'] } }] },
    ]);
    expect(text).toContain('Rien ne commence sans votre accord');
    // There is no job to stop: said to the model, and no step of the plan.
    expect(sent(2).at(-1)?.content).toContain('C’est déjà terminé');
  });

  it('offers nothing that would wait for a yes to who could not give one', async () => {
    const { assistant } = await start([wordsAnswer('Bonjour.')]);
    await answerOf(assistant, questionOf());
    expect(offered()).not.toContain('make_film');
    expect(offered()).toContain('make_picture');
  });

  it('tells the model which field was wrong, and that a tool does not exist', async () => {
    const { assistant, studio } = await start([
      callAnswer(['make_picture', { prompt: 'un lac', width: '9000' }], ['rm', { all: true }]),
      wordsAnswer('Désolé.'),
    ]);
    const { text } = await answerOf(assistant, questionOf());
    expect(studio.wishes).toEqual([]);
    const [wrong, unknown] = sent(1).slice(-2);
    expect(wrong?.content).toContain('« width » manque ou n’est pas valable');
    expect(unknown?.content).toContain('rm');
    expect(text).toBe('Désolé.');
  });

  it('ends a reply that goes on and on, by the number of its steps', async () => {
    const look = callAnswer(['list_items', { of: 'styles' }]);
    const { assistant } = await start(Array.from({ length: 20 }, () => look));
    const { text } = await answerOf(assistant, questionOf());
    expect(server.calls).toHaveLength(8);
    expect(server.calls.at(-1)?.body.tool_choice).toBe('none');
    expect(text).toContain(endings['tool-calls']);
  });

  it('makes no more than eight things in one reply', async () => {
    const many = Array.from({ length: 10 }, () => ['make_picture', { prompt: 'un lac' }] as const);
    const { assistant, studio } = await start([callAnswer(...many), wordsAnswer('Voilà.')]);
    await answerOf(assistant, questionOf());
    expect(studio.wishes).toHaveLength(8);
  });

  it('ends the tool that runs when it is told to stop', async () => {
    const ended = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const { toolbox } = fakeStudio();
    const endless: Toolbox = {
      ...toolbox,
      run: (_call, { signal }) =>
        new Promise((_, reject) => {
          begun.resolve();
          signal.addEventListener('abort', () => {
            ended.resolve();
            reject(signal.reason);
          });
        }),
    };
    const make = callAnswer(['make_picture', { prompt: 'un lac' }]);
    const { assistant } = await start([make], endless);
    const stopping = new AbortController();
    const reading = answerOf(assistant, questionOf(), stopping.signal);
    await begun.promise;
    stopping.abort(new Error('stopped'));
    await expect(reading).rejects.toThrow('stopped');
    await ended.promise;
  });

  it('fails when a tool breaks, rather than to have the model make something up', async () => {
    const { toolbox } = fakeStudio();
    const run = () => Promise.reject(new Error('disk full'));
    const make = callAnswer(['make_picture', { prompt: 'un lac' }]);
    const { assistant } = await start([make, wordsAnswer('Voilà !')], { ...toolbox, run });
    await expect(answerOf(assistant, questionOf())).rejects.toMatchObject({
      name: 'AssistantFailure',
      cause: expect.objectContaining({ message: 'disk full' }),
    });
  });
});
