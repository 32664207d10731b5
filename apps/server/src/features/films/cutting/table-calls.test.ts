import type { AddableSource, CutByWords, CutSource, FilmCut } from '@armoni/contract/cuts';
import type { VideoJob } from '@armoni/contract/montage';
import { insertShot } from '@armoni/contract/timeline/edit-shots';
import type { DrawnTitle } from '@armoni/contract/titles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOfDatabases } from '../../../platform/database/testing.ts';
import {
  type Person,
  postJson,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../../testing.ts';
import { getJson, makeMedia, makePicture, uploadClip, uploadToChat } from '../../files/testing.ts';
import { fakeEngine } from '../testing.ts';

for (const kind of await sampleOfDatabases()) {
  describe(`what the cutting table asks the studio, on ${kind.name}`, () => {
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

    const at = (path: string) => `${studio.url}/api/v1${path}`;
    const film = (id: string, path: string) => at(`/gallery/videos/${id}${path}`);
    const cutOf = async (id: string) =>
      (await (await getJson(film(id, '/cut'), alice)).json()) as FilmCut;
    const post = (path: string, body: unknown, person = alice) =>
      postJson(path, body, { authorization: person.bearer });
    const render = (id: string, timeline: unknown) => post(film(id, '/versions'), { timeline });
    const ends = async (answer: Response) => {
      const { job_id: id } = (await answer.json()) as { job_id: string };
      const job = async () =>
        (await (await getJson(at(`/video/jobs/${id}/status`), alice)).json()) as VideoJob;
      await expect.poll(async () => (await job()).status).toBe('completed');
      return job();
    };
    const makeFilm = async () => {
      const uploaded = await uploadClip(studio.url, alice, clip);
      const { id } = (await uploaded.json()) as { id: string };
      const job = await ends(await post(at('/video/process'), { file_ids: [id] }));
      return { id: job.video_id ?? '' };
    };

    it('changes a cut by words, keeps nothing of it, and lets nobody else do so', async () => {
      const { id } = await makeFilm();
      const { timeline } = await cutOf(id);
      const wish = { timeline, wish: 'enlève le premier plan, noir et blanc, danse la polka' };
      const changed = (await (await post(film(id, '/cut/wish'), wish)).json()) as CutByWords;
      expect(changed.timeline.look).toBe('monochrome');
      expect(changed.timeline.tracks.video.clips).toHaveLength(1);
      expect(changed).toMatchObject({
        changes: ['1 plan retiré', 'look changé'],
        shots: ['1 retiré'],
        done: ['enlève le premier plan', 'noir et blanc'],
      });
      expect(changed.refused.length).toBeGreaterThan(0);
      expect((await cutOf(id)).timeline).toEqual(timeline);
      expect((await post(film(id, '/cut/wish'), wish, bob)).status).toBe(404);
    });

    it('takes another clip of its owner to be cut from, once, and renders from it', async () => {
      const { id } = await makeFilm();
      const uploaded = await uploadClip(studio.url, alice, clip, 'autre.mp4');
      const { id: fileId } = (await uploaded.json()) as { id: string };
      const listed = await (await getJson(film(id, '/addable'), alice)).json();
      expect(listed).toMatchObject({
        sources: expect.arrayContaining([
          expect.objectContaining({ file_id: fileId, name: 'autre.mp4', kind: 'video' }),
        ]),
      });
      const add = (person: Person, wanted = fileId) =>
        post(film(id, '/sources'), { file_id: wanted }, person);
      const both = await Promise.all([add(alice), add(alice)]);
      const [one, other] = (await Promise.all(both.map((answer) => answer.json()))) as CutSource[];
      expect(other).toEqual(one);
      expect(one).toMatchObject({ id: `1-${fileId}`, kind: 'video' });
      const { timeline, sources } = await cutOf(id);
      expect(sources.map((source) => source.id)).toEqual([expect.any(String), `1-${fileId}`]);
      const source = { ...one!, kind: 'video' as const };
      const longer = insertShot(timeline, null, { source, startFrame: 0, length: 10 });
      await ends(await render(id, longer));
      expect(engine.requests.at(-1)?.sources.map((given) => given.id)).toContain(`1-${fileId}`);

      expect((await add(bob)).status).toBe(404);
      const foreign = await (await uploadClip(studio.url, bob, clip)).json();
      expect((await add(alice, (foreign as { id: string }).id)).status).toBe(404);
    });

    it('takes a picture of a conversation as a still, and renders from it', async () => {
      const { id } = await makeFilm();
      const picture = await makePicture('png');
      expect((await uploadToChat(studio.url, alice, picture, { fileName: 'phare.png' })).ok).toBe(
        true,
      );
      const listed = await (await getJson(film(id, '/addable'), alice)).json();
      const found = (listed as { sources: AddableSource[] }).sources.find(
        ({ name }) => name === 'phare.png',
      );
      expect(found).toMatchObject({ kind: 'image', thumbnail_url: expect.any(String) });
      const added = await post(film(id, '/sources'), { file_id: found?.file_id });
      const still = (await added.json()) as CutSource;
      expect(still).toMatchObject({ kind: 'image', frames: 0, width: 64, height: 48, moments: [] });
      const source = { ...still, kind: 'image' as const };
      const { timeline } = await cutOf(id);
      await ends(
        await render(id, insertShot(timeline, null, { source, startFrame: 0, length: 45 })),
      );
      const [first] = (await cutOf(id)).timeline.tracks.video.clips;
      expect(first?.mediaReference.sourceId).toBe(still.id);
      expect(first?.recordRange.duration.value).toBe(45);
    });

    it('draws a text as the film will show it, on what lies beneath it', async () => {
      const { id } = await makeFilm();
      const { timeline } = await cutOf(id);
      const [card] = timeline.tracks.video.titles;
      const beneath = (level: number) => ({
        ...{ width: 16, height: 9 },
        rgb: Buffer.alloc(16 * 9 * 3, level).toString('base64'),
      });
      const draw = async (levels: readonly number[], text = 'Sud') => {
        const pictures = levels.map(beneath);
        const body = { card: { ...card, text }, width: 640, height: 360, beneath: pictures };
        const answer = await post(at('/video/titles'), body);
        return (await answer.json()) as DrawnTitle;
      };
      const [onDark, onLight] = [await draw([20]), await draw([230])];
      expect(onDark.frames.at(-1)?.svg).toBeNull();
      expect(onDark.frames[0]?.svg).toContain('<path');
      expect(onDark.veil).toBeNull();
      expect(JSON.stringify(onLight)).not.toBe(JSON.stringify(onDark));
      // Dark letters would do on the light picture alone.
      expect(onLight.veil).toBeNull();
      expect((await draw([20, 230, 20])).veil).not.toBeNull();
      expect((await draw([20], 'Nord')).frames[0]?.svg).not.toBe(onDark.frames[0]?.svg);
      const short = { card, width: 640, height: 360, beneath: [{ ...beneath(20), height: 10 }] };
      expect((await post(at('/video/titles'), short)).status).toBe(400);
    });
  });
}
