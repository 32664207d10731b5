import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  freePort,
  type ServerProcess,
  startServer,
} from '../../../faults/testing/server-process.ts';
import { signUpSomebody } from '../../../testing.ts';
import { difyClient, readerOf } from '../testing/dify-client.ts';
import { type ReplayServer, recorded, startReplayServer } from '../testing/replay-server.ts';
import { chatTexts } from '../texts.ts';

describe('a server process that is killed in mid-answer', () => {
  let folder: string;
  let provider: ReplayServer;
  let server: ServerProcess | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-kill-'));
    const stream = recorded(
      new URL('../adapters/openai-assistant/x', import.meta.url).href,
      'openai-text',
    );
    const begun = stream.slice(0, stream.indexOf('data:', stream.indexOf('élève')));
    provider = await startReplayServer([{ pieces: [begun], staysOpen: true }]);
  });
  afterEach(async () => {
    await server?.kill();
    await provider.close();
    await rm(folder, { recursive: true, force: true });
  });

  const start = async (port: number) => {
    const environment = { ASSISTANT_BASE_URL: provider.url, ASSISTANT_MODEL: 'qwen3:8b' };
    server = await startServer({ dataFolder: folder, port, environment });
    return server;
  };

  it('loses nothing that was shown, says so in French, and asks nobody twice', async () => {
    // The same address twice: tokens name it as their issuer.
    const port = await freePort();
    const first = await start(port);
    const person = await signUpSomebody(first.url);
    const answer = await difyClient(first.url, person).send('raconte');
    const reading = readerOf(answer);
    const { conversation_id: id } = await reading.until(
      ({ answer: text }) => text?.includes('élève') === true,
    );
    await first.kill();
    await reading.leave().catch(() => undefined);

    const second = await start(port);
    const { data } = await difyClient(second.url, person).messages(id);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      query: 'raconte',
      answer: 'Bonjour, élève ',
      status: 'error',
      error: chatTexts.cutOff,
      task_id: null,
    });
    expect(provider.calls).toHaveLength(1);
  });
});
