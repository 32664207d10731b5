import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Model } from '@armoni/contract/models';
import { texts } from '@armoni/contract/texts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sampleOfDatabases } from '../../platform/database/testing.ts';
import { provenanceOf } from '../../platform/provenance/testing.ts';
import { streamOf } from '../../platform/storage/stream-of.ts';
import {
  eraseSomebody,
  type Person,
  postJson,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../testing.ts';
import { binClient } from '../bin/testing.ts';
import { getJson, makeMedia, uploadToChat } from '../files/testing.ts';
import {
  fakePainter,
  fakeTrainingEngine,
  trainForEver,
  uploadTrainingPictures,
} from './testing.ts';
import { styleTexts } from './texts.ts';

const coach = { advice: [], diversity: 0.5, summary: 'Bien.' };

for (const kind of await sampleOfDatabases()) {
  describe(`trained styles on ${kind.name}`, () => {
    const trainingEngine = fakeTrainingEngine();
    const painter = fakePainter();
    let studio: TestStudioOnDatabase;
    let alice: Person;
    let bob: Person;
    let pictures: string[];

    const replacements = {
      trainingEngine,
      pictureEngine: painter,
      coachPictures: async (given: readonly { name: string }[]) => ({
        advice: [
          { name: given[1]!.name, kind: 'duplicate', of: given[0]!.name, message: 'Deux fois.' },
        ] as const,
        diversity: 0.5,
        summary: `${given.length} images.`,
      }),
    };
    const call = (person: Person, path: string, body: unknown = {}, headers = {}) =>
      postJson(`${studio.url}/api/v1/models${path}`, body, {
        authorization: person.bearer,
        ...headers,
      });
    const ask = (person: Person, body: object = {}, headers = {}) =>
      call(person, '', { name: 'Aube', image_urls: pictures, ...body }, headers);
    const idOf = async (answer: Response) => ((await answer.json()) as { id: number }).id;
    const modelsOf = async (person: Person) => {
      const answer = await getJson(`${studio.url}/api/v1/models`, person);
      return ((await answer.json()) as { models: Model[] }).models;
    };
    const read = async (id: number) =>
      (await (await getJson(`${studio.url}/api/v1/models/${id}`, alice)).json()) as Model;
    const reaches = async (id: number, status: Model['status']) => {
      await expect.poll(async () => (await read(id)).status).toBe(status);
      return read(id);
    };
    const remove = (person: Person, id: number) =>
      fetch(`${studio.url}/api/v1/models/${id}`, {
        method: 'DELETE',
        headers: { authorization: person.bearer },
      });
    const styleObjects = async (person: Person) => {
      const folder = join(studio.dataFolder, 'storage', 'objects', person.id, 'styles');
      const found = await readdir(folder, { recursive: true }).catch(() => []);
      return found.filter((name) => /\.(style|png|webp)$/.test(name));
    };

    beforeAll(async () => {
      studio = await startTestStudioOn(kind, { replacements });
      alice = await signUpSomebody(studio.url);
      bob = await signUpSomebody(studio.url);
      pictures = await uploadTrainingPictures(studio.url, alice);
    });
    afterAll(() => studio.remove());
    afterEach(() => trainingEngine.behave(null));

    /** What the check page would say of a picture of the studio. */
    const standingOf = async (address: string) => {
      const answer = await fetch(studio.url + address);
      const bytes = Buffer.from(await answer.arrayBuffer());
      return (await provenanceOf(studio.dataFolder, bytes)).standing;
    };

    it('are trained from the caller’s pictures, shown with accord and samples, and listed', async () => {
      const id = await idOf(await ask(alice, { name: ' Aube ', trigger_word: ' AUBE ' }));
      expect(Number.isInteger(id)).toBe(true);
      const model = await reaches(id, 'completed');
      expect(model).toMatchObject({
        id,
        name: 'Aube',
        trigger_word: 'AUBE',
        engine: 'local',
        engine_name: 'moteur d’essai',
        is_usable: true,
        percent: 100,
        error_message: null,
        accord: [{ colour: '#102030', share: 1 }],
        treatment: 'photo',
        image_count: 15,
        image_urls: pictures,
        coach: { summary: '15 images utilisables.' },
      });
      expect(model.lora_file_path).toMatch(new RegExp(`^${alice.id}/styles/.+-aube\\.style$`));
      expect(model.sample_urls).toHaveLength(2);
      expect(model.comparison).toMatchObject({ prompt: 'un lac', with_url: model.sample_urls[0] });
      expect(model.comparison?.without_url).not.toBe(model.comparison?.with_url);
      const sample = await fetch(studio.url + model.sample_urls[0]);
      expect(sample.headers.get('content-type')).toBe('image/png');
      const small = await Promise.all(
        [model.sample_urls[0], pictures[0]].map((url) =>
          fetch(studio.url + model.thumbnails?.[url ?? '']),
        ),
      );
      expect(small.map(({ headers }) => headers.get('content-type'))).toEqual(
        Array(2).fill('image/webp'),
      );
      for (const address of [
        model.sample_urls[0],
        model.thumbnails?.[model.sample_urls[0] ?? ''],
      ]) {
        expect(await standingOf(address ?? '')).toBe('ours');
      }
      // The style file itself has no public address.
      expect((await fetch(`${studio.url}/media/${model.lora_file_path}`)).status).toBe(404);
      expect((await modelsOf(alice)).map((one) => one.id)).toContain(id);
      expect(await modelsOf(bob)).toEqual([]);
      expect(trainingEngine.orders.at(-1)?.pictures.map(({ name }) => name)).toContain(
        'photo-15.png',
      );
      const drawn = painter.orders
        .slice(-4)
        .map(({ style }) => style && Buffer.from(style).toString());
      expect(drawn).toEqual(['style of Aube', 'style of Aube', null, 'other hand of Aube']);
    });

    it.each([
      [{ image_urls: [] }, texts.trainingImagesRequired],
      [{ image_urls: undefined }, texts.trainingImagesRequired],
      [{ image_urls: Array.from({ length: 14 }, () => 'x') }, texts.tooFewTrainingImages],
      [{ image_urls: Array.from({ length: 201 }, () => 'x') }, texts.tooManyTrainingImages],
      [{ name: '   ' }, texts.modelNameRequired],
      [{ name: undefined }, texts.modelNameRequired],
      [{ name: 'x'.repeat(201) }, texts.modelNameTooLong],
      [{ trigger_word: 'x'.repeat(101) }, texts.triggerWordTooLong],
    ])('say what is wrong with %j', async (body, message) => {
      const answer = await ask(alice, body);
      expect(await answer.json()).toEqual({ code: 'invalid_param', message, status: 400 });
    });

    it('count a picture given 15 times as one', async () => {
      const answer = await ask(alice, { image_urls: pictures.map(() => pictures[0]) });
      expect(await answer.json()).toMatchObject({ message: texts.tooFewTrainingImages });
    });

    it('take nothing that is not the caller’s own, all or nothing', async () => {
      const before = (await modelsOf(bob)).length;
      expect((await ask(bob)).status).toBe(404);
      const foreign = 'https://elsewhere.example.org/x.png';
      const mixed = await ask(alice, { image_urls: [...pictures, foreign] });
      expect(mixed.status).toBe(404);
      expect((await call(bob, '/coach', { image_urls: pictures })).status).toBe(404);
      expect((await modelsOf(bob)).length).toBe(before);
    });

    it('take pictures only', async () => {
      const answer = await uploadToChat(studio.url, alice, await makeMedia('mp4'));
      const { url } = (await answer.json()) as { url: string };
      const refused = await ask(alice, { image_urls: [...pictures, url] });
      expect(await refused.json()).toMatchObject({ message: styleTexts.wrongType, status: 422 });
    });

    it('are one for the same request however often it is sent', async () => {
      const headers = { 'idempotency-key': 'style-1' };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => ask(alice, { name: 'Une fois' }, headers)),
      );
      const ids = new Set(await Promise.all(answers.map(idOf)));
      expect(ids.size).toBe(1);
      const named = (await modelsOf(alice)).filter(({ name }) => name === 'Une fois');
      expect(named).toHaveLength(1);
      expect((await ask(alice, { name: 'Autre' }, headers)).status).toBe(422);
      const [id] = [...ids] as [number];
      await reaches(id, 'completed');
      await remove(alice, id);
      // Deleted is deleted, even for the key that once made it.
      expect(await idOf(await ask(alice, { name: 'Une fois' }, headers))).toBe(id);
      expect((await modelsOf(alice)).some((one) => one.id === id)).toBe(false);
    });

    it('can be cancelled while they train, and trained again', async () => {
      trainingEngine.behave(trainForEver);
      const id = await idOf(await ask(alice, { name: 'Long' }));
      await expect.poll(async () => (await read(id)).stage).toBe('read');
      expect(await read(id)).toMatchObject({ status: 'training', lora_file_path: null });
      const cancelled = (await (await call(alice, `/${id}/cancel`)).json()) as Model;
      expect(cancelled).toMatchObject({
        status: 'failed',
        reason: 'cancelled',
        error_message: styleTexts.cancelled,
      });
      trainingEngine.behave(null);
      expect(await (await call(alice, `/${id}/retry`)).json()).toMatchObject({
        status: 'training',
        reason: null,
        error_message: null,
      });
      await reaches(id, 'completed');
    });

    it('fail with the engine’s reason and its report', async () => {
      trainingEngine.behave(async () => ({
        ok: false,
        message: 'Trop peu.',
        canRetry: false,
        coach,
      }));
      const id = await idOf(await ask(alice));
      expect(await reaches(id, 'failed')).toMatchObject({
        reason: 'error',
        error_message: 'Trop peu.',
        coach: { summary: 'Bien.' },
        sample_urls: [],
      });
    });

    it('are shown by what their own pictures show, where something was recognised there', async () => {
      trainingEngine.behave(async () => ({
        ...{ ok: true, coach },
        style: {
          ...{ extension: 'style', remoteUrl: null, treatment: 'photo', heldOutScore: 0.1 },
          read: (consume) => consume(streamOf(Buffer.from('style of cats'))),
          ownPrompts: ['un chat dans un jardin'],
          accord: [{ colour: '#102030', share: 1 }],
        },
      }));
      const before = painter.orders.length;
      const model = await reaches(await idOf(await ask(alice, { name: 'Chats' })), 'completed');
      const prompts = painter.orders.slice(before).map(({ prompt }) => prompt);
      const cat = 'un chat dans un jardin';
      expect(prompts).toEqual([cat, trainingEngine.samplePrompts[0], cat]);
      expect(model.comparison?.prompt).toBe(cat);
    });

    it('draw by either of their two hands, as chosen, and by no other', async () => {
      const id = await idOf(await ask(alice, { name: 'Deux mains' }));
      const before = await reaches(id, 'completed');
      expect(before.hands).toMatchObject([
        { treatment: 'photo', is_chosen: true },
        { treatment: 'paint', is_chosen: false },
      ]);
      const choose = async (person: Person, treatment: string) => {
        const answer = await call(person, `/${id}/treatment`, { treatment });
        return { status: answer.status, model: (await answer.json()) as Model };
      };
      const { status, model } = await choose(alice, 'paint');
      expect(status).toBe(200);
      expect(model).toMatchObject({
        treatment: 'paint',
        sample_urls: [before.hands?.[1]?.sample_url],
      });
      expect(model.lora_file_path).not.toBe(before.lora_file_path);
      expect(model.comparison).toMatchObject({ without_url: before.comparison?.without_url });
      expect((await choose(alice, 'ink')).status).toBe(422);
      expect((await choose(bob, 'photo')).status).toBe(404);
      expect((await choose(alice, 'photo')).model.lora_file_path).toBe(before.lora_file_path);
    });

    it('can be renamed', async () => {
      const id = await idOf(await ask(alice));
      await reaches(id, 'completed');
      const answer = await call(alice, `/${id}/name`, { name: ' Matin ' });
      expect(await answer.json()).toMatchObject({ id, name: 'Matin' });
      const empty = await call(alice, `/${id}/name`, { name: ' ' });
      expect(await empty.json()).toMatchObject({ message: texts.modelNameRequired });
    });

    it('are nobody else’s to read, rename, cancel, run again or delete', async () => {
      const id = await idOf(await ask(alice));
      await reaches(id, 'completed');
      const answers = await Promise.all([
        getJson(`${studio.url}/api/v1/models/${id}`, bob),
        call(bob, `/${id}/name`, { name: 'à moi' }),
        call(bob, `/${id}/cancel`),
        call(bob, `/${id}/retry`),
        remove(bob, id),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      expect(await read(id)).toMatchObject({ name: 'Aube', status: 'completed' });
    });

    it.each(['0', '-1', 'abc', '1.5', '99999999999999999999', "1'--"])(
      'are not found under %s',
      async (id) => {
        const answer = await getJson(
          `${studio.url}/api/v1/models/${encodeURIComponent(id)}`,
          alice,
        );
        expect(answer.status).toBe(404);
      },
    );

    it('advise on pictures before a training, and keep nothing', async () => {
      const before = (await modelsOf(alice)).length;
      const answer = await call(alice, '/coach', { image_urls: pictures.slice(0, 3) });
      expect(await answer.json()).toEqual({
        diversity: 0.5,
        summary: '3 images.',
        advice: [
          {
            name: 'photo-2.png',
            url: pictures[1],
            kind: 'duplicate',
            of: 'photo-1.png',
            of_url: pictures[0],
            message: 'Deux fois.',
          },
        ],
      });
      expect((await modelsOf(alice)).length).toBe(before);
    });

    it('take their files and the pictures uploaded for them along when they are deleted', async () => {
      const carol = await signUpSomebody(studio.url);
      const own = await uploadTrainingPictures(studio.url, carol, 14);
      const [fromChat] = await uploadTrainingPictures(studio.url, carol, 1, 'conversation');
      const image_urls = [...own, fromChat!];
      const first = await idOf(await ask(carol, { image_urls }));
      const second = await idOf(await ask(carol, { image_urls }));
      const completed = async () =>
        (await modelsOf(carol)).filter(({ status }) => status === 'completed').length;
      await expect.poll(completed).toBe(2);
      expect((await remove(carol, first)).status).toBe(204);
      expect((await fetch(studio.url + own[0])).status).toBe(200);
      const small = (await modelsOf(carol))[0]?.thumbnails?.[own[0] ?? ''];
      expect((await fetch(studio.url + small)).status).toBe(200);
      expect((await remove(carol, second)).status).toBe(204);
      expect((await fetch(studio.url + own[0])).status).toBe(404);
      expect((await fetch(studio.url + small)).status).toBe(404);
      expect((await fetch(studio.url + fromChat)).status).toBe(200);
      expect((await binClient(studio.url, carol).empty()).status).toBe(204);
      expect((await fetch(studio.url + fromChat)).status).toBe(200);
      await expect.poll(() => styleObjects(carol)).toEqual([]);
      expect((await remove(carol, second)).status).toBe(404);
    });

    it('leave nothing behind when they are deleted while they train', async () => {
      const dora = await signUpSomebody(studio.url);
      const image_urls = await uploadTrainingPictures(studio.url, dora);
      trainingEngine.behave(trainForEver);
      const id = await idOf(await ask(dora, { image_urls }));
      const stage = async () => (await modelsOf(dora))[0]?.stage;
      await expect.poll(stage).toBe('read');
      expect((await remove(dora, id)).status).toBe(204);
      expect(await modelsOf(dora)).toEqual([]);
      trainingEngine.behave(null);
      // The lane is free again: somebody else's training ends.
      await reaches(await idOf(await ask(alice)), 'completed');
      expect(await styleObjects(dora)).toEqual([]);
    });

    it('can be taken away and erased with everything of a person', async () => {
      const eve = await signUpSomebody(studio.url);
      const image_urls = await uploadTrainingPictures(studio.url, eve);
      await ask(eve, { image_urls });
      await expect.poll(async () => (await modelsOf(eve))[0]?.status).toBe('completed');
      const exported = await getJson(`${studio.url}/api/v1/me/export`, eve);
      expect(await exported.json()).toMatchObject({ data: { styles: [{ name: 'Aube' }] } });
      const erased = await eraseSomebody(studio.url, eve);
      expect(erased.status).toBe(204);
      await expect.poll(() => styleObjects(eve)).toEqual([]);
      const left = () => studio.query(`select id from models where owner_id = '${eve.id}'`);
      await expect.poll(left).toEqual([]);
    });

    it('go on after a restart', async () => {
      trainingEngine.behave(trainForEver);
      const id = await idOf(await ask(alice, { name: 'Relance' }));
      await expect.poll(async () => (await read(id)).stage).toBe('read');
      await studio.stop();
      trainingEngine.behave(null);
      studio = await studio.startAgain();
      expect(await reaches(id, 'completed')).toMatchObject({ name: 'Relance' });
    });
  });
}
