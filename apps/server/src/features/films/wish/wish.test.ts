import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GalleryVideo } from '@armoni/contract/gallery';
import type { VideoJob } from '@armoni/contract/montage';
import type { WishReading } from '@armoni/contract/wish';
import type { EditOutcome } from '@armoni/video-engine/model/edit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Person,
  postJson,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
} from '../../../testing.ts';
import { getJson, makeMedia, uploadClip } from '../../files/testing.ts';
import { fakeEngine, makeSmallFilm } from '../testing.ts';

describe('a wish read before and after the film', () => {
  const engine = fakeEngine();
  let studio: TestStudio;
  let alice: Person;
  let bob: Person;
  let clip: string;

  const post = (person: Person, path: string, body: object) =>
    postJson(studio.url + path, body, { authorization: person.bearer });
  const read = (person: Person, instructions: string, rest: object = {}) =>
    post(person, '/api/v1/video/wish', { instructions, clips: [{ file_id: clip }], ...rest });

  beforeAll(async () => {
    studio = await startTestStudio({
      environment: { RATE_LIMIT_FACTOR: '100' },
      replacements: { runEdit: engine.runEdit },
    });
    alice = await signUpSomebody(studio.url);
    bob = await signUpSomebody(studio.url);
    const answer = await uploadClip(studio.url, alice, await makeMedia('mp4'));
    clip = ((await answer.json()) as { id: string }).id;
  });
  afterAll(() => studio.remove());

  it('tells what is understood, refused and not understood, with the words', async () => {
    const answer = await read(alice, 'Clip 1 d’abord, 20 s, sous-titres, wahou');
    expect(answer.status).toBe(200);
    const reading = (await answer.json()) as WishReading;
    expect(reading.intent).toMatchObject({ duration: { maxSeconds: 20 }, clips: { first: 1 } });
    expect(reading.understood.map(({ label, words }) => [label, words])).toEqual([
      ['clip 1 d’abord', 'Clip 1 d’abord'],
      ['20\u00a0s', '20 s'],
    ]);
    expect(reading.refused).toMatchObject([{ reason: 'no-transcription', words: 'sous-titres' }]);
    expect(reading.not_understood.map(({ words }) => words)).toEqual(['wahou']);
  });

  it('reads nothing about the clips of others', async () => {
    expect((await read(bob, '20 s')).status).toBe(404);
  });

  it('lets corrections win, and refuses what no intent can hold', async () => {
    const ignored = [{ start: 0, end: 4 }];
    const set = { pace: 'fast' };
    const answer = await read(alice, '20 s, calme', { corrections: { ignored, set } });
    const { intent, understood } = (await answer.json()) as WishReading;
    expect(intent).toMatchObject({ duration: { minSeconds: 1 }, pace: 'fast' });
    expect(understood.map(({ field }) => field)).toEqual(['pace']);
    for (const wrong of [{ pace: 'presto' }, { nothing: 1 }]) {
      const refused = await read(alice, '20 s', { corrections: { ignored: [], set: wrong } });
      expect(refused.status).toBe(400);
    }
  });

  it('understands captions that are given, and hands them on with their clip', async () => {
    const wish = 'sous-titres mot à mot';
    const reading = (await (await read(alice, wish, { has_captions: true })).json()) as WishReading;
    expect([reading.intent.captions, reading.refused]).toEqual(['words', []]);
    engine.behave(async (request, options) => {
      const outcome = await makeSmallFilm(request, options);
      const captionsPath = join(request.workFolder, 'film.vtt');
      await writeFile(captionsPath, 'WEBVTT\n');
      return { ...outcome, captionsPath } as EditOutcome;
    });
    const captions = [
      { clip: 1, text: 'Bonjour.' },
      { clip: 2, text: 'Il n’y a pas de deuxième clip.' },
    ];
    const body = { file_ids: [clip], instructions: wish, captions };
    const { job_id } = (await (await post(alice, '/api/v1/video/process', body)).json()) as {
      job_id: string;
    };
    const film = async () => {
      const answer = await getJson(`${studio.url}/api/v1/gallery/videos/`, alice);
      const { videos } = (await answer.json()) as { videos: GalleryVideo[] };
      return videos.find(({ id }) => id === job_id);
    };
    await expect.poll(async () => (await film())?.id).toBe(job_id);
    engine.behave(null);
    expect(engine.requests.at(-1)?.captions).toEqual([{ sourceId: `0-${clip}`, text: 'Bonjour.' }]);
    const file = await fetch(new URL((await film())?.captions_url ?? '', studio.url));
    expect([file.headers.get('content-type'), await file.text()]).toEqual([
      expect.stringContaining('text/vtt'),
      'WEBVTT\n',
    ]);
  });

  it('gives the corrections to the engine, and the reading to the job and the film', async () => {
    const corrections = { ignored: [], set: { look: 'warm' } };
    const body = { file_ids: [clip], instructions: '30 s', corrections };
    const { job_id } = (await (await post(alice, '/api/v1/video/process', body)).json()) as {
      job_id: string;
    };
    const status = async () => {
      const answer = await getJson(`${studio.url}/api/v1/video/jobs/${job_id}/status`, alice);
      return (await answer.json()) as VideoJob;
    };
    await expect.poll(async () => (await status()).status).toBe('completed');
    expect(engine.requests.at(-1)?.corrections).toEqual(corrections);
    const told = {
      understood: [{ label: '30\u00a0s', words: '30 s' }],
      verification: [{ field: 'duration', asked: '30 s', delivered: '2 s', kept: false }],
    };
    expect((await status()).reading).toMatchObject(told);
    const gallery = await getJson(`${studio.url}/api/v1/gallery/videos/`, alice);
    const { videos } = (await gallery.json()) as { videos: { reading: unknown }[] };
    expect(videos[0]?.reading).toMatchObject(told);
  });
});
