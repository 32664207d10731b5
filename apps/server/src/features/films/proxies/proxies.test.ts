import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readStorage } from '@armoni/contract/account';
import type { ProxyAnswer } from '@armoni/contract/clips';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOfDatabases } from '../../../platform/database/testing.ts';
import {
  eraseSomebody,
  type Person,
  postJson,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../../testing.ts';
import { getJson, makeMedia, uploadClip, uploadToChat } from '../../files/testing.ts';
import { fakeEngine } from '../testing.ts';

const run = promisify(execFile);
const patient = { interval: 200 };

describe.each(await sampleOfDatabases())('the copy of a clip for browsers, on $name', (kind) => {
  let studio: TestStudioOnDatabase;
  let folder: string;
  let alice: Person;
  let bob: Person;
  let hevc: Buffer;

  const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;
  const ask = (person: Person, id: string) =>
    postJson(`${studio.url}/api/v1/video/clips/${id}/proxy`, {}, { authorization: person.bearer });
  const answerOf = async (person: Person, id: string) =>
    (await (await ask(person, id)).json()) as ProxyAnswer;
  const settled = async (person: Person, id: string) => {
    await expect.poll(async () => (await answerOf(person, id)).status, patient).not.toBe('making');
    return answerOf(person, id);
  };
  const usedBy = async (person: Person) => {
    const [row] = await studio.query(
      `select file_bytes from usage where owner_id = '${person.id}'`,
    );
    return Number(row?.file_bytes ?? 0);
  };
  const streamsOf = async (bytes: Buffer) => {
    const path = join(folder, 'looked-at.mp4');
    await writeFile(path, bytes);
    const shown = ['-show_entries', 'stream=codec_name,width,height:format_tags=comment'];
    const { stdout } = await run('ffprobe', ['-v', 'error', ...shown, '-of', 'json', path]);
    return JSON.parse(stdout) as {
      streams: { codec_name: string; width?: number; height?: number }[];
      format: { tags?: { comment?: string } };
    };
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-proxies-'));
    const path = join(folder, 'tall.mp4');
    const picture = ['-f', 'lavfi', '-i', 'testsrc2=s=1080x1920:r=25:d=1'];
    const sound = ['-f', 'lavfi', '-i', 'sine=440:d=1'];
    const made = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none'];
    const all = [...picture, ...sound, ...made, '-pix_fmt', 'yuv420p', '-shortest', path];
    await run('ffmpeg', ['-v', 'error', '-nostdin', ...all]);
    hevc = await readFile(path);
    studio = await startTestStudioOn(kind, {
      replacements: { runEdit: fakeEngine().runEdit },
    });
    [alice, bob] = await Promise.all([signUpSomebody(studio.url), signUpSomebody(studio.url)]);
  });
  afterAll(async () => {
    await studio.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('is made once, small, as H.264, says what it is derived from, and is nobody else’s', async () => {
    const id = await idOf(await uploadClip(studio.url, alice, hevc, 'tour.mp4'));
    expect((await ask(bob, id)).status).toBe(404);
    expect(await answerOf(alice, id)).toEqual({ status: 'making', url: null });
    const { status, url } = await settled(alice, id);
    expect([status, url]).toEqual([
      'ready',
      expect.stringMatching(/\/clips\/[0-9a-f]{32}-apercu-/),
    ]);
    const bytes = Buffer.from(await (await fetch(studio.url + url)).arrayBuffer());
    const { streams, format } = await streamsOf(bytes);
    expect(streams.map(({ codec_name }) => codec_name)).toEqual(['h264', 'aac']);
    expect(streams[0]).toMatchObject({ width: 720, height: 1280 });
    expect(format.tags?.comment).toMatch(/^proxy of sha256:[0-9a-f]{64}$/);
    expect((await answerOf(alice, id)).url).toBe(url);
    expect(await usedBy(alice)).toBe(hevc.length + bytes.length);
    const taken = await getJson(`${studio.url}${readStorage.path}`, alice);
    expect(await taken.json()).toMatchObject({ used_bytes: hevc.length + bytes.length });
  });

  it('is none of what has no picture or does not decode, and is not tried again', async () => {
    const sound = await idOf(await uploadClip(studio.url, bob, await makeMedia('mp3'), 'son.mp3'));
    expect(await settled(bob, sound)).toEqual({ status: 'none', url: null });
    const broken = Buffer.concat([hevc.subarray(0, 600), Buffer.alloc(9000)]);
    const id = await idOf(await uploadClip(studio.url, bob, broken, 'cassé.mp4'));
    expect(await settled(bob, id)).toEqual({ status: 'none', url: null });
    const rows = await studio.query(`select * from clip_proxies where owner_id = '${bob.id}'`);
    expect(rows).toEqual([]);
  });

  it('goes with its owner, and nothing of it stays', async () => {
    const carol = await signUpSomebody(studio.url);
    const sent = await uploadToChat(studio.url, carol, hevc, {
      fileName: 'tour.mp4',
      folder: `${carol.id}/c7`,
    });
    expect(sent.ok).toBe(true);
    const [file] = await studio.query(`select id from files where owner_id = '${carol.id}'`);
    const { url } = await settled(carol, String(file?.id));
    expect((await fetch(studio.url + url)).status).toBe(200);
    await eraseSomebody(studio.url, carol);
    await expect.poll(async () => (await fetch(studio.url + url)).status, patient).toBe(404);
    await expect
      .poll(
        () => studio.query(`select * from clip_proxies where owner_id = '${carol.id}'`),
        patient,
      )
      .toEqual([]);
    await expect.poll(() => usedBy(carol), patient).toBe(0);
  });
});
