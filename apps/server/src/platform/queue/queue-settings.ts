import type { Notifications } from '../database/notifications.ts';
import type { JobQueue } from './job-queue.ts';

export type OpenQueue = { readonly queue: JobQueue; readonly notifications: Notifications };

export type QueueSettings = {
  /** Of SQLite alone: PostgreSQL has its own. */
  readonly clock: () => number;
  readonly newId: () => string;
  /** Whether this process frees what lost workers held; false for one that only takes jobs on. */
  readonly supervises?: boolean;
  readonly onError: (error: unknown) => void;
  readonly leaseMs?: number;
  readonly maxAttempts?: number;
  /** What administrators know this process by. */
  readonly worker?: string;
};
