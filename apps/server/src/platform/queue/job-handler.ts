import type { JobFailure, JobProgress, Lease, TransactionalWrite } from './job-queue.ts';
import type { StudioFault } from './studio-fault.ts';

/** What a handler did. Its own rows are written together with the end of the job. */
export type HandlerOutcome<Result = unknown> =
  | {
      readonly ok: true;
      readonly result: Result;
      readonly write: TransactionalWrite;
      /** After the end; `accepted` is false when the job had been lost or cancelled meanwhile. */
      readonly afterwards?: (accepted: boolean) => Promise<void>;
    }
  | ({ readonly ok: false; readonly waitsFor?: never } & JobFailure)
  /** The studio lacks something: the job waits and goes on by itself. */
  | { readonly ok: false; readonly waitsFor: StudioFault };

export type HandlerTools = {
  /** Aborts when the job is cancelled or lost, and when the server stops. */
  readonly signal: AbortSignal;
  report(progress: JobProgress): void;
};

export type JobHandler<Payload = unknown, Result = unknown> = (
  lease: Lease<Payload>,
  tools: HandlerTools,
) => Promise<HandlerOutcome<Result>>;
