import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Model } from '@armoni/contract/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  freePort,
  type ServerProcess,
  startServer,
} from '../../../../faults/testing/server-process.ts';
import { type FakeFal, startFakeFal } from '../../../../platform/outbound/testing/fake-fal.ts';
import { type Person, postJson, signUpSomebody } from '../../../../testing.ts';
import { getJson } from '../../../files/testing.ts';
import { noisyPicture, uploadTrainingPictures } from '../../testing.ts';

const program = new URL('testing/studio-beside-fal.ts', import.meta.url);
const trainingEndpoint = 'fal-ai/flux-lora-fast-training';

describe('a server killed while fal trains', () => {
  let dataFolder: string;
  let fake: FakeFal;
  let server: ServerProcess;
  beforeAll(async () => {
    fake = await startFakeFal();
    dataFolder = await mkdtemp(join(tmpdir(), 'armoni-killed-fal-'));
  });
  afterAll(async () => {
    await server?.kill();
    await fake.close();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  });

  const start = async (port: number) => {
    const environment = { FAL_KEY: 'id:secret' };
    const parts = [fake.proxyUrl];
    server = await startServer({ dataFolder, port, environment, program, arguments: parts });
  };
  const modelOf = async (person: Person) => {
    const answer = await getJson(`${server.url}/api/v1/models`, person);
    return ((await answer.json()) as { models: Model[] }).models[0];
  };

  it('finds the same request again after the next start, and pays for one training', async () => {
    fake.statuses.push(...Array.from({ length: 100_000 }, () => ({ status: 'IN_PROGRESS' })));
    const port = await freePort();
    await start(port);
    const person = await signUpSomebody(server.url);
    const body = {
      ...{ name: 'Aube', trigger_word: 'AUBE' },
      image_urls: await uploadTrainingPictures(server.url, person),
    };
    await postJson(`${server.url}/api/v1/models`, body, { authorization: person.bearer });
    const patient = { interval: 50 };
    await expect.poll(async () => (await modelOf(person))?.stage, patient).toBe('train');
    await server.kill();

    fake.files.set('/files/lora', Buffer.from('lora bytes'));
    fake.files.set('/files/picture', await noisyPicture(1));
    const remoteStyle = { diffusers_lora_file: { url: `${fake.filesUrl}/lora` } };
    fake.results.set(trainingEndpoint, { status: 200, body: remoteStyle });
    const images = [{ url: `${fake.filesUrl}/picture` }];
    fake.results.set('fal-ai/flux-lora', { status: 200, body: { images } });
    fake.statuses.length = 0;
    await start(port);
    await expect.poll(async () => (await modelOf(person))?.status, patient).toBe('completed');
    const trainings = fake.calls.filter(
      ({ method, target }) =>
        method === 'POST' && target === `https://queue.fal.run/${trainingEndpoint}`,
    );
    expect(trainings).toHaveLength(1);
    expect((await modelOf(person))?.lora_file_path).toMatch(/-aube\.safetensors$/);
  });
});
