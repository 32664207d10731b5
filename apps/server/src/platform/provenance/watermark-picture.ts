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
import { ofLists } from '../pictures/make-thumbnail.ts';
import { largestPicturePixels } from '../pictures/picture-limits.ts';
import { writePng } from '../pictures/write-png.ts';
import { watermarkIdOf } from './watermark-id.ts';

export type WatermarkedPicture = {
  readonly bytes: Buffer;
  /** 12 hexadecimal digits: the 48 bits that the picture says. */
  readonly id: string;
  /** As it is then. */
  readonly decoded: Decoded;
};

export type Marking = {
  readonly key: string;
  /** For a small copy or a still, what its original says; null for a picture of its own. */
  readonly copyOf: string | null;
};

/** Written anew in the format they came in; at these qualities nobody sees that they were. */
const originals = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  webp: (picture: Sharp) => picture.webp({ quality: 95 }),
  heif: (picture: Sharp) => picture.avif({ quality: 90, chromaSubsampling: '4:4:4' }),
};

/** Not much larger than they came: of 320 px, the mark is read of every one at these qualities. */
const copies = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 88 }),
  webp: (picture: Sharp) => picture.webp({ quality: 85, effort: 2 }),
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
  const { format, xmp: packet, pages = 1 } = await sharp(bytes).metadata();
  const xmp = packet?.toString('utf8') ?? null;
  const writers: Partial<typeof originals> = copyOf === null ? originals : copies;
  const write = writers[format as keyof typeof originals];
  const isPng = format === 'png' && copyOf === null;
  if (!(write || isPng) || pages > 1) return null;
  const id = copyOf ?? watermarkIdOf(key, bytes);
  const decoded = await pixelsOf(bytes);
  const { width, height } = decoded.pixels;
  const isSmall = Math.min(width, height) <= smallSide;
  if (copyOf === null) embedMark(decoded.pixels, { key, id, ...(isSmall && { cell: smallCell }) });
  else embedInCopy(decoded.pixels, { key, id });
  const written = write ? await withXmp(write(joined(decoded)), xmp) : await asPng(decoded, xmp);
  if (copyOf !== null && written.length > bytes.length * mostGrowth) return null;
  return { bytes: written, id, decoded };
}

/**
 * The small copy for lists of a picture that was just marked, from its pixels: neither is read or written twice for
 * it. Null where it would be too large, or the picture is see-through.
 */
export async function watermarkedCopy(
  { id, decoded }: WatermarkedPicture,
  { key, xmp }: { readonly key: string; readonly xmp: string | null },
): Promise<Buffer | null> {
  if (decoded.alpha) return null;
  const { longestSide, largestBytes } = ofLists;
  const { data, info } = await joined(decoded)
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  embedInCopy(pixels, { key, id });
  const written = await withXmp(copies.webp(joined({ pixels, alpha: null })), xmp);
  return written.length > largestBytes * mostGrowth ? null : written;
}

function embedInCopy(pixels: MarkPixels, { key, id }: { readonly key: string; id: string }): void {
  embedMark(pixels, { key, id, cell: smallCell, leastSimilarity: copySimilarity });
}

function joined({ pixels: { data, ...size }, alpha }: Decoded): Sharp {
  const picture = sharp(data, { raw: { ...size, channels: 3 } });
  return alpha ? picture.joinChannel(alpha, { raw: { ...size, channels: 1 } }) : picture;
}

function withXmp(picture: Sharp, xmp: string | null): Promise<Buffer> {
  return (xmp === null ? picture : picture.withXmp(xmp)).toBuffer();
}

async function asPng(decoded: Decoded, xmp: string | null): Promise<Buffer> {
  const { data, ...size } = decoded.pixels;
  if (!decoded.alpha) return writePng({ data, ...size, channels: 3 }, { xmp });
  const seeThrough = await joined(decoded).raw().toBuffer();
  return writePng({ data: seeThrough, ...size, channels: 4 }, { xmp });
}

/** Larger pictures are looked at smaller, which the mark bears. */
const longestSide = 1600;

/** What the studio's mark in a picture says, and what it is the rest of; null without one. @throws when it is no picture */
export async function findWatermark(
  path: string,
  key: string,
): Promise<{ readonly id: string; readonly rest: Rest | null } | null> {
  // Of a file that somebody damaged, too: what is left of its pixels may say it.
  const picture = sharp(path, { limitInputPixels: largestPicturePixels, failOn: 'none' }).resize({
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
