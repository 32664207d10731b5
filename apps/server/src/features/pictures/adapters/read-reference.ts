import { buffer } from 'node:stream/consumers';
import { findManifest } from '@armoni/image-engine/origin/find-manifest';
import sharp from 'sharp';
import type { SafeFetch } from '../../../platform/outbound/safe-fetch.ts';
import {
  largestPictureBytes,
  largestPicturePixels,
} from '../../../platform/pictures/picture-limits.ts';
import { ownKeyIn } from '../../../platform/storage/own-key.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { ReadReference, ReferenceRefusal } from '../ports.ts';

type Dependencies = {
  /** The caller's own stored file under this key; null when there is none. */
  readonly findOwn: (ownerId: string, key: string) => Promise<{ readonly key: string } | null>;
  readonly storage: Storage;
  readonly safeFetch: SafeFetch;
};

const timeoutMs = 30_000;

type Bytes =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: ReferenceRefusal };

export function makeReadReference(dependencies: Dependencies): ReadReference {
  return async (ownerId, url, signal) => {
    const key = ownKeyIn(url, ownerId);
    const own = key && (await dependencies.findOwn(ownerId, key));
    const read = own
      ? await readStored(dependencies, own.key)
      : await readForeign(dependencies, url, signal);
    return read.ok ? measure(read.bytes) : read;
  };
}

async function readStored({ storage }: Dependencies, key: string): Promise<Bytes> {
  const body = await storage.read(key);
  if (!body) return { ok: false, reason: 'not-found' };
  if (body.sizeBytes > largestPictureBytes) {
    body.stream.destroy();
    return { ok: false, reason: 'too-large' };
  }
  return { ok: true, bytes: await buffer(body.stream) };
}

async function readForeign(
  { safeFetch }: Dependencies,
  url: string,
  signal: AbortSignal,
): Promise<Bytes> {
  if (!/^https?:\/\//i.test(url)) return { ok: false, reason: 'not-found' };
  const limits = { maxBytes: largestPictureBytes, timeoutMs, signal };
  const fetched = await safeFetch(url, limits, ({ stream }) => buffer(stream));
  if (fetched.ok) return { ok: true, bytes: fetched.value };
  return { ok: false, reason: fetched.reason === 'too-large' ? 'too-large' : 'unreachable' };
}

/** Sizes are read before anything is decoded; libvips works in threads of its own. */
async function measure(bytes: Buffer): ReturnType<ReadReference> {
  try {
    const { autoOrient } = await sharp(bytes, {
      limitInputPixels: largestPicturePixels,
    }).metadata();
    const { width, height } = autoOrient;
    if (width * height > largestPicturePixels) return { ok: false, reason: 'too-large' };
    const hasManifest = findManifest(bytes) !== null;
    return { ok: true, reference: { bytes, width, height, hasManifest } };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
