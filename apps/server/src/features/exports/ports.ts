import type { JsonPieces } from '../../platform/json/json-pieces.ts';
import type { TransactionalWrite } from '../../platform/queue/job-queue.ts';
import type { KeptFile } from '../../platform/storage/kept-file.ts';

/** What a feature puts into an archive. */
export type ExportedPart = {
  /** E.g. `chat`; names its file. */
  readonly name: string;
  exportOf(ownerId: string): JsonPieces;
  filesOf?(ownerId: string): AsyncIterable<KeptFile>;
};

/** A finished archive. */
export type ExportRecord = {
  /** Of the job that made it. */
  readonly id: string;
  readonly ownerId: string;
  readonly key: string;
  /** The unguessable part of its address. */
  readonly secret: string;
  readonly sizeBytes: number;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly expiresAt: number;
};

type Transaction = Parameters<TransactionalWrite>[0];

export interface ExportRepository {
  /** @throws GoneError when there is no such person any more */
  add(transaction: Transaction, record: ExportRecord): Promise<void>;
  /** The newest first, those that have expired among them. */
  of(ownerId: string): Promise<ExportRecord[]>;
  /** Not by owner: for who has the address. */
  find(id: string): Promise<ExportRecord | null>;
  expired(now: number): Promise<ExportRecord[]>;
  remove(transaction: Transaction, ids: readonly string[]): Promise<void>;
  erase(ownerId: string): Promise<void>;
  knownKeys(keys: readonly string[]): Promise<Set<string>>;
  /** Of all files and films of a person: what the archive will hold, but for texts and styles. */
  storedBytes(ownerId: string): Promise<number>;
}
