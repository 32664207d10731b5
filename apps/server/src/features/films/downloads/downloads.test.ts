import type { FilmCut } from '@armoni/contract/cuts';
import { setMusic } from '@armoni/contract/timeline/edit-film';
import { removeShot } from '@armoni/contract/timeline/edit-shots';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { type Unzipped, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../platform/database/testing.ts';
import {
  type Person,
  postJson,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../../testing.ts';
import { getJson, makeMedia } from '../../files/testing.ts';
import { makeFilmFor, makeSmallFilm } from '../testing.ts';

describe('films downloaded together', () => {
  let studio: TestStudioOnDatabase;
  let alice: Person;
  let films: string[];
  beforeAll(async () => {
    const [kind] = await testDatabases();
    studio = await startTestStudioOn(kind!, { replacements: { runEdit: makeSmallFilm } });
    alice = await signUpSomebody(studio.url);
    const clip = await makeMedia('mp4');
    const make = () =>
      makeFilmFor({ url: studio.url, person: alice, clip, instructions: 'Été du Sud/Nord' });
    films = [await make(), await make()];
  });
  afterAll(() => studio.remove());

  const ask = (ids: readonly string[], person = alice) =>
    postJson(
      `${studio.url}/api/v1/gallery/downloads`,
      { films: ids },
      { authorization: person.bearer },
    );
  const addressOf = async (answer: Response) =>
    studio.url + ((await answer.json()) as { url: string }).url;

  it('come as one archive, each under its name', async () => {
    const answer = await fetch(await addressOf(await ask(films)));
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="armoni.zip"');
    expect(textsIn(await unpacked(answer))).toEqual({
      'films/Été du Sud Nord.mp4': 'film of 1',
      'films/Été du Sud Nord (2).mp4': 'film of 1',
    });
  });

  it('are all the caller’s, or none is had', async () => {
    const bob = await signUpSomebody(studio.url);
    expect((await ask(films, bob)).status).toBe(404);
    expect((await ask([...films, 'x'])).status).toBe(404);
    expect((await ask([])).status).toBe(400);
  });

  it('lie at no address that is wrong or has expired', async () => {
    const address = await addressOf(await ask(films));
    expect((await fetch(address.replace(/.\/armoni/, '/armoni'))).status).toBe(404);
    await studio.query('update film_downloads set expires_at = 1');
    expect((await fetch(address)).status).toBe(404);
  });

  it('hand a film over in four formats that name its clips, with the clips or without', async () => {
    const handOver = async (body: object, person = alice) =>
      postJson(`${studio.url}/api/v1/gallery/videos/${films[0]}/handover`, body, {
        authorization: person.bearer,
      });
    const unpack = async (answer: Response) => unpacked(await fetch(await addressOf(answer)));
    const archive = await fetch(await addressOf(await handOver({})));
    const disposition = 'attachment; filename="ete-du-sud-nord-v1.zip"';
    expect(archive.headers.get('content-disposition')).toBe(disposition);
    const whole = await unpacked(archive);
    const ends = ['otio', 'fcpxml', 'edl', 'mlt'];
    const projects = [...ends.map((end) => `ete-du-sud-nord-v1.${end}`), 'LISEZMOI.txt'];
    const [media = ''] = Object.keys(whole).filter((name) => name.startsWith('media/'));
    expect(Object.keys(whole).toSorted()).toEqual([...projects, media].toSorted());
    const clip = media.slice('media/'.length);
    const texts = textsIn(whole);
    for (const name of projects.slice(0, 4)) expect(texts[name]).toContain(clip);
    const alone = await unpack(await handOver({ with_media: false }));
    expect(Object.keys(alone).toSorted()).toEqual(projects.toSorted());
    const one = await unpack(await handOver({ with_media: false, format: 'mlt' }));
    expect(Object.keys(one).toSorted()).toEqual(['LISEZMOI.txt', 'ete-du-sud-nord-v1.mlt']);
    expect(textsIn(one)['LISEZMOI.txt']).not.toContain('.edl');
    expect(textsIn(alone)['ete-du-sud-nord-v1.mlt']).toContain(`>${clip}</property>`);
    expect((await handOver({}, await signUpSomebody(studio.url))).status).toBe(404);
  });

  it('say before how large the clips are that a project comes with', async () => {
    const measure = (person = alice) =>
      postJson(
        `${studio.url}/api/v1/gallery/videos/${films[0]}/handover/size`,
        {},
        {
          authorization: person.bearer,
        },
      );
    const { media_bytes: bytes, missing } = (await (await measure()).json()) as {
      media_bytes: number;
      missing: string[];
    };
    expect(bytes).toBe((await makeMedia('mp4')).length);
    expect(missing).toEqual([]);
    expect((await measure(await signUpSomebody(studio.url))).status).toBe(404);
  });

  it('hand over a cut that nobody rendered, where it is possible', async () => {
    const address = `${studio.url}/api/v1/gallery/videos/${films[0]}`;
    const read = await getJson(`${address}/cut`, alice);
    const { timeline } = (await read.json()) as FilmCut;
    const post = (cut: Timeline) =>
      postJson(
        `${address}/handover`,
        { with_media: false, format: 'edl', timeline: cut },
        { authorization: alice.bearer },
      );
    const edl = async (answer: Response) =>
      textsIn(await unpacked(await fetch(await addressOf(answer))))['ete-du-sud-nord-v1.edl'] ?? '';
    const events = (text: string) => text.match(/^\d{3} /gm)?.length ?? 0;
    const whole = events(await edl(await post(timeline)));
    expect(events(await edl(await post(removeShot(timeline, 'clip-01'))))).toBeLessThan(whole);
    const impossible = setMusic(timeline, { musicId: 'x', startSeconds: 0, loops: false });
    expect((await post(impossible)).status).toBe(422);
  });
});

const unpacked = async (archive: Response): Promise<Unzipped> =>
  unzipSync(new Uint8Array(await archive.arrayBuffer()));

const textsIn = (files: Unzipped): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  );
