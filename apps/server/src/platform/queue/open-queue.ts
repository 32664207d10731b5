import { makeLocalNotifications } from '../database/notifications.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { OpenQueue, QueueSettings } from './queue-settings.ts';
import { makeTableQueue } from './table-queue.ts';

/** The queue that a database calls for: a table on SQLite, pg-boss on PostgreSQL. */
export async function openQueue(
  { db, url }: OpenDatabase,
  settings: QueueSettings,
): Promise<OpenQueue> {
  if (url === undefined) {
    const notifications = makeLocalNotifications();
    return { queue: makeTableQueue({ db, notifications, ...settings }), notifications };
  }
  const { openBossQueue } = await import('./boss-queue.ts');
  return openBossQueue({ db, url, ...settings });
}
