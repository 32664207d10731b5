import { createHmac } from 'node:crypto';
import { detectMark } from '@armoni/provenance/watermark/detect-mark';
import { embedMark } from '@armoni/provenance/watermark/embed-mark';
import type { MarkPixels } from '@armoni/provenance/watermark/mark-pixels';
import sharp from 'sharp';
import { largestPicturePixels } from '../pictures/picture-limits.ts';

export type WatermarkedPicture = {
  readonly bytes: Buffer;
  /** 12 hexadecimal digits: the 48 bits that the picture says. */
  readonly id: string;
};

/**
 * The same PNG with the studio's mark in its pixels, its XMP kept. What it says follows from its bytes,
 * so that a picture made again is the same again. Null for what is no PNG: its bytes are another's work.
 */
export async function watermarkPicture(
  bytes: Buffer,
  key: string,
): Promise<WatermarkedPicture | null> {
  const { format, xmp, hasAlpha } = await sharp(bytes).metadata();
  if (format !== 'png' || hasAlpha) return null;
  const id = createHmac('sha256', key).update(bytes).digest('hex').slice(0, idDigits);
  const { data, ...size } = embedMark(await pixelsOf(bytes), { key, id });
  const png = sharp(data, { raw: { ...size, channels: 3 } }).png({ compressionLevel: 6 });
  if (xmp) png.withXmp(xmp.toString('utf8'));
  return { bytes: await png.toBuffer(), id };
}

const idDigits = 12;

/** Larger pictures are looked at smaller, which the mark bears. */
const longestSide = 1600;

/** What the studio's mark in a picture says; null without one. @throws when it is no picture */
export async function findWatermark(path: string, key: string): Promise<string | null> {
  const picture = sharp(path, { limitInputPixels: largestPicturePixels }).resize({
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const small = await picture.png({ compressionLevel: 1 }).toBuffer();
  return detectMark(await pixelsOf(small), { key })?.id ?? null;
}

async function pixelsOf(bytes: Buffer): Promise<MarkPixels> {
  const { data, info } = await sharp(bytes, { limitInputPixels: largestPicturePixels })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels !== 3) throw new Error('a picture of other than three channels');
  return { data: new Uint8Array(data), width, height };
}
