import type { TransactionalWrite } from '../../../platform/queue/job-queue.ts';

/** A small copy of a clip, for browsers that cannot play the clip itself. */
export type ClipProxy = {
  readonly fileId: string;
  readonly ownerId: string;
  readonly key: string;
  readonly sizeBytes: number;
};

/** Every read is scoped by the owner; a copy comes and goes with its clip. */
export interface ClipProxies {
  find(ownerId: string, fileId: string): Promise<ClipProxy | null>;
  /** @throws GoneError when the clip was deleted meanwhile. */
  keep(transaction: Parameters<TransactionalWrite>[0], proxy: ClipProxy): Promise<void>;
  listOf(ownerId: string): Promise<ClipProxy[]>;
  erase(ownerId: string): Promise<void>;
  /** Which of these keys are a copy's; also of a clip in the bin. */
  knownKeys(keys: readonly string[]): Promise<Set<string>>;
  /** Which of these keys may be served: not those of clips in the bin. */
  shownKeys(keys: readonly string[]): Promise<Set<string>>;
}
