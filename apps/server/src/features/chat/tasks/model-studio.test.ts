import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUpSomebody, startTestStudio, type TestStudio } from '../../../testing.ts';
import { makeMedia, uploadClip } from '../../files/testing.ts';
import { fakeEngine } from '../../films/testing.ts';
import { openaiTexts } from '../adapters/openai-assistant/texts.ts';
import { difyClient, readerOf, type StreamedEvent } from '../testing/dify-client.ts';
import { callAnswer, wordsAnswer } from '../testing/model-answers.ts';
import { makePainter } from '../testing/painter.ts';
import { type Recorded, type ReplayServer, startReplayServer } from '../testing/replay-server.ts';

type Usage = { readonly prompt_tokens: number; readonly completion_tokens: number };

const textOf = (events: readonly StreamedEvent[]) =>
  events.map(({ event, answer = '' }) => (event === 'message' ? answer : '')).join('');
const toolsIn = (events: readonly StreamedEvent[]) =>
  events.flatMap((event) => (event.event === 'agent_thought' ? [event.tool] : []));

describe('the studio with a language model', () => {
  const films = fakeEngine();
  /** Answers still to come, over all tests: the studio knows one service. */
  const answers: Recorded[] = [];
  let server: ReplayServer;
  let studio: TestStudio;
  let person: Person;
  let chat: ReturnType<typeof difyClient>;

  beforeAll(async () => {
    server = await startReplayServer(answers);
    studio = await startTestStudio({
      environment: {
        ...{ ASSISTANT_BASE_URL: `${server.url}/v1`, ASSISTANT_MODEL: 'm' },
        ...{ ASSISTANT_CONTEXT_TOKENS: '32768', RATE_LIMIT_FACTOR: '100' },
      },
      replacements: { runEdit: films.runEdit, pictureEngine: makePainter() },
    });
    person = await signUpSomebody(studio.url);
    chat = difyClient(studio.url, person);
    await uploadClip(studio.url, person, await makeMedia('mp4'));
  });
  afterEach(() => answers.splice(0));
  afterAll(async () => {
    await studio.remove();
    await server.close();
  });

  const sentAt = (index: number) =>
    server.calls.at(index)?.body.messages as { role: string; content: string }[];

  it('plans a film of the person’s clips, makes it after a yes, and remembers its handle', async () => {
    const uploaded = await uploadClip(studio.url, person, await makeMedia('mp4'));
    const { id: clip } = (await uploaded.json()) as { id: string };
    answers.push(
      callAnswer(['list_items', { of: 'clips', limit: '5' }]),
      callAnswer(['make_film', { clips: [clip], wish: '5 secondes' }]),
      wordsAnswer('Je propose ceci.'),
    );
    const asked = await chat.ask('fais un film de 5 secondes avec mon dernier clip');
    expect(textOf(asked)).toContain('Rien ne commence sans votre accord');
    expect(sentAt(-2).at(-1)?.content).toContain(clip);
    expect(films.requests).toEqual([]);

    const conversation = { conversation_id: asked[0]?.conversation_id ?? '' };
    const done = await chat.ask('oui', conversation);
    expect(toolsIn(done)).toEqual(['make_film']);
    await expect.poll(() => films.requests.length).toBe(1);

    answers.push(callAnswer(['read_job', { of: 'film' }]), wordsAnswer('Il avance.'));
    const read = await chat.ask('où en est-il ?', conversation);
    expect(toolsIn(read)).toEqual(['read_job']);
    expect(JSON.stringify(sentAt(-2))).toMatch(/film:[0-9a-f-]{36}/);
  });

  it('draws, and edits what it drew by the name it gave it', async () => {
    answers.push(
      callAnswer(['make_picture', { prompt: 'un lac' }]),
      callAnswer(['edit_picture', { picture: 'image-1', prompt: 'plus sombre' }]),
      wordsAnswer('Voilà.'),
    );
    const drawn = textOf(await chat.ask('un lac, puis plus sombre'));
    expect(drawn.match(/!\[[^\]]*\]\(\/media\//g)).toHaveLength(2);
  });

  it('remembers a question whose answer has failed', async () => {
    answers.push({ status: 500, contentType: 'application/json', pieces: ['oops'] });
    answers.push({ status: 500, contentType: 'application/json', pieces: ['oops'] });
    const failed = await chat.ask('un moulin à vent');
    expect(JSON.stringify(failed)).toContain(openaiTexts.away);
    answers.push(wordsAnswer('Je m’y mets.'));
    await chat.ask('alors ?', { conversation_id: failed[0]?.conversation_id ?? '' });
    expect(sentAt(-1).map(({ content }) => content)).toContain('un moulin à vent');
  });

  it('keeps what was used when the reader stops it', async () => {
    const [first = ''] = wordsAnswer('Bonjour à tous').pieces;
    answers.push({ pieces: [first], staysOpen: true });
    const reading = readerOf(await chat.send('raconte'));
    const { task_id: task } = await reading.until(({ answer = '' }) => answer.includes('Bonjour'));
    await chat.call('POST', `/chat-messages/${task}/stop`, { user: person.id });
    const end = (await reading.rest()).findLast(({ event }) => event === 'message_end');
    const usage = (end?.metadata as { usage: Usage } | undefined)?.usage;
    expect(usage?.prompt_tokens).toBeGreaterThan(100);
    expect(usage?.completion_tokens).toBeGreaterThan(0);
  });
});
