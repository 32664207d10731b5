import type { Rest } from '@armoni/provenance/verdict/cut';
import {
  allScales,
  detectInPlane,
  restOf,
  usualScales,
} from '@armoni/provenance/watermark/detect-mark';
import { embedMark } from '@armoni/provenance/watermark/embed-mark';
import type { MarkPixels } from '@armoni/provenance/watermark/mark-pixels';
import { greyOf } from '@armoni/provenance/watermark/plane';
import sharp, { type Sharp } from 'sharp';
import { largestPicturePixels } from '../pictures/picture-limits.ts';
import { watermarkIdOf } from './watermark-id.ts';

export type WatermarkedPicture = {
  readonly bytes: Buffer;
  /** 12 hexadecimal digits: the 48 bits that the picture says. */
  readonly id: string;
};

export type Marking = {
  readonly key: string;
  /** For a small copy or a still, what its original says; null for a picture of its own. */
  readonly copyOf: string | null;
};

/** Written anew in the format they came in; at these qualities nobody sees that they were. */
const originals = {
  // With a filter for each row the second level makes smaller files than the sixth without, as quickly.
  png: (picture: Sharp) => picture.png({ compressionLevel: 2, adaptiveFiltering: true }),
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  webp: (picture: Sharp) => picture.webp({ quality: 95 }),
  heif: (picture: Sharp) => picture.avif({ quality: 90, chromaSubsampling: '4:4:4' }),
};

/** Not much larger than they came: of 320 px, the mark is read of every one at these qualities. */
const copies: Partial<typeof originals> = {
  jpeg: (picture) => picture.jpeg({ quality: 88 }),
  webp: (picture) => picture.webp({ quality: 85, effort: 2 }),
};

/** A small picture has room for small cells only; a copy of one may be marked a little louder. */
const smallCell = 4;
const smallSide = 320;
const copySimilarity = 0.986;
/** Of its bytes; noise that was pressed hard would grow beyond what a list may load. */
const mostGrowth = 1.5;

/**
 * The same picture with the studio's mark in its pixels, its XMP kept. What it says follows from its bytes,
 * so that a picture made again is the same again. Null for formats that are not written here (GIF, which only people
 * bring), and what moves.
 */
export async function watermarkPicture(
  bytes: Buffer,
  { key, copyOf }: Marking,
): Promise<WatermarkedPicture | null> {
  const { format, xmp, pages = 1 } = await sharp(bytes).metadata();
  const writers: Partial<typeof originals> = copyOf === null ? originals : copies;
  const write = writers[format as keyof typeof originals];
  if (!write || pages > 1) return null;
  const id = copyOf ?? watermarkIdOf(key, bytes);
  const { pixels, alpha } = await pixelsOf(bytes);
  const isSmall = copyOf !== null || Math.min(pixels.width, pixels.height) <= smallSide;
  embedMark(pixels, {
    ...{ key, id },
    ...(isSmall && { cell: smallCell }),
    ...(copyOf !== null && { leastSimilarity: copySimilarity }),
  });
  const { data, ...size } = pixels;
  const marked = sharp(data, { raw: { ...size, channels: 3 } });
  if (alpha) marked.joinChannel(alpha, { raw: { ...size, channels: 1 } });
  const picture = write(marked);
  if (xmp) picture.withXmp(xmp.toString('utf8'));
  const written = await picture.toBuffer();
  if (copyOf !== null && written.length > bytes.length * mostGrowth) return null;
  return { bytes: written, id };
}

/** Larger pictures are looked at smaller, which the mark bears. */
const longestSide = 1600;

/** What the studio's mark in a picture says, and what it is the rest of; null without one. @throws when it is no picture */
export async function findWatermark(
  path: string,
  key: string,
): Promise<{ readonly id: string; readonly rest: Rest | null } | null> {
  const picture = sharp(path, { limitInputPixels: largestPicturePixels }).resize({
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const small = await picture.png({ compressionLevel: 1 }).toBuffer();
  const plane = greyOf((await pixelsOf(small)).pixels);
  const found = detectInPlane(plane, { key, scales: [...usualScales, ...allScales] });
  if (!found) return null;
  // Small copies are marked in another size than their original.
  const isCopy = Math.max(plane.width, plane.height) <= smallSide;
  return { id: found.id, rest: isCopy ? null : restOf(plane, { key, found }) };
}

type Decoded = { readonly pixels: MarkPixels; readonly alpha: Buffer | null };

async function pixelsOf(bytes: Buffer): Promise<Decoded> {
  const upright = sharp(bytes, { limitInputPixels: largestPicturePixels })
    .autoOrient()
    .toColourspace('srgb');
  const { hasAlpha } = await sharp(bytes).metadata();
  const { data, info } = await upright
    .clone()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels !== 3) throw new Error('a picture of other than three channels');
  const alpha = hasAlpha ? await upright.extractChannel('alpha').raw().toBuffer() : null;
  return { pixels: { data, width, height }, alpha };
}
