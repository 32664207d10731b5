import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JobStatus } from '../database/tables/jobs.ts';
import type { JobDefinition } from './define-job.ts';

/**
 * Work that outlives its request. A job is claimed under a lease with a fencing number: a
 * worker that was silent for too long loses the job, and whatever it still writes is refused.
 */
export interface JobQueue {
  /** Takes a job on, or gives back the one that the same key and payload made before. */
  enqueue<P, R>(request: EnqueueRequest<P, R>): Promise<EnqueueOutcome<P, R>>;
  /**
   * Runs a transaction in which work can be promised: what it writes and the promise are kept
   * together or not at all. Promised work is tried until it is done, however often it fails.
   */
  transact<T>(
    write: (transaction: Transaction<Database>, promise: PromiseJob) => Promise<T>,
  ): Promise<T>;
  /** What an idempotency key stands for, before anything is checked again. */
  recall<P, R>(request: EnqueueRequest<P, R>): Promise<EnqueueOutcome<P, R> | null>;
  find<P, R>(ownerId: string, job: JobDefinition<P, R>, id: string): Promise<Job<P, R> | null>;
  /** How far a job of an owner is, and how many of its kind begin before it as far as can be told. */
  follow(
    ownerId: string,
    job: AnyJob,
    id: string,
  ): Promise<{ readonly detail: unknown; readonly ahead: number } | null>;
  /** Newest first: unfinished jobs, and those that ended after `endedAfter`. */
  list<P, R>(
    ownerId: string,
    job: JobDefinition<P, R>,
    options: { endedAfter: number },
  ): Promise<Job<P, R>[]>;
  /** An ended job stays as it is. A running handler is stopped at once, or within a heartbeat. */
  cancel<P, R>(ownerId: string, job: JobDefinition<P, R>, id: string): Promise<Job<P, R> | null>;
  /** Runs a failed or cancelled job again; any other stays as it is. */
  retry<P, R>(ownerId: string, job: JobDefinition<P, R>, id: string): Promise<Job<P, R> | null>;
  /** Cancels and forgets everything of one owner; gives the ids of what there was. */
  erase(ownerId: string, job: AnyJob): Promise<string[]>;
  /**
   * Removes the rows of jobs that ended so long ago, with what their keys stood for; gives how many.
   */
  forgetEnded(job: AnyJob, options: { agoMs: number }): Promise<number>;
  /** The next job, fair between owners; null when nothing waits. Its payload is not parsed yet. */
  claim(job: AnyJob): Promise<Lease | null>;
  /** Keeps the lease and stores the progress; false when the job is no longer ours. */
  heartbeat(lease: Lease, progress: JobProgress): Promise<boolean>;
  /** Ends the job together with the feature's own write; false when the lease is stale. */
  complete(lease: Lease, result: unknown, write: TransactionalWrite): Promise<boolean>;
  /** Ends the job, or lets it wait for its next attempt; false when the lease is stale. */
  fail(lease: Lease, failure: JobFailure): Promise<boolean>;
  /**
   * Lets the job wait because the studio itself lacks something: no attempt is used up, and the
   * message, French and for people, is its `errorMessage` until its work goes on. The pauses grow
   * up to `longestPauseMs`, or 15 s.
   */
  postpone(
    lease: Lease,
    message: string,
    pauses?: { readonly longestPauseMs?: number | undefined },
  ): Promise<boolean>;
  /** Gives the job back without counting the attempt, as when the server stops. */
  release(lease: Lease): Promise<void>;
  /** Says that the handler of a cancelled job has ended, so that a retry may start at once. */
  settle(lease: Lease): Promise<void>;
  /** For the only process of its database, at start: what was running is free again. */
  recoverInterrupted(): Promise<number>;
  /** Calls back when a job of this kind may be waiting. */
  onAvailable(job: AnyJob, listener: () => void): () => void;
  /** Calls back when its owner has ended this job. */
  onEndedByOwner(jobId: string, listener: () => void): () => void;
  /** Lets go of what the queue itself holds open. */
  close(): Promise<void>;
}

/** Where only its kind counts. */
export type AnyJob = Pick<JobDefinition<unknown, unknown>, 'kind'>;

/** A second promise under the same key changes nothing. */
export type PromiseJob = <P, R>(request: EnqueueRequest<P, R>) => Promise<void>;

export type EnqueueRequest<Payload, Result> = {
  readonly ownerId: string;
  readonly job: JobDefinition<Payload, Result>;
  readonly payload: NoInfer<Payload>;
  readonly idempotencyKey: string | null;
  /** Somebody waits for it and it will not take long: it does not stand behind their own long ones. */
  readonly isShort?: boolean;
};

export type EnqueueOutcome<Payload, Result> =
  | { readonly ok: true; readonly job: Job<Payload, Result> }
  | { readonly ok: false; readonly reason: 'idempotency-mismatch' };

export type Job<Payload = unknown, Result = unknown> = {
  readonly id: string;
  readonly ownerId: string;
  readonly kind: string;
  readonly status: JobStatus;
  readonly payload: Payload;
  readonly percent: number;
  readonly stage: string | null;
  /** Null until it is completed. */
  readonly result: Result | null;
  /** Why it failed; of a job under way, what it waits for. */
  readonly errorMessage: string | null;
  readonly createdAt: number;
};

export const isUnderWay = ({ status }: Pick<Job, 'status'>) =>
  status === 'queued' || status === 'processing';

export type Lease<Payload = unknown> = {
  readonly jobId: string;
  readonly kind: string;
  /** Its place among those that wait. */
  readonly turn: number;
  readonly ownerId: string;
  readonly payload: Payload;
  readonly fence: number;
  /** 1 at the first. */
  readonly attempt: number;
  /** How often it was postponed. */
  readonly waits: number;
  /** How often it failed by a crash. */
  readonly crashes: number;
  /** Of the call that asked for it. */
  readonly trace?: string | null;
};

export type JobProgress = {
  readonly percent: number;
  readonly stage: string | null;
  /** What it has come to so far, for who watches it; the last one said stands. */
  readonly detail?: unknown;
};

export type JobFailure = {
  /** French, for people. */
  readonly message: string;
  readonly canRetry: boolean;
  /** Its work ended without an answer, as when its thread runs out of memory. */
  readonly isCrash?: boolean;
};

export type TransactionalWrite = (transaction: Transaction<Database>) => Promise<void>;
