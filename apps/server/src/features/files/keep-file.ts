import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../platform/storage/storage.ts';
import { makeStorageKey } from '../../platform/storage/storage-key.ts';
import { peek } from '../../platform/uploads/peek.ts';
import { detectionBytes, detectMedia, type MediaType } from './detect-media.ts';
import { inspectStill, largestStillBytes } from './inspect-still.ts';
import type { FileRecord, FileRepository } from './ports.ts';

export type KeepFileParts = {
  readonly files: FileRepository;
  readonly storage: Storage;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly maxBytes: number;
  readonly quotaBytes: number;
};

export type ArrivingFile = {
  readonly ownerId: string;
  readonly fileName: string;
  readonly stream: Readable;
  /** Below the owner's folder; null while the form has not said it yet. */
  readonly below: string | null;
  readonly accepts: (type: MediaType) => boolean;
  readonly signal: AbortSignal;
};

export type FileRefusal =
  | 'empty'
  | 'heic'
  | 'unsupported'
  | 'too-large'
  | 'still-too-large'
  | 'too-many-pixels'
  | 'damaged'
  | 'quota';

export type ReceiveOutcome =
  | { readonly ok: true; readonly draft: FileDraft }
  | { readonly ok: false; readonly reason: FileRefusal };

/** A file whose bytes are stored and whose row is not written yet: nobody can see it. */
export type FileDraft = Omit<FileRecord, 'folder' | 'externalId'> & { readonly extension: string };

export interface KeepFile {
  /** Stores the bytes of an acceptable file. */
  receive(file: ArrivingFile): Promise<ReceiveOutcome>;
  /** Makes it a file of a folder. */
  settle(
    draft: FileDraft,
    place: { below: string; name: string; externalId: string | null },
  ): Promise<FileRecord>;
  discard(draft: FileDraft): Promise<void>;
}

/** Bytes first, row last: what has a row is whole, and the sweep removes what has none. */
export function makeKeepFile(parts: KeepFileParts): KeepFile {
  const { files, storage } = parts;
  return {
    receive: (file) => receive(parts, file),
    async settle(draft, place) {
      const { extension, ...kept } = draft;
      const key = makeStorageKey({
        ownerId: draft.ownerId,
        folder: place.below,
        fileName: place.name,
        extension,
      });
      const folder = key.slice(0, key.lastIndexOf('/'));
      const isThere = draft.key.startsWith(`${folder}/`);
      if (!isThere) await storage.move(draft.key, key);
      const file = { ...kept, ...place, folder, key: isThere ? draft.key : key };
      const record: FileRecord = { ...file, name: displayName(place.name) };
      await files.add(record);
      return record;
    },
    discard: (draft) => storage.remove(draft.key),
  };
}

/** Where files wait for the end of their form. */
const arrivals = 'arrivals';

async function receive(parts: KeepFileParts, file: ArrivingFile): Promise<ReceiveOutcome> {
  const { storage, clock, newId } = parts;
  const freeBytes = parts.quotaBytes - (await parts.files.usedBytes(file.ownerId));
  if (freeBytes <= 0) return { ok: false, reason: 'quota' };
  const { head, whole } = await peek(file.stream, detectionBytes);
  const detection = await detectMedia(head);
  if (!detection.ok) return detection;
  const { type } = detection;
  if (!file.accepts(type)) return { ok: false, reason: 'unsupported' };
  const typeLimit = type.kind === 'image' ? largestStillBytes : parts.maxBytes;
  const maxBytes = Math.min(parts.maxBytes, typeLimit, freeBytes);
  const { ownerId, fileName } = file;
  const { extension } = type;
  const folder = file.below ?? arrivals;
  const key = makeStorageKey({ ownerId, folder, fileName, extension });
  const contentType = type.mimeType;
  const written = await storage.write(key, whole, { contentType, maxBytes, signal: file.signal });
  if (!written.ok) {
    if (maxBytes === parts.maxBytes) return { ok: false, reason: 'too-large' };
    return { ok: false, reason: maxBytes === freeBytes ? 'quota' : 'still-too-large' };
  }
  const refusal = type.kind === 'image' ? await stillRefusal(storage, key) : null;
  if (refusal) {
    await storage.remove(key);
    return { ok: false, reason: refusal };
  }
  const { sizeBytes, sha256 } = written;
  const about = { id: newId(), ownerId, name: fileName, key, createdAt: clock() };
  const content = { sizeBytes, sha256, mimeType: contentType, kind: type.kind, extension };
  return { ok: true, draft: { ...about, ...content } };
}

async function stillRefusal(storage: Storage, key: string): Promise<FileRefusal | null> {
  const body = await storage.read(key);
  const outcome = body ? await inspectStill(await buffer(body.stream)) : null;
  if (!outcome) return 'damaged';
  if (outcome.ok) return null;
  return outcome.reason === 'markup' ? 'unsupported' : outcome.reason;
}

/** One line of at most 200 characters, whatever the sender's system calls a path. */
function displayName(name: string): string {
  const base = name.slice(-1000).split(/[/\\]/).at(-1) ?? '';
  const plain = base.replace(/\p{C}+/gu, '').trim();
  return plain.slice(-200) || 'fichier';
}
