import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { EngineAway } from '../../../../platform/outbound/engine-away.ts';
import { type FalService, falFaultOf } from '../../../../platform/outbound/fal-service.ts';
import type { FetchRefusal, SafeFetch } from '../../../../platform/outbound/safe-fetch.ts';
import type { TrainingEngine, TrainingOrder, TrainingOutcome, TrainingTools } from '../../ports.ts';
import type { LearnStyle } from '../local-engine/learn-in-process.ts';
import { falTexts } from './texts.ts';
import { zipPictures } from './zip-pictures.ts';

const endpoint = 'fal-ai/flux-lora-fast-training';

type Dependencies = {
  readonly fal: FalService;
  readonly safeFetch: SafeFetch;
  /** The embedded engine looks at the pictures too: for the coach's report and the accord. */
  readonly learn: LearnStyle;
  readonly onError: (error: unknown) => void;
};

/** LoRA training at fal. The request's id is kept, so that a restart follows it further. */
export function makeFalTrainingEngine(dependencies: Dependencies): TrainingEngine {
  return {
    engine: 'fal',
    name: 'fal (FLUX LoRA)',
    priceNote: falTexts.priceNote,
    // Each sample is paid for.
    samplePrompts: ['un lac de montagne au coucher du soleil'],
    shareOfSamples: 0.1,
    // They only wait for fal.
    concurrency: 8,
    async train(order, tools) {
      const { signal, onProgress } = tools;
      onProgress({ stage: 'coach', percent: 1 });
      const about = await dependencies.learn(order, { signal });
      const { coach } = about;
      const accord = about.ok ? about.accord : null;
      try {
        const url = await trainRemotely(dependencies, order, tools);
        const read = reader(dependencies.safeFetch, url, signal);
        const looks = { treatment: null, accord, heldOutScore: null };
        const style = { ...looks, extension: 'safetensors', remoteUrl: url, read } as const;
        return { ok: true, style, coach };
      } catch (error) {
        const failure = await failureOf(error, tools);
        // What exactly fal did not like is for whoever runs the studio to read.
        if (!failure.canRetry) dependencies.onError(error);
        return { ...failure, coach };
      }
    },
    async cancelRemote(remoteRequest) {
      // What has ended meanwhile cannot be cancelled any more; nothing here depends on it.
      await dependencies.fal.cancel(endpoint, remoteRequest).catch((error) => {
        if (falFaultOf(error) !== 'refused') dependencies.onError(error);
      });
    },
  };
}

const trained = z.object({ diffusers_lora_file: z.object({ url: z.url() }) });

async function trainRemotely(
  { fal }: Dependencies,
  order: TrainingOrder,
  { signal, onProgress, remember }: TrainingTools,
): Promise<string> {
  let requestId = order.remoteRequest;
  if (requestId === null) {
    onProgress({ stage: 'upload', percent: 3 });
    const archive = await fal.upload(await zipPictures(order.pictures, signal), signal);
    const input = {
      images_data_url: archive,
      is_style: true,
      ...(order.triggerWord !== null && { trigger_word: order.triggerWord }),
    };
    requestId = await fal.submit(endpoint, input, signal);
    await remember(requestId);
  }
  let percent = 8;
  onProgress({ stage: 'queue', percent });
  const answer = await fal.follow(endpoint, requestId, {
    signal,
    onStatus: ({ status, logs }) => {
      percent = Math.max(percent, 10 + 0.88 * percentIn(logs));
      onProgress({ stage: status === 'waiting' ? 'queue' : 'train', percent });
    },
  });
  return trained.parse(answer).diffusers_lora_file.url;
}

/** Its training program draws a bar: « 37%|███▋ | 370/1000 ». */
function percentIn(logs: readonly string[]): number {
  for (const line of logs.toReversed()) {
    const [, percent] = /(?:^|\D)(\d{1,3})%\|/.exec(line) ?? [];
    if (percent !== undefined) return Math.min(100, Number(percent));
  }
  return 0;
}

const largestLoraBytes = 2 * 1024 ** 3;
const longestDownloadMs = 30 * 60_000;

function reader(safeFetch: SafeFetch, url: string, signal: AbortSignal) {
  return async <T>(consume: (stream: Readable) => Promise<T>): Promise<T> => {
    const limits = { maxBytes: largestLoraBytes, timeoutMs: longestDownloadMs, signal };
    const fetched = await safeFetch(url, limits, ({ stream }) =>
      consume(Readable.from(stream, { objectMode: false })),
    );
    if (fetched.ok) return fetched.value;
    const cause = new LoraUnreachable(`the trained file: ${fetched.reason}`);
    throw awayReasons.includes(fetched.reason) ? new EngineAway(endpoint, { cause }) : cause;
  };
}

const awayReasons: readonly FetchRefusal[] = ['unreachable', 'too-slow'];

/** The training has ended, and its file cannot be copied. */
export class LoraUnreachable extends Error {
  override readonly name = 'LoraUnreachable';
}

async function failureOf(
  error: unknown,
  { signal, remember }: TrainingTools,
): Promise<Omit<Extract<TrainingOutcome, { ok: false }>, 'coach'>> {
  const fault = falFaultOf(error);
  if (signal.aborted || fault === null) throw error;
  if (fault === 'away') throw new EngineAway(endpoint, { cause: error });
  const message = falTexts.training[fault];
  // A request that was refused or forgotten is of no use to the next attempt.
  if (fault === 'refused' || fault === 'gone') await remember(null);
  return { ok: false, message, canRetry: fault === 'broken' || fault === 'gone' };
}
