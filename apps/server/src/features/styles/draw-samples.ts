import { buffer } from 'node:stream/consumers';
import { makeThumbnail, thumbnailType } from '../../platform/pictures/make-thumbnail.ts';
import type { HandlerTools } from '../../platform/queue/work.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { makeStorageKey } from '../../platform/storage/storage-key.ts';
import { streamOf } from '../../platform/storage/stream-of.ts';
import type {
  DrawSample,
  LearnedModel,
  ModelRecord,
  ModelStore,
  StyleSample,
  StyleTrainer,
  TrainingLease,
} from './ports.ts';

type Parts = {
  readonly models: ModelStore;
  readonly storage: Storage;
  readonly trainer: StyleTrainer;
  readonly drawSample: DrawSample;
};

type SampleWork = {
  readonly lease: TrainingLease;
  readonly model: ModelRecord;
  readonly learned: LearnedModel;
  readonly objectFolder: string;
  readonly tools: HandlerTools;
};

const size = { width: 768, height: 512 };
const seed = 7;
const largestBytes = 64 * 1024 * 1024;
const png = { extension: 'png', contentType: 'image/png' } as const;

/** A card shows its first sample 280 px wide, on fine screens with twice the pixels. */
const cardThumbnail = { longestSide: 640, largestBytes: 60_000 };

type SampleFile = {
  readonly fileName: string;
  readonly extension: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};

/** Pictures that show the new style; each can be seen as soon as it exists. */
export async function makeSamples(
  parts: Parts,
  work: SampleWork,
  onShare: (share: number) => void,
): Promise<void> {
  const { trainer, drawSample, models, storage } = parts;
  const { lease, model, learned } = work;
  const { name, triggerWord } = model;
  const { remoteUrl, sha256 = null } = learned;
  const file = remoteUrl === null ? await readStyle(storage, learned.key) : null;
  const style = { name, triggerWord, remoteUrl, sha256, file };
  const samples: StyleSample[] = [];
  onShare(0);
  for (const [index, prompt] of trainer.samplePrompts.entries()) {
    const bytes = await drawSample({ prompt, ...size, seed, style }, work.tools.signal, (percent) =>
      onShare((index + percent / 100) / trainer.samplePrompts.length),
    );
    if (!bytes) continue;
    samples.push({ prompt, ...(await keepSample(storage, work, bytes, index)) });
    await models.note(lease, { samples });
  }
}

async function readStyle(storage: Storage, key: string): Promise<Uint8Array> {
  const body = await storage.read(key);
  if (!body) throw new Error('a kept style has no bytes');
  return buffer(body.stream);
}

async function keepSample(
  storage: Storage,
  work: SampleWork,
  bytes: Uint8Array,
  index: number,
): Promise<Omit<StyleSample, 'prompt'>> {
  const fileName = `essai-${index + 1}`;
  const key = await keepFile(storage, work, { fileName, ...png, bytes });
  // What cannot be made small is shown whole.
  const small = await makeThumbnail(Buffer.from(bytes), cardThumbnail).catch(() => null);
  if (!small) return { key };
  const thumbnail = { fileName: `apercu-${fileName}`, ...thumbnailType, bytes: small };
  return { key, thumbnailKey: await keepFile(storage, work, thumbnail) };
}

async function keepFile(
  storage: Storage,
  { model, objectFolder, tools }: SampleWork,
  { fileName, extension, contentType, bytes }: SampleFile,
): Promise<string> {
  const folder = objectFolder.slice(objectFolder.indexOf('/') + 1, -1);
  const key = makeStorageKey({ ownerId: model.ownerId, folder, fileName, extension });
  const limits = { contentType, maxBytes: largestBytes, signal: tools.signal };
  await storage.write(key, streamOf(bytes), limits);
  return key;
}
