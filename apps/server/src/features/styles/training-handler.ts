import type { HandlerOutcome, HandlerTools, JobHandler } from '../../platform/queue/work.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { makeStorageKey, ownerSegment } from '../../platform/storage/storage-key.ts';
import { makeSamples } from './draw-samples.ts';
import type { FindTrainingImages } from './find-training-pictures.ts';
import { type BroughtPictures, bringPictures, type PreparePicture } from './load-pictures.ts';
import type {
  DrawSample,
  LearnedModel,
  ModelRecord,
  ModelStore,
  StyleTrainer,
  TrainedStyle,
  TrainingLease,
  TrainingPayload,
} from './ports.ts';
import { trainingTexts } from './texts.ts';

export type TrainStyleParts = {
  readonly models: ModelStore;
  readonly findImages: FindTrainingImages;
  readonly storage: Storage;
  readonly prepare: PreparePicture;
  readonly trainer: StyleTrainer;
  readonly drawSample: DrawSample;
  readonly clock: () => number;
};

/** What of the whole is done when each part has ended, in percent. */
const shares = { prepared: 5, sampled: 97, published: 99 };

/** As the time goes, so that the percent neither rushes nor stands. */
function trainedShare({ shareOfSamples }: StyleTrainer): number {
  return shares.sampled - (shares.sampled - shares.prepared) * shareOfSamples;
}

/**
 * The training job: pictures → trainer → samples → the model. Each attempt stores into a folder
 * of its own, and the model is completed together with its job: once, or not at all.
 */
export function makeTrainStyle(parts: TrainStyleParts): JobHandler {
  return async (lease, tools) => {
    const { models, trainer, clock } = parts;
    const { ownerId, jobId, fence } = lease;
    const payload = lease.payload as TrainingPayload;
    // The job may have come to us before whoever asked for it wrote its model.
    await models.ensure({ ...payload, ownerId, jobId, engine: trainer.engine, createdAt: clock() });
    const objectFolder = `${ownerSegment(ownerId)}/styles/${jobId}-${fence}/`;
    const model = await models.begin(lease, { engine: trainer.engine, objectFolder });
    if (!model) return { ok: false, message: trainingTexts.cancelled, canRetry: false };
    const found = await parts.findImages(ownerId, payload.imageKeys);
    if (!found.ok) return { ok: false, message: trainingTexts.imageGone, canRetry: false };
    tools.report({ stage: 'prepare', percent: 0 });
    const brought = await bringPictures(parts, found.images, {
      signal: tools.signal,
      onShare: (share) => tools.report({ stage: 'prepare', percent: shares.prepared * share }),
    });
    if (!brought.ok) return { ok: false, message: broughtMessage(brought), canRetry: false };
    return train(parts, { lease, model, tools, objectFolder, pictures: brought.pictures });
  };
}

function broughtMessage(brought: Extract<BroughtPictures, { ok: false }>): string {
  return brought.reason === 'gone'
    ? trainingTexts.imageGone
    : trainingTexts.imageUnreadable(brought.name);
}

type Training = {
  readonly lease: TrainingLease;
  readonly model: ModelRecord;
  readonly tools: HandlerTools;
  readonly objectFolder: string;
  readonly pictures: Extract<BroughtPictures, { ok: true }>['pictures'];
};

async function train(parts: TrainStyleParts, training: Training): Promise<HandlerOutcome> {
  const { models, trainer } = parts;
  const { lease, model, tools, pictures } = training;
  const { name, triggerWord, remoteRequest } = model;
  const { signal } = tools;
  const trained = trainedShare(trainer);
  const outcome = await trainer.train(
    { name, triggerWord, pictures, remoteRequest },
    {
      signal,
      onProgress: ({ stage, percent }) => {
        const width = trained - shares.prepared;
        tools.report({ stage, percent: shares.prepared + (width * percent) / 100 });
      },
      remember: (request) => models.note(lease, { remoteRequest: request }),
    },
  );
  signal.throwIfAborted();
  const { coach } = outcome;
  if (coach) await models.note(lease, { coach });
  if (!outcome.ok) return { ok: false, message: outcome.message, canRetry: outcome.canRetry };
  const learned = await keepStyle(parts, training, outcome.style);
  await makeSamples(parts, { ...training, learned }, (share) => {
    const percent = trained + (shares.sampled - trained) * share;
    tools.report({ stage: 'sample', percent });
  });
  tools.report({ stage: 'publish', percent: shares.published });
  return finished(parts, training, learned);
}

/** A LoRA of a large base model stays far below. */
const largestStyleBytes = 2 * 1024 ** 3;

async function keepStyle(
  { storage }: TrainStyleParts,
  { model, tools, objectFolder }: Training,
  { extension, read, ...about }: TrainedStyle,
): Promise<LearnedModel> {
  const folder = objectFolder.slice(objectFolder.indexOf('/') + 1, -1);
  const key = makeStorageKey({ ownerId: model.ownerId, folder, fileName: model.name, extension });
  const limits = { contentType: 'application/octet-stream', maxBytes: largestStyleBytes };
  const written = await read((stream) =>
    storage.write(key, stream, { ...limits, signal: tools.signal }),
  );
  if (!written.ok) throw new Error('a style file of more than 2 GB');
  return { ...about, key, sha256: written.sha256 };
}

function finished(
  { models, storage }: TrainStyleParts,
  { lease, model, objectFolder }: Training,
  learned: LearnedModel,
): HandlerOutcome {
  return {
    ok: true,
    result: { modelId: model.id },
    write: (transaction) => models.complete(transaction, lease, learned),
    async afterwards(accepted) {
      // What earlier attempts of this job stored, or this one when it came too late.
      const attempts = `${ownerSegment(model.ownerId)}/styles/${lease.jobId}-`;
      for await (const { key } of storage.list(accepted ? attempts : objectFolder)) {
        if (!accepted || !key.startsWith(objectFolder)) await storage.remove(key);
      }
    },
  };
}
