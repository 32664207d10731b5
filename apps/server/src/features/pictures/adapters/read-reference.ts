import { buffer } from 'node:stream/consumers';
import type { SafeFetch } from '../../../platform/outbound/safe-fetch.ts';
import { largestPictureBytes } from '../../../platform/pictures/picture-limits.ts';
import type { PictureProcesses } from '../../../platform/pictures/picture-processes.ts';
import type { PictureRefusal } from '../../../platform/pictures/picture-task.ts';
import { ownKeyIn } from '../../../platform/storage/own-key.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { ReadReference, ReferenceRefusal } from '../ports.ts';
import { measureReference } from './measure-reference.ts';

type Dependencies = {
  /** The caller's own stored file under this key; null when there is none. */
  readonly findOwn: (ownerId: string, key: string) => Promise<{ readonly key: string } | null>;
  readonly storage: Storage;
  readonly safeFetch: SafeFetch;
  readonly pictureProcesses: PictureProcesses;
};

const timeoutMs = 30_000;

type Bytes =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: ReferenceRefusal };

export function makeReadReference(dependencies: Dependencies): ReadReference {
  return async (ownerId, url, signal) => {
    const key = ownKeyIn(url, ownerId);
    const own = key && (await dependencies.findOwn(ownerId, key));
    const found = own
      ? await readStored(dependencies, own.key)
      : await readForeign(dependencies, url, signal);
    if (!found.ok) return found;
    const { bytes } = found;
    const call = { ownerId, read: async () => bytes, options: null, signal };
    const measured = await dependencies.pictureProcesses.run(measureReference, call);
    if (!measured.ok) return { ok: false, reason: refusals[measured.reason] };
    return { ok: true, reference: { bytes, ...measured.value } };
  };
}

const refusals: Readonly<Record<PictureRefusal, ReferenceRefusal>> = {
  damaged: 'unreadable',
  'too-many-pixels': 'too-large',
  'too-complex': 'too-complex',
  busy: 'busy',
};

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
