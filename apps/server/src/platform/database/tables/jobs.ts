import type { Generated } from 'kysely';

export type JobStatus = 'queued' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** Times are milliseconds since 1970, payload and result JSON. */
export type JobTable = {
  id: string;
  owner_id: string;
  kind: string;
  status: JobStatus;
  payload: string;
  payload_hash: string;
  idempotency_key: string | null;
  attempts: number;
  max_attempts: number;
  /** How often it was put off because the studio itself lacked something. */
  waits: number;
  /** How often its work ended without an answer. */
  crashes: number;
  /** Not claimed before. */
  available_at: number;
  started_at: number | null;
  /** Lower ones begin first; see `turn-of.ts`. */
  turn: number;
  /** 1 where somebody waits for it and it will not take long. */
  is_short: number;
  /** Until when its worker may be silent. */
  lease_until: number | null;
  /** The process that took it last, by its name. */
  worker: Generated<string | null>;
  /** Grows with each claim: a worker whose number is older has lost the job. */
  fence: number;
  percent: number;
  stage: string | null;
  /** JSON: what it has come to so far. */
  detail: string | null;
  result: string | null;
  error_message: string | null;
  /** The trace of the call that asked for it; null where nothing is traced. */
  trace: string | null;
  created_at: number;
  updated_at: number;
};

/** When work that nobody asks for is due; named by its kind of job. */
export type ScheduleTable = { name: string; due_at: number };

export type QueueTables = { readonly jobs: JobTable; readonly schedules: ScheduleTable };
