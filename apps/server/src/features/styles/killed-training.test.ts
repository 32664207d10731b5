// @module-tag whole
// `npm run faults` kills a render in the same way.

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Model } from '@armoni/contract/models';
import { readOrigin } from '@armoni/image-engine/origin/read-origin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, type ServerProcess, startServer } from '../../faults/testing/server-process.ts';
import { type Person, postJson, signUpSomebody } from '../../testing.ts';
import { getJson } from '../files/testing.ts';
import { uploadTrainingPictures } from './testing.ts';

describe('a server killed in the middle of a training', () => {
  let dataFolder: string;
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'armoni-killed-'));
  });
  afterAll(async () => {
    await server?.kill();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  });

  const start = async (port: number) => {
    server = await startServer({ dataFolder, port });
    return server;
  };
  const modelsOf = async (url: string, person: Person) => {
    const answer = await getJson(`${url}/api/v1/models`, person);
    return ((await answer.json()) as { models: Model[] }).models;
  };

  it('learns after the next start, and completes the style once', async () => {
    // The same address twice: tokens name it as their issuer.
    const port = await freePort();
    const { url, kill } = await start(port);
    const person = await signUpSomebody(url);
    const image_urls = await uploadTrainingPictures(url, person);
    const body = { name: 'Bruit', image_urls };
    await postJson(`${url}/api/v1/models`, body, { authorization: person.bearer });
    const stage = async () => (await modelsOf(url, person))[0]?.stage;
    await expect.poll(stage, { interval: 50 }).toBe('read');

    await kill();
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
