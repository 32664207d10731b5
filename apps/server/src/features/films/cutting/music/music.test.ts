import type { AddedMusic, FilmCut, FilmVersion, GivableMusic } from '@armoni/contract/cuts';
import type { VideoJob } from '@armoni/contract/montage';
import { setMusic } from '@armoni/contract/timeline/edit-film';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOfDatabases } from '../../../../platform/database/testing.ts';
import {
  type Person,
  postJson,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../../../testing.ts';
import { getJson, makeMedia, uploadClip } from '../../../files/testing.ts';
import { fakeEngine, makeFilmFor } from '../../testing.ts';

for (const kind of await sampleOfDatabases()) {
  describe(`music that a finished film is given, on ${kind.name}`, () => {
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
    const post = (path: string, body: unknown, person = alice) =>
      postJson(path, body, { authorization: person.bearer });
    const read = async <Body>(answer: Response | Promise<Response>) =>
      (await (await answer).json()) as Body;
    const cutOf = (id: string) => read<FilmCut>(getJson(film(id, '/cut'), alice));
    const makeFilm = () => makeFilmFor({ url: studio.url, person: alice, clip });
    const listed = async (id: string) =>
      (await read<{ music: GivableMusic[] }>(getJson(film(id, '/music'), alice))).music;
    const give = (id: string, audio_url: string, person = alice) =>
      post(film(id, '/music'), { audio_url }, person);
    const ends = async (answer: Response) => {
      const { job_id: job } = await read<{ job_id: string }>(answer);
      const now = () => read<VideoJob>(getJson(at(`/video/jobs/${job}/status`), alice));
      await expect.poll(async () => (await now()).status).toBe('completed');
      return now();
    };
    const on = (timeline: Timeline, musicId?: string) =>
      setMusic(timeline, { startSeconds: 4, loops: false, ...(musicId && { musicId }) });
    const uploadMusic = async (name: string, person = alice) => {
      const bytes = await makeMedia('wav', 3);
      return read<{ id: string }>(uploadClip(studio.url, person, bytes, name));
    };
    const pieceOf = (music: readonly GivableMusic[], name: string) =>
      music.find((one) => one.name === name)?.audio_url ?? '';

    it('is a piece of the studio: heard at once, rendered, kept by the version, handed over', async () => {
      const id = await makeFilm();
      const url = pieceOf(await listed(id), 'Ligne droite');
      const given = await read<AddedMusic>(give(id, url));
      expect(given).toMatchObject({
        id: 'own-ligne-droite',
        name: 'Ligne droite',
        tempo_bpm: 124,
        url,
      });
      expect(given.chorus_seconds).toBe(given.downbeat_seconds[12]);
      expect(await read<AddedMusic>(give(id, url))).toEqual(given);
      const { timeline, music, other_music } = await cutOf(id);
      expect([music, other_music]).toEqual([null, [given]]);
      const wanted = on(timeline, given.id);
      await ends(await post(film(id, '/versions'), { timeline: wanted }));
      expect(engine.requests.at(-1)).toMatchObject({ ownPiece: 'ligne-droite', musicPath: null });
      // Opened again it lies on the same.
      expect((await cutOf(id)).timeline.tracks.audio.music).toEqual(wanted.tracks.audio.music);
      const { versions } = await read<{ versions: FilmVersion[] }>(
        getJson(film(id, '/versions'), alice),
      );
      expect(versions[0]?.changes).toBe('Son changé');

      const asked = await read<{ url: string }>(
        post(film(id, '/handover'), { with_media: true, format: 'mlt' }),
      );
      const zip = await fetch(studio.url + asked.url);
      const entries = unzipSync(new Uint8Array(await zip.arrayBuffer()));
      const mlt = Object.keys(entries).find((name) => name.endsWith('.mlt')) ?? '';
      expect(Object.keys(entries)).toContain('media/ligne-droite.m4a');
      expect(Buffer.from(entries[mlt]!).toString()).toContain('media/ligne-droite.m4a');
    });

    it('is a file of its owner, listened to before it is taken', async () => {
      const id = await makeFilm();
      await uploadMusic('été.wav');
      await uploadMusic('à bob.wav', bob);
      const music = await listed(id);
      expect(music.filter(({ piece }) => piece === null).map(({ name }) => name)).toEqual([
        'été.wav',
      ]);
      const given = await read<AddedMusic>(give(id, pieceOf(music, 'été.wav')));
      expect(given.duration_seconds).toBeCloseTo(3, 1);
      expect(given.url && (await fetch(studio.url + given.url)).status).toBe(200);
      const { timeline } = await cutOf(id);
      const late = setMusic(timeline, { musicId: given.id, startSeconds: 9, loops: false });
      const refused = await post(film(id, '/versions'), { timeline: late });
      expect([refused.status, (await read<{ message: string }>(refused)).message]).toEqual([
        422,
        'La musique commence après sa propre fin.',
      ]);
      const wanted = setMusic(timeline, { musicId: given.id, startSeconds: 1, loops: true });
      await ends(await post(film(id, '/versions'), { timeline: wanted }));
      expect(engine.requests.at(-1)?.musicPath).toMatch(/music$/);

      // In another shape it is what that film is made with.
      const upright = await post(film(id, '/reshape'), { aspect_ratio: '9:16' });
      const { video_id: beside } = await ends(upright);
      const cut = await cutOf(beside ?? '');
      expect(cut.timeline.tracks.audio.music).toEqual({ startSeconds: 1, loops: true });
      expect(cut).toMatchObject({ music: { name: 'été.wav' }, other_music: [] });
    });

    it('is refused where nothing can be heard, where it is not theirs, and where it was never given', async () => {
      const id = await makeFilm();
      // Silence is sound that nobody hears.
      const quiet = Buffer.concat([
        (await makeMedia('wav', 2)).subarray(0, 78),
        Buffer.alloc(176_400),
      ]);
      await uploadClip(studio.url, alice, quiet, 'silence.wav');
      const unheard = await give(id, pieceOf(await listed(id), 'silence.wav'));
      expect([unheard.status, (await read<{ message: string }>(unheard)).message]).toEqual([
        422,
        'Ce fichier est silencieux : rien ne s’y entend.',
      ]);
      await uploadMusic('à bob.wav', bob);
      const bobs = await makeFilmFor({ url: studio.url, person: bob, clip });
      const theirs = await read<{ music: GivableMusic[] }>(getJson(film(bobs, '/music'), bob));
      const foreign = theirs.music.find(({ piece }) => piece === null)?.audio_url ?? '';
      expect((await give(id, foreign)).status).toBe(404);
      const piece = pieceOf(await listed(id), 'Petit matin');
      expect((await give(id, piece, bob)).status).toBe(404);
      expect((await give(id, 'https://exemple.fr/a.mp3')).status).toBe(400);
      expect((await give(id, '')).status).toBe(400);
      const { timeline, other_music } = await cutOf(id);
      expect(other_music).toEqual([]);
      const answer = await post(film(id, '/versions'), { timeline: on(timeline, 'own-flanerie') });
      expect([answer.status, (await read<{ message: string }>(answer)).message]).toEqual([
        422,
        'Ce film n’a pas la musique que ce montage demande.',
      ]);
    });
  });
}
