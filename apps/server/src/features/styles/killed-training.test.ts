import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Model } from '@armoni/contract/models';
import { readOrigin } from '@armoni/image-engine/read-origin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, postJson, signUpSomebody } from '../../testing.ts';
import { getJson } from '../files/testing.ts';
import { uploadTrainingPictures } from './testing.ts';

const mainFile = fileURLToPath(new URL('../../main.ts', import.meta.url));

describe('a server killed in the middle of a training', () => {
  let dataFolder: string;
  let server: ChildProcess | null = null;
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'armoni-killed-'));
  });
  afterAll(async () => {
    server?.kill('SIGKILL');
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  });

  /** The real program with the real engine, as `npm start` runs it. */
  const start = async (port: number) => {
    const env = { PATH: process.env.PATH, PORT: String(port), ARMONI_DATA_DIR: dataFolder };
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', mainFile], {
      env: { ...env, RATE_LIMIT_FACTOR: '100' },
    });
    server = child;
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return String(line).trim().split(' ').at(-1) as string;
  };
  const modelsOf = async (url: string, person: Person) => {
    const answer = await getJson(`${url}/api/v1/models`, person);
    return ((await answer.json()) as { models: Model[] }).models;
  };

  it('learns after the next start, and completes the style once', async () => {
    // The same address twice: tokens name it as their issuer.
    const port = await freePort();
    const url = await start(port);
    const person = await signUpSomebody(url);
    const image_urls = await uploadTrainingPictures(url, person);
    const body = { name: 'Bruit', image_urls };
    await postJson(`${url}/api/v1/models`, body, { authorization: person.bearer });
    const stage = async () => (await modelsOf(url, person))[0]?.stage;
    await expect.poll(stage, { timeout: 60_000, interval: 50 }).toBe('read');

    const killed = once(server as ChildProcess, 'close');
    server?.kill('SIGKILL');
    await killed;
    await start(port);

    const status = async () => (await modelsOf(url, person))[0]?.status;
    await expect.poll(status, { timeout: 240_000, interval: 500 }).toBe('completed');
    const models = await modelsOf(url, person);
    expect(models).toHaveLength(1);
    const [model] = models;
    expect(model?.accord?.length).toBeGreaterThan(0);
    expect(model?.sample_urls).toHaveLength(2);
    const sample = await fetch(url + model?.sample_urls[0]);
    expect(await readOrigin(new Uint8Array(await sample.arrayBuffer()))).toMatchObject({
      kind: 'armoni',
      recipe: { style: { name: 'Bruit' } },
    });
    const folder = join(dataFolder, 'storage', 'objects', person.id, 'styles');
    const attempts = await readdir(folder);
    expect(attempts).toHaveLength(1);
    const files = await readdir(join(folder, attempts[0] as string));
    expect(files.filter((name) => name.endsWith('.style'))).toHaveLength(1);
  }, 360_000);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
