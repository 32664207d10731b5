import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JobStatus } from '../database/tables/jobs.ts';

/**
 * Work that outlives its request. A job is claimed under a lease with a fencing number: a
 * worker that was silent for too long loses the job, and whatever it still writes is refused.
 */
export interface JobQueue {
  /** Takes a job on, or gives back the one that the same key and payload made before. */
  enqueue(request: EnqueueRequest): Promise<EnqueueOutcome>;
  /** What an idempotency key stands for, before anything is checked again. */
  recall(request: EnqueueRequest): Promise<EnqueueOutcome | null>;
  find(ownerId: string, kind: string, id: string): Promise<Job | null>;
  /** Newest first: unfinished jobs, and those that ended after `endedAfter`. */
  list(ownerId: string, kind: string, options: { endedAfter: number }): Promise<Job[]>;
  /** An ended job stays as it is. A running handler is stopped within a heartbeat. */
  cancel(ownerId: string, kind: string, id: string): Promise<Job | null>;
  /** Runs a failed or cancelled job again; any other stays as it is. */
  retry(ownerId: string, kind: string, id: string): Promise<Job | null>;
  /** Cancels and forgets everything of one owner; gives the ids of what there was. */
  erase(ownerId: string, kind: string): Promise<string[]>;
  /** The next job, fair between owners; null when nothing waits. */
  claim(kind: string): Promise<Lease | null>;
  /** Keeps the lease and stores the progress; false when the job is no longer ours. */
  heartbeat(lease: Lease, progress: JobProgress): Promise<boolean>;
  /** Ends the job together with the feature's own write; false when the lease is stale. */
  complete(lease: Lease, result: unknown, write: TransactionalWrite): Promise<boolean>;
  /** Ends the job, or lets it wait for its next attempt; false when the lease is stale. */
  fail(lease: Lease, failure: JobFailure): Promise<boolean>;
  /** Gives the job back without counting the attempt, as when the server stops. */
  release(lease: Lease): Promise<void>;
  /** Says that the handler of a cancelled job has ended, so that a retry may start at once. */
  settle(lease: Lease): Promise<void>;
  /** For the only process of its database, at start: what was running is free again. */
  recoverInterrupted(): Promise<number>;
  /** Calls back when a job of this kind may be waiting; only for jobs of this process. */
  onAvailable(kind: string, listener: () => void): () => void;
}

export type EnqueueRequest = {
  readonly ownerId: string;
  readonly kind: string;
  /** JSON. */
  readonly payload: unknown;
  readonly idempotencyKey: string | null;
};

export type EnqueueOutcome =
  | { readonly ok: true; readonly job: Job }
  | { readonly ok: false; readonly reason: 'idempotency-mismatch' };

export type Job = {
  readonly id: string;
  readonly ownerId: string;
  readonly kind: string;
  readonly status: JobStatus;
  readonly payload: unknown;
  readonly percent: number;
  readonly stage: string | null;
  readonly result: unknown;
  readonly errorMessage: string | null;
  readonly createdAt: number;
};

export type Lease = {
  readonly jobId: string;
  readonly ownerId: string;
  readonly payload: unknown;
  readonly fence: number;
  /** 1 at the first. */
  readonly attempt: number;
};

export type JobProgress = { readonly percent: number; readonly stage: string | null };

export type JobFailure = {
  /** French, for people. */
  readonly message: string;
  readonly canRetry: boolean;
};

export type TransactionalWrite = (transaction: Transaction<Database>) => Promise<void>;
