import { encodePng } from '@armoni/image-engine/pixels/encode-png';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Person,
  postJson,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
} from '../../testing.ts';
import { sendForm, uploadToChat } from '../files/testing.ts';
import { markAsGenerated } from './adapters/fal/mark-as-generated.ts';
import { originTexts } from './origin-texts.ts';
import { fakePainter, fakeTrainer, noisyPicture } from './testing.ts';

const recipe = {
  schema: 'armoni.recipe/1',
  engine: 'moteur local',
  engineVersion: '1',
  prompt: 'un lac « clair » & calme',
  seed: 7,
  width: 64,
  height: 64,
  treatment: null,
  style: null,
  strength: 1,
  reference: null,
} as const;

describe('where a picture comes from', () => {
  let studio: TestStudio;
  let alice: Person;
  let bob: Person;
  let made: Buffer;
  const ask = (person: Person, url: string) =>
    postJson(`${studio.url}/api/v1/pictures/origin`, { url }, { authorization: person.bearer });
  const askUpload = (bytes: Buffer) =>
    sendForm(`${studio.url}/api/v1/pictures/origin/upload`, alice, { bytes, fields: {} });
  const keep = async (bytes: Buffer) => {
    const answer = await uploadToChat(studio.url, alice, bytes);
    return ((await answer.json()) as { url: string }).url;
  };

  beforeAll(async () => {
    studio = await startTestStudio({
      environment: { RATE_LIMIT_FACTOR: '100' },
      replacements: { trainer: fakeTrainer(), pictureEngine: fakePainter() },
    });
    alice = await signUpSomebody(studio.url);
    bob = await signUpSomebody(studio.url);
    const data = Float32Array.from({ length: 64 * 64 * 3 }, (_, i) => ((i * 7919) % 251) / 251);
    const origin = { recipe, source: 'algorithmicMedia' } as const;
    made = Buffer.from(await encodePng({ width: 64, height: 64, data }, origin));
  });
  afterAll(() => studio.remove());

  it('is told with its recipe when it was made here', async () => {
    const told = { kind: 'armoni', recipe, source_type: 'algorithmicMedia' };
    const message = originTexts.armoni('moteur local');
    expect(await (await ask(alice, await keep(made))).json()).toEqual({ ...told, message });
    expect(await (await askUpload(made)).json()).toEqual({ ...told, message });
  });

  it('is told as far as somebody else’s mark goes', async () => {
    const marked = await markAsGenerated(await noisyPicture(1), { tool: 'ailleurs' });
    expect(await (await askUpload(marked)).json()).toEqual({
      kind: 'marked',
      recipe: null,
      source_type: 'trainedAlgorithmicMedia',
      message: originTexts.marked('trainedAlgorithmicMedia'),
    });
  });

  it('is unknown without any mark, and no picture has none', async () => {
    expect(await (await askUpload(await noisyPicture(2))).json()).toMatchObject({
      kind: 'unmarked',
      message: originTexts.unmarked,
    });
    expect(await (await askUpload(Buffer.from('no picture'))).json()).toMatchObject({
      kind: 'unreadable',
      message: originTexts.unreadable,
    });
  });

  it('is nobody else’s to ask', async () => {
    const url = await keep(made);
    expect((await ask(bob, url)).status).toBe(404);
    expect((await ask(alice, `/media/${alice.id}/c1/none.png`)).status).toBe(404);
    expect((await ask(alice, 'https://elsewhere.example.org/x.png')).status).toBe(404);
  });

  it('leaves a file that carries a C2PA manifest as it is', async () => {
    const signed = Buffer.concat([await noisyPicture(3), Buffer.from('jumbc2pa')]);
    expect((await markAsGenerated(signed, { tool: 'x' })).equals(signed)).toBe(true);
  });
});
