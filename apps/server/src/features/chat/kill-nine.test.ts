import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpSomebody } from '../../testing.ts';
import { difyClient, readerOf } from './testing/dify-client.ts';
import { type ReplayServer, recorded, startReplayServer } from './testing/replay-server.ts';
import { chatTexts } from './texts.ts';

const mainFile = fileURLToPath(new URL('../../main.ts', import.meta.url));

describe('a server process that is killed in mid-answer', () => {
  let folder: string;
  let provider: ReplayServer;
  let children: ChildProcess[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-kill-'));
    children = [];
    const stream = recorded(
      new URL('adapters/openai-assistant/x', import.meta.url).href,
      'openai-text',
    );
    const begun = stream.slice(0, stream.indexOf('data:', stream.indexOf('élève')));
    provider = await startReplayServer([{ pieces: [begun], staysOpen: true }]);
  });
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    await provider.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function start() {
    const environment = {
      PATH: process.env.PATH,
      PORT: '0',
      ARMONI_DATA_DIR: folder,
      ASSISTANT_BASE_URL: provider.url,
      ASSISTANT_MODEL: 'qwen3:8b',
    };
    const options = ['--disable-warning=ExperimentalWarning', mainFile];
    const child = spawn(process.execPath, options, { env: environment });
    children.push(child);
    for await (const line of child.stdout) {
      const url = /http:\/\/\S+/.exec(String(line))?.[0];
      if (url) return { child, url };
    }
    throw new Error('the server did not start');
  }

  it('loses nothing that was shown, says so in French, and asks nobody twice', async () => {
    const first = await start();
    const person = await signUpSomebody(first.url);
    const answer = await difyClient(first.url, person).send('raconte');
    const reading = readerOf(answer);
    const { conversation_id: id } = await reading.until(
      ({ answer: text }) => text?.includes('élève') === true,
    );
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    await reading.leave().catch(() => undefined);

    const second = await start();
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
  }, 60_000);
});
