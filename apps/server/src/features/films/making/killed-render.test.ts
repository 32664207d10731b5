// @module-tag whole
// `npm run faults` kills at the same work.

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VideoJob } from '@armoni/contract/montage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  freePort,
  type ServerProcess,
  startServer,
} from '../../../faults/testing/server-process.ts';
import { type Person, postJson, signUpSomebody } from '../../../testing.ts';
import { getJson, makeMedia, uploadClip } from '../../files/testing.ts';

describe('a server killed in the middle of a render', () => {
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
  const jobAt = async (url: string, person: Person, id: string) => {
    const answer = await getJson(`${url}/api/v1/video/jobs/${id}/status`, person);
    return (await answer.json()) as VideoJob;
  };
  const filesBelow = async (folder: string) => {
    const path = join(dataFolder, 'storage', folder);
    const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile());
  };

  it('goes on after the next start and publishes the film once', async () => {
    // The same address twice: tokens name it as their issuer.
    const port = await freePort();
    const { url, kill } = await start(port);
    const person = await signUpSomebody(url);
    const uploads = await Promise.all(
      ['mp4', 'webm'].map(async (kind) => uploadClip(url, person, await makeMedia(kind, 4))),
    );
    const fileIds = await Promise.all(
      uploads.map(async (answer) => ((await answer.json()) as { id: string }).id),
    );
    const asked = await postJson(
      `${url}/api/v1/video/process`,
      { file_ids: fileIds, instructions: 'un film de 4 secondes', aspect_ratio: '1:1' },
      { authorization: person.bearer },
    );
    const { job_id: id } = (await asked.json()) as { job_id: string };
    const stageOf = async () => (await jobAt(url, person, id)).stage;
    await expect.poll(stageOf, { interval: 50 }).toBe('render');

    await kill();
    await start(port);

    await expect
      .poll(async () => (await jobAt(url, person, id)).status, { timeout: 90_000, interval: 200 })
      .toBe('completed');
    const gallery = await getJson(`${url}/api/v1/gallery/videos/`, person);
    const { videos } = (await gallery.json()) as { videos: { id: string; video_url: string }[] };
    expect(videos.map((film) => film.id)).toEqual([id]);
    const film = await fetch(url + videos[0]?.video_url, { method: 'HEAD' });
    expect(film.status).toBe(200);
    const films = (await filesBelow('objects')).filter(({ parentPath }) => parentPath.includes(id));
    expect(films.filter(({ name }) => name.endsWith('.mp4'))).toHaveLength(1);
    expect(new Set(films.map(({ parentPath }) => parentPath)).size).toBe(1);
    await expect.poll(() => readdir(join(dataFolder, 'work', 'montage'))).toEqual([]);
  });
});
