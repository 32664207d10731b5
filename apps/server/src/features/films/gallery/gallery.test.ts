import type { GalleryVideo } from '@armoni/contract/gallery';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { getJson, makeMedia } from '../../files/testing.ts';
import { makeFilmFor, makeSmallFilm } from '../testing.ts';

type Page = { videos: GalleryVideo[]; total: number; has_more: boolean };

for (const kind of await sampleOfDatabases()) {
  describe(`the gallery on ${kind.name}`, () => {
    let studio: TestStudioOnDatabase;
    let alice: Person;
    let bob: Person;
    let clip: Buffer;
    beforeAll(async () => {
      studio = await startTestStudioOn(kind, { replacements: { runEdit: makeSmallFilm } });
      bob = await signUpSomebody(studio.url);
      clip = await makeMedia('mp4');
    });
    beforeEach(async () => {
      alice = await signUpSomebody(studio.url);
    });
    afterAll(() => studio.remove());

    const at = (path: string) => `${studio.url}/api/v1/gallery/videos/${path}`;
    const list = async (query = '', person = alice) =>
      (await (await getJson(at(query), person)).json()) as Page;
    const titles = async (query: string) => (await list(query)).videos.map(({ title }) => title);
    const change = (id: string, body: object, person = alice) =>
      fetch(at(id), {
        method: 'PATCH',
        headers: { authorization: person.bearer, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const binAll = (ids: readonly string[], person = alice) =>
      postJson(at('bin'), { ids }, { authorization: person.bearer });
    const make = (instructions: string, person = alice) =>
      makeFilmFor({ url: studio.url, person, clip, instructions });

    it('finds a film by the words that it was asked for with', async () => {
      await make('Un montage énergique des îles, avec le bateau au début, puis la cascade du nord');
      await make('Au calme');
      const [found] = await titles('?search=cascade%20iles');
      expect(found).toContain('énergique');
      // The name is the wish's beginning: what comes later is found as well.
      expect(found).not.toContain('nord');
      expect((await list('?search=nord')).total).toBe(1);
      expect((await list('?search=absent')).total).toBe(0);
    });

    it('gives a film another name, which is found, and the old one no longer', async () => {
      const id = await make('Au bord de la mer');
      await change(id, { title: 'Provisoire' });
      const answer = await change(id, { title: '  Été à Nîmes ' });
      expect(((await answer.json()) as GalleryVideo).title).toBe('Été à Nîmes');
      expect(await titles('?search=nimes')).toEqual(['Été à Nîmes']);
      expect(await titles('?search=provisoire')).toEqual([]);
      expect(await titles('?search=bord%20mer')).toEqual(['Été à Nîmes']);
      for (const title of ['', '   ', 'x'.repeat(121)]) {
        expect((await change(id, { title })).status).toBe(400);
      }
    });

    it('keeps favourites, and lists them alone', async () => {
      const id = await make('La préférée');
      await make('Une autre');
      expect((await change(id, { is_favourite: true })).status).toBe(200);
      expect(await titles('?favourites=only')).toEqual(['La préférée']);
      expect((await list('?favourites=only')).total).toBe(1);
      expect((await list()).videos.map((film) => film.is_favourite)).toEqual([false, true]);
      await change(id, { is_favourite: false });
      expect(await titles('?favourites=only')).toEqual([]);
    });

    it('throws several films away together, or none where one is not the caller’s', async () => {
      const ids = [await make('Un'), await make('Deux')];
      const foreign = await make('Chez Bob', bob);
      expect((await binAll([...ids, foreign])).status).toBe(404);
      expect([(await list()).total, (await list('', bob)).total]).toEqual([2, 1]);
      expect((await binAll(ids)).status).toBe(204);
      expect((await list()).total).toBe(0);
      const bin = binClient(studio.url, alice);
      expect((await bin.list()).items.map(({ name }) => name).toSorted()).toEqual(['Deux', 'Un']);
    });

    it('shows, renames and marks nothing of anyone else, and nothing in the bin', async () => {
      const id = await make('À moi');
      expect((await getJson(at(id), alice)).status).toBe(200);
      for (const answer of [await getJson(at(id), bob), await change(id, { title: 'x' }, bob)]) {
        expect(answer.status).toBe(404);
      }
      await binAll([id]);
      expect((await getJson(at(id), alice)).status).toBe(404);
      expect((await change(id, { is_favourite: true })).status).toBe(404);
    });

    it('forgets names and wishes with their person', async () => {
      await make('Un mot à oublier');
      const kept = () => studio.query('select wish, search_text from videos');
      expect(JSON.stringify(await kept())).toContain('oublier');
      await eraseSomebody(studio.url, alice);
      await expect.poll(async () => JSON.stringify(await kept())).not.toContain('oublier');
    });
  });
}
