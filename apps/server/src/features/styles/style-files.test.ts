import type { Model } from '@armoni/contract/models';
import { shareStyle } from '@armoni/image-engine/style/shared-style';
import { writeStyleFile } from '@armoni/image-engine/style/style-file';
import { makeStyle } from '@armoni/image-engine/style/testing/make-style';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOfDatabases } from '../../platform/database/testing.ts';
import { streamOf } from '../../platform/storage/stream-of.ts';
import {
  type Person,
  postJson,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../testing.ts';
import { getJson, sendForm } from '../files/testing.ts';
import { fakePainter, fakeTrainingEngine, uploadTrainingPictures } from './testing.ts';
import { styleTexts } from './texts.ts';

const learned = writeStyleFile(makeStyle());

for (const kind of await sampleOfDatabases()) {
  describe(`styles that come and go as files, on ${kind.name}`, () => {
    const trainingEngine = fakeTrainingEngine();
    const pictureEngine = fakePainter();
    let studio: TestStudioOnDatabase;
    let alice: Person;
    let bob: Person;

    beforeAll(async () => {
      studio = await startTestStudioOn(kind, { replacements: { trainingEngine, pictureEngine } });
      alice = await signUpSomebody(studio.url);
      bob = await signUpSomebody(studio.url);
      trainingEngine.behave(async () => ({
        ok: true,
        coach: null,
        style: {
          ...{ extension: 'style', remoteUrl: null, treatment: 'ink', heldOutScore: 0.2 },
          read: (consume) => consume(streamOf(learned)),
          otherHand: { treatment: 'pencil', file: learned },
          accord: [{ colour: '#102030', share: 1 }],
        },
      }));
    });
    afterAll(() => studio.remove());

    const read = async (person: Person, id: number) =>
      (await (await getJson(`${studio.url}/api/v1/models/${id}`, person)).json()) as Model;
    const ready = async (person: Person, id: number) => {
      await expect.poll(async () => (await read(person, id)).status).toBe('completed');
      return read(person, id);
    };
    const give = (person: Person, bytes: Uint8Array, fileName = 'aube.armoni-style') =>
      sendForm(`${studio.url}/api/v1/models/import`, person, {
        ...{ bytes: Buffer.from(bytes), fileName, fields: {} },
      });
    const idOf = async (answer: Response) => ((await answer.json()) as { id: number }).id;
    const exported = (person: Person, id: number) =>
      getJson(`${studio.url}/api/v1/models/${id}/file`, person);
    const train = async () => {
      const image_urls = await uploadTrainingPictures(studio.url, alice);
      const body = { name: 'Aube', trigger_word: 'AUBE', image_urls };
      const headers = { authorization: alice.bearer };
      return idOf(await postJson(`${studio.url}/api/v1/models`, body, headers));
    };

    it('are somebody else’s as they were: names, hands, accord, and samples of their own', async () => {
      const id = await train();
      const before = await ready(alice, id);
      expect(before.is_imported).toBe(false);
      const answer = await exported(alice, id);
      expect(answer.headers.get('content-type')).toBe('application/octet-stream');
      const file = Buffer.from(await answer.arrayBuffer());
      const after = await ready(bob, await idOf(await give(bob, file)));
      expect(after).toMatchObject({
        ...{ name: 'Aube', trigger_word: 'AUBE', engine: 'local', is_usable: true },
        ...{ is_imported: true, image_count: 0, coach: null, treatment: 'ink' },
        hands: [
          { treatment: 'ink', is_chosen: true },
          { treatment: 'pencil', is_chosen: false },
        ],
        accord: before.accord,
        comparison: { prompt: before.comparison?.prompt },
      });
      expect(after.sample_urls).toHaveLength(2);
      expect(after.sample_urls).not.toEqual(before.sample_urls);
      const again = await exported(bob, after.id);
      expect(Buffer.from(await again.arrayBuffer()).equals(file)).toBe(true);
    });

    it('are their owner’s alone to take away', async () => {
      const id = await train();
      await ready(alice, id);
      expect((await exported(bob, id)).status).toBe(404);
    });

    it('are refused where they hold no style, and leave nothing', async () => {
      const count = async () => {
        const answer = await getJson(`${studio.url}/api/v1/models`, bob);
        return ((await answer.json()) as { models: Model[] }).models.length;
      };
      const before = await count();
      const broken = Uint8Array.from(learned);
      broken[broken.length - 40]! ^= 0xff;
      for (const bytes of [broken, learned.subarray(0, 500), Buffer.from('<svg/>')]) {
        const answer = await give(bob, bytes);
        expect(answer.status).toBe(422);
        expect(await answer.json()).toMatchObject({ message: styleTexts.noStyleFile });
      }
      expect((await give(bob, Buffer.alloc(17 * 2 ** 20))).status).toBe(413);
      expect(await count()).toBe(before);
    });

    it('are called after their file where they have no name of their own', async () => {
      const nameless = shareStyle(learned, { name: ' \n', triggerWord: null, otherHand: null })!;
      const id = await idOf(await give(bob, nameless, 'Papier plié.armoni-style'));
      expect(await ready(bob, id)).toMatchObject({ name: 'papier-plie', trigger_word: null });
      // The same once more is told apart from it.
      const second = await idOf(await give(bob, nameless, 'Papier plié.armoni-style'));
      expect(await ready(bob, second)).toMatchObject({ name: 'papier-plie 2' });
    });
  });
}
