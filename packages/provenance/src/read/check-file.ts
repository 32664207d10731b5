import { open } from 'node:fs/promises';
import { type ByteSource, sourceOfFile } from '../runtime/sync-blob.ts';
import { claimedOrigin, searchedBytes } from '../verdict/claimed-origin.ts';
import {
  brokenManifest,
  judgeManifest,
  nothingFound,
  type Provenance,
} from '../verdict/judge-manifest.ts';
import { mediaTypeOf } from '../verdict/media-type.ts';
import type { Trust } from '../verdict/trust.ts';
import { readManifest, UnreadableManifest } from './read-manifest.ts';

/** Where a file on disk comes from, whatever its size. */
export async function checkFile(path: string, { anchors, serials }: Trust): Promise<Provenance> {
  const file = await open(path);
  try {
    const source = sourceOfFile(file.fd, (await file.stat()).size);
    const mimeType = mediaTypeOf(source.read(0, Math.min(16, source.sizeBytes)));
    if (mimeType === null) return nothingFound;
    const store = await readManifest(source, { mimeType, anchors });
    if (!store) return { ...nothingFound, mimeType, actions: await claimedOrigin(endsOf(source)) };
    return { ...judgeManifest(store, serials), mimeType };
  } catch (error) {
    if (!(error instanceof UnreadableManifest)) throw error;
    return brokenManifest;
  } finally {
    await file.close();
  }
}

function endsOf(source: ByteSource): Uint8Array[] {
  const { sizeBytes } = source;
  const head = Math.min(sizeBytes, searchedBytes);
  return [source.read(0, head), source.read(Math.max(head, sizeBytes - searchedBytes), sizeBytes)];
}
