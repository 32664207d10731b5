import type { Readable } from 'node:stream';
import type { Drafts } from './drafts.ts';
import type { KnownKeys } from './known-keys.ts';

/** Where uploaded and made files live. Objects are immutable: a key is written once and removed whole. */
export interface Storage {
  /**
   * Stores a stream under a new key. Nothing is visible under the key before everything is durable,
   * and nothing stays behind when the stream fails, is aborted or is too large.
   * @throws StorageFull when no space is left, StorageUnavailable when the store cannot be reached.
   */
  write(key: string, body: Readable, options: WriteOptions): Promise<WriteOutcome>;
  /** The object's bytes, or a part of them; null when there is none. The caller must end the stream. */
  read(key: string, range?: ByteRange): Promise<StoredBody | null>;
  stat(key: string): Promise<StoredObject | null>;
  /** Every object whose key begins with the prefix, in no particular order. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Gives an object another key; its old key is gone afterwards. */
  move(from: string, to: string): Promise<void>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Puts the object's bytes at a local path for programs that need a file. Do not write to that file. */
  copyToFile(key: string, path: string, signal?: AbortSignal): Promise<{ found: boolean }>;
  /**
   * Removes what interrupted writes left behind, and drafts that nobody goes on with.
   * @param isGoingOn of the keys of drafts, those that somebody does
   */
  sweepUnfinished(olderThanMs: number, isGoingOn?: KnownKeys): Promise<number>;
  readonly drafts: Drafts;
  /**
   * An address at which anybody reads the object for a while, from the store itself; null where the
   * store has none.
   */
  addressOf?(key: string, headers: AnswerHeaders): Promise<string>;
}

/** What the store is to answer with. */
export type AnswerHeaders = {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly disposition: string | null;
  readonly lifetimeSeconds: number;
};

export type WriteOptions = {
  readonly contentType: string;
  readonly maxBytes: number;
  readonly signal?: AbortSignal;
};

export type WriteOutcome =
  | { readonly ok: true; readonly sizeBytes: number; readonly sha256: string }
  | { readonly ok: false; readonly reason: 'too-large' };

/** Both ends are inclusive, as in HTTP. */
export type ByteRange = { readonly start: number; readonly end: number };

export type StoredObject = {
  readonly key: string;
  readonly sizeBytes: number;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
};

export type StoredBody = StoredObject & { readonly stream: Readable };
