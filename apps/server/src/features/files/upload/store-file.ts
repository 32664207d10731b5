import { join } from 'node:path';
import { Readable } from 'node:stream';
import { GoneError } from '../../../platform/database/gone.ts';
import { thumbnailType } from '../../../platform/pictures/make-thumbnail.ts';
import { largestPictureBytes } from '../../../platform/pictures/picture-limits.ts';
import type { PictureProcesses } from '../../../platform/pictures/picture-processes.ts';
import type { PictureRefusal } from '../../../platform/pictures/picture-task.ts';
import type { PictureSources } from '../../../platform/pictures/picture-wish.ts';
import type { PassingFiles } from '../../../platform/storage/passing-files.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { makeStorageKey } from '../../../platform/storage/storage-key.ts';
import { peek } from '../../../platform/uploads/peek.ts';
import { type FileRecord, type FileRepository, NoRoomError, type QuotaOf } from '../ports.ts';
import { detectionBytes, detectMedia, type MediaType } from './detect-media.ts';
import { inspectStill } from './inspect-still.ts';
import type { ReservedSpace, ReserveSpace } from './reserve-space.ts';

export type StoreFileDependencies = {
  readonly files: FileRepository;
  readonly storage: Storage;
  readonly passingFiles: Pick<PassingFiles, 'within'>;
  readonly pictureProcesses: PictureProcesses;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly maxBytes: number;
  readonly quotaOf: QuotaOf;
  readonly reserveSpace: ReserveSpace;
};

export type ArrivingFile = NamedFile & {
  readonly stream: Readable;
  readonly accepts: (type: MediaType) => boolean;
  /** No less than its size, as far as the sender said; null when they did not. */
  readonly announcedBytes: number | null;
};

/** What is known of a file beside its bytes. */
export type NamedFile = {
  readonly ownerId: string;
  readonly fileName: string;
  /** Below the owner's folder; null while the form has not said it yet. */
  readonly below: string | null;
  /** Absent for what somebody brought. */
  readonly made?: {
    readonly watermark: string | null;
    readonly sources: PictureSources | null;
    readonly words: string;
    /** Its small copy, where this studio itself wrote all of the picture's bytes: they need no check then. */
    readonly copy: Buffer | null;
  };
  readonly signal: AbortSignal;
};

export type FileRefusal =
  | 'empty'
  | 'heic'
  | 'unsupported'
  | 'too-large'
  | 'still-too-large'
  | 'quota'
  | PictureRefusal;

type Refused = { readonly ok: false; readonly reason: FileRefusal };

export type ReceiveOutcome = { readonly ok: true; readonly draft: FileDraft } | Refused;

export type Judgement =
  | { readonly ok: true; readonly type: MediaType; readonly maxBytes: number }
  | Refused;

/** A file whose bytes are stored and whose row is not written yet: nobody can see it. */
export type FileDraft = Omit<FileRecord, 'folder' | 'externalId' | 'thumbnailKey'> & {
  readonly extension: string;
  /** The small copy of a picture; it gets its key with its row. */
  readonly thumbnail: Buffer | null;
  /** Its room in the quota, until its row counts. */
  readonly space: ReservedSpace;
};

export interface StoreFile {
  /** Stores the bytes of an acceptable file. */
  receive(file: ArrivingFile): Promise<ReceiveOutcome>;
  /** What a file is by its first bytes, and how large such a one may be. */
  judge(head: Buffer, accepts: ArrivingFile['accepts']): Promise<Judgement>;
  /** Makes stored bytes of an acceptable type a draft; nothing is left of those that may not stay. */
  inspect(arrived: Arrived, space: ReservedSpace): Promise<ReceiveOutcome>;
  /** Makes it a file of a folder. */
  settle(draft: FileDraft, place: Place): Promise<FileRecord>;
  discard(draft: FileDraft): Promise<void>;
}

type Place = {
  readonly below: string;
  readonly name: string;
  readonly externalId: string | null;
  /** Whether its bytes stay when the row cannot be written just now, as somebody tries again. */
  readonly outlivesFaults?: boolean;
};

/** Bytes first, row last: what has a row is whole, and the sweep removes what has none. */
export function makeStoreFile(dependencies: StoreFileDependencies): StoreFile {
  const { files, storage, quotaOf } = dependencies;
  return {
    receive: (file) => receive(dependencies, file),
    judge: (head, accepts) => judge(dependencies, head, accepts),
    inspect: (arrived, space) => inspect(dependencies, arrived, space),
    async settle(draft, { outlivesFaults = false, ...place }) {
      const { extension, thumbnail, space, ...kept } = draft;
      const key = makeStorageKey({
        ownerId: draft.ownerId,
        folder: place.below,
        fileName: place.name,
        extension,
      });
      const folder = key.slice(0, key.lastIndexOf('/'));
      const isThere = draft.key.startsWith(`${folder}/`);
      if (!isThere) await moveKept(storage, draft.key, key);
      const thumbnailKey = thumbnail && (await storeThumbnail(storage, thumbnail, draft, place));
      const file = { ...kept, ...place, folder, key: isThere ? draft.key : key, thumbnailKey };
      const record: FileRecord = { ...file, name: displayName(place.name) };
      try {
        await files.add(record, await quotaOf(draft.ownerId));
        space.release();
      } catch (error) {
        // Whose it is, or where it belongs, may be gone: then nothing of it stays.
        const isFinal = error instanceof GoneError || error instanceof NoRoomError;
        if (isFinal || !outlivesFaults) await storage.remove(record.key);
        if (thumbnailKey) await storage.remove(thumbnailKey);
        throw error;
      }
      return record;
    },
    async discard(draft) {
      draft.space.release();
      await storage.remove(draft.key);
    },
  };
}

/** Its name says what it is: whoever lists the store hides it by that. */
async function storeThumbnail(
  storage: Storage,
  thumbnail: Buffer,
  { ownerId }: FileDraft,
  { below, name }: { below: string; name: string },
): Promise<string> {
  const { extension, contentType } = thumbnailType;
  const key = makeStorageKey({ ownerId, folder: below, fileName: `apercu-${name}`, extension });
  const body = Readable.from([thumbnail], { objectMode: false });
  await storage.write(key, body, { contentType, maxBytes: thumbnail.length });
  return key;
}

/** Where files wait for the end of their form. */
const arrivals = 'arrivals';

async function receive(
  dependencies: StoreFileDependencies,
  file: ArrivingFile,
): Promise<ReceiveOutcome> {
  const { maxBytes } = dependencies;
  const quotaBytes = await dependencies.quotaOf(file.ownerId);
  const wantedBytes = Math.min(file.announcedBytes ?? maxBytes, maxBytes);
  const space = await dependencies.reserveSpace(file.ownerId, { quotaBytes, wantedBytes });
  if (!space) return { ok: false, reason: 'quota' };
  let isKept = false;
  try {
    const outcome = await receiveInto(space, dependencies, file);
    isKept = outcome.ok;
    return outcome;
  } finally {
    if (!isKept) space.release();
  }
}

async function receiveInto(
  space: ReservedSpace,
  dependencies: StoreFileDependencies,
  file: ArrivingFile,
): Promise<ReceiveOutcome> {
  const { storage } = dependencies;
  const { head, whole } = await peek(file.stream, detectionBytes);
  const judged = await judge(dependencies, head, file.accepts);
  if (!judged.ok) return judged;
  const { type } = judged;
  const maxBytes = Math.min(judged.maxBytes, space.bytes);
  const { ownerId, fileName } = file;
  const { extension } = type;
  const folder = file.below ?? arrivals;
  const key = makeStorageKey({ ownerId, folder, fileName, extension });
  const contentType = type.mimeType;
  const written = await storage.write(key, whole, { contentType, maxBytes, signal: file.signal });
  if (!written.ok) {
    if (maxBytes === dependencies.maxBytes) return { ok: false, reason: 'too-large' };
    return { ok: false, reason: maxBytes === space.bytes ? 'quota' : 'still-too-large' };
  }
  const stored = { key, sizeBytes: written.sizeBytes, sha256: written.sha256 };
  return inspect(dependencies, { stored, type, file }, space);
}

async function judge(
  { maxBytes }: StoreFileDependencies,
  head: Buffer,
  accepts: ArrivingFile['accepts'],
): Promise<Judgement> {
  const detection = await detectMedia(head);
  if (!detection.ok) return detection;
  const { type } = detection;
  if (!accepts(type)) return { ok: false, reason: 'unsupported' };
  const typeLimit = type.kind === 'image' ? largestPictureBytes : maxBytes;
  return { ok: true, type, maxBytes: Math.min(maxBytes, typeLimit) };
}

async function inspect(
  dependencies: StoreFileDependencies,
  { stored, type, file }: Arrived,
  space: ReservedSpace,
): Promise<ReceiveOutcome> {
  const { clock, newId } = dependencies;
  const made = file.made ?? null;
  const copy = made?.copy ?? null;
  const isChecked = type.kind === 'image' && copy === null;
  const still = isChecked ? await checkStill(dependencies, { stored, type, file }) : null;
  if (still?.ok === false) return still;
  const { ownerId, fileName: name } = file;
  const about = {
    ...{ id: newId(), ownerId, name, createdAt: clock() },
    ...{ isMade: made !== null, watermark: made?.watermark ?? null },
    sources: made?.sources ?? null,
    words: made?.words ?? '',
  };
  const { extension, mimeType, kind } = type;
  const content = { ...(still?.stored ?? stored), mimeType, kind };
  const thumbnail = still?.thumbnail ?? copy;
  return { ok: true, draft: { ...about, ...content, extension, thumbnail, space } };
}

type Stored = Pick<FileDraft, 'key' | 'sizeBytes' | 'sha256'>;

export type Arrived = {
  readonly stored: Stored;
  readonly type: MediaType;
  readonly file: NamedFile;
};

type StillOutcome =
  | { readonly ok: true; readonly stored: Stored; readonly thumbnail: Buffer }
  | { readonly ok: false; readonly reason: FileRefusal };

/** A stored picture as it may stay; nothing of it is left when it may not. */
async function checkStill(
  dependencies: StoreFileDependencies,
  arrived: Arrived,
): Promise<StillOutcome> {
  const { storage, passingFiles } = dependencies;
  try {
    return await passingFiles.within((folder) =>
      checkStillAt(join(folder, 'picture'), dependencies, arrived),
    );
  } catch (error) {
    await storage.remove(arrived.stored.key);
    throw error;
  }
}

async function checkStillAt(
  path: string,
  { storage, pictureProcesses }: StoreFileDependencies,
  arrived: Arrived,
): Promise<StillOutcome> {
  const { stored, file } = arrived;
  const { ownerId, signal } = file;
  const read = async () => {
    const { found } = await storage.copyToFile(stored.key, path, signal);
    // Only an erasure takes bytes away that were stored just now.
    if (!found) throw new GoneError('owner');
    return { path };
  };
  const inspected = await pictureProcesses.run(inspectStill, {
    ...{ ownerId, read, options: null, signal },
  });
  if (!inspected.ok || inspected.value.isPage) {
    await storage.remove(stored.key);
    return { ok: false, reason: inspected.ok ? 'unsupported' : inspected.reason };
  }
  const { thumbnail, endsAt } = inspected.value;
  const isWhole = endsAt >= stored.sizeBytes;
  return { ok: true, thumbnail, stored: isWhole ? stored : await cut(storage, arrived, endsAt) };
}

/** What hangs behind a picture's end is no picture: only what comes before it is kept. */
async function cut(
  storage: Storage,
  { stored, type, file }: Arrived,
  endsAt: number,
): Promise<Stored> {
  const { ownerId, fileName, signal } = file;
  const { extension, mimeType: contentType } = type;
  const folder = file.below ?? arrivals;
  const key = makeStorageKey({ ownerId, folder, fileName, extension });
  const whole = await storage.read(stored.key, { start: 0, end: endsAt - 1 });
  if (!whole) throw new GoneError('owner');
  const written = await storage.write(key, whole.stream, { contentType, maxBytes: endsAt, signal });
  if (!written.ok) throw new Error('a part of a file is larger than the file');
  await storage.remove(stored.key);
  return { key, sizeBytes: written.sizeBytes, sha256: written.sha256 };
}

async function moveKept(storage: Storage, from: string, to: string): Promise<void> {
  try {
    await storage.move(from, to);
  } catch (error) {
    if ((await storage.stat(from)) === null) throw new GoneError('owner');
    throw error;
  }
}

/** One line of at most 200 characters, whatever the sender's system calls a path. */
function displayName(name: string): string {
  const base = name.slice(-1000).split(/[/\\]/).at(-1) ?? '';
  const plain = base.replace(/\p{C}+/gu, '').trim();
  return plain.slice(-200) || 'fichier';
}
