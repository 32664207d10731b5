import { buffer } from 'node:stream/consumers';
import { thumbnailType } from '../../platform/pictures/make-thumbnail.ts';
import { largestPictureBytes } from '../../platform/pictures/picture-limits.ts';
import type { PictureProcesses } from '../../platform/pictures/picture-processes.ts';
import { shrinkPicture } from '../../platform/pictures/shrink-picture.ts';
import type { MediaSigner } from '../../platform/provenance/media-signer.ts';
import { learnedStyle } from '../../platform/provenance/media-to-sign.ts';
import type { HandlerTools } from '../../platform/queue/job-handler.ts';
import { attemptFolder } from '../../platform/storage/attempt-folders.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { makeStorageKey } from '../../platform/storage/storage-key.ts';
import { streamOf } from '../../platform/storage/stream-of.ts';
import type {
  DrawSample,
  SampleOrder,
  StoredStyle,
  StyleRecord,
  StyleRepository,
  StyleSample,
  TrainingEngine,
  TrainingLease,
} from './ports.ts';
import { stylesRoom } from './training-job.ts';

type Dependencies = {
  readonly styles: StyleRepository;
  readonly storage: Storage;
  readonly pictureProcesses: PictureProcesses;
  readonly signer: Pick<MediaSigner, 'signPicture'>;
  readonly trainingEngine: TrainingEngine;
  readonly drawSample: DrawSample;
};

type SampleWork = {
  readonly lease: TrainingLease;
  readonly record: StyleRecord;
  readonly stored: StoredStyle;
  /** What its own pictures show. */
  readonly ownPrompts?: readonly string[] | undefined;
  readonly tools: HandlerTools;
};

const size = { width: 768, height: 512 };
const seed = 7;
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
export async function drawSamples(
  dependencies: Dependencies,
  work: SampleWork,
  onShare: (share: number) => void,
): Promise<void> {
  const { trainingEngine, drawSample, styles, storage } = dependencies;
  const { lease, record, stored, ownPrompts = [] } = work;
  const { samplePrompts } = trainingEngine;
  // The person's own subject matter first; the usual ones where there is less of it.
  const prompts = [...ownPrompts, ...samplePrompts].slice(0, samplePrompts.length);
  const planned = await planSamples(storage, prompts, { record, stored });
  const samples: StyleSample[] = [];
  onShare(0);
  for (const [index, { prompt, style, drawnBy }] of planned.entries()) {
    const bytes = await drawSample({ prompt, ...size, seed, style }, work.tools.signal, (percent) =>
      onShare((index + percent / 100) / planned.length),
    );
    if (!bytes) continue;
    const kept = await storeSample(dependencies, work, {
      ...{ bytes, index },
      styleSha256: style?.sha256 ?? null,
    });
    samples.push({ prompt, ...(drawnBy && { drawnBy }), ...kept });
    await styles.note(lease, { samples });
  }
}

type Planned = Pick<SampleOrder, 'prompt' | 'style'> & Pick<StyleSample, 'drawnBy'>;

/** First what the style makes; then, where it costs nothing, the first of them without it and by its other hand. */
async function planSamples(
  storage: Storage,
  prompts: readonly string[],
  { record, stored }: Pick<SampleWork, 'record' | 'stored'>,
): Promise<Planned[]> {
  const { name, triggerWord } = record;
  const { remoteUrl, sha256 = null, treatment, otherHand } = stored;
  const file = remoteUrl === null ? await readStyle(storage, stored.key) : null;
  const style = { name, triggerWord, remoteUrl, sha256, file };
  const own = prompts.map((prompt) => ({ prompt, style, drawnBy: treatment ?? undefined }));
  const [prompt] = prompts;
  if (prompt === undefined || !file) return own;
  const plain: Planned = { prompt, style: null, drawnBy: 'plain' };
  if (!otherHand) return [...own, plain];
  const other = {
    ...style,
    sha256: otherHand.sha256 ?? null,
    file: await readStyle(storage, otherHand.key),
  };
  return [...own, plain, { prompt, style: other, drawnBy: otherHand.treatment }];
}

async function readStyle(storage: Storage, key: string): Promise<Uint8Array> {
  const body = await storage.read(key);
  if (!body) throw new Error('a kept style has no bytes');
  return buffer(body.stream);
}

type Drawn = {
  readonly bytes: Uint8Array;
  readonly index: number;
  /** Of the file that drew it; null where none did. */
  readonly styleSha256: string | null;
};

async function storeSample(
  { storage, pictureProcesses, signer }: Dependencies,
  work: SampleWork,
  { bytes: drawn, index, styleSha256 }: Drawn,
): Promise<Omit<StyleSample, 'prompt' | 'drawnBy'>> {
  const fileName = `essai-${index + 1}`;
  const { signal } = work.tools;
  const madeFrom = styleSha256 ? [learnedStyle(styleSha256)] : [];
  const { ownerId } = work.record;
  const original = { bytes: Buffer.from(drawn), madeFrom, as: 'original' } as const;
  const { bytes, watermark } = await signer.signPicture({ ...original, ownerId }, signal);
  const key = await storeFile(storage, work, { fileName, ...png, bytes });
  // What cannot be made small is shown whole.
  const small = await pictureProcesses.run(shrinkPicture, {
    ownerId,
    read: async () => bytes,
    options: cardThumbnail,
    signal,
  });
  if (!small.ok) return { key };
  const copy = { bytes: Buffer.from(small.value), madeFrom: [], as: 'copy', watermark } as const;
  const signedCopy = await signer.signPicture({ ...copy, ownerId }, signal);
  const thumbnail = { fileName: `apercu-${fileName}`, ...thumbnailType, bytes: signedCopy.bytes };
  return { key, thumbnailKey: await storeFile(storage, work, thumbnail) };
}

async function storeFile(
  storage: Storage,
  { lease, record, tools }: SampleWork,
  { fileName, extension, contentType, bytes }: SampleFile,
): Promise<string> {
  const folder = attemptFolder(stylesRoom, lease);
  const key = makeStorageKey({ ownerId: record.ownerId, folder, fileName, extension });
  const limits = { contentType, maxBytes: largestPictureBytes, signal: tools.signal };
  await storage.write(key, streamOf(bytes), limits);
  return key;
}
