import { findManifest } from '@armoni/image-engine/origin/find-manifest';
import type { Recipe } from '@armoni/image-engine/origin/recipe';
import { originXmp } from '@armoni/image-engine/origin/write-origin';
import sharp from 'sharp';
import { largestPicturePixels } from '../../../platform/pictures/picture-limits.ts';

type Made = { readonly tool: string; readonly recipe?: Recipe };

/**
 * A picture of a neural engine with the IPTC mark and its recipe in its XMP, losslessly as PNG. A
 * file that carries a C2PA manifest says more already, and new bytes would make it invalid.
 */
export async function markAsGenerated(bytes: Buffer, { tool, recipe }: Made): Promise<Buffer> {
  if (findManifest(bytes)) return bytes;
  const claims = { tool, source: 'trainedAlgorithmicMedia', recipe: recipe ?? null } as const;
  return sharp(bytes, { limitInputPixels: largestPicturePixels })
    .png({ compressionLevel: 6 })
    .withXmp(originXmp(claims))
    .toBuffer();
}
