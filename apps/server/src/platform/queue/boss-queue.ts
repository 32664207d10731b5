import type { Kysely } from 'kysely';
import { openPostgresNotifications } from '../database/notifications.ts';
import type { Database } from '../database/schema.ts';
import { admitStrays, makeBossLine } from './boss-line.ts';
import { makeQueue } from './make-queue.ts';
import { openBoss } from './open-boss.ts';
import type { OpenQueue, QueueSettings } from './queue-settings.ts';

export type BossQueueOptions = Omit<QueueSettings, 'clock'> & {
  readonly url: string;
  readonly db: Kysely<Database>;
};

/** The queue of any number of processes on one PostgreSQL. */
export async function openBossQueue(options: BossQueueOptions): Promise<OpenQueue> {
  const { db, supervises = true, onError, leaseMs = 30_000 } = options;
  const opened = await openBoss({ ...options, supervises });
  const { boss, schema } = opened;
  const line = makeBossLine(opened, leaseMs);
  await admitStrays(db, opened, line);
  const admitting = supervises ? admitOften() : undefined;
  const store = boss.getDb();
  if (!store.listen) throw new Error('pg-boss does not listen');
  const notifications = await openPostgresNotifications(
    store.listen.bind(store),
    `${schema}_armoni`,
  );
  const close = async () => {
    clearInterval(admitting);
    await notifications.close();
    await boss.stop({ graceful: false });
  };
  return { queue: makeQueue({ ...options, line, notifications, leaseMs, close }), notifications };

  /** While processes of an earlier version still take jobs on, they know nothing of the line. */
  function admitOften() {
    const admit = () => void admitStrays(db, opened, line).catch(onError);
    return setInterval(admit, strayMs).unref();
  }
}

const strayMs = 30_000;
