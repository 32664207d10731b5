import { findManifest } from '@armoni/image-engine/origin/find-manifest';
import type { Recipe } from '@armoni/image-engine/origin/recipe';
import { originXmp } from '@armoni/image-engine/origin/write-origin';
import sharp from 'sharp';
import { largestPicturePixels } from '../../../platform/pictures/picture-limits.ts';
import type { PictureProcesses } from '../../../platform/pictures/picture-processes.ts';
import { definePictureTask } from '../../../platform/pictures/picture-task.ts';

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

/** The same, wherever it is done; null when it is no picture. */
export type MarkPicture = (
  bytes: Buffer,
  made: Made,
  signal: AbortSignal,
) => Promise<Buffer | null>;

const markMadePicture = definePictureTask(import.meta.url, (bytes, made: Made) =>
  markAsGenerated(bytes, made),
);

/** What services make is theirs, and wait in a lane of its own. */
const lane = 'services';

export function makeMarkPicture(pictureProcesses: PictureProcesses): MarkPicture {
  return async (bytes, made, signal) => {
    const call = { ownerId: lane, read: async () => bytes, options: made, signal };
    const marked = await pictureProcesses.run(markMadePicture, call);
    return marked.ok ? marked.value : null;
  };
}
