import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Which open job is next, and whose worker is lost. What a job is stands in its row of `jobs`, on
 * every database alike, and the row has the last word: a line may name a job too often, never
 * to any harm. Its calls are part of the caller's transaction.
 */
export interface WaitingLine {
  /** Milliseconds since 1970, for statements; the clock that everybody shares. */
  readonly now: () => RawBuilder<number>;
  /** Runs the transaction of a claim. Where nobody outlives a power cut it need not survive one. */
  claiming<T>(db: Kysely<Database>, claim: (within: Within) => Promise<T>): Promise<T>;
  /** Before the first transaction with a kind of job. */
  prepare(kind: string): Promise<void>;
  /** Puts a job into the line, or back into it; it is not named before `afterMs` are over. */
  join(within: Within, job: JobInLine, when: JoinTime): Promise<void>;
  /** The job that is next. It is named again when it joins again or its worker falls silent. */
  next(within: Within, kind: string): Promise<string | null>;
  /** Its worker is alive. */
  keep(within: Within, job: NamedJob): Promise<void>;
  leave(within: Within, jobs: NamedJobs, how: 'completed' | 'gone'): Promise<void>;
}

type Within = Transaction<Database>;

export type NamedJob = { readonly id: string; readonly kind: string };

export type NamedJobs = { readonly ids: readonly string[]; readonly kind: string };

/** Lower turns go first; of equal ones whoever came first. */
export type JobInLine = NamedJob & { readonly turn: number };

export type JoinTime = {
  readonly afterMs: number;
  /** It never stood in the line. */
  readonly isNew?: boolean;
};
