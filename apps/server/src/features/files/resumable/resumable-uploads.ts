import type { Readable } from 'node:stream';
import { openUploadsMaximum } from '@armoni/contract/uploads';
import { DraftGone, draftLifetimeMs } from '../../../platform/storage/drafts.ts';
import { hashStream } from '../../../platform/storage/hash-stream.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { makeStorageKey } from '../../../platform/storage/storage-key.ts';
import {
  type FileRecord,
  type FileRepository,
  NoRoomError,
  type OpenUpload,
  type QuotaOf,
  type UploadRepository,
} from '../ports.ts';
import { mediaTypeOf } from '../upload/detect-media.ts';
import type { ReserveSpace } from '../upload/reserve-space.ts';
import type { FileRefusal, StoreFile } from '../upload/store-file.ts';
import { piecesOf } from './pieces-of.ts';
import { makeRunningHashes, type RunningHashes } from './running-hashes.ts';
import { makeTakeTurns } from './take-turns.ts';

export type ResumableDependencies = {
  readonly uploads: UploadRepository;
  readonly files: Pick<FileRepository, 'findAll'>;
  readonly storage: Storage;
  readonly storeFile: StoreFile;
  readonly reserveSpace: ReserveSpace;
  readonly quotaOf: QuotaOf;
  readonly maxBytes: number;
  /** Whatever else is to happen to a file before its sender hears that it is there. */
  readonly onKept: (file: FileRecord, signal: AbortSignal) => Promise<void>;
  readonly clock: () => number;
  readonly newId: () => string;
};

export type UploadRefusal =
  | FileRefusal
  /** There is none of this id, it was whole already, or what had come of it is lost. */
  | 'unknown'
  /** It goes on from another byte. */
  | 'other-offset'
  | 'piece-too-large'
  | 'piece-too-small'
  | 'too-many';

type Outcome<Value> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly reason: UploadRefusal };

/** How far a file has come; a whole one is a file. */
export type UploadState = Pick<OpenUpload, 'id' | 'name' | 'sizeBytes' | 'receivedBytes'> &
  Partial<Pick<OpenUpload, 'fingerprint' | 'updatedAt'>>;

export type Piece = {
  readonly fromBytes: number;
  /** Null when the sender did not say. */
  readonly sizeBytes: number | null;
  readonly body: Readable;
  readonly signal: AbortSignal;
};

/** Where they are kept, below their owner's folder: beside what is uploaded in one form. */
const folder = 'clips';

/** Files that arrive piece by piece, over cuts, reloads and restarts. */
export function makeResumableUploads(dependencies: ResumableDependencies) {
  const { uploads, storage } = dependencies;
  const takeTurn = makeTakeTurns();
  const hashes = makeRunningHashes();
  const whole = { ...dependencies, hashes };
  return {
    begin: (wish: Pick<OpenUpload, 'ownerId' | 'name' | 'sizeBytes' | 'fingerprint'>) =>
      begin(dependencies, wish),
    list: uploads.list,
    /** One whose last step was cut off is finished first. */
    read: (ownerId: string, id: string, signal: AbortSignal) =>
      takeTurn(id, async () => {
        const upload = await uploads.find(ownerId, id);
        if (!upload) return wholeFile(dependencies, ownerId, id);
        if (upload.receivedBytes < upload.sizeBytes) return { ok: true as const, upload };
        return finish(whole, upload, signal);
      }),
    /** Takes what comes of a piece, and makes it a file with the last. */
    append: (ownerId: string, id: string, piece: Piece) =>
      takeTurn(id, async (superseded): Promise<Outcome<{ upload: UploadState }>> => {
        const upload = await uploads.find(ownerId, id);
        if (!upload) return { ok: false, reason: 'unknown' };
        const signal = AbortSignal.any([piece.signal, superseded]);
        const taken = await take(whole, upload, { ...piece, signal });
        if (!taken.ok || taken.upload.receivedBytes < upload.sizeBytes) return taken;
        return finish(whole, taken.upload, piece.signal);
      }),
    abandon: (ownerId: string, id: string) =>
      takeTurn(id, async () => {
        const upload = await uploads.find(ownerId, id);
        if (upload) await discard(whole, upload);
        return upload !== null;
      }),
    /** Those that nobody came back to, and of a person who is erased all. */
    async sweep(): Promise<void> {
      const resting = await uploads.restingSince(dependencies.clock() - draftLifetimeMs);
      for (const upload of resting) await takeTurn(upload.id, () => discard(whole, upload));
    },
    async eraseOf(ownerId: string): Promise<void> {
      for (const upload of await uploads.list(ownerId)) {
        await takeTurn(upload.id, () => discard(whole, upload));
      }
    },
    maxBytes: dependencies.maxBytes,
    fewestBytes: storage.drafts.fewestBytes,
  };
}

export type ResumableUploads = ReturnType<typeof makeResumableUploads>;

async function begin(
  dependencies: ResumableDependencies,
  wish: Pick<OpenUpload, 'ownerId' | 'name' | 'sizeBytes' | 'fingerprint'>,
): Promise<Outcome<{ upload: OpenUpload }>> {
  const { uploads, reserveSpace, quotaOf, maxBytes, clock, newId } = dependencies;
  const { ownerId, sizeBytes } = wish;
  if (sizeBytes === 0) return { ok: false, reason: 'empty' };
  if (sizeBytes > maxBytes) return { ok: false, reason: 'too-large' };
  if ((await uploads.list(ownerId)).length >= openUploadsMaximum) {
    return { ok: false, reason: 'too-many' };
  }
  const quotaBytes = await quotaOf(ownerId);
  const space = await reserveSpace(ownerId, { quotaBytes, wantedBytes: sizeBytes });
  try {
    if (!space || space.bytes < sizeBytes) return { ok: false, reason: 'quota' };
    const now = clock();
    const fresh = { receivedBytes: 0, content: null, createdAt: now, updatedAt: now };
    const upload = { ...wish, id: newId(), ...fresh };
    await uploads.add(upload);
    return { ok: true, upload };
  } finally {
    // From now on its row keeps the place.
    space?.release();
  }
}

type Whole = ResumableDependencies & { readonly hashes: RunningHashes };

async function take(
  { hashes, ...dependencies }: Whole,
  upload: OpenUpload,
  { fromBytes, sizeBytes, body, signal }: Piece,
): Promise<Outcome<{ upload: OpenUpload }>> {
  const { storage } = dependencies;
  const leftBytes = upload.sizeBytes - upload.receivedBytes;
  if (fromBytes !== upload.receivedBytes) return { ok: false, reason: 'other-offset' };
  if ((sizeBytes ?? 0) > leftBytes) return { ok: false, reason: 'piece-too-large' };
  let current = upload;
  const pieces = piecesOf(body, {
    expectedBytes: sizeBytes ?? leftBytes,
    fewestBytes: storage.drafts.fewestBytes,
    signal,
  });
  for (let next = await pieces.next(); ; next = await pieces.next()) {
    if (next.done) {
      const isStuck = current === upload && leftBytes > 0 && !next.value.isCut;
      return isStuck ? { ok: false, reason: 'piece-too-small' } : { ok: true, upload: current };
    }
    const piece = next.value;
    const isLast = current.receivedBytes + piece.length === upload.sizeBytes;
    if (piece.length < storage.drafts.fewestBytes && !isLast) {
      return { ok: false, reason: 'piece-too-small' };
    }
    const put = await putPiece(dependencies, current, piece);
    if (!put.ok) {
      if (put.reason !== 'other-offset') await discard({ ...dependencies, hashes }, current);
      return put;
    }
    await hashes.add(upload.id, current.receivedBytes, piece);
    current = put.upload;
  }
}

/** The piece's bytes first, then the row that counts them. */
async function putPiece(
  dependencies: ResumableDependencies,
  upload: OpenUpload,
  piece: Buffer,
): Promise<Outcome<{ upload: OpenUpload }>> {
  const { storage, uploads, clock } = dependencies;
  const begun = upload.content ? { ok: true as const, content: upload.content } : await start();
  if (!begun.ok) return begun;
  const { draft, mimeType } = begun.content;
  const tag = await storage.drafts.put(draft, piece).catch(nullWhenGone);
  if (tag === null) return { ok: false, reason: 'unknown' };
  const pieces = [...draft.pieces, { sizeBytes: piece.length, tag }];
  const further: OpenUpload = {
    ...upload,
    content: { mimeType, draft: { ...draft, pieces } },
    receivedBytes: upload.receivedBytes + piece.length,
    updatedAt: clock(),
  };
  if (await uploads.advance(further, upload.receivedBytes)) return { ok: true, upload: further };
  if (!upload.content) await storage.drafts.abandon(draft);
  return { ok: false, reason: 'other-offset' };

  async function start(): Promise<Outcome<{ content: NonNullable<OpenUpload['content']> }>> {
    const judged = await dependencies.storeFile.judge(piece, () => true);
    if (!judged.ok) return judged;
    const { mimeType, extension } = judged.type;
    if (upload.sizeBytes > judged.maxBytes) return { ok: false, reason: 'still-too-large' };
    const { ownerId, name: fileName } = upload;
    const key = makeStorageKey({ ownerId, folder, fileName, extension });
    const ref = await storage.drafts.begin(key, mimeType);
    return { ok: true, content: { mimeType, draft: { key, ref, pieces: [] } } };
  }
}

/** All its bytes are there: now it becomes a file. Whatever step is cut off is done again. */
async function finish(
  dependencies: Whole,
  upload: OpenUpload,
  signal: AbortSignal,
): Promise<Outcome<{ upload: UploadState }>> {
  const { files, uploads, storage, onKept } = dependencies;
  const { id, ownerId, content } = upload;
  const [known] = (await files.findAll(ownerId, [id])) ?? [];
  if (!known) {
    if (!content) throw new Error('an upload without content');
    const isThere = await storage.drafts.finish(content.draft).then(() => '', nullWhenGone);
    const kept =
      isThere === null
        ? { ok: false as const, reason: 'unknown' as const }
        : await keep(dependencies, upload, signal);
    if (!kept.ok) {
      await discard(dependencies, upload);
      return kept;
    }
    await onKept(kept.file, signal);
  }
  await uploads.remove(id);
  return { ok: true, upload };
}

async function keep(
  { storeFile, storage, hashes }: Whole,
  { id, ownerId, name, sizeBytes, content }: OpenUpload,
  signal: AbortSignal,
): Promise<Outcome<{ file: FileRecord }>> {
  const type = mediaTypeOf(content?.mimeType ?? '');
  if (!content || !type) throw new Error('an upload of no type');
  const { key } = content.draft;
  const sha256 = hashes.take(id, sizeBytes) ?? (await hashStored(storage, key));
  if (sha256 === null) return { ok: false, reason: 'unknown' };
  const file = { ownerId, fileName: name, below: folder, signal };
  const stored = { key, sizeBytes, sha256 };
  const inspected = await storeFile.inspect({ stored, type, file }, keptByItsRow);
  if (!inspected.ok) return inspected;
  const place = { below: folder, name, externalId: null, outlivesFaults: true };
  try {
    return { ok: true, file: await storeFile.settle({ ...inspected.draft, id }, place) };
  } catch (error) {
    if (error instanceof NoRoomError) return { ok: false, reason: 'quota' };
    throw error;
  }
}

const keptByItsRow = { bytes: 0, release() {} };

async function hashStored(storage: Storage, key: string): Promise<string | null> {
  const found = await storage.read(key);
  return found && hashStream(found.stream);
}

async function wholeFile(
  { files }: ResumableDependencies,
  ownerId: string,
  id: string,
): Promise<Outcome<{ upload: UploadState }>> {
  const [file] = (await files.findAll(ownerId, [id])) ?? [];
  if (!file) return { ok: false, reason: 'unknown' };
  const { name, sizeBytes } = file;
  return { ok: true, upload: { id, name, sizeBytes, receivedBytes: sizeBytes } };
}

async function discard({ uploads, storage, hashes }: Whole, upload: OpenUpload): Promise<void> {
  hashes.forget(upload.id);
  // The row last: while it is there, whoever comes next finds what there is to remove.
  if (upload.content) await storage.drafts.abandon(upload.content.draft);
  await uploads.remove(upload.id);
}

function nullWhenGone(error: unknown): null {
  if (error instanceof DraftGone) return null;
  throw error;
}
