import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FilmCut, FilmVersion, VersionCut } from '@armoni/contract/cuts';
import type { PersonalExport } from '@armoni/contract/exports';
import type { VideoJob } from '@armoni/contract/montage';
import { changeTitle } from '@armoni/contract/timeline/edit-film';
import { removeShot, slip } from '@armoni/contract/timeline/edit-shots';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sampleOfDatabases } from '../../../platform/database/testing.ts';
import {
  eraseSomebody,
  type Person,
  postJson,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../../testing.ts';
import { binClient } from '../../bin/testing.ts';
import { getJson, makeMedia, uploadClip } from '../../files/testing.ts';
import { fakeEngine, makeSmallFilm, renderForEver } from '../testing.ts';

for (const kind of await sampleOfDatabases()) {
  describe(`cutting a film again, on ${kind.name}`, () => {
    const engine = fakeEngine();
    let studio: TestStudioOnDatabase;
    let alice: Person;
    let bob: Person;
    let clip: Buffer;

    beforeAll(async () => {
      const isAllowedAddress = (address: string) => address === '127.0.0.1';
      studio = await startTestStudioOn(kind, {
        replacements: { runEdit: engine.runEdit, safeFetch: { isAllowedAddress } },
      });
      alice = await signUpSomebody(studio.url);
      bob = await signUpSomebody(studio.url);
      clip = await makeMedia('mp4');
    });
    afterAll(() => studio.remove());
    afterEach(() => engine.behave(null));

    const at = (path: string) => `${studio.url}/api/v1${path}`;
    const film = (id: string, path: string) => at(`/gallery/videos/${id}${path}`);
    const cutOf = async (id: string, person = alice) =>
      (await (await getJson(film(id, '/cut'), person)).json()) as FilmCut;
    const versionsOf = async (id: string) => {
      const answer = await getJson(film(id, '/versions'), alice);
      return ((await answer.json()) as { versions: FilmVersion[] }).versions;
    };
    const post = (path: string, body: unknown, person = alice, headers = {}) =>
      postJson(path, body, { authorization: person.bearer, ...headers });
    const render = (id: string, timeline: unknown, person = alice) =>
      post(film(id, '/versions'), { timeline }, person);
    const jobAt = async (id: string) =>
      (await (await getJson(at(`/video/jobs/${id}/status`), alice)).json()) as VideoJob;
    const ends = async (answer: Response, status: VideoJob['status'] = 'completed') => {
      const { job_id: id } = (await answer.json()) as { job_id: string };
      await expect.poll(async () => (await jobAt(id)).status).toBe(status);
      return jobAt(id);
    };
    const shownOf = async (person = alice) => {
      const answer = await getJson(at('/gallery/videos/'), person);
      const { videos } = (await answer.json()) as {
        videos: { id: string; version: number; video_url: string; size_bytes: number }[];
      };
      return videos;
    };
    const makeFilm = async (body: object = {}) => {
      const uploaded = await uploadClip(studio.url, alice, clip);
      const { id } = (await uploaded.json()) as { id: string };
      const asked = await post(at('/video/process'), { file_ids: [id], ...body });
      const job = await ends(asked);
      return { id: job.video_id ?? '', clip: id, url: job.video_url ?? '' };
    };
    const titled = (timeline: Timeline, text: string) => changeTitle(timeline, 0, { text });

    it('tells how a film is cut and from what', async () => {
      const { id, clip: clipId } = await makeFilm();
      const cut = await cutOf(id);
      expect(cut).toMatchObject({ film_id: id, version: 1, music: null });
      expect(cut.timeline.tracks.video.clips).toHaveLength(2);
      expect(cut.sources).toMatchObject([
        { id: `0-${clipId}`, name: 'clip.mp4', frames: 120, moments: [{ start_frame: 40 }] },
      ]);
      const played = await fetch(studio.url + cut.sources[0]?.url);
      expect(Buffer.from(await played.arrayBuffer())).toEqual(clip);
    });

    it('renders a new version of the same film, and loses neither', async () => {
      const { id, url } = await makeFilm();
      const { timeline, sources } = await cutOf(id);
      const source = { ...sources[0]!, kind: 'video' as const };
      const wanted = titled(slip(timeline, 'clip-02', 20, source), 'Nord');
      const job = await ends(await render(id, wanted));
      expect(job).toMatchObject({ video_id: id, percent: 100 });
      expect(job.job_id).not.toBe(id);
      const request = engine.requests.at(-1);
      expect(request?.timeline?.tracks.video.titles[0]?.text).toBe('Nord');
      expect(request?.seed).toBe(engine.requests.at(-2)?.seed);

      const [shown, ...others] = (await shownOf()).filter((one) => one.id === id);
      expect(others).toEqual([]);
      expect(shown).toMatchObject({ version: 2, video_url: job.video_url });
      for (const address of [url, job.video_url]) {
        expect((await fetch(studio.url + address)).status).toBe(200);
      }
      expect(await versionsOf(id)).toMatchObject([
        { number: 2, changes: '1 plan changé, titre corrigé', is_current: true },
        { number: 1, changes: 'Premier montage', is_current: false, video_url: url },
      ]);
      expect((await cutOf(id)).timeline).toEqual({ ...wanted, notes: [] });
      const read = async (number: number, person = alice) =>
        getJson(film(id, `/versions/${number}`), person);
      const first = (await (await read(1)).json()) as VersionCut;
      expect(first.timeline.tracks.video.titles[0]?.text).toBe('Sud');
      expect(first.thumbnail_urls).toEqual([expect.stringMatching(/^\/media\/.*\.jpg$/)]);
      expect([(await read(3)).status, (await read(1, bob)).status]).toEqual([404, 404]);
    });

    it('returns to an earlier version and goes on from it', async () => {
      const { id, url } = await makeFilm();
      const { timeline } = await cutOf(id);
      await ends(await render(id, titled(timeline, 'Nord')));
      const back = await post(film(id, '/versions/1/return'), {});
      expect(back.status).toBe(204);
      expect((await shownOf()).find((one) => one.id === id)).toMatchObject({
        version: 1,
        video_url: url,
      });
      expect((await cutOf(id)).timeline.tracks.video.titles[0]?.text).toBe('Sud');
      await ends(await render(id, removeShot(timeline, 'clip-02')));
      expect((await versionsOf(id)).map(({ number, changes }) => [number, changes])).toEqual([
        [3, '1 plan retiré'],
        [2, 'Titre corrigé'],
        [1, 'Premier montage'],
      ]);
      expect((await post(film(id, '/versions/9/return'), {})).status).toBe(404);
    });

    it('finds what was rendered before in the folder of the next version', async () => {
      engine.behave(async (request, options) => {
        await mkdir(join(request.workFolder, 'render'), { recursive: true });
        await writeFile(join(request.workFolder, 'render', 'segment-a.mp4'), 'a');
        await writeFile(join(request.workFolder, 'render', 'film.mp4'), 'made anyway');
        return makeSmallFilm(request, options);
      });
      const { id } = await makeFilm();
      const { timeline } = await cutOf(id);
      const kept = join(studio.dataFolder, 'work', 'cuts', id, 'render', 'segment-a.mp4');
      // A film is told to be finished before its folder is put aside.
      const isKept = () => expect.poll(() => readFile(kept, 'utf8').catch(() => null));
      await isKept().toBe('a');
      let found: string[] = [];
      engine.behave(async (request, options) => {
        found = await readdir(join(request.workFolder, 'render'));
        return makeSmallFilm(request, options);
      });
      await ends(await render(id, titled(timeline, 'Nord')));
      expect(found).toEqual(['segment-a.mp4']);
      await isKept().toBe('a');
    });

    it('is cancelled and run again as other jobs are', async () => {
      const { id } = await makeFilm();
      const { timeline } = await cutOf(id);
      engine.behave(renderForEver);
      const { job_id: job } = (await (await render(id, titled(timeline, 'Nord'))).json()) as {
        job_id: string;
      };
      await expect.poll(async () => (await jobAt(job)).stage).toBe('render');
      await post(at(`/video/jobs/${job}/cancel`), {});
      engine.behave(null);
      await post(at(`/video/jobs/${job}/retry`), {});
      await expect.poll(async () => (await jobAt(job)).status).toBe('completed');
      expect(await versionsOf(id)).toHaveLength(2);
    });

    it('answers a repeated request once', async () => {
      const { id } = await makeFilm();
      const { timeline } = await cutOf(id);
      const again = () =>
        post(
          film(id, '/versions'),
          { timeline: titled(timeline, 'Nord'), from_version: 1 },
          alice,
          {
            'idempotency-key': `key-${id}`,
          },
        );
      const first = await ends(await again());
      expect((await ends(await again())).job_id).toBe(first.job_id);
      expect(await versionsOf(id)).toHaveLength(2);
    });

    it('is nobody else’s', async () => {
      const { id } = await makeFilm();
      const { timeline } = await cutOf(id);
      const answers = await Promise.all([
        getJson(film(id, '/cut'), bob),
        getJson(film(id, '/versions'), bob),
        render(id, timeline, bob),
        post(film(id, '/versions/1/return'), {}, bob),
        getJson(film('nobody', '/cut'), alice),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      const signedOut = await fetch(film(id, '/cut'));
      expect(signedOut.status).toBe(401);
    });

    describe('refuses', () => {
      let made: Promise<{ id: string; timeline: Timeline }> | undefined;
      const subject = () => {
        made ??= makeFilm().then(async ({ id }) => ({ id, timeline: (await cutOf(id)).timeline }));
        return made;
      };
      const withShot = (timeline: Timeline, change: object) => {
        const { video } = timeline.tracks;
        const clips = video.clips.with(0, { ...video.clips[0]!, ...change });
        return { ...timeline, tracks: { ...timeline.tracks, video: { ...video, clips } } };
      };

      const whole = (x: number) => ({ x, y: 0.5, zoom: 1, turn: 0 });
      it.each([
        ['another person’s file', { mediaReference: { sourceId: '0-x', name: '' } }, 422],
        ['a path', { mediaReference: { sourceId: '/etc/passwd', name: '' } }, 422],
        ['what lies outside', { sourceRange: rangeAt(100, 30) }, 422],
        ['a gap', { recordRange: rangeAt(2, 30) }, 422],
        ['no length', { recordRange: rangeAt(0, 0) }, 422],
        ['a frozen shot', { speed: 0 }, 422],
        ['half frames', { recordRange: rangeAt(0.5, 30) }, 400],
        ['a framing outside', { reframe: { kind: 'static', position: 7 } }, 400],
        ['a window outside', { reframe: { kind: 'window', start: whole(0.1) } }, 422],
        ['a window that is none', { reframe: { kind: 'window', start: whole(7) } }, 400],
        ['a level beyond', { gainDecibels: 90 }, 400],
        ['an expression', { speed: '1;movie=/etc/passwd' }, 400],
        ['a long id', { id: 'x'.repeat(501) }, 400],
      ])('%s', async (_what, change, status) => {
        const { id, timeline } = await subject();
        const answer = await render(id, withShot(timeline, change));
        expect(answer.status).toBe(status);
        expect(((await answer.json()) as { message: string }).message).not.toBe('');
      });

      it.each([
        ['nothing', null],
        ['a list', []],
        ['another schema', { schema: 'armoni.timeline/9' }],
      ])('%s', async (_what, body) => {
        const { id } = await subject();
        expect((await render(id, body)).status).toBe(400);
      });

      it('no size of its own: a film keeps its shape', async () => {
        const { id, timeline } = await subject();
        const huge = { ...titled(timeline, 'Grand'), width: 4000, height: 4000 };
        await ends(await render(id, huge));
        expect(engine.requests.at(-1)?.timeline).toMatchObject({ width: 1920, height: 1080 });
      });
    });

    it('says that a clip is gone', async () => {
      const { id, clip: clipId } = await makeFilm();
      const { timeline } = await cutOf(id);
      await studio.query(`update files set binned_at = 1 where id = '${clipId}'`);
      expect((await cutOf(id)).sources[0]?.url).toBeNull();
      const failed = await ends(await render(id, titled(timeline, 'Nord')), 'failed');
      expect(failed.error_message).toBe('Un des fichiers de ce montage n’existe plus.');
    });

    it('keeps with the film what was fetched for it', async () => {
      const music = createServer((_request, response) => response.end('music'));
      await new Promise<void>((resolve) => music.listen(0, '127.0.0.1', resolve));
      const { port } = music.address() as AddressInfo;
      const { id } = await makeFilm({ audio_url: `http://127.0.0.1:${port}/song.mp3` });
      await new Promise((resolve) => music.close(resolve));
      const cut = await cutOf(id);
      expect(cut.music).toMatchObject({ url: null, duration_seconds: 60 });
      let heard = '';
      engine.behave(async (request, options) => {
        heard = await readFile(request.musicPath ?? '', 'utf8');
        return makeSmallFilm(request, options);
      });
      await ends(await render(id, titled(cut.timeline, 'Nord')));
      expect(heard).toBe('music');
    });

    it('goes into the bin whole, comes back whole, and is deleted whole', async () => {
      const carol = await signUpSomebody(studio.url);
      const before = alice;
      alice = carol;
      try {
        const { id, url } = await makeFilm();
        const { timeline } = await cutOf(id);
        const { video_url: second } = await ends(await render(id, titled(timeline, 'Nord')));
        const versions = await versionsOf(id);
        const bin = binClient(studio.url, carol);
        const bytes = versions.reduce((sum, { size_bytes }) => sum + size_bytes, 0);
        const throwAway = () =>
          fetch(film(id, ''), { method: 'DELETE', headers: { authorization: carol.bearer } });
        const statuses = () =>
          Promise.all([url, second].map(async (one) => (await fetch(studio.url + one)).status));
        expect((await throwAway()).status).toBe(204);
        expect(await statuses()).toEqual([404, 404]);
        expect((await getJson(film(id, '/cut'), carol)).status).toBe(404);
        expect((await bin.list()).size_bytes).toBe(bytes);
        await bin.restore('film', id);
        expect(await statuses()).toEqual([200, 200]);
        expect(await versionsOf(id)).toEqual(versions);
        await throwAway();
        await bin.remove('film', id);
        const objects = join(studio.dataFolder, 'storage', 'objects', carol.id, 'films');
        const left = async () =>
          (await readdir(objects, { recursive: true })).filter((name) => /\./.test(name));
        await expect.poll(left).toEqual([]);
        const rows = await studio.query(`select id from film_versions where film_id = '${id}'`);
        expect(rows).toEqual([]);
        const [usage] = await studio.query(
          `select films, film_bytes from usage where owner_id = '${carol.id}'`,
        );
        expect([Number(usage?.films), Number(usage?.film_bytes)]).toEqual([0, 0]);
      } finally {
        alice = before;
      }
    });

    it('is taken away in all its versions', async () => {
      const before = alice;
      alice = await signUpSomebody(studio.url);
      const { id } = await makeFilm();
      const { timeline } = await cutOf(id);
      engine.behave(async (request, options) => {
        const outcome = await makeSmallFilm(request, options);
        await writeFile(join(request.workFolder, 'film.mp4'), 'cut again');
        return outcome;
      });
      await ends(await render(id, titled(timeline, 'Nord')));
      await post(at('/me/exports'), {});
      const made = async () =>
        ((await (await getJson(at('/me/exports'), alice)).json()) as { exports: PersonalExport[] })
          .exports[0];
      await expect.poll(made).toMatchObject({ status: 'ready' });
      const answer = await fetch(studio.url + (await made())?.download_url);
      const files = unzipSync(Buffer.from(await answer.arrayBuffer()));
      const films = Object.entries(files).filter(([name]) => name.startsWith('films/'));
      expect(films.map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
        ['films/Film (version 1).mp4', 'film of 1'],
        ['films/Film.mp4', 'cut again'],
      ]);
      expect(Object.keys(files)).toContain('donnees/versions.json');
      alice = before;
    });

    it('is exported, and erased with its person', async () => {
      const before = alice;
      alice = await signUpSomebody(studio.url);
      const { id } = await makeFilm();
      const exported = (await (await getJson(at('/me/export'), alice)).json()) as {
        data: { cuts: { filmId: string; number: number; timeline: Timeline }[] };
      };
      expect(exported.data.cuts).toMatchObject([{ filmId: id, number: 1 }]);
      expect((await eraseSomebody(studio.url, alice)).status).toBe(204);
      for (const table of ['film_versions', 'film_cuts']) {
        const query = `select owner_id from ${table} where owner_id = '${alice.id}'`;
        await expect.poll(() => studio.query(query)).toEqual([]);
      }
      const cuts = join(studio.dataFolder, 'work', 'cuts');
      await expect.poll(() => readdir(cuts)).not.toContain(id);
      alice = before;
    });
  });
}

function rangeAt(start: number, length: number) {
  const rate = { numerator: 30, denominator: 1 };
  return { startTime: { value: start, rate }, duration: { value: length, rate } };
}
