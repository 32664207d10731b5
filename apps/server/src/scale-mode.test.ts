import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VideoJob } from '@armoni/contract/montage';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getJson, makeMedia, uploadClip } from './features/files/testing.ts';
import { fakeEngine } from './features/films/testing.ts';
import { testDatabases } from './platform/database/testing.ts';
import {
  bearerOf,
  type Person,
  postJson,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
} from './testing.ts';

const postgres = (await testDatabases()).find((kind) => kind.name === 'postgres');

describe.skipIf(!postgres)('two API processes and a worker on PostgreSQL and S3', () => {
  let first: TestStudio;
  let second: TestStudio;
  let worker: TestStudio;
  let person: Person;
  const endings: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const database = await postgres!.open({ migrate: false });
    const directory = await mkdtemp(join(tmpdir(), 'armoni-bucket-'));
    const bucket = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory,
      configureBuckets: [{ name: 'studio', configs: [] }],
    });
    const { port } = await bucket.run();
    const start = (role: 'api' | 'worker') =>
      startTestStudio({
        environment: {
          ARMONI_ROLE: role,
          DATABASE_URL: database.url,
          PUBLIC_URL: 'http://studio.example',
          IDENTITY_SECRET: 'the same random words on every machine',
          S3_ENDPOINT: `http://127.0.0.1:${port}`,
          S3_BUCKET: 'studio',
          S3_ACCESS_KEY_ID: 'S3RVER',
          S3_SECRET_ACCESS_KEY: 'S3RVER',
        },
        replacements: { runEdit: fakeEngine().runEdit },
      });
    // All at once, as an orchestrator starts them: they migrate one after the other.
    [first, second, worker] = await Promise.all([start('api'), start('api'), start('worker')]);
    person = await signUpSomebody(first.url);
    endings.push(
      () => Promise.all([first.remove(), second.remove(), worker.remove()]),
      () => bucket.close(),
      () => rm(directory, { recursive: true }),
      () => database.close(),
    );
  });
  afterAll(async () => {
    for (const end of endings) await end();
  });

  it('know the same sessions and tokens', async () => {
    expect(await bearerOf(second.url, person.cookie)).toMatch(/^Bearer .{100}/);
    expect((await getJson(`${second.url}/api/v1/gallery/videos/`, person)).status).toBe(200);
  });

  it('leave calls of people to the processes that serve them', async () => {
    for (const path of ['/livez', '/readyz', '/metrics', '/api/v1/health']) {
      expect((await fetch(worker.url + path)).status, path).toBe(200);
    }
    for (const path of [
      '/api/v1/config',
      '/api/v1/me',
      '/api/auth/get-session',
      '/api/docs',
      '/',
    ]) {
      expect((await fetch(worker.url + path)).status, path).toBe(404);
    }
  });

  it('make one film together, that both show', async () => {
    const upload = await uploadClip(second.url, person, await makeMedia('mp4'));
    const { id: fileId } = (await upload.json()) as { id: string };
    const asked = await postJson(
      `${first.url}/api/v1/video/process`,
      { file_ids: [fileId], instructions: 'un film' },
      { authorization: person.bearer },
    );
    const { job_id: id } = (await asked.json()) as { job_id: string };
    const jobAt = async ({ url }: TestStudio) => {
      const answer = await getJson(`${url}/api/v1/video/jobs/${id}/status`, person);
      return (await answer.json()) as VideoJob;
    };
    await expect
      .poll(async () => (await jobAt(second)).status, { timeout: 20_000 })
      .toBe('completed');
    const { video_url: address } = await jobAt(first);
    for (const { url } of [first, second]) {
      const gallery = await getJson(`${url}/api/v1/gallery/videos/`, person);
      expect(await gallery.json()).toMatchObject({ videos: [{ id, video_url: address }] });
      expect(await (await fetch(url + address)).text()).toBe('film of 1');
    }
  });
});
