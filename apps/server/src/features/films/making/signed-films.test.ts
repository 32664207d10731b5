import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { VideoJob } from '@armoni/contract/montage';
import { signElsewhere } from '@armoni/provenance/testing/sign-elsewhere';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { provenanceOf } from '../../../platform/provenance/testing.ts';
import {
  type Person,
  postJson,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
} from '../../../testing.ts';
import { getJson, makeMedia, uploadClip } from '../../files/testing.ts';
import { noisyPicture } from '../../styles/testing.ts';

describe('a film that was made here', () => {
  let studio: TestStudio;
  let alice: Person;
  let job: VideoJob;

  beforeAll(async () => {
    studio = await startTestStudio({
      // Half of it must be large enough for the watermark.
      environment: { RATE_LIMIT_FACTOR: '100', FILM_SHORT_SIDE: '1080' },
    });
    alice = await signUpSomebody(studio.url);
    const clips = [
      await signElsewhere(await makeMedia('mp4', 6), 'video/mp4'),
      await noisyPicture(1, 640),
    ];
    const ids: string[] = [];
    for (const bytes of clips) {
      const clip = await uploadClip(studio.url, alice, bytes);
      ids.push(((await clip.json()) as { id: string }).id);
    }
    const asked = { file_ids: ids, instructions: 'Un film de 6 secondes' };
    const headers = { authorization: alice.bearer };
    await fetch(`${studio.url}/api/v1/me/author`, {
      ...{ method: 'PATCH', body: JSON.stringify({ name: 'M. Lefebvre' }) },
      headers: { ...headers, 'content-type': 'application/json' },
    });
    const answer = await postJson(`${studio.url}/api/v1/video/process`, asked, headers);
    const { job_id } = (await answer.json()) as { job_id: string };
    const status = async () => {
      const read = await getJson(`${studio.url}/api/v1/video/jobs/${job_id}/status`, alice);
      job = (await read.json()) as VideoJob;
      return job.status;
    };
    const isDone = async () => expect(await status()).toBe('completed');
    await vi.waitFor(isDone, { timeout: 240_000, interval: 200 });
  });
  afterAll(() => studio.remove());

  const fetched = async (url: string) =>
    Buffer.from(await (await fetch(studio.url + url)).arrayBuffer());
  const keptClip = {
    ...{ relationship: 'componentOf', standing: 'signed', failures: [] },
    actions: [{ action: 'c2pa.created', sourceType: 'trainedAlgorithmicMedia' }],
  };
  const check = (bytes: Buffer) => provenanceOf(studio.dataFolder, bytes);

  const publicCheck = async (bytes: Buffer) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'copie');
    const path = `${studio.url}/api/v1/provenance/check`;
    return (await fetch(path, { method: 'POST', body: form })).json();
  };

  it('is signed as it is downloaded, and names its clips by number', async () => {
    const provenance = await check(await fetched(job.video_url as string));
    expect(provenance).toMatchObject({ standing: 'ours', title: 'Film', author: 'M. Lefebvre' });
    expect(provenance.failures).toEqual([]);
    expect(provenance.actions).toMatchObject([
      {
        ...{ action: 'c2pa.created', agent: 'Armoni, montage' },
        // One of its clips says that a trained model made it.
        sourceType: 'compositeWithTrainedAlgorithmicMedia',
      },
      { action: 'c2pa.placed' },
      { action: 'c2pa.watermarked.bound' },
    ]);
    expect(provenance.ingredients).toMatchObject([
      // Kept as its author signed it, with what was done to it here told around it.
      { ...keptClip, title: 'Clip 1', mimeType: 'video/mp4' },
      { relationship: 'componentOf', title: 'Clip 2', standing: 'none' },
    ]);
    for (const secret of [alice.name, alice.email, alice.id]) {
      expect(JSON.stringify(provenance)).not.toContain(secret);
    }
  });

  it('is no longer whole when a byte of it is another', async () => {
    const bytes = await fetched(job.video_url as string);
    bytes[bytes.length - 100] = (bytes[bytes.length - 100] as number) ^ 1;
    expect((await check(bytes)).standing).toBe('changed');
  });

  it('is still known by its watermark when it was encoded again at half its size', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'armoni-copied-'));
    const [film, copy] = [join(folder, 'film.mp4'), join(folder, 'copie.mp4')];
    await writeFile(film, await fetched(job.video_url as string));
    const encode = ['-vf', 'scale=iw/2:ih/2', '-c:v', 'libx264', '-crf', '28', '-an'];
    await promisify(execFile)('ffmpeg', ['-v', 'error', '-i', film, ...encode, copy]);
    const bytes = await readFile(copy);
    await rm(folder, { recursive: true });
    expect(await publicCheck(bytes)).toMatchObject({
      standing: 'none',
      verdict: 'Composé en partie par une IA, ici, puis changé ailleurs',
      claimed: ['Auteur : M. Lefebvre.'],
      provenance: {
        ingredients: [
          {
            standing: 'ours',
            ingredients: [{ title: 'Clip 1' }, { title: 'Clip 2' }],
          },
        ],
      },
    });
  });

  it('is known by a small still whose signature is lost', async () => {
    const list = await getJson(`${studio.url}/api/v1/gallery/videos/`, alice);
    const { videos } = (await list.json()) as {
      videos: { shots: { thumbnail_url: string }[] }[];
    };
    const still = await fetched(videos[0]?.shots[1]?.thumbnail_url as string);
    expect(await check(still)).toMatchObject({ standing: 'ours', title: 'Image du film' });
    const saved = await sharp(still).jpeg({ quality: 80 }).toBuffer();
    expect(await publicCheck(saved)).toMatchObject({
      verdict: 'Composé en partie par une IA, ici, puis changé ailleurs',
    });
  });

  it('has signed stills', async () => {
    const list = await getJson(`${studio.url}/api/v1/gallery/videos/`, alice);
    const { videos } = (await list.json()) as { videos: { poster_url: string }[] };
    const poster = await check(await fetched(videos[0]?.poster_url as string));
    expect(poster).toMatchObject({
      standing: 'ours',
      title: 'Image du film',
      author: 'M. Lefebvre',
    });
    expect(poster.actions[0]?.sourceType).toBe('compositeWithTrainedAlgorithmicMedia');
  });
});
