import sharp from 'sharp';
import { byteOf } from '../raster/colour.ts';
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
  const bytes = Buffer.allocUnsafe(image.width * image.height * 3);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = byteOf(image.data[i]!);
  const { width, height } = image;
  const png = sharp(bytes, { raw: { width, height, channels: 3 } }).png({
    compressionLevel: isWrittenAnew ? unpressed : pressed,
  });
  if (origin) png.withXmp(originXmp({ ...origin, tool: toolOf(origin.recipe) }));
  return png.toBuffer();
}

function toolOf({ engine, engineVersion }: Recipe): string {
  return `${engine} ${engineVersion}`;
}
