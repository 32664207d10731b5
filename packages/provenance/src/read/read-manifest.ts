import { openC2pa } from '../runtime/open-c2pa.ts';
import { type ByteSource, SyncBlob } from '../runtime/sync-blob.ts';
import { settingsFor } from '../verdict/library-settings.ts';
import type { ManifestStore } from '../verdict/manifest-store.ts';
import { isWithoutManifest } from '../verdict/without-manifest.ts';

/**
 * What a file's manifests say, every hash and signature checked; null for a file without any. Files
 * of any size are read piece by piece.
 * @param anchors PEM of the authorities that are believed; the studio's own
 */
export async function readManifest(
  source: ByteSource,
  { mimeType, anchors }: { readonly mimeType: string; readonly anchors: string | null },
): Promise<ManifestStore | null> {
  const { WasmReader } = await openC2pa();
  try {
    const blob = new SyncBlob(source);
    const reader = await WasmReader.fromBlob(mimeType, blob, settingsFor(anchors));
    try {
      return JSON.parse(reader.json());
    } finally {
      reader.free();
    }
  } catch (error) {
    if (isWithoutManifest(error)) return null;
    throw new UnreadableManifest('the manifest cannot be read', { cause: error });
  }
}

/** The file carries something where a manifest would be, and it is none. */
export class UnreadableManifest extends Error {
  override readonly name = 'UnreadableManifest';
}
