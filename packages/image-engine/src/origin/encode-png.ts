import sharp from 'sharp';
import { byteOf } from '../raster/colour.ts';
import type { LinearImage } from '../raster/linear-image.ts';
import type { Recipe } from './recipe.ts';
import { type DigitalSource, originXmp } from './write-origin.ts';

/** A PNG whose XMP says where it comes from. */
export async function encodePng(
  image: LinearImage,
  origin: { readonly recipe: Recipe; readonly source: DigitalSource } | null = null,
): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafe(image.width * image.height * 3);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = byteOf(image.data[i]!);
  const { width, height } = image;
  const png = sharp(bytes, { raw: { width, height, channels: 3 } }).png({ compressionLevel: 6 });
  if (origin) png.withXmp(originXmp({ ...origin, tool: toolOf(origin.recipe) }));
  return png.toBuffer();
}

function toolOf({ engine, engineVersion }: Recipe): string {
  return `${engine} ${engineVersion}`;
}
