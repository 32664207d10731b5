import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { VideoJob } from '@armoni/contract/montage';
import { claimingFrameRate, endlessGif, pixelLine } from '@armoni/video-engine/testing/rude-media';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  freePort,
  type ServerProcess,
  startServer,
} from '../../../faults/testing/server-process.ts';
import { type Person, postJson, signUpSomebody } from '../../../testing.ts';
import { getJson, makeMedia, uploadClip } from '../../files/testing.ts';

const patient = { interval: 100 };

describe.runIf(process.platform !== 'win32')('clips that ask for too much', () => {
  let folder: string;
  let server: ServerProcess;
  let port: number;
  let rude: Person;
  let other: Person;
  const ids: Record<string, string> = {};

  const start = async () => {
    const environment = { FFMPEG_PATH: join(folder, 'ffmpeg') };
    server = await startServer({ dataFolder: join(folder, 'data'), port, environment });
  };
  const upload = async (person: Person, name: string, bytes: Buffer) => {
    const answer = await uploadClip(server.url, person, bytes, name);
    expect(answer.status, name).toBeLessThan(300);
    ids[name] = ((await answer.json()) as { id: string }).id;
  };
  const describeClip = async (person: Person, id = '') => {
    const answer = await getJson(`${server.url}/api/v1/video/clips/${id}`, person);
    return { status: answer.status, clip: (await answer.json()) as { thumbnail: string | null } };
  };
  /** What the programs that draw wrote of themselves: how many ran at once, at most. */
  const mostAtOnce = async () => {
    let running = 0;
    const lines = (await readFile(join(folder, 'runs'), 'utf8')).trim().split('\n');
    return Math.max(...lines.map((line) => (running += line === 'begin' ? 1 : -1)));
  };
  const film = async (person: Person, names: readonly string[]) => {
    const asked = await postJson(
      `${server.url}/api/v1/video/process`,
      { file_ids: names.map((name) => ids[name]), instructions: 'un film de 2 secondes' },
      { authorization: person.bearer },
    );
    return ((await asked.json()) as { job_id: string }).job_id;
  };
  const jobOf = async (person: Person, id: string) => {
    const answer = await getJson(`${server.url}/api/v1/video/jobs/${id}/status`, person);
    return (await answer.json()) as VideoJob;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-rude-'));
    const log = join(folder, 'runs');
    const wrapper = `#!/bin/sh\necho begin >> ${log}\nffmpeg "$@"\ncode=$?\necho end >> ${log}\nexit $code\n`;
    await writeFile(join(folder, 'ffmpeg'), wrapper);
    await chmod(join(folder, 'ffmpeg'), 0o755);
    port = await freePort();
    await start();
    [rude, other] = await Promise.all([signUpSomebody(server.url), signUpSomebody(server.url)]);
    const clock = join(folder, 'clock.mp4');
    const source = ['-f', 'lavfi', '-i', 'testsrc2=s=160x90:r=25:d=2', '-pix_fmt', 'yuv420p'];
    const even = [...source, '-video_track_timescale', '25000', clock];
    await promisify(execFile)('ffmpeg', ['-v', 'error', '-nostdin', ...even]);
    const fast = claimingFrameRate(await readFile(clock), { ticksPerFrame: 1000 });
    for (let index = 0; index < 8; index += 1) {
      // Not the same bytes: what was drawn once is remembered.
      await upload(rude, `ligne-${index}.png`, pixelLine(65_535 - index));
    }
    await upload(rude, 'rapide.mp4', fast);
    await upload(rude, 'large.gif', endlessGif(4900, { width: 7000, height: 7000 }));
    await upload(other, 'simple.mp4', await makeMedia('mp4', 2));
  });
  afterAll(async () => {
    await server?.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  it('are drawn small one at a time, eight at once from one person, and nobody waits for them', async () => {
    await writeFile(join(folder, 'runs'), '');
    const ended: string[] = [];
    const crowd = Array.from({ length: 8 }, async (_, index) => {
      const { status } = await describeClip(rude, ids[`ligne-${index}.png`]);
      ended.push('rude');
      return status;
    });
    const seen = describeClip(other, ids['simple.mp4']).then((answer) => {
      ended.push('other');
      return answer;
    });
    expect(await seen).toMatchObject({ status: 200, clip: { thumbnail: expect.any(String) } });
    expect(await Promise.all(crowd)).toEqual(Array(8).fill(200));
    expect(ended.indexOf('other')).toBeLessThanOrEqual(3);
    expect(await mostAtOnce()).toBeLessThanOrEqual(2);
  });

  it('are refused by name in a film that ends at once, for good, and frees its lane', async () => {
    const id = await film(rude, ['ligne-0.png', 'rapide.mp4', 'large.gif']);
    const next = await film(other, ['simple.mp4']);
    await expect.poll(async () => (await jobOf(rude, id)).status, patient).toBe('failed');
    const message = (await jobOf(rude, id)).error_message;
    expect(message).toContain('« ligne-0.png » est trop étiré');
    expect(message).toContain('« rapide.mp4 » annonce plus de');
    expect(message).toContain("« large.gif » compte trop d'images pour leur taille");
    // The only lane of films has begun the next one.
    await expect.poll(async () => (await jobOf(other, next)).percent, patient).toBeGreaterThan(0);
    const { percent } = await jobOf(other, next);

    await server.kill();
    await start();
    expect(await jobOf(rude, id)).toMatchObject({ status: 'failed', error_message: message });
    // A worker that came back to it would have begun with it.
    await expect.poll(() => jobOf(other, next), patient).not.toMatchObject({ percent });
    expect(await jobOf(rude, id)).toMatchObject({ status: 'failed', error_message: message });
  });

  it('are refused at once when they are a picture of half a million frames', async () => {
    const answer = await uploadClip(server.url, rude, endlessGif(500_000), 'long.gif');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'unprocessable' });
  });
});
