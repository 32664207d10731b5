import { buffer } from 'node:stream/consumers';
import type { PictureProcesses } from '../../platform/pictures/picture-processes.ts';
import type { MediaSigner } from '../../platform/provenance/media-signer.ts';
import type { HandlerOutcome, HandlerTools, JobHandler } from '../../platform/queue/job-handler.ts';
import type { Lease } from '../../platform/queue/job-queue.ts';
import {
  attemptFolder,
  attemptPrefix,
  removeStaleAttempts,
} from '../../platform/storage/attempt-folders.ts';
import { removeAll } from '../../platform/storage/remove-all.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { makeStorageKey } from '../../platform/storage/storage-key.ts';
import { streamOf } from '../../platform/storage/stream-of.ts';
import { drawSamples } from './draw-samples.ts';
import type { FindTrainingPictures } from './find-training-pictures.ts';
import { type LoadedPictures, loadPictures, type PreparePicture } from './load-pictures.ts';
import type {
  DrawSample,
  StoredStyle,
  StyleFiles,
  StyleRecord,
  StyleRepository,
  TrainedStyle,
  TrainingEngine,
} from './ports.ts';
import { styleTexts } from './texts.ts';
import { stylesRoom, type TrainingResult, type TrainingWish } from './training-job.ts';

export type TrainingHandlerDependencies = {
  readonly styles: StyleRepository;
  readonly findPictures: FindTrainingPictures;
  readonly storage: Storage;
  readonly prepare: PreparePicture;
  readonly pictureProcesses: PictureProcesses;
  readonly signer: Pick<MediaSigner, 'signPicture'>;
  readonly trainingEngine: TrainingEngine;
  readonly drawSample: DrawSample;
  readonly styleFiles: StyleFiles;
  readonly clock: () => number;
};

/** What of the whole is done when each part has ended, in percent. */
const shares = { prepared: 5, sampled: 97, published: 99 };

/** As the time goes, so that the percent neither rushes nor stands. */
function trainedShare({ shareOfSamples }: TrainingEngine): number {
  return shares.sampled - (shares.sampled - shares.prepared) * shareOfSamples;
}

/**
 * The training job: pictures → engine → samples → the style. Each attempt stores into a folder
 * of its own, and the style is completed together with its job: once, or not at all.
 */
export function makeTrainingHandler(
  dependencies: TrainingHandlerDependencies,
): JobHandler<TrainingWish, TrainingResult> {
  return async (lease, tools) => {
    const { styles, trainingEngine, clock } = dependencies;
    const { engine } = trainingEngine;
    const { ownerId, jobId, payload: wish } = lease;
    // The job may have come to us before whoever asked for it wrote its style.
    await styles.ensure({ ...wish, ownerId, jobId, engine, createdAt: clock() });
    const objectFolder = attemptPrefix(stylesRoom, lease);
    const record = await styles.begin(lease, { engine, objectFolder });
    if (!record) return { ok: false, message: styleTexts.cancelled, canRetry: false };
    if (wish.importedKey !== undefined) {
      return takeOver(dependencies, { lease, record, tools }, wish.importedKey);
    }
    const found = await dependencies.findPictures(ownerId, wish.imageKeys);
    if (!found.ok) return { ok: false, message: styleTexts.imageGone, canRetry: false };
    tools.report({ stage: 'prepare', percent: 0 });
    const loaded = await loadPictures(dependencies, found.pictures, {
      ownerId,
      signal: tools.signal,
      onShare: (share) => tools.report({ stage: 'prepare', percent: shares.prepared * share }),
    });
    if (!loaded.ok) {
      const canRetry = loaded.reason === 'busy';
      return { ok: false, message: loadingMessage(loaded), canRetry };
    }
    const training = { lease, record, tools, pictures: loaded.pictures };
    return withoutRemains(dependencies, training, train(dependencies, training));
  };
}

/** A style that was deleted meanwhile takes what this attempt has stored along. */
function withoutRemains<T>(
  { styles, storage }: TrainingHandlerDependencies,
  { lease, record }: Attempt,
  outcome: Promise<T>,
): Promise<T> {
  return outcome.catch(async (error) => {
    const isGone = !(await styles.find(record.ownerId, record.id));
    if (isGone) await removeAll(storage, attemptPrefix(stylesRoom, lease));
    throw error;
  });
}

/** A style that came as a file: nothing is learned, its samples are drawn. */
async function takeOver(
  dependencies: TrainingHandlerDependencies,
  attempt: Attempt,
  importedKey: string,
): Promise<HandlerOutcome<TrainingResult>> {
  const { storage, styleFiles } = dependencies;
  const body = await storage.read(importedKey);
  const bytes = body && (await buffer(body.stream));
  const adopted = bytes && (await styleFiles.adopt(bytes, attempt.tools.signal));
  if (!adopted) return { ok: false, message: styleTexts.importGone, canRetry: false };
  const { treatment, accord, heldOutScore, file, otherHand } = adopted;
  const style: TrainedStyle = {
    ...{ treatment, accord, heldOutScore, otherHand, remoteUrl: null, extension: 'style' },
    read: (consume) => consume(streamOf(file)),
  };
  const finish = async () => {
    const stored = await storeStyle(dependencies, attempt, style);
    return sampleAndFinish(dependencies, attempt, { stored, from: 0 });
  };
  const outcome = await withoutRemains(dependencies, attempt, finish());
  return {
    ...outcome,
    ...(outcome.ok && {
      afterwards: async (accepted: boolean) => {
        await outcome.afterwards?.(accepted);
        if (accepted) await storage.remove(importedKey);
      },
    }),
  };
}

function loadingMessage(loaded: Extract<LoadedPictures, { ok: false }>): string {
  if (loaded.reason === 'unreadable') return styleTexts.imageUnreadable(loaded.name);
  return loaded.reason === 'gone' ? styleTexts.imageGone : styleTexts.picturesBusy;
}

type Attempt = {
  readonly lease: Lease<TrainingWish>;
  readonly record: StyleRecord;
  readonly tools: HandlerTools;
};

type Training = Attempt & {
  readonly pictures: Extract<LoadedPictures, { ok: true }>['pictures'];
};

async function train(
  dependencies: TrainingHandlerDependencies,
  training: Training,
): Promise<HandlerOutcome<TrainingResult>> {
  const { styles, trainingEngine } = dependencies;
  const { lease, record, tools, pictures } = training;
  const { name, triggerWord, remoteRequest } = record;
  const { signal } = tools;
  const trained = trainedShare(trainingEngine);
  const outcome = await trainingEngine.train(
    { name, triggerWord, pictures, remoteRequest },
    {
      signal,
      onProgress: ({ stage, percent }) => {
        const width = trained - shares.prepared;
        tools.report({ stage, percent: shares.prepared + (width * percent) / 100 });
      },
      remember: (request) => styles.note(lease, { remoteRequest: request }),
    },
  );
  signal.throwIfAborted();
  const { coach } = outcome;
  if (coach) await styles.note(lease, { coach });
  if (!outcome.ok) return { ok: false, message: outcome.message, canRetry: outcome.canRetry };
  const stored = await storeStyle(dependencies, training, outcome.style);
  const { ownPrompts } = outcome.style;
  return sampleAndFinish(dependencies, training, { stored, ownPrompts, from: trained });
}

/** @param from percent of the whole that are done already */
async function sampleAndFinish(
  dependencies: TrainingHandlerDependencies,
  attempt: Attempt,
  {
    stored,
    ownPrompts,
    from,
  }: Pick<TrainedStyle, 'ownPrompts'> & { readonly stored: StoredStyle; readonly from: number },
): Promise<HandlerOutcome<TrainingResult>> {
  const { tools } = attempt;
  await drawSamples(dependencies, { ...attempt, stored, ownPrompts }, (share) => {
    tools.report({ stage: 'sample', percent: from + (shares.sampled - from) * share });
  });
  tools.report({ stage: 'publish', percent: shares.published });
  return finished(dependencies, attempt, stored);
}

/** A LoRA of a large base model stays far below. */
const largestStyleBytes = 2 * 1024 ** 3;

async function storeStyle(
  { storage }: TrainingHandlerDependencies,
  { lease, record, tools }: Attempt,
  { extension, read, otherHand: other, ownPrompts: _, ...about }: TrainedStyle,
): Promise<StoredStyle> {
  const folder = attemptFolder(stylesRoom, lease);
  const key = makeStorageKey({ ownerId: record.ownerId, folder, fileName: record.name, extension });
  const limits = { contentType: 'application/octet-stream', maxBytes: largestStyleBytes };
  const written = await read((stream) =>
    storage.write(key, stream, { ...limits, signal: tools.signal }),
  );
  if (!written.ok) throw new Error('a style file of more than 2 GB');
  const stored = { ...about, key, sha256: written.sha256 };
  if (!other) return stored;
  const otherKey = makeStorageKey({
    ...{
      ownerId: record.ownerId,
      folder,
      fileName: `${record.name} ${other.treatment}`,
      extension,
    },
  });
  const otherWritten = await storage.write(otherKey, streamOf(other.file), {
    ...limits,
    signal: tools.signal,
  });
  if (!otherWritten.ok) throw new Error('a style file of more than 2 GB');
  const { treatment } = other;
  return { ...stored, otherHand: { treatment, key: otherKey, sha256: otherWritten.sha256 } };
}

function finished(
  { styles, storage }: TrainingHandlerDependencies,
  { lease, record }: Attempt,
  stored: StoredStyle,
): HandlerOutcome<TrainingResult> {
  return {
    ok: true,
    result: { modelId: record.id },
    write: (transaction) => styles.complete(transaction, lease, stored),
    afterwards: (accepted) =>
      removeStaleAttempts(storage, { room: stylesRoom, attempt: lease, accepted }),
  };
}
