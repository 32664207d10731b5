import { open, readFile, writeFile } from 'node:fs/promises';
import { findManifest } from '@armoni/image-engine/origin/find-manifest';
import { type Origin, readOrigin } from '@armoni/image-engine/origin/read-origin';
import { markXmp } from '@armoni/image-engine/origin/write-origin';
import { signFilm } from '@armoni/provenance/film/sign-film';
import type { Statement } from '@armoni/provenance/manifest/manifest-definition';
import {
  type IngredientMedia,
  type SignOrder,
  signBytes,
} from '@armoni/provenance/manifest/sign-bytes';
import type { StampTime } from '@armoni/provenance/manifest/sign-claim';
import { makeStampTime } from '@armoni/provenance/manifest/stamp-time';
import { sourceOfBytes, sourceOfFile } from '@armoni/provenance/runtime/sync-blob';
import { mediaTypeOf } from '@armoni/provenance/verdict/media-type';
import sharp from 'sharp';
import { checkStructure } from '../pictures/check/check-structure.ts';
import { thumbnailType } from '../pictures/make-thumbnail.ts';
import { defineProcessTask } from '../processes/process-task.ts';
import type {
  FileToSign,
  MadeFrom,
  PictureToSign,
  SignedFilm,
  SignedPicture,
  SigningSettings,
} from './media-to-sign.ts';
import { pictureStatement } from './picture-statement.ts';
import { type CompositeType, compositeTypeOf } from './synthetic-parts.ts';
import { type WatermarkedPicture, watermarkedCopy, watermarkPicture } from './watermark-picture.ts';
import { withWatermark } from './with-watermark.ts';

export type SignInput = {
  readonly settings: SigningSettings;
  readonly media: PictureToSign | FileToSign;
};

const signable = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif']);

/**
 * Signs, in a process of its own; of a picture what it is then, null when it is none. Of a file
 * nothing: it is beside the other one.
 */
export const signMedia = defineProcessTask(
  import.meta.url,
  async ({ settings, media }: SignInput): Promise<SignedPicture | SignedFilm | null> => {
    const closing: (() => Promise<void>)[] = [];
    try {
      const ingredients = await Promise.all(media.madeFrom.map((one) => opened(one, closing)));
      if (media.kind === 'picture') return await signPicture(media, settings, ingredients);
      const order = orderOf(settings, media.statement, ingredients);
      if (media.kind === 'still') {
        await signStill(media, settings, order);
        return null;
      }
      const sourceType = await compositeTypeOf(ingredients);
      const statement = madeOf(order.statement, sourceType);
      await signFilm(media.path, media.signedPath, { ...order, statement });
      return { sourceType };
    } finally {
      await Promise.all(closing.map((close) => close()));
    }
  },
);

/** With what it is made of, which only its parts say. */
function madeOf(statement: Statement, sourceType: CompositeType): Statement {
  const actions = statement.actions.map((action) =>
    action.action === 'c2pa.created' ? { ...action, sourceType } : action,
  );
  return { ...statement, actions };
}

async function signPicture(
  { bytes, as, madeFrom, watermark: copyOf = null }: PictureToSign,
  settings: SigningSettings,
  ingredients: readonly IngredientMedia[],
): Promise<SignedPicture | null> {
  const mimeType = mediaTypeOf(bytes);
  if (!signable.has(mimeType ?? '') || mimeType === null || !checkStructure(bytes).ok) return null;
  const origin = await readOrigin(bytes);
  // Signed by the service that made it: that signature stays, as what ours was made from.
  const own = findManifest(bytes) ? [asItCame(bytes, mimeType)] : [];
  const all = [...own.map(({ source: _, ...one }) => ({ ...one, bytes: null })), ...madeFrom];
  const statement = pictureStatement({ origin, as, now: settings.now, madeFrom: all });
  // Where an original has no mark, a copy would lead nowhere.
  const isMarked = as === 'original' || copyOf !== null;
  const marked = isMarked ? await watermark(bytes, settings, copyOf) : null;
  const said = marked ? withWatermark(statement, marked.id) : statement;
  const order = orderOf(settings, said, [...own, ...ingredients]);
  const { asset } = await signBytes(sourceOfBytes(marked?.bytes ?? bytes), mimeType, order);
  const copy = marked && as === 'original' ? await signedCopy(marked, origin, settings) : null;
  return { bytes: asset, watermark: marked?.id ?? null, copy };
}

/** Of all the metadata of its original a copy has only what it is marked as. */
async function signedCopy(
  marked: WatermarkedPicture,
  original: Origin,
  settings: SigningSettings,
): Promise<Buffer | null> {
  const { watermarkKey: key, now } = settings;
  const sourceType = original.kind === 'unreadable' ? null : original.sourceType;
  const xmp = sourceType === null ? null : markXmp(sourceType);
  const bytes = key === null ? null : await watermarkedCopy(marked, { key, xmp });
  if (bytes === null) return null;
  const origin = await readOrigin(bytes);
  const statement = pictureStatement({ origin, as: 'copy', now, madeFrom: [] });
  const order = orderOf(settings, withWatermark(statement, marked.id), []);
  return (await signBytes(sourceOfBytes(bytes), thumbnailType.contentType, order)).asset;
}

function watermark(bytes: Buffer, { watermarkKey: key }: SigningSettings, copyOf: string | null) {
  return key === null ? null : watermarkPicture(bytes, { key, copyOf });
}

function asItCame(bytes: Buffer, mimeType: string): IngredientMedia {
  const about = { label: 'as-it-came', relationship: 'parentOf', title: 'Image reçue' } as const;
  return { ...about, mimeType, source: sourceOfBytes(bytes) };
}

/** A small still keeps too little of what is in the film's frames, and is marked again as a copy is. */
const smallStillSide = 640;

async function signStill(
  { path, signedPath, watermark: copyOf }: FileToSign,
  settings: SigningSettings,
  order: SignOrder,
): Promise<void> {
  const still = await readFile(path);
  const { width, height } = await sharp(still).metadata();
  const isSmall = copyOf !== null && Math.max(width, height) <= smallStillSide;
  const marked = isSmall ? await watermark(still, settings, copyOf) : null;
  const bytes = marked?.bytes ?? still;
  const { asset } = await signBytes(sourceOfBytes(bytes), mediaTypeOf(bytes) ?? '', order);
  await writeFile(signedPath, asset);
}

function orderOf(
  { identity, program, timeStampUrl, author }: SigningSettings,
  about: SignOrder['statement'],
  ingredients: readonly IngredientMedia[],
): SignOrder {
  const statement = { ...about, author };
  const stampTime = timeStampUrl === null ? null : orNone(makeStampTime(timeStampUrl));
  return { identity, program, stampTime, statement, ingredients };
}

/** A file without a time stamp rather than none. */
function orNone(stampTime: StampTime): StampTime {
  return (bytes) => stampTime(bytes).catch(() => null);
}

const headBytes = 16;

/** What cannot carry a manifest, or is gone, is only named. */
async function opened(
  { bytes, ...about }: MadeFrom,
  closing: (() => Promise<void>)[],
): Promise<IngredientMedia> {
  if (bytes === null) return { ...about, source: null };
  if (bytes instanceof Uint8Array) return withType(about, sourceOfBytes(bytes));
  const file = await open(bytes.path);
  closing.push(() => file.close());
  return withType(about, sourceOfFile(file.fd, (await file.stat()).size));
}

function withType(
  about: Omit<IngredientMedia, 'source'>,
  source: NonNullable<IngredientMedia['source']>,
): IngredientMedia {
  const mimeType = mediaTypeOf(source.read(0, Math.min(headBytes, source.sizeBytes)));
  return mimeType === null ? { ...about, source: null } : { ...about, mimeType, source };
}
