import { type Intent, plainIntent } from '@armoni/video-engine/model/intent';
import { afterEach, describe, expect, it } from 'vitest';
import { startSilentServer } from '../../../platform/outbound/testing/silent-server.ts';
import {
  type Recorded,
  type ReplayServer,
  startReplayServer,
} from '../../chat/testing/replay-server.ts';
import { makeOpenaiPlanner } from './openai-planner.ts';

const draft: Intent = plainIntent(false);
const rules = { intent: draft, refused: [] };
const context = { hasMusic: false, clips: [] };
const understood: Intent = {
  ...draft,
  duration: { minSeconds: 20, maxSeconds: 20 },
  look: 'vintage',
  texts: [
    {
      kind: 'title',
      text: 'Été 1978',
      place: 'auto',
      start: 'auto',
      seconds: null,
      manner: null,
      family: null,
    },
  ],
};
const answer = (intent: object) =>
  JSON.stringify({ intent, heard: [{ field: 'look', words: 'comme un vieux film' }] });

function answering(content: string): Recorded {
  const message = { role: 'assistant', content };
  const choices = [{ index: 0, finish_reason: 'stop', message }];
  const answer = { id: 'c1', object: 'chat.completion', created: 1, model: 'm', choices };
  return { contentType: 'application/json', pieces: [JSON.stringify(answer)] };
}

describe('a film planned by an OpenAI-compatible model', () => {
  let server: ReplayServer;
  afterEach(() => server.close());

  const never = new AbortController().signal;
  async function plan(answers: Recorded[], signal = never, timeoutMs = 20_000) {
    server = await startReplayServer(answers);
    const baseUrl = `${server.url}/v1`;
    const planIntent = makeOpenaiPlanner({ baseUrl, model: 'qwen3:8b', apiKey: 'sk-1', timeoutMs });
    return planIntent(
      { instructions: 'vingt secondes, comme un vieux film', rules, context },
      signal,
    );
  }

  it('gives the model the wish, the rules’ reading and the schema, and believes its answer', async () => {
    await expect(plan([answering(answer(understood))])).resolves.toEqual({
      intent: understood,
      heard: [{ field: 'look', words: 'comme un vieux film' }],
    });
    const { path, headers, body } = server.calls[0]!;
    expect([path, headers.authorization, body.model]).toEqual([
      '/v1/chat/completions',
      'Bearer sk-1',
      'qwen3:8b',
    ]);
    const sent = JSON.stringify(body.messages);
    expect(sent).toContain('vingt secondes, comme un vieux film');
    expect(sent).toContain(JSON.stringify(JSON.stringify(draft)).slice(1, -1));
    expect(body.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: {
        schema: {
          properties: {
            intent: { properties: { pace: { enum: ['slow', 'medium', 'fast'] } } },
          },
        },
      },
    });
  });

  it('understands a model that thinks aloud first', async () => {
    const aloud = `<think>Vingt secondes…</think>${answer(understood)}`;
    await expect(plan([answering(aloud)])).resolves.toMatchObject({ intent: understood });
  });

  it.each([
    ['words instead of JSON', 'Voici votre film !'],
    ['a pace that does not exist', answer({ ...understood, pace: 'presto' })],
    ['a field left out', answer({ ...understood, look: undefined })],
    ['an intent of another version', answer({ ...understood, version: 1 })],
  ])('refuses %s', async (_, content) => {
    await expect(plan([answering(content)])).rejects.toThrow();
  });

  it('fails when the service does', async () => {
    const refusal = { status: 401, contentType: 'application/json', pieces: ['{}'] };
    await expect(plan([refusal])).rejects.toThrow();
  });

  it('waits no longer than it is told, and not at all once the job is cancelled', async () => {
    const silent: Recorded = { contentType: 'application/json', pieces: [], staysOpen: true };
    await expect(plan([silent], never, 50)).rejects.toThrow();
    await server.close();
    await expect(plan([silent], AbortSignal.abort(new Error('cancelled')))).rejects.toThrow();
  });

  it.each(['nothing', 'headers', 'half'] as const)(
    'hangs up on a service that falls silent, and asks it once (%s)',
    async (silence) => {
      const silent = await startSilentServer(silence, '{"id":');
      const baseUrl = `${silent.url}/v1`;
      const planIntent = makeOpenaiPlanner({ baseUrl, model: 'm', apiKey: null, timeoutMs: 80 });
      await expect(
        planIntent({ instructions: 'vingt secondes', rules, context }, never),
      ).rejects.toThrow();
      await silent.left;
      expect(silent.calls()).toBe(1);
      await silent.close();
      server = await startReplayServer([]);
    },
  );
});
