import { buffer } from 'node:stream/consumers';
import type { HandlerTools } from '../../platform/queue/work.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { makeStorageKey } from '../../platform/storage/storage-key.ts';
import { withTriggerWord } from './choose-style.ts';
import type { PictureEngine } from './ports.ts';
import { streamOf } from './stream-of.ts';
import type {
  LearnedModel,
  ModelRecord,
  ModelStore,
  StyleSample,
  StyleTrainer,
  TrainingLease,
} from './training-ports.ts';

type Parts = {
  readonly models: ModelStore;
  readonly storage: Storage;
  readonly trainer: StyleTrainer;
  readonly pictureEngine: PictureEngine | null;
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

/** Pictures that show the new style; each can be seen as soon as it exists. */
export async function makeSamples(
  parts: Parts,
  work: SampleWork,
  onShare: (share: number) => void,
): Promise<void> {
  const { trainer, pictureEngine, models, storage } = parts;
  if (!pictureEngine) return;
  const { lease, model, learned } = work;
  const { signal } = work.tools;
  const style = learned.remoteUrl === null ? await readStyle(storage, learned.key) : null;
  const { remoteUrl: url, sha256 = null } = learned;
  const lora = url === null ? null : { url, sha256, name: model.name };
  const samples: StyleSample[] = [];
  onShare(0);
  for (const [index, prompt] of trainer.samplePrompts.entries()) {
    const asked = lora ? withTriggerWord(prompt, model.triggerWord) : prompt;
    const order = { prompt: asked, ...size, seed, style, lora, reference: null };
    const made = await pictureEngine.make(order, signal, (percent) =>
      onShare((index + percent / 100) / trainer.samplePrompts.length),
    );
    // A style without a sample is still a style.
    if (!made.ok) continue;
    const key = await keepSample(storage, work, made.bytes, index);
    samples.push({ prompt, key });
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
  { model, objectFolder, tools }: SampleWork,
  bytes: Uint8Array,
  index: number,
): Promise<string> {
  const folder = objectFolder.slice(objectFolder.indexOf('/') + 1, -1);
  const fileName = `essai-${index + 1}`;
  const key = makeStorageKey({ ownerId: model.ownerId, folder, fileName, extension: 'png' });
  const limits = { contentType: 'image/png', maxBytes: largestBytes, signal: tools.signal };
  await storage.write(key, streamOf(bytes), limits);
  return key;
}
