import type { Model } from '@armoni/contract/models';
import { ApiError } from '@fal-ai/client';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EngineAway } from '../../../../platform/outbound/engine-away.ts';
import { makeFalService } from '../../../../platform/outbound/fal-service.ts';
import { makeSafeFetch } from '../../../../platform/outbound/safe-fetch.ts';
import { type FakeFal, startFakeFal } from '../../../../platform/outbound/testing/fake-fal.ts';
import {
  type Person,
  postJson,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
} from '../../../../testing.ts';
import { getJson } from '../../../files/testing.ts';
import type { TrainingTools } from '../../ports.ts';
import { noisyPicture, uploadTrainingPictures } from '../../testing.ts';
import { makeFalTrainingEngine } from './fal-training-engine.ts';
import { falTexts } from './texts.ts';

const trainingEndpoint = 'fal-ai/flux-lora-fast-training';
const drawingEndpoint = 'fal-ai/flux-lora';
const coach = { advice: [], diversity: 0.5, summary: 'Bien.' };
const learn = async () =>
  ({ ok: false, reason: 'too-few-usable-pictures', message: '', coach }) as const;
const isAllowedAddress = (address: string) => address === '127.0.0.1';
const quiet = new AbortController().signal;

describe('fal that trains', () => {
  let fake: FakeFal;
  let picture: Buffer;
  const service = () => makeFalService({ key: 'id:secret', pollMs: 5, proxyUrl: fake.proxyUrl });
  const safeFetch = makeSafeFetch({ isAllowedAddress });
  const problems: unknown[] = [];
  const onError = (problem: unknown) => problems.push(problem);
  const trainingEngine = () => makeFalTrainingEngine({ fal: service(), safeFetch, learn, onError });
  const callsTo = (part: string) => fake.calls.filter(({ target }) => target.includes(part));
  const submits = (endpoint: string) =>
    fake.calls.filter(
      ({ target, method }) => method === 'POST' && target === `https://queue.fal.run/${endpoint}`,
    );

  const tools = (signal = quiet) => {
    const remembered: (string | null)[] = [];
    const stages: string[] = [];
    const heard: number[] = [];
    const all: TrainingTools = {
      signal,
      remember: async (request) => void remembered.push(request),
      onProgress: ({ stage, percent }) => {
        stages.push(stage);
        heard.push(percent);
      },
    };
    return { ...all, remembered, stages, heard };
  };
  const order = (remoteRequest: string | null = null) => ({
    name: 'Aube',
    triggerWord: 'AUBE',
    pictures: [
      { name: '../a.png', bytes: picture },
      { name: 'b', bytes: picture },
    ],
    remoteRequest,
  });
  const keepLora = () => {
    fake.files.set('/files/lora', Buffer.from('lora bytes'));
    const body = { diffusers_lora_file: { url: `${fake.filesUrl}/lora` }, config_file: {} };
    fake.results.set(trainingEndpoint, { status: 200, body });
  };
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
    problems.length = 0;
    fake.calls.length = 0;
    fake.statuses.length = 0;
    fake.files.clear();
    fake.results.clear();
    fake.faults.clear();
  });

  describe('training', () => {
    it('sends one archive, follows the request and hands over the trained file', async () => {
      keepLora();
      const logs = [{ message: ' 40%|████      | 400/1000 [00:40<01:00]' }];
      fake.statuses.push({ status: 'IN_QUEUE' }, { status: 'IN_PROGRESS', logs });
      const given = tools();
      const outcome = await trainingEngine().train(order(), given);
      if (!outcome.ok) throw new Error(outcome.message);
      const bytes = await outcome.style.read(async (stream) =>
        Buffer.concat(await stream.toArray()),
      );
      expect(bytes.toString()).toBe('lora bytes');
      expect(outcome.style).toMatchObject({
        extension: 'safetensors',
        remoteUrl: `${fake.filesUrl}/lora`,
      });
      const [submit] = submits(trainingEndpoint);
      expect(submit?.authorization).toBe('Key id:secret');
      const input = JSON.parse(submit?.body ?? '{}') as { images_data_url: string };
      expect(input).toMatchObject({ trigger_word: 'AUBE', is_style: true });
      const archive = fake.files.get(new URL(input.images_data_url).pathname)!;
      const entries = unzipSync(new Uint8Array(archive));
      expect(Object.keys(entries)).toEqual(['image-1.png', 'image-2.png']);
      expect(Buffer.from(entries['image-2.png']!).equals(picture)).toBe(true);
      expect(given.remembered).toHaveLength(1);
      expect(given.stages).toEqual(['coach', 'upload', 'queue', 'queue', 'train']);
      expect(given.heard).toEqual([...given.heard].sort((a, b) => a - b));
    });

    it('goes on with a request that an earlier attempt made, without paying again', async () => {
      keepLora();
      const outcome = await trainingEngine().train(order('request-old'), tools());
      expect(outcome.ok).toBe(true);
      expect(submits(trainingEndpoint)).toEqual([]);
      expect(callsTo('/requests/request-old/status')).toHaveLength(1);
    });

    it('ends with a French sentence when fal refuses the pictures (422)', async () => {
      const detail = [{ loc: ['body', 'images_data_url'], msg: 'too few', type: 'value_error' }];
      fake.results.set(trainingEndpoint, { status: 422, body: { detail } });
      const given = tools();
      expect(await trainingEngine().train(order(), given)).toEqual({
        ok: false,
        message: falTexts.training.refused,
        canRetry: false,
        coach,
      });
      expect(given.remembered.at(-1)).toBeNull();
      expect(problems).toMatchObject([{ status: 422, body: { detail } }]);
    });

    it('starts anew when fal has forgotten the request', async () => {
      const given = tools();
      const outcome = await trainingEngine().train(order('request-lost'), given);
      expect(outcome).toMatchObject({ ok: false, canRetry: true });
      expect(given.remembered).toEqual([null]);
    });

    it.each([401, 403])('does not try again with a key that is refused (%i)', async (status) => {
      fake.faults.set('submit', [{ status, body: { detail: 'no' } }]);
      expect(await trainingEngine().train(order(), tools())).toMatchObject({
        canRetry: false,
        message: falTexts.training['not-allowed'],
      });
    });

    it('tries again later when fal is broken (500)', async () => {
      fake.faults.set('submit', [{ status: 500, body: {} }]);
      expect(await trainingEngine().train(order(), tools())).toMatchObject({
        canRetry: true,
        message: falTexts.training.broken,
      });
    });

    it.each([
      ...[429, 502, 503, 504].map((status) => new ApiError({ message: '', status })),
      new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }),
      new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }),
    ])(
      'is away, and nobody’s pictures are at fault: $message $status $cause.code',
      async (error) => {
        const fal = { ...service(), follow: () => Promise.reject(error) };
        const engine = makeFalTrainingEngine({ fal, safeFetch, learn, onError });
        await expect(engine.train(order('request-old'), tools())).rejects.toThrow(EngineAway);
      },
    );

    it.each([429, 503])('waits and asks again by itself after %i', async (status) => {
      keepLora();
      fake.faults.set('status', [{ status, body: {} }]);
      expect(await trainingEngine().train(order('request-old'), tools())).toMatchObject({
        ok: true,
      });
      expect(callsTo('/status')).toHaveLength(2);
    });

    it('leaves the request running when it is stopped, and cancels it when told to', async () => {
      const stopper = new AbortController();
      fake.statuses.push(...Array.from({ length: 1000 }, () => ({ status: 'IN_QUEUE' })));
      const given = tools(stopper.signal);
      const training = trainingEngine().train(order('request-old'), given);
      await expect.poll(() => given.stages).toContain('queue');
      stopper.abort(new Error('stopped'));
      await expect(training).rejects.toThrow('stopped');
      expect(callsTo('/cancel')).toEqual([]);
      await trainingEngine().cancelRemote?.('request-old');
      expect(callsTo('/cancel')).toMatchObject([
        { method: 'PUT', target: expect.stringContaining('/requests/request-old/cancel') },
      ]);
    });
  });

  describe('in the studio', () => {
    let studio: TestStudio;
    let alice: Person;
    const start = (dataFolder?: string) =>
      startTestStudio({
        environment: { FAL_KEY: 'id:secret', RATE_LIMIT_FACTOR: '100' },
        replacements: {
          learn,
          fal: { proxyUrl: fake.proxyUrl, pollMs: 5 },
          safeFetch: { isAllowedAddress },
        },
        ...(dataFolder && { dataFolder }),
      });
    const models = async () => {
      const answer = await getJson(`${studio.url}/api/v1/models`, alice);
      return (await answer.json()) as { models: Model[]; trainer: object };
    };
    const train = async () => {
      const image_urls = await uploadTrainingPictures(studio.url, alice);
      const body = { name: 'Aube', trigger_word: 'AUBE', image_urls };
      await postJson(`${studio.url}/api/v1/models`, body, { authorization: alice.bearer });
    };
    const patient = { interval: 50 };

    beforeAll(async () => {
      studio = await start();
      alice = await signUpSomebody(studio.url);
    });
    afterAll(() => studio.remove());

    it('says the price before, follows the same request after a restart, and keeps the result', async () => {
      expect((await models()).trainer).toEqual({
        engine: 'fal',
        engine_name: 'fal (FLUX LoRA)',
        price_note: falTexts.priceNote,
      });
      fake.statuses.push(...Array.from({ length: 100_000 }, () => ({ status: 'IN_QUEUE' })));
      await train();
      await expect.poll(async () => (await models()).models[0]?.stage, patient).toBe('queue');
      const { dataFolder } = studio;
      await studio.stop();
      keepLora();
      storePicture();
      fake.statuses.length = 0;
      studio = await start(dataFolder);
      const status = async () => (await models()).models[0]?.status;
      await expect.poll(status, patient).toBe('completed');
      expect(submits(trainingEndpoint)).toHaveLength(1);
      const [model] = (await models()).models;
      expect(model).toMatchObject({ engine: 'fal', is_usable: true });
      expect(model?.lora_file_path).toMatch(/-aube\.safetensors$/);
      expect(model?.sample_urls).toHaveLength(1);
      expect(JSON.parse(submits(drawingEndpoint)[0]?.body ?? '{}')).toMatchObject({
        prompt: expect.stringMatching(/^AUBE, /),
        loras: [{ path: `${fake.filesUrl}/lora` }],
      });
    });

    it('cancels at fal what is cancelled here', async () => {
      fake.statuses.push(...Array.from({ length: 100_000 }, () => ({ status: 'IN_QUEUE' })));
      await train();
      await expect.poll(async () => (await models()).models[0]?.stage, patient).toBe('queue');
      const [model] = (await models()).models;
      const path = `${studio.url}/api/v1/models/${model?.id}/cancel`;
      const answer = await postJson(path, {}, { authorization: alice.bearer });
      expect(await answer.json()).toMatchObject({ status: 'failed' });
      expect(callsTo('/cancel')).toHaveLength(1);
    });
  });
});
