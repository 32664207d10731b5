import { createHash } from 'node:crypto';
import type { Model } from '@armoni/contract/models';
import type { PictureOrigin } from '@armoni/contract/pictures';
import { writeStyleFile } from '@armoni/image-engine/style/style-file';
import { makeStyle } from '@armoni/image-engine/style/testing/make-style';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { streamOf } from '../../../platform/storage/stream-of.ts';
import {
  type Person,
  postJson,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
} from '../../../testing.ts';
import { getJson, makePicture, uploadToChat, withoutSignature } from '../../files/testing.ts';
import { pictureTexts } from '../../pictures/texts.ts';
import type { TrainingEngine } from '../../styles/ports.ts';
import { fakeTrainingEngine, uploadTrainingPictures } from '../../styles/testing.ts';
import { difyClient, type StreamedEvent } from '../testing/dify-client.ts';

type Recipe = {
  readonly prompt: string;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly strength: number;
  readonly style: { readonly name: string; readonly sha256: string } | null;
  readonly reference: string | null;
};

const picturesIn = (events: readonly StreamedEvent[]) => {
  const text = events.map(({ answer }) => answer ?? '').join('');
  return [...text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, url = '']) => url);
};

/** Learns nothing, but hands out a style file that the engine reads; each time another one. */
function instantTrainingEngine(): TrainingEngine {
  const trainingEngine = fakeTrainingEngine();
  let count = 0;
  trainingEngine.behave(async ({ name }) => {
    count += 1;
    const file = Buffer.from(writeStyleFile({ ...makeStyle(), name, heldOutScore: count / 10 }));
    const about = { treatment: 'ink', accord: null, heldOutScore: 0, remoteUrl: null } as const;
    const style = { ...about, extension: 'style' } as const;
    return { ok: true, coach: null, style: { ...style, read: (use) => use(streamOf(file)) } };
  });
  return { ...trainingEngine, samplePrompts: [] };
}

// Real pictures, on a machine that may be busy.
describe('a picture made again from its recipe', { timeout: 180_000 }, () => {
  let studio: TestStudio;
  let person: Person;
  let client: ReturnType<typeof difyClient>;
  beforeAll(async () => {
    studio = await startTestStudio({
      environment: { RATE_LIMIT_FACTOR: '100' },
      replacements: { trainingEngine: instantTrainingEngine() },
    });
  });
  beforeEach(async () => {
    person = await signUpSomebody(studio.url);
    client = difyClient(studio.url, person);
  });
  afterAll(() => studio.remove());

  const post = (path: string, body: unknown) =>
    postJson(`${studio.url}/api/v1${path}`, body, { authorization: person.bearer });
  const hashOf = async (url: string) => {
    const bytes = Buffer.from(await (await fetch(studio.url + url)).arrayBuffer());
    // Each is signed at its own time.
    expect(bytes.includes('caBX')).toBe(true);
    return createHash('sha256').update(withoutSignature(bytes)).digest('hex');
  };
  const originOf = async (url: string) => {
    const answer = await post('/pictures/origin', { url });
    const origin = (await answer.json()) as PictureOrigin;
    return { ...origin, recipe: origin.recipe as Recipe };
  };
  /** As the page asks, once it has read the recipe out of the file. */
  const remake = ({ prompt, seed, width, height, strength, style, reference }: Recipe) => {
    const figures = { seed, width, height, strength, style, reference };
    return client.ask(prompt, { inputs: { remake: figures } });
  };
  const train = async (name: string, trigger_word: string) => {
    const image_urls = await uploadTrainingPictures(studio.url, person);
    const answer = await post('/models', { name, trigger_word, image_urls });
    const { id } = (await answer.json()) as { id: number };
    const read = async () =>
      (await (await getJson(`${studio.url}/api/v1/models/${id}`, person)).json()) as Model;
    await expect.poll(async () => (await read()).status).toBe('completed');
    return read();
  };
  const uploadReference = async () => {
    const uploaded = await uploadToChat(studio.url, person, await makePicture('jpeg'));
    return ((await uploaded.json()) as { url: string }).url;
  };
  const changed = async (url: string) => {
    const image = { type: 'image', transfer_method: 'remote_url', url };
    const [made = ''] = picturesIn(
      await client.ask('en noir et blanc, 256x256', { inputs: { image } }),
    );
    return made;
  };

  it('is the same to the byte but for its signature, also when it was one of several', async () => {
    const [first = '', second = ''] = picturesIn(
      await client.ask('deux images d’un lac de montagne, 256x256'),
    );
    expect(await hashOf(first)).not.toBe(await hashOf(second));
    const { recipe, remake: chance } = await originOf(second);
    expect(chance).toEqual({ is_possible: true, message: null });
    const again = picturesIn(await remake(recipe));
    expect(again).toHaveLength(1);
    expect(again[0]).not.toBe(second);
    expect(await hashOf(again[0] ?? '')).toBe(await hashOf(second));
  });

  it('is the same in its style, even when the style was renamed and another has its name', {
    tags: 'whole',
  }, async () => {
    const { id } = await train('Papier', 'PAPIER');
    const [made = ''] = picturesIn(await client.ask('PAPIER, un lac de montagne, 256x256'));
    const { recipe } = await originOf(made);
    expect(recipe.style).toMatchObject({ name: 'Papier' });
    await post(`/models/${id}/name`, { name: 'Autre nom' });
    await train('Papier', 'NEUF');
    const [again = ''] = picturesIn(await remake(recipe));
    expect(await hashOf(again)).toBe(await hashOf(made));
  });

  it('is refused when its style has gone, or only its name is left', async () => {
    const { id } = await train('Encre', 'ENCRE');
    const [made = ''] = picturesIn(await client.ask('ENCRE, un lac, 256x256'));
    const { recipe } = await originOf(made);
    await fetch(`${studio.url}/api/v1/models/${id}`, {
      method: 'DELETE',
      headers: { authorization: person.bearer },
    });
    const gone = pictureTexts.remake.styleGone('Encre');
    expect((await originOf(made)).remake).toEqual({ is_possible: false, message: gone });
    expect((await remake(recipe)).at(-1)).toMatchObject({ event: 'error', message: gone });
    await train('Encre', 'ENCRE');
    expect((await remake(recipe)).at(-1)).toMatchObject({
      event: 'error',
      message: pictureTexts.remake.styleChanged('Encre'),
    });
  });

  it('takes no word for a trigger word that was none when it was made', {
    tags: 'whole',
  }, async () => {
    const [made = ''] = picturesIn(await client.ask('un lac brume, 256x256'));
    const { recipe } = await originOf(made);
    await train('Brume', 'BRUME');
    const [again = ''] = picturesIn(await remake(recipe));
    expect(await hashOf(again)).toBe(await hashOf(made));
  });

  it('is the same when another picture was changed into it', async () => {
    const made = await changed(await uploadReference());
    const { recipe } = await originOf(made);
    expect(recipe.reference).toMatch(/^[0-9a-f]{64}$/);
    const [again = ''] = picturesIn(await remake(recipe));
    expect(await hashOf(again)).toBe(await hashOf(made));
  });

  it('is refused to whoever has not the picture it was made from, and only to them', async () => {
    const picture = await makePicture('jpeg');
    const uploaded = await uploadToChat(studio.url, person, picture);
    const made = await changed(((await uploaded.json()) as { url: string }).url);
    const { recipe } = await originOf(made);
    const other = await signUpSomebody(studio.url);
    const foreign = difyClient(studio.url, other);
    const { prompt, ...figures } = recipe;
    // Whoever knows a hash has not the picture.
    const asked = await foreign.ask(prompt, { inputs: { remake: figures } });
    expect(asked.at(-1)).toMatchObject({ message: pictureTexts.remake.referenceGone });
    await uploadToChat(studio.url, other, picture);
    const [again = ''] = picturesIn(await foreign.ask(prompt, { inputs: { remake: figures } }));
    expect(await hashOf(again)).toBe(await hashOf(made));
  });
});
