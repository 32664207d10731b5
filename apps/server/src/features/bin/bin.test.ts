import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filesBelow } from '../../faults/testing/acknowledged.ts';
import { sampleOfDatabases } from '../../platform/database/testing.ts';
import {
  eraseSomebody,
  type Person,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../testing.ts';
import { difyClient } from '../chat/testing/dify-client.ts';
import { getJson, makePicture, uploadToChat } from '../files/testing.ts';
import { fakeEngine } from '../films/testing.ts';
import { pictureTexts } from '../pictures/texts.ts';
import {
  fakePainter,
  fakeTrainingEngine,
  trainForEver,
  uploadTrainingPictures,
} from '../styles/testing.ts';
import { binClient, makeThings } from './testing.ts';
import { binTexts } from './texts.ts';

for (const kind of await sampleOfDatabases()) {
  describe(`the bin on ${kind.name}`, () => {
    const trainingEngine = fakeTrainingEngine();
    let studio: TestStudioOnDatabase;
    let person: Person;
    let client: ReturnType<typeof difyClient>;
    let bin: ReturnType<typeof binClient>;
    let picture: Buffer;
    let own: ReturnType<typeof makeThings>;

    beforeAll(async () => {
      picture = await makePicture('png');
      studio = await startTestStudioOn(kind, {
        replacements: {
          trainingEngine,
          pictureEngine: fakePainter(),
          runEdit: fakeEngine().runEdit,
        },
      });
    });
    afterAll(() => studio.remove());
    beforeEach(async () => {
      trainingEngine.behave(null);
      person = await signUpSomebody(studio.url);
      client = difyClient(studio.url, person);
      bin = binClient(studio.url, person);
      own = makeThings(studio.url, person, picture);
    });

    const statusOf = async (address: string) => (await fetch(studio.url + address)).status;

    it('takes a conversation with its pictures, and gives it back whole where it stood', async () => {
      const older = await own.converse('bonjour un');
      const id = await own.converse('bonjour archives');
      const newer = await own.converse('bonjour deux');
      const { url, thumbnail } = await own.addPicture(id);
      const listed = async () => (await client.conversations()).data.map((one) => one.id);
      const found = async () =>
        (await client.conversations('&search=archives')).data.map((one) => one.id);
      const before = { files: await own.filesOf(id), messages: await client.messages(id) };
      const { used_bytes } = await own.space();
      expect(await listed()).toEqual([newer, id, older]);
      expect(await found()).toEqual([id]);

      expect((await client.call('DELETE', `/conversations/${id}`)).status).toBe(204);
      expect(await listed()).toEqual([newer, older]);
      expect(await found()).toEqual([]);
      expect(await client.messages(id)).toMatchObject({ status: 404 });
      expect(await own.filesOf(id)).toEqual([]);
      expect(await statusOf(url)).toBe(404);
      expect(await statusOf(`/media/${thumbnail}`)).toBe(404);
      expect(
        (await client.call('POST', `/conversations/${id}/name`, { user: person.id, name: 'x' }))
          .status,
      ).toBe(404);
      expect((await client.send('encore', { conversation_id: id })).status).toBe(404);
      const folder = `${person.id}/${id}`;
      expect((await uploadToChat(studio.url, person, picture, { folder })).status).toBe(404);
      const { items, total, size_bytes } = await bin.list();
      expect({ total, size_bytes }).toEqual({ total: 1, size_bytes: used_bytes });
      expect(items).toMatchObject([
        { id: `conversation-${id}`, kind: 'conversation', name: 'Bonjour archives', size_bytes },
      ]);
      const days = (Date.parse(items[0]!.swept_at) - Date.parse(items[0]!.binned_at)) / 86_400_000;
      expect(days).toBe(30);
      expect(await own.space()).toMatchObject({
        used_bytes,
        kinds: [{ kind: 'bin', count: 1, size_bytes: used_bytes, preview_urls: [] }],
      });

      for (const attempt of ['once', 'again']) {
        expect([attempt, (await bin.restore('conversation', id)).status]).toEqual([attempt, 204]);
      }
      expect(await listed()).toEqual([newer, id, older]);
      expect(await found()).toEqual([id]);
      expect({ files: await own.filesOf(id), messages: await client.messages(id) }).toEqual(before);
      expect(await statusOf(url)).toBe(200);
      expect(await statusOf(`/media/${thumbnail}`)).toBe(200);
      expect(await bin.list()).toMatchObject({ items: [], total: 0, size_bytes: 0 });
    });

    it('finds what it shall behind more hits than a page, all of them thrown away', async () => {
      const kept = await own.converse('le phare du cap');
      for (let index = 0; index < 3; index += 1) {
        const id = await own.converse(`un phare ${index}`);
        await client.call('DELETE', `/conversations/${id}`);
      }
      const { data, has_more } = await client.conversations('&search=phare&limit=1');
      expect(data.map(({ id }) => id)).toEqual([kept]);
      expect(has_more).toBe(false);
    });

    it('takes one picture, which is no reference meanwhile', async () => {
      const id = await own.converse('bonjour');
      const first = await own.addPicture(id, 'un.png');
      const other = await own.addPicture(id, 'deux.png');
      const before = await own.filesOf(id);
      const pictureId = await own.binIdIn(await own.deletePicture(first));
      expect((await own.filesOf(id)).map(({ name }) => name)).toEqual(['deux.png']);
      expect(await statusOf(first.url)).toBe(404);
      expect(await statusOf(`/media/${first.thumbnail}`)).toBe(404);
      expect(await statusOf(other.url)).toBe(200);
      expect((await bin.list()).items).toMatchObject([
        { id: `picture-${pictureId}`, kind: 'picture', name: 'un.png', size_bytes: picture.length },
      ]);
      // From a second tab.
      expect(await own.binIdIn(await own.deletePicture(first))).toBe(pictureId);
      expect((await bin.restore('picture', pictureId)).status).toBe(204);
      expect(await own.filesOf(id)).toEqual(before);
      expect(await statusOf(first.url)).toBe(200);
    });

    it('keeps a picture out that was thrown away before its conversation', async () => {
      const id = await own.converse('bonjour');
      const [alone, along] = [await own.addPicture(id), await own.addPicture(id)];
      const pictureId = await own.binIdIn(await own.deletePicture(alone));
      await client.call('DELETE', `/conversations/${id}`);
      expect((await bin.list()).items.map((one) => [one.id, one.size_bytes])).toEqual([
        [`conversation-${id}`, picture.length],
        [`picture-${pictureId}`, picture.length],
      ]);
      const early = await bin.restore('picture', pictureId);
      expect(early.status).toBe(409);
      expect(await early.json()).toMatchObject({ message: binTexts.itsConversation });
      await bin.restore('conversation', id);
      expect((await own.filesOf(id)).map(({ fullPath }) => fullPath)).toEqual([along.fullPath]);
      expect((await bin.restore('picture', pictureId)).status).toBe(204);
      expect(await own.filesOf(id)).toHaveLength(2);
    });

    it('takes a film, with its link, and counts it no more', async () => {
      const film = await own.makeFilm();
      const other = await own.makeFilm();
      const before = await own.films();
      const { video_url = '', poster_url = '' } = before.videos.find(({ id }) => id === film) ?? {};
      const remove = () => client.call('DELETE', `/gallery/videos/${film}`);
      expect((await remove()).status).toBe(204);
      expect((await remove()).status).toBe(204);
      expect(await own.films()).toMatchObject({ videos: [{ id: other }], total: 1 });
      expect(await statusOf(video_url)).toBe(404);
      expect(await statusOf(poster_url)).toBe(404);
      const page = await fetch(studio.url + video_url, { headers: { accept: 'text/html' } });
      expect(page.status).toBe(404);
      expect((await bin.list()).items.map(({ id }) => id)).toEqual([`film-${film}`]);
      expect((await bin.restore('film', film)).status).toBe(204);
      expect(await own.films()).toEqual(before);
      expect(await statusOf(video_url)).toBe(200);
    });

    it('takes a style, which draws nothing meanwhile', async () => {
      const pictures = await uploadTrainingPictures(studio.url, person);
      const id = await own.train(pictures, 'Aube');
      await own.completed(1);
      const before = await own.models();
      const sample = before[0]!.sample_urls[0]!;
      await client.call('DELETE', `/models/${id}`);
      expect(await own.models()).toEqual([]);
      expect((await client.call('GET', `/models/${id}`)).status).toBe(404);
      for (const address of [sample, pictures[0]!]) expect(await statusOf(address)).toBe(404);
      const address = `/media/${before[0]!.lora_file_path}`;
      const inputs = { lora_name: 'Aube', lora_url: address, trigger_word: 'AUBE' };
      const refused = JSON.stringify(await client.ask('un lac, 256x256', { inputs }));
      expect(refused).toContain(JSON.stringify(pictureTexts.styleNotFound('Aube')).slice(1, -1));
      expect((await bin.list()).items).toMatchObject([{ kind: 'style', name: 'Aube' }]);
      expect((await bin.list()).items[0]!.size_bytes).toBeGreaterThan(1000);
      expect((await bin.restore('style', id)).status).toBe(204);
      expect(await own.models()).toEqual(before);
      for (const address of [sample, pictures[0]!]) expect(await statusOf(address)).toBe(200);
    });

    it('gives a style its pictures back that went with the last style of the same', async () => {
      const pictures = await uploadTrainingPictures(studio.url, person);
      const first = await own.train(pictures, 'Un');
      const second = await own.train(pictures, 'Deux');
      await own.completed(2);
      await client.call('DELETE', `/models/${first}`);
      expect(await statusOf(pictures[0]!)).toBe(200);
      await client.call('DELETE', `/models/${second}`);
      expect(await statusOf(pictures[0]!)).toBe(404);
      await bin.restore('style', first);
      expect(await statusOf(pictures[0]!)).toBe(200);
      expect((await bin.remove('style', second)).status).toBe(204);
      expect(await statusOf(pictures[0]!)).toBe(200);
      expect((await own.models())[0]?.image_urls).toHaveLength(15);
    });

    it('ends the training of a style, which can be taken up again', async () => {
      const pictures = await uploadTrainingPictures(studio.url, person);
      trainingEngine.behave(trainForEver);
      const id = await own.train(pictures);
      await expect.poll(async () => (await own.models())[0]?.stage).toBe('read');
      await client.call('DELETE', `/models/${id}`);
      await bin.restore('style', id);
      expect((await own.models())[0]).toMatchObject({ id, status: 'failed', reason: 'cancelled' });
      trainingEngine.behave(null);
      await client.call('POST', `/models/${id}/retry`, {});
      await own.completed(1);
    });

    it('shows and gives nothing to somebody else', async () => {
      const id = await own.converse('privé');
      const pictureId = await own.binIdIn(await own.deletePicture(await own.addPicture(id)));
      const film = await own.makeFilm();
      await client.call('DELETE', `/conversations/${id}`);
      await client.call('DELETE', `/gallery/videos/${film}`);
      const strangers = binClient(studio.url, await signUpSomebody(studio.url));
      expect(await strangers.list()).toMatchObject({ items: [], total: 0 });
      const mine = [
        ['conversation', id],
        ['picture', pictureId],
        ['film', film],
      ] as const;
      for (const [what, whose] of mine) {
        expect((await strangers.restore(what, whose)).status).toBe(404);
        expect((await strangers.remove(what, whose)).status).toBe(404);
      }
      expect((await strangers.empty()).status).toBe(204);
      expect((await bin.list()).total).toBe(3);
    });

    it.each([
      'conversation-',
      'style-0',
      'style-x',
      'film',
      'mur-1',
      'picture-%00',
      '-',
      'style--1',
    ])('knows nothing called %s', async (id) => {
      for (const [method, path] of [
        ['POST', `/bin/${id}/restore`],
        ['DELETE', `/bin/${id}`],
      ]) {
        expect((await bin.call(method!, path!)).status).toBe(404);
      }
    });

    it('deletes one thing for good, and never what lies outside of it', async () => {
      const id = await own.converse('adieu');
      const kept = await own.converse('encore là');
      const { url } = await own.addPicture(id);
      expect((await bin.remove('conversation', kept)).status).toBe(404);
      expect((await client.messages(kept)).data).toHaveLength(1);
      await client.call('DELETE', `/conversations/${id}`);
      expect((await bin.remove('conversation', id)).status).toBe(204);
      expect(await bin.list()).toMatchObject({ items: [], total: 0 });
      expect((await own.space()).used_bytes).toBe(0);
      const late = await bin.restore('conversation', id);
      expect(late.status).toBe(404);
      expect(await late.json()).toMatchObject({ message: binTexts.gone });
      expect((await bin.remove('conversation', id)).status).toBe(404);
      expect(await statusOf(url)).toBe(404);
      // As before there was a bin: deleting it again is no error.
      expect((await client.call('DELETE', `/conversations/${id}`)).status).toBe(204);
      expect((await bin.restore('conversation', id)).status).toBe(404);
    });

    it('is emptied of everything at once', async () => {
      const id = await own.converse('un lac');
      const single = await own.addPicture(await own.converse('bonjour'));
      await own.deletePicture(single);
      const film = await own.makeFilm();
      const style = await own.train(await uploadTrainingPictures(studio.url, person));
      await own.completed(1);
      await client.call('DELETE', `/conversations/${id}`);
      await client.call('DELETE', `/gallery/videos/${film}`);
      await client.call('DELETE', `/models/${style}`);
      expect((await bin.list()).total).toBe(4);
      expect((await bin.empty()).status).toBe(204);
      expect(await bin.list()).toMatchObject({ items: [], total: 0, size_bytes: 0 });
      expect((await own.space()).kinds.map((one) => one.kind)).toEqual(['clips']);
      for (const [what, whose] of [
        ['film', film],
        ['style', style],
      ] as const) {
        expect((await bin.restore(what, whose)).status).toBe(404);
      }
    });

    it('is read page by page, the latest first', async () => {
      const ids: string[] = [];
      for (const query of ['un', 'deux', 'trois']) {
        const id = await own.converse(query);
        await client.call('DELETE', `/conversations/${id}`);
        ids.unshift(`conversation-${id}`);
      }
      const first = await bin.list('?limit=2');
      expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
      expect(first).toMatchObject({ has_more: true, total: 3 });
      const rest = await bin.list(`?limit=2&last_id=${ids[1]}`);
      expect(rest.items.map(({ id }) => id)).toEqual(ids.slice(2));
      expect(rest.has_more).toBe(false);
    });

    it('is in the export, and gone with its owner', async () => {
      const id = await own.converse('secret');
      await own.addPicture(id);
      await client.call('DELETE', `/conversations/${id}`);
      const film = await own.makeFilm();
      await client.call('DELETE', `/gallery/videos/${film}`);
      const exported = await (await getJson(`${studio.url}/api/v1/me/export`, person)).json();
      expect(exported).toMatchObject({
        data: {
          bin: [{ id: `film-${film}` }, { id: `conversation-${id}`, name: 'Secret' }],
          chat: [{ id, messages: [{ query: 'secret' }] }],
          gallery: [{ id: film }],
        },
      });
      expect((await eraseSomebody(studio.url, person)).status).toBe(204);
      await expect
        .poll(() => filesBelow(join(studio.dataFolder, 'storage', 'objects', person.id)))
        .toEqual([]);
    });
  });
}
