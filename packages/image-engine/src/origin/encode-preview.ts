import sharp from 'sharp';
import type { LinearImage } from '../raster/linear-image.ts';
import { bytesOf } from './encode-png.ts';

/** By eye: about eight kilobytes at 256 pixels. */
const quality = 62;

/** A small WebP to look at while the picture is drawn; kept nowhere, so it says nothing of itself. */
export async function encodePreview(image: LinearImage): Promise<Uint8Array> {
  const { width, height } = image;
  return sharp(bytesOf(image), { raw: { width, height, channels: 3 } })
    .webp({ quality, effort: 1 })
    .toBuffer();
}
