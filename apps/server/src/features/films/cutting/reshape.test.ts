import type { FilmCut, FilmVersion } from '@armoni/contract/cuts';
import type { VideoJob } from '@armoni/contract/montage';
import { changeTitle } from '@armoni/contract/timeline/edit-film';
import { setReframe } from '@armoni/contract/timeline/edit-shots';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOfDatabases } from '../../../platform/database/testing.ts';
import {
  type Person,
  postJson,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../../testing.ts';
import { binClient } from '../../bin/testing.ts';
import { getJson, makeMedia } from '../../files/testing.ts';
import { fakeEngine, makeFilmFor } from '../testing.ts';

for (const kind of await sampleOfDatabases()) {
  describe(`a film in another shape, on ${kind.name}`, () => {
    const engine = fakeEngine();
    let studio: TestStudioOnDatabase;
    let alice: Person;
    let bob: Person;
    let clip: Buffer;

    beforeAll(async () => {
      studio = await startTestStudioOn(kind, { replacements: { runEdit: engine.runEdit } });
      alice = await signUpSomebody(studio.url);
      bob = await signUpSomebody(studio.url);
      clip = await makeMedia('mp4');
    });
    afterAll(() => studio.remove());

    const film = (id: string, path: string) => `${studio.url}/api/v1/gallery/videos/${id}${path}`;
    const post = (id: string, path: string, body: object, person = alice) =>
      postJson(film(id, path), body, { authorization: person.bearer });
    const cutOf = async (id: string) =>
      (await (await getJson(film(id, '/cut'), alice)).json()) as FilmCut;
    const versionsOf = async (id: string) => {
      const answer = await getJson(film(id, '/versions'), alice);
      return ((await answer.json()) as { versions: FilmVersion[] }).versions;
    };
    const filmOf = async (answer: Response) => {
      const { job_id: id } = (await answer.json()) as { job_id: string };
      const path = `${studio.url}/api/v1/video/jobs/${id}/status`;
      const job = async () => (await (await getJson(path, alice)).json()) as VideoJob;
      await expect.poll(async () => (await job()).status).toBe('completed');
      return (await job()).video_id ?? '';
    };
    const shots = ({ tracks }: Timeline) =>
      tracks.video.clips.map(({ sourceRange, recordRange }) => [sourceRange, recordRange]);

    it('has the same shots, each to be framed anew, and stands beside the first', async () => {
      const id = await makeFilmFor({ url: studio.url, person: alice, clip });
      const { timeline, title } = await cutOf(id);
      const wanted = changeTitle(timeline, 0, { text: 'Nord' });
      const asked = await post(id, '/reshape', { aspect_ratio: '9:16', timeline: wanted });
      const beside = await cutOf(await filmOf(asked));
      const [first, request] = engine.requests.slice(-2);
      expect(request).toMatchObject({ aspectRatio: '9:16', seed: first?.seed });
      expect(beside.film_id).not.toBe(id);
      expect(beside).toMatchObject({ version: 1, title: `${title}, 9:16` });
      expect(beside.timeline).toMatchObject({ width: 1080, height: 1920, aspectRatio: '9:16' });
      expect(shots(beside.timeline)).toEqual(shots(wanted));
      const { clips, titles } = beside.timeline.tracks.video;
      expect(clips.map(({ reframe }) => reframe.kind)).toEqual(['auto', 'auto']);
      expect(titles[0]?.text).toBe('Nord');
      expect(await versionsOf(beside.film_id)).toMatchObject([
        { number: 1, changes: `Version 9:16 de « ${title} »` },
      ]);
      expect((await versionsOf(id)).map(({ number }) => number)).toEqual([1]);
      expect((await cutOf(id)).timeline).toEqual(timeline);
    });

    it('takes along the frames that were laid by hand', async () => {
      const id = await makeFilmFor({ url: studio.url, person: alice, clip });
      const { timeline } = await cutOf(id);
      const start = { x: 0.9, y: 0.5, zoom: 2, turn: 0 };
      const laid = setReframe(timeline, 'clip-01', { kind: 'window', start });
      const upright = { aspect_ratio: '9:16', timeline: laid };
      const beside = await filmOf(await post(id, '/reshape', upright));
      const [first, second] = (await cutOf(beside)).timeline.tracks.video.clips;
      expect(first?.reframe).toEqual({ kind: 'window', start });
      expect(second?.reframe).toEqual({ kind: 'auto' });
    });

    it('goes on when the first one is thrown away, and takes yet another shape', async () => {
      const id = await makeFilmFor({ url: studio.url, person: alice, clip });
      const beside = await filmOf(await post(id, '/reshape', { aspect_ratio: '9:16' }));
      const away = await binClient(studio.url, alice).call('DELETE', `/gallery/videos/${id}`);
      expect(away.status).toBe(204);
      const { timeline } = await cutOf(beside);
      const changed = changeTitle(timeline, 0, { text: 'Est' });
      expect(await filmOf(await post(beside, '/versions', { timeline: changed }))).toBe(beside);
      const square = await filmOf(await post(beside, '/reshape', { aspect_ratio: '1:1' }));
      expect((await cutOf(square)).title.match(/1:1|9:16/g)).toEqual(['1:1']);
    });

    it('is refused with a reason, and is nobody else’s', async () => {
      const id = await makeFilmFor({ url: studio.url, person: alice, clip });
      const same = await post(id, '/reshape', { aspect_ratio: '16:9' });
      expect([same.status, await same.text()]).toEqual([422, expect.stringContaining('16:9')]);
      expect((await post(id, '/reshape', { aspect_ratio: '4:3' })).status).toBe(400);
      expect((await post(id, '/reshape', { aspect_ratio: '9:16' }, bob)).status).toBe(404);
      const { timeline } = await cutOf(id);
      const { video } = timeline.tracks;
      const empty = { ...timeline, tracks: { ...timeline.tracks, video: { ...video, clips: [] } } };
      const nothing = await post(id, '/reshape', { aspect_ratio: '9:16', timeline: empty });
      expect(nothing.status).toBe(422);
    });
  });
}
