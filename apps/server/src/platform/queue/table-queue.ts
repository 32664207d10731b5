import type { Kysely } from 'kysely';
import { makeLocalNotifications, type Notifications } from '../database/notifications.ts';
import type { Database } from '../database/schema.ts';
import type { JobQueue } from './job-queue.ts';
import { makeQueue } from './make-queue.ts';
import { makeTableLine } from './table-line.ts';

export type TableQueueDependencies = {
  readonly db: Kysely<Database>;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly notifications?: Notifications;
  readonly leaseMs?: number;
  readonly maxAttempts?: number;
  readonly worker?: string;
};

/** The queue of a studio in one process, on SQLite. */
export function makeTableQueue(dependencies: TableQueueDependencies): JobQueue {
  const { clock, notifications = makeLocalNotifications(), leaseMs = 30_000 } = dependencies;
  return makeQueue({ ...dependencies, line: makeTableLine(clock), notifications, leaseMs });
}
