import { sql } from 'kysely';
import type { OpenDatabase } from '../../database/open-database.ts';
import { uuidV7 } from '../../identifiers/uuid-v7.ts';
import type { JobQueue } from '../job-queue.ts';
import { openQueue } from '../open-queue.ts';

export type TestQueue = {
  readonly queue: JobQueue;
  /** Milliseconds since 1970, as the queue sees it. */
  now(): number;
  /** Lets so much time pass, and finds the workers that were silent meanwhile. */
  advance(byMs: number): Promise<void>;
  /** A second process of the same database; `close` closes it as well. */
  another(): Promise<JobQueue>;
  close(): Promise<void>;
};

export const testLeaseMs = 10_000;

/** The queue that a database calls for, with time in the hands of a test. */
export async function openTestQueue(database: OpenDatabase): Promise<TestQueue> {
  let now = 1_000_000;
  const opened: JobQueue[] = [];
  const open = async () => {
    const { queue } = await openQueue(database, {
      clock: () => now,
      newId: () => uuidV7(),
      supervises: false,
      onError: (error) => console.error(error),
      leaseMs: testLeaseMs,
    });
    opened.push(queue);
    return queue;
  };
  const queue = await open();
  const supervisor = database.url === undefined ? undefined : await openSupervisor(database);
  return {
    queue,
    another: database.url === undefined ? async () => queue : open,
    now: () => (supervisor ? Date.now() : now),
    async advance(byMs) {
      now += byMs;
      await supervisor?.advance(byMs);
    },
    async close() {
      await Promise.all([...opened.map((each) => each.close()), supervisor?.close()]);
    },
  };
}

/** On PostgreSQL time is the database's own: what it keeps is made older instead. */
async function openSupervisor({ db, url = '' }: OpenDatabase) {
  const { openBoss } = await import('../open-boss.ts');
  const onError = (error: unknown) => console.error(error);
  const { boss } = await openBoss({ db, url, supervises: false, onError });
  return {
    async advance(byMs: number) {
      const by = sql`${byMs} * interval '1 millisecond'`;
      await sql`update pgboss.job set start_after = start_after - ${by},
        created_on = created_on - ${by}, heartbeat_on = heartbeat_on - ${by}
        where state in ('created', 'retry', 'active')`.execute(db);
      await sql`update jobs set created_at = created_at - ${byMs},
        available_at = available_at - ${byMs}, updated_at = updated_at - ${byMs},
        lease_until = lease_until - ${byMs}`.execute(db);
      const { rows } = await sql`select id from pgboss.job
        where state = 'active' limit 1`.execute(db);
      if (rows.length === 0) return;
      await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(db);
      await boss.supervise();
    },
    close: () => boss.stop({ graceful: false }),
  };
}
