import { crc32 } from 'node:zlib';
import { encodePng } from '@armoni/image-engine/origin/encode-png';
import { engineVersion } from '@armoni/image-engine/origin/recipe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Person,
  postJson,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
} from '../../../testing.ts';
import { difyClient } from '../../chat/testing/dify-client.ts';
import { sendForm, uploadToChat } from '../../files/testing.ts';
import { fakePainter, fakeTrainingEngine, noisyPicture } from '../../styles/testing.ts';
import { markAsGenerated } from '../adapters/mark-as-generated.ts';
import { pictureTexts } from '../texts.ts';
import { originTexts } from './texts.ts';

const recipe = {
  schema: 'armoni.recipe/1',
  engine: 'moteur local',
  engineVersion,
  prompt: 'un lac « clair » & calme',
  seed: 7,
  width: 64,
  height: 64,
  treatment: null,
  style: null,
  strength: 1,
  reference: null,
} as const;

/** A PNG with a chunk as C2PA puts its manifest into, after the signature and the header. */
async function signedPicture(): Promise<Buffer> {
  const png = await noisyPicture(3);
  const chunk = Buffer.from('caBXjumb....jumdc2pa');
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32BE(chunk.length - 4);
  sizes.writeUInt32BE(crc32(chunk), 4);
  const pieces = [png.subarray(0, 33), sizes.subarray(0, 4), chunk, sizes.subarray(4)];
  return Buffer.concat([...pieces, png.subarray(33)]);
}

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
      replacements: { trainingEngine: fakeTrainingEngine(), pictureEngine: fakePainter() },
    });
    alice = await signUpSomebody(studio.url);
    bob = await signUpSomebody(studio.url);
    const data = Float32Array.from({ length: 64 * 64 * 3 }, (_, i) => ((i * 7919) % 251) / 251);
    const origin = { recipe, source: 'algorithmicMedia' } as const;
    made = Buffer.from(await encodePng({ width: 64, height: 64, data }, origin));
  });
  afterAll(() => studio.remove());

  it('is told with its recipe when it was made here', async () => {
    const told = {
      ...{ kind: 'armoni', recipe, source_type: 'algorithmicMedia', has_manifest: false },
      remake: { is_possible: true, message: null },
    };
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
      has_manifest: false,
      remake: null,
      message: originTexts.marked('trainedAlgorithmicMedia'),
    });
  });

  it('is told with what was asked of a service, which promises no picture twice', async () => {
    const asked = { ...recipe, engine: 'fal (FLUX LoRA)' };
    const file = await markAsGenerated(await noisyPicture(5), { tool: 'fal', recipe: asked });
    expect(await (await askUpload(file)).json()).toMatchObject({
      ...{ kind: 'armoni', recipe: asked, source_type: 'trainedAlgorithmicMedia' },
      message: originTexts.service('fal (FLUX LoRA)'),
      remake: { is_possible: false, message: pictureTexts.remake.ofService },
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
    const signed = await signedPicture();
    expect((await markAsGenerated(signed, { tool: 'x' })).equals(signed)).toBe(true);
  });

  it('tells of a C2PA manifest, and keeps it in an uploaded file', async () => {
    const signed = await signedPicture();
    const url = await keep(signed);
    expect(await (await ask(alice, url)).json()).toMatchObject({
      kind: 'unmarked',
      has_manifest: true,
      message: originTexts.manifestAlone,
    });
    const stored = await fetch(studio.url + url);
    expect(Buffer.from(await stored.arrayBuffer()).equals(signed)).toBe(true);
  });

  it('is told in the answer when a picture is made from one with a manifest', async () => {
    const { ask: write } = difyClient(studio.url, alice);
    const image = { type: 'image', transfer_method: 'remote_url' };
    const from = async (bytes: Buffer) => {
      const inputs = { image: { ...image, url: await keep(bytes) } };
      const events = await write('en noir et blanc', { inputs });
      return events.map(({ answer }) => answer ?? '').join('');
    };
    expect(await from(await signedPicture())).toContain(pictureTexts.manifestStays);
    expect(await from(await noisyPicture(4))).not.toContain('C2PA');
  });

  it('says that a picture of an earlier engine will not be quite the same again', async () => {
    const old = { ...recipe, engineVersion: '0' };
    const pixels = { width: 64, height: 64, data: new Float32Array(64 * 64 * 3) };
    const file = await encodePng(pixels, { recipe: old, source: 'algorithmicMedia' });
    expect(await (await askUpload(Buffer.from(file))).json()).toMatchObject({
      remake: { is_possible: true, message: pictureTexts.remake.otherVersion },
    });
  });
});
