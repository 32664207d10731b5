import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VideoJob } from '@armoni/contract/montage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getJson, makeMedia, uploadClip } from '../features/files/testing.ts';
import { type Person, postJson, signUpSomebody } from '../testing.ts';
import { freePort, type ServerProcess, startServer } from './testing/server-process.ts';

describe.runIf(process.platform === 'linux')('a server that ends while it makes a film', () => {
  let dataFolder: string;
  let server: ServerProcess;
  let port: number;
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'armoni-stopped-'));
    port = await freePort();
    server = await startServer({ dataFolder, port });
  });
  afterAll(async () => {
    await server.kill();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  });

  const jobOf = async (person: Person, id: string) => {
    const answer = await getJson(`${server.url}/api/v1/video/jobs/${id}/status`, person);
    return (await answer.json()) as VideoJob;
  };
  const isWorking = async (person: Person, id: string) => {
    const { status, stage } = await jobOf(person, id);
    return [status, stage !== null, (await toolsBelow(dataFolder)).length > 0];
  };
  const working = ['processing', true, true];

  it('leaves no process behind, and gives its work back', async () => {
    const person = await signUpSomebody(server.url);
    const id = await askForLongFilm(server.url, person);
    const soon = { interval: 20 };
    await expect.poll(() => isWorking(person, id), soon).toEqual(working);
    await server.kill();
    await expect.poll(() => toolsBelow(dataFolder)).toEqual([]);

    server = await startServer({ dataFolder, port });
    await expect.poll(() => isWorking(person, id), soon).toEqual(working);
    const { code, stoppedMs } = await server.stop();
    expect(code).toBe(0);
    expect(stoppedMs).toBeLessThan(30_000);
    expect(await toolsBelow(dataFolder)).toEqual([]);

    server = await startServer({ dataFolder, port });
    expect(['queued', 'processing']).toContain((await jobOf(person, id)).status);
    await postJson(`${server.url}/api/v1/video/jobs/${id}/cancel`, {}, authorised(person));
    await expect.poll(() => toolsBelow(dataFolder)).toEqual([]);
  });
});

const authorised = (person: Person) => ({ authorization: person.bearer });

async function askForLongFilm(url: string, person: Person): Promise<string> {
  const answer = await uploadClip(url, person, await makeMedia('mp4', 40));
  const { id } = (await answer.json()) as { id: string };
  const asked = await postJson(
    `${url}/api/v1/video/process`,
    { file_ids: [id], instructions: 'garde tout', aspect_ratio: '16:9' },
    authorised(person),
  );
  return ((await asked.json()) as { job_id: string }).job_id;
}

/** Command lines of the processes that work in this folder. */
async function toolsBelow(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (line.includes(folder)) found.push(line.replaceAll('\0', ' '));
  }
  return found;
}
