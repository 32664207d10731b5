import sharp from 'sharp';
import { byteOf, bytesOfLinear } from '../raster/colour.ts';
import type { LinearImage } from '../raster/linear-image.ts';
import type { Recipe } from './recipe.ts';
import { type DigitalSource, originXmp } from './write-origin.ts';

/** zlib's; unpressed a file is written and read in a tenth of the time. */
const pressed = 6;
const unpressed = 0;

/** A PNG whose XMP says where it comes from. */
export async function encodePng(
  image: LinearImage,
  origin: { readonly recipe: Recipe; readonly source: DigitalSource } | null = null,
  { isWrittenAnew = false } = {},
): Promise<Uint8Array> {
  const { width, height } = image;
  const channels = image.alpha ? 4 : 3;
  const png = sharp(bytesOf(image), { raw: { width, height, channels } }).png({
    compressionLevel: isWrittenAnew ? unpressed : pressed,
  });
  if (origin) png.withXmp(originXmp({ ...origin, tool: toolOf(origin.recipe) }));
  return png.toBuffer();
}

/** Three bytes a pixel, four where some of it is clear. */
export function bytesOf({ width, height, data, alpha }: LinearImage): Buffer {
  if (!alpha) return bytesOfLinear(data);
  const bytes = Buffer.allocUnsafe(width * height * 4);
  for (let i = 0; i < width * height; i += 1) {
    for (let c = 0; c < 3; c += 1) bytes[4 * i + c] = byteOf(data[3 * i + c]!);
    bytes[4 * i + 3] = Math.round(255 * alpha[i]!);
  }
  return bytes;
}

function toolOf({ engine, engineVersion }: Recipe): string {
  return `${engine} ${engineVersion}`;
}
