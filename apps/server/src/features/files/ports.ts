import type { StoredKind } from '@armoni/contract/account';
import type { PictureSources } from '../../platform/pictures/picture-wish.ts';
import type { TransactionalWrite } from '../../platform/queue/job-queue.ts';
import type { Draft } from '../../platform/storage/drafts.ts';

/** An uploaded file as its row keeps it. */
export type FileRecord = {
  readonly id: string;
  readonly ownerId: string;
  readonly folder: string;
  readonly name: string;
  readonly key: string;
  /** Of its small copy for lists; null when there is none, as of films and of older pictures. */
  readonly thumbnailKey: string | null;
  readonly sizeBytes: number;
  readonly mimeType: string;
  readonly kind: 'image' | 'video' | 'audio';
  readonly sha256: string;
  readonly externalId: string | null;
  /** By the studio, rather than brought by somebody. */
  readonly isMade: boolean;
  /** What the studio's watermark in it says; null without one. */
  readonly watermark: string | null;
  /** What the studio made it with and from, as keys in storage. */
  readonly sources?: PictureSources | null;
  /** What it was asked for by and what it shows, beside its name, to be found by. */
  readonly words?: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

export type ListedFile = Pick<FileRecord, 'key' | 'name' | 'thumbnailKey'>;

/** Where a file stands in its folder's list. */
export type FilePlace = Pick<FileRecord, 'id' | 'createdAt'>;

/** A file does not fit into what its owner may store. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

/** How many bytes somebody may keep. */
export type QuotaOf = (ownerId: string) => Promise<number>;

/** Every read is scoped by the owner here, so that no route can forget it; what lies in the bin is not there. */
export interface FileRepository {
  /** @throws NoRoomError when the owner's files would be more than `quotaBytes` with it. */
  add(file: FileRecord, quotaBytes?: number): Promise<void>;
  /** Newest first, after one of them. */
  listFolder(
    ownerId: string,
    folder: string,
    page: { readonly after: FilePlace | null; readonly limit: number },
  ): Promise<FileRecord[]>;
  /** In the order of the ids; null unless all of them are the owner's. */
  findAll(ownerId: string, ids: readonly string[]): Promise<FileRecord[] | null>;
  /** Those of the ids that are the owner's. */
  findThose(ownerId: string, ids: readonly string[]): Promise<FileRecord[]>;
  findByKey(ownerId: string, key: string): Promise<FileRecord | null>;
  /** Clips and pictures of all folders, the newest first. */
  newest(ownerId: string, limit: number): Promise<(FileRecord & { kind: 'video' | 'image' })[]>;
  /** Those of one kind whose name has all the words, the newest first, and how many there are. */
  named(
    ownerId: string,
    wish: {
      readonly kind: 'video' | 'image' | 'audio';
      readonly words: readonly string[];
      readonly limit: number;
    },
  ): Promise<{ readonly files: FileRecord[]; readonly total: number }>;
  /** Pictures of which each word begins one of what they are found by, the newest first. */
  described(
    ownerId: string,
    wish: { readonly words: string; readonly limit: number },
  ): Promise<FileRecord[]>;
  /** Also in the bin. */
  findKept(ownerId: string, key: string): Promise<FileRecord | null>;
  /** What a list shows of those of these keys that are the owner's, by key; in few statements. */
  findListed(ownerId: string, keys: readonly string[]): Promise<Map<string, ListedFile>>;
  /** The owner's newest file with exactly these bytes. */
  findByHash(ownerId: string, sha256: string): Promise<FileRecord | null>;
  /** The id that an external workflow service gave to the same bytes. */
  setExternalId(ownerId: string, id: string, externalId: string): Promise<void>;
  /** Answers how many files changed their folder; their keys stay. */
  moveFolder(ownerId: string, folders: { from: string; to: string }): Promise<number>;
  remove(ownerId: string, id: string): Promise<void>;
  /** One row in the bin; gives the keys of what it stood for. */
  discard(
    transaction: Parameters<TransactionalWrite>[0],
    ownerId: string,
    id: string,
  ): Promise<string[]>;
  /** Whether its conversation lies in the bin. */
  liesInBinnedFolder(
    transaction: Parameters<TransactionalWrite>[0],
    ownerId: string,
    id: string,
  ): Promise<boolean>;
  /** The rows of one folder, those in the bin too; gives the keys of what they stood for. */
  removeFolder(
    transaction: Parameters<TransactionalWrite>[0],
    ownerId: string,
    folder: string,
  ): Promise<string[]>;
  /** Of files and films: both count against the quota. */
  usedBytes(ownerId: string): Promise<number>;
  /** All of them, with those in the bin; the oldest first. */
  slices(ownerId: string): AsyncIterable<readonly FileRecord[]>;
  erase(ownerId: string): Promise<void>;
  /** Which of these keys have a row, as a file's or as its small copy's; also one in the bin. */
  knownKeys(keys: readonly string[]): Promise<Set<string>>;
  /** Which of these keys may be served: not what lies in the bin. */
  shownKeys(keys: readonly string[]): Promise<Set<string>>;
}

/** A file that is still arriving, piece by piece. */
export type OpenUpload = {
  /** The file's id, once it is one. */
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly fingerprint: string;
  readonly receivedBytes: number;
  /** What it is and where its bytes are; null until the first of them are there. */
  readonly content: { readonly mimeType: string; readonly draft: Draft } | null;
  readonly createdAt: number;
  readonly updatedAt: number;
};

/** Every read for a person is scoped by the owner here. */
export interface UploadRepository {
  /** @throws GoneError when there is no such person */
  add(upload: OpenUpload): Promise<void>;
  find(ownerId: string, id: string): Promise<OpenUpload | null>;
  /** The last begun first. */
  list(ownerId: string): Promise<OpenUpload[]>;
  /** Notes one more piece; false when it is gone, or somebody else went on from the same byte. */
  advance(upload: OpenUpload, fromBytes: number): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** What their uploads will take when they are whole. */
  promisedBytes(ownerId: string): Promise<number>;
  /** Those that nobody went on with since. */
  restingSince(time: number): Promise<OpenUpload[]>;
  /** Which of these keys are of one of them. */
  knownKeys(keys: readonly string[]): Promise<Set<string>>;
}

/** What a person keeps, for them to see. */
export interface Space {
  /** The largest first; kinds of which there is nothing are left out. */
  kindsOf(ownerId: string): Promise<StoredKind[]>;
}
