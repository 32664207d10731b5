import { access, readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { VideoJob } from '@armoni/contract/montage';
import { texts } from '@armoni/contract/texts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  eraseSomebody,
  type Person,
  postJson,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
} from '../../../testing.ts';
import { binClient } from '../../bin/testing.ts';
import { getJson, makeMedia, uploadClip, uploadToChat } from '../../files/testing.ts';
import { fakeEngine, makeSmallFilm, renderForEver } from '../testing.ts';

describe('film jobs', () => {
  const engine = fakeEngine();
  let studio: TestStudio;
  let alice: Person;
  let bob: Person;
  let clip: string;
  let music: Server;

  const call = (person: Person, path: string, body: unknown = {}, headers = {}) =>
    postJson(studio.url + path, body, { authorization: person.bearer, ...headers });
  const ask = (person: Person, body: object, headers = {}) =>
    call(person, '/api/v1/video/process', { file_ids: [clip], ...body }, headers);
  const jobOf = async (answer: Response) => ((await answer.json()) as { job_id: string }).job_id;
  const statusOf = async (person: Person, id: string) => {
    const answer = await getJson(`${studio.url}/api/v1/video/jobs/${id}/status`, person);
    return (await answer.json()) as VideoJob;
  };
  const reaches = async (id: string, status: VideoJob['status']) => {
    await expect.poll(async () => (await statusOf(alice, id)).status).toBe(status);
    return statusOf(alice, id);
  };
  const videosOf = async (person: Person) => {
    const answer = await getJson(`${studio.url}/api/v1/gallery/videos/`, person);
    return ((await answer.json()) as { videos: { id: string; video_url: string }[] }).videos;
  };
  const filmObjects = async () => {
    const folder = join(studio.dataFolder, 'storage', 'objects', alice.id, 'films');
    const found = await readdir(folder, { recursive: true }).catch(() => []);
    return found.filter((name) => /\.(mp4|jpg)$/.test(name));
  };
  const idOfUpload = async (person: Person, bytes: Buffer) =>
    ((await (await uploadClip(studio.url, person, bytes)).json()) as { id: string }).id;

  beforeAll(async () => {
    const isAllowedAddress = (address: string) => address === '127.0.0.1';
    studio = await startTestStudio({
      environment: { RATE_LIMIT_FACTOR: '100' },
      replacements: { runEdit: engine.runEdit, safeFetch: { isAllowedAddress } },
    });
    alice = await signUpSomebody(studio.url);
    bob = await signUpSomebody(studio.url);
    clip = await idOfUpload(alice, await makeMedia('mp4'));
    music = createServer((request, response) => {
      if (request.url === '/none') response.writeHead(404);
      if (request.url === '/page') response.setHeader('content-type', 'text/html');
      response.end('music');
    });
    await new Promise<void>((resolve) => music.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    music.close();
    await studio.remove();
  });
  afterEach(() => engine.behave(null));

  const noSpace = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const noTool = { ok: false, reason: 'tool-missing', message: 'manque', refused: [] } as const;
  it.each([
    ['room on the disk', () => Promise.reject(noSpace), 'Le studio n’a plus de place sur'],
    ['the video tool', async () => noTool, 'L’outil vidéo du studio manque'],
  ])('waits for %s, says so meanwhile, and then makes the film', async (_, lack, sentence) => {
    engine.behave(lack);
    const id = await jobOf(await ask(alice, {}));
    await expect.poll(async () => (await statusOf(alice, id)).waiting_message).toContain(sentence);
    expect(await statusOf(alice, id)).toMatchObject({ video_url: null, error_message: null });
    engine.behave(null);
    const { waiting_message, error_message } = await reaches(id, 'completed');
    expect([waiting_message, error_message]).toEqual([null, null]);
  });

  it('makes a film and puts it into the gallery, playable, with its shots and notes', async () => {
    const id = await jobOf(await ask(alice, { instructions: 'Un   montage vif' }));
    const job = await reaches(id, 'completed');
    expect(job).toMatchObject({ percent: 100, notes: ['30 s demandées, 2 s utilisables.'] });
    const [film] = await videosOf(alice);
    expect(film).toMatchObject({
      id: job.video_id,
      video_url: job.video_url,
      title: 'Un montage vif',
      shots: [{ reason_code: 'hook', reason: 'Le plan le plus vif.' }],
    });
    const played = await fetch(studio.url + film!.video_url);
    expect(played.headers.get('content-type')).toBe('video/mp4');
    expect(await played.text()).toBe('film of 1');
    expect(await videosOf(bob)).toEqual([]);
    await expect.poll(() => readdir(join(studio.dataFolder, 'work', 'montage'))).toEqual([]);
  });

  it('hands the engine local files under names of our own, and the same seed for the same job', async () => {
    const id = await jobOf(await ask(alice, { aspect_ratio: '9:16', file_ids: [clip, clip] }));
    await reaches(id, 'completed');
    const request = engine.requests.at(-1)!;
    expect(request.sources.map(({ path }) => path.split('/').at(-1))).toEqual(['0.mp4', '1.mp4']);
    expect(request).toMatchObject({ aspectRatio: '9:16', musicPath: null });
    expect(Number.isInteger(request.seed)).toBe(true);
  });

  it.each([
    [{ file_ids: [] }, texts.noFileIds],
    [{ file_ids: Array.from({ length: 43 }, () => 'x') }, texts.tooManyVideos],
    [{ instructions: 'x'.repeat(5001) }, texts.instructionsTooLong],
  ])('says what is wrong with %j', async (body, message) => {
    const answer = await ask(alice, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_param', message });
  });

  it.each([
    { aspect_ratio: '4:3' },
    { audio_url: 'javascript:alert(1)' },
    { audio_url: '/x.mp3' },
    { audio_url: 'file:///etc/passwd' },
    { file_ids: 'x' },
    { audio_url: '//elsewhere/x' },
  ])('refuses %j', async (body) => expect((await ask(alice, body)).status).toBe(400));

  it('takes 42 clips and 5000 characters', async () => {
    const answer = await ask(alice, {
      file_ids: Array.from({ length: 42 }, () => clip),
      instructions: 'x'.repeat(5000),
    });
    expect(answer.status).toBe(200);
    await reaches(await jobOf(answer), 'completed');
  });

  describe('what belongs to someone else', () => {
    it('is no clip, not even among one’s own, and no job is made', async () => {
      const before = (await listJobs(bob)).length;
      expect((await ask(bob, {})).status).toBe(404);
      const own = await idOfUpload(bob, await makeMedia('mp4'));
      expect((await ask(bob, { file_ids: [own, clip] })).status).toBe(404);
      expect((await ask(bob, { file_ids: [own, 'unknown'] })).status).toBe(404);
      expect(await listJobs(bob)).toHaveLength(before);
    });

    it('is no music', async () => {
      const own = await idOfUpload(bob, await makeMedia('mp4'));
      const uploaded = await uploadToChat(studio.url, alice, await makeMedia('mp4'));
      const { url } = (await uploaded.json()) as { url: string };
      const body = { file_ids: [own], audio_url: url };
      expect((await ask(bob, body)).status).toBe(404);
      expect((await ask(bob, { ...body, audio_url: studio.url + url })).status).toBe(404);
    });

    it('is no job to read, cancel or run again, and no film to delete', async () => {
      const id = await jobOf(await ask(alice, {}));
      await reaches(id, 'completed');
      const path = `/api/v1/video/jobs/${id}`;
      expect((await getJson(`${studio.url}${path}/status`, bob)).status).toBe(404);
      expect((await call(bob, `${path}/cancel`)).status).toBe(404);
      expect((await call(bob, `${path}/retry`)).status).toBe(404);
      const removal = { method: 'DELETE', headers: { authorization: bob.bearer } };
      expect((await fetch(`${studio.url}/api/v1/gallery/videos/${id}`, removal)).status).toBe(404);
      expect((await videosOf(alice)).some((film) => film.id === id)).toBe(true);
    });
  });

  async function listJobs(person: Person): Promise<VideoJob[]> {
    const answer = await getJson(`${studio.url}/api/v1/video/jobs`, person);
    return ((await answer.json()) as { jobs: VideoJob[] }).jobs;
  }

  describe('before a film is asked for', () => {
    const preview = (url: string) => {
      const path = `/api/v1/video/audio-preview?url=${encodeURIComponent(url)}`;
      return getJson(studio.url + path, alice);
    };
    const origin = () => `http://127.0.0.1:${(music.address() as AddressInfo).port}`;

    it('shows a small picture and the length of a clip, to its owner alone', async () => {
      const path = `${studio.url}/api/v1/video/clips/${clip}`;
      expect(await (await getJson(path, alice)).json()).toEqual({
        thumbnail: expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//),
        duration_seconds: expect.closeTo(1, 0),
      });
      expect((await getJson(path, bob)).status).toBe(404);
      expect(await readdir(join(studio.dataFolder, 'work', 'clips'))).toEqual([]);
    });

    it('says that a clip shows nothing rather than fail', async () => {
      const odd = await idOfUpload(alice, await makeMedia('mp3'));
      const answer = await getJson(`${studio.url}/api/v1/video/clips/${odd}`, alice);
      expect(await answer.json()).toEqual({ thumbnail: null, duration_seconds: null });
    });

    it('lets music of a foreign address be heard, never as a page', async () => {
      const answer = await preview(`${origin()}/song.mp3`);
      expect(answer.headers.get('content-type')).toBe('application/octet-stream');
      expect(await answer.text()).toBe('music');
    });

    it.each([
      ['/none', 'Aucune musique ne se trouve à cette adresse.'],
      ['/page', 'Aucune musique ne se trouve à cette adresse.'],
    ])('says why nothing is heard at %s', async (path, message) => {
      const answer = await preview(origin() + path);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { code: 'invalid_param', message, status: 400 },
      ]);
    });

    it.each([
      ['http://10.0.0.1/x', 400],
      ['file:///etc/passwd', 400],
      ['/media/x', 404],
    ])('fetches nothing from %s', async (url, status) => {
      expect((await preview(url)).status).toBe(status);
    });
  });

  describe('with an idempotency key', () => {
    it('makes one job of 50 equal requests', async () => {
      const headers = { 'idempotency-key': 'fifty' };
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => ask(alice, { instructions: 'une fois' }, headers)),
      );
      const ids = await Promise.all(answers.map(jobOf));
      expect(new Set(ids).size).toBe(1);
      await reaches(ids[0]!, 'completed');
      expect((await videosOf(alice)).filter((film) => film.id === ids[0])).toHaveLength(1);
      const later = await ask(alice, { instructions: 'une fois' }, headers);
      expect(await jobOf(later)).toBe(ids[0]);
    });

    it('refuses another body', async () => {
      const headers = { 'idempotency-key': 'other-body' };
      const first = await ask(alice, { instructions: 'a' }, headers);
      const answer = await ask(alice, { instructions: 'b' }, headers);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ code: 'idempotency_mismatch' });
      await reaches(await jobOf(first), 'completed');
    });
  });

  it('cancels a running job, and runs it again', async () => {
    engine.behave(renderForEver);
    const id = await jobOf(await ask(alice, {}));
    await expect.poll(async () => (await statusOf(alice, id)).percent).toBe(29);
    expect(await statusOf(alice, id)).toMatchObject({ status: 'processing', stage: 'render' });
    const cancelled = (await (
      await call(alice, `/api/v1/video/jobs/${id}/cancel`)
    ).json()) as VideoJob;
    expect(cancelled).toMatchObject({ status: 'cancelled', error_message: null });
    engine.behave(null);
    await call(alice, `/api/v1/video/jobs/${id}/retry`);
    expect((await reaches(id, 'completed')).video_id).toBe(id);
  });

  it('says in French why a job failed, and that it may be run again', async () => {
    const message = 'Aucun des fichiers ne peut être lu.';
    engine.behave(async () => ({ ok: false, reason: 'no-usable-source', message, refused: [] }));
    const id = await jobOf(await ask(alice, {}));
    expect((await reaches(id, 'failed')).error_message).toBe(message);
    engine.behave(null);
    await call(alice, `/api/v1/video/jobs/${id}/retry`);
    expect((await reaches(id, 'completed')).error_message).toBeNull();
  });

  it('publishes nothing of a job that is cancelled at the last moment', async () => {
    const before = await filmObjects();
    const rendered = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    engine.behave(async (request, options) => {
      const film = await makeSmallFilm(request, options);
      rendered.resolve();
      await goOn.promise;
      return film;
    });
    const id = await jobOf(await ask(alice, {}));
    await rendered.promise;
    await call(alice, `/api/v1/video/jobs/${id}/cancel`);
    goOn.resolve();
    await expect.poll(filmObjects).toEqual(before);
    expect((await videosOf(alice)).some((film) => film.id === id)).toBe(false);
  });

  describe('music', () => {
    const musicOf = async (audioUrl: string) => {
      let heard: string | null = null;
      engine.behave(async (request, options) => {
        heard = request.musicPath && (await readFile(request.musicPath, 'utf8'));
        return makeSmallFilm(request, options);
      });
      const id = await jobOf(await ask(alice, { audio_url: audioUrl }));
      return { id, heard: () => heard };
    };
    const address = () => `http://127.0.0.1:${(music.address() as AddressInfo).port}`;

    it('is fetched by the server', async () => {
      const { id, heard } = await musicOf(`${address()}/song.mp3`);
      await reaches(id, 'completed');
      expect(heard()).toBe('music');
    });

    it('may be one’s own upload, by its path or its whole address', async () => {
      const bytes = await makeMedia('mp3');
      const fileId = await idOfUpload(alice, bytes);
      const assets = [{ transfer_method: 'local_file', upload_file_id: fileId, type: 'audio' }];
      const body = { inputs: { assets }, response_mode: 'blocking', user: alice.id };
      const run = await call(alice, '/workflow/v1/workflows/run', body);
      const { data } = (await run.json()) as { data: { outputs: { result: string[] } } };
      for (const url of [data.outputs.result[0]!, studio.url + data.outputs.result[0]]) {
        const { id, heard } = await musicOf(url);
        await reaches(id, 'completed');
        expect(heard()).toBe(bytes.toString());
      }
    });

    it.each(['/audio/silence.m4a', '', ' ', null])('is none for %j', async (audioUrl) => {
      const config = await fetch(`${studio.url}/api/v1/config`);
      const { silentAudioUrl } = (await config.json()) as { silentAudioUrl: string };
      const isSilent = audioUrl?.startsWith('/');
      const { id, heard } = await musicOf((isSilent ? silentAudioUrl : audioUrl) as string);
      await reaches(id, 'completed');
      expect(heard()).toBeNull();
    });

    it.each(['http://127.0.0.2/x.mp3', 'http://169.254.169.254/latest', 'http://[::1]/x'])(
      'is never fetched from %s',
      async (audioUrl) => {
        const { id } = await musicOf(audioUrl);
        const { error_message } = await reaches(id, 'failed');
        expect(error_message).toBe('L’adresse de la musique n’est pas accessible publiquement.');
      },
    );

    it('that is not there fails the job in words', async () => {
      const { id } = await musicOf(`${address()}/none`);
      expect((await reaches(id, 'failed')).error_message).toBe(
        'Aucune musique ne se trouve à cette adresse.',
      );
    });
  });

  it('deletes a film with everything made for it', async () => {
    const id = await jobOf(await ask(alice, {}));
    const { video_url } = await reaches(id, 'completed');
    const removal = { method: 'DELETE', headers: { authorization: alice.bearer } };
    const address = `${studio.url}/api/v1/gallery/videos/${id}`;
    expect((await fetch(address, removal)).status).toBe(204);
    expect((await fetch(studio.url + video_url)).status).toBe(404);
    expect((await filmObjects()).some((name) => name.includes(id))).toBe(true);
    expect((await binClient(studio.url, alice).remove('film', id)).status).toBe(204);
    expect((await fetch(address, removal)).status).toBe(404);
    await expect
      .poll(async () => (await filmObjects()).some((name) => name.includes(id)))
      .toBe(false);
  });

  it('exports and erases everything of one person, and nothing of another', async () => {
    const carol = await signUpSomebody(studio.url);
    const own = await idOfUpload(carol, await makeMedia('mp4'));
    engine.behave(renderForEver);
    await ask(carol, { file_ids: [own] });
    const aliceFilms = await videosOf(alice);
    const exported = await getJson(`${studio.url}/api/v1/me/export`, carol);
    const everything = (await exported.json()) as { data: unknown };
    expect(everything.data).toMatchObject({
      files: [{ id: own }],
      montage: [{ asked: { fileIds: [own] } }],
      gallery: [],
    });
    expect((await eraseSomebody(studio.url, carol)).status).toBe(204);
    const folder = join(studio.dataFolder, 'storage', 'objects', carol.id);
    const left = async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile());
    };
    await expect.poll(left).toEqual([]);
    expect(await videosOf(alice)).toEqual(aliceFilms);
    await access(join(studio.dataFolder, 'storage', 'objects', alice.id));
  });
});
