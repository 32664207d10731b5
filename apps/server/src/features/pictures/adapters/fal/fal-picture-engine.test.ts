import { readOrigin } from '@armoni/image-engine/origin/read-origin';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeFalService } from '../../../../platform/outbound/fal-service.ts';
import { makeSafeFetch } from '../../../../platform/outbound/safe-fetch.ts';
import { type FakeFal, startFakeFal } from '../../../../platform/outbound/testing/fake-fal.ts';
import { startSilentServer } from '../../../../platform/outbound/testing/silent-server.ts';
import { noisyPicture } from '../../../styles/testing.ts';
import { markAsGenerated as markPicture } from '../mark-as-generated.ts';
import { makeFalPictureEngine } from './fal-picture-engine.ts';
import { falTexts } from './texts.ts';

const drawingEndpoint = 'fal-ai/flux-lora';
const quiet = new AbortController().signal;

describe('fal that draws', () => {
  let fake: FakeFal;
  let picture: Buffer;
  const safeFetch = makeSafeFetch({ isAllowedAddress: (address) => address === '127.0.0.1' });
  const service = () => makeFalService({ key: 'id:secret', pollMs: 5, proxyUrl: fake.proxyUrl });
  const painter = () => makeFalPictureEngine({ fal: service(), safeFetch, markPicture });
  const callsTo = (part: string) => fake.calls.filter(({ target }) => target.includes(part));
  const submits = (endpoint: string) =>
    fake.calls.filter(
      ({ target, method }) => method === 'POST' && target === `https://queue.fal.run/${endpoint}`,
    );
  const wish = { prompt: 'AUBE, un lac', width: 512, height: 256, seed: 3, style: null };
  const storePicture = () => {
    fake.files.set('/files/picture', picture);
    const images = [{ url: `${fake.filesUrl}/picture`, width: 64, height: 64 }];
    fake.results.set(drawingEndpoint, { status: 200, body: { images, seed: 3, prompt: '' } });
  };

  beforeAll(async () => {
    fake = await startFakeFal();
    picture = await noisyPicture(1);
  });
  afterAll(() => fake.close());
  beforeEach(() => {
    fake.calls.length = 0;
    fake.statuses.length = 0;
    fake.files.clear();
    fake.results.clear();
    fake.faults.clear();
  });

  it('applies the person’s LoRA, and marks the copied picture as AI-made', async () => {
    storePicture();
    const remoteStyle = {
      ...{ url: 'https://v3.fal.media/files/lora.safetensors' },
      ...{ name: 'Aube', sha256: 'f'.repeat(64) },
    };
    const made = await painter().make({ ...wish, remoteStyle, reference: null }, quiet);
    if (!made.ok) throw new Error(made.message);
    expect(await readOrigin(made.bytes)).toEqual({
      kind: 'armoni',
      recipe: {
        ...{ schema: 'armoni.recipe/1', engine: 'fal (FLUX LoRA)' },
        ...{ engineVersion: drawingEndpoint, prompt: 'AUBE, un lac', seed: 3 },
        ...{ width: 512, height: 256, treatment: null, strength: 1, reference: null },
        style: { name: 'Aube', sha256: 'f'.repeat(64) },
      },
      hasManifest: false,
      sourceType: 'trainedAlgorithmicMedia',
    });
    // The pixels stay what they were.
    const raw = (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer();
    expect((await raw(made.bytes)).equals(await raw(picture))).toBe(true);
    expect(JSON.parse(submits(drawingEndpoint)[0]?.body ?? '{}')).toMatchObject({
      prompt: 'AUBE, un lac',
      image_size: { width: 512, height: 256 },
      seed: 3,
      loras: [{ path: remoteStyle.url, scale: 1 }],
    });
  });

  it('sends a reference picture along, to the program that changes pictures', async () => {
    storePicture();
    const made = await painter().make({ ...wish, reference: picture }, quiet);
    expect(made.ok).toBe(true);
    const [submit] = submits(`${drawingEndpoint}/image-to-image`);
    const input = JSON.parse(submit?.body ?? '{}') as { image_url: string };
    const sent = fake.files.get(new URL(input.image_url).pathname)!;
    expect(sent.equals(picture)).toBe(true);
    // Its status lies under the program's name without the sub-path.
    expect(callsTo('flux-lora/image-to-image/requests')).toEqual([]);
  });

  it.each([
    [422, falTexts.picture.refused],
    [500, falTexts.picture.broken],
    [401, falTexts.picture['not-allowed']],
  ])('says in French what %i means', async (status, message) => {
    fake.results.set(drawingEndpoint, { status, body: { detail: [] } });
    const made = await painter().make({ ...wish, reference: null }, quiet);
    expect(made).toEqual({ ok: false, message });
  });

  it.each([429, 503])('waits and asks again by itself after %i', async (status) => {
    storePicture();
    fake.faults.set('status', [{ status, body: {} }]);
    expect(await painter().make({ ...wish, reference: null }, quiet)).toMatchObject({ ok: true });
    expect(submits(drawingEndpoint)).toHaveLength(1);
  });

  it('says that fal is out of reach', async () => {
    const lost = makeFalService({ key: 'id:secret', proxyUrl: 'http://127.0.0.1:1/proxy' });
    const made = await makeFalPictureEngine({ fal: lost, safeFetch, markPicture }).make(
      { ...wish, reference: null },
      quiet,
    );
    expect(made).toEqual({ ok: false, message: falTexts.picture.away });
  });

  it('does not show what fal’s filter has blackened', async () => {
    storePicture();
    const { body } = fake.results.get(drawingEndpoint)! as { body: object };
    const filtered = { status: 200, body: { ...body, has_nsfw_concepts: [true] } };
    fake.results.set(drawingEndpoint, filtered);
    const made = await painter().make({ ...wish, reference: null }, quiet);
    expect(made).toEqual({ ok: false, message: falTexts.picture.refused });
  });

  it('cancels the request of a stopped reply', async () => {
    const stopper = new AbortController();
    fake.statuses.push(...Array.from({ length: 1000 }, () => ({ status: 'IN_PROGRESS' })));
    const made = painter().make({ ...wish, reference: null }, stopper.signal);
    await expect.poll(() => callsTo('/status').length).toBeGreaterThan(0);
    stopper.abort(new Error('stopped'));
    await expect(made).rejects.toThrow('stopped');
    expect(callsTo('/cancel')).toHaveLength(1);
  });

  it.each(['nothing', 'headers', 'half'] as const)(
    'is told as away when a call of its queue hangs (%s)',
    async (silence) => {
      const silent = await startSilentServer(silence, '{"request_id":');
      const options = { key: 'id:secret', proxyUrl: silent.url, silenceMs: 80 };
      const engine = makeFalPictureEngine({ fal: makeFalService(options), safeFetch, markPicture });
      const made = engine.make({ ...wish, reference: null }, quiet);
      expect(await made).toEqual({ ok: false, message: falTexts.picture.away });
      await silent.left;
      expect(silent.calls()).toBe(1);
      await silent.close();
    },
  );
});
