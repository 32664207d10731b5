import { EventEmitter } from 'node:events';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Tells every process of a database that something has changed. Nothing is kept for who was away:
 * whoever listens also looks by itself now and then.
 */
export interface Notifications {
  /** Heard once the caller's transaction is kept. The topic has at most 7,000 bytes. */
  notify(within: Kysely<Database>, topic: string): Promise<void>;
  /** Also hears what this process says itself. */
  listen(topic: string, listener: () => void): () => void;
}

/** Of the only process of its database. */
export function makeLocalNotifications(): Notifications {
  const events = new EventEmitter().setMaxListeners(0);
  return {
    // A listener that reads the database waits for this transaction: there is one connection.
    notify: async (_, topic) => void events.emit(topic),
    listen: (topic, listener) => listenTo(events, topic, listener),
  };
}

/** What can hold a connection that hears notifications and finds its way back when it breaks. */
export type Listening = (
  channel: string,
  onNotification: (text: string) => void,
  onReconnect: () => void,
) => Promise<{ close(): Promise<void> }>;

/** By NOTIFY, on one channel and one connection of this process. */
export async function openPostgresNotifications(
  listening: Listening,
  channel: string,
): Promise<Notifications & { close(): Promise<void> }> {
  const events = new EventEmitter().setMaxListeners(0);
  const everybody = () => {
    for (const topic of events.eventNames()) events.emit(topic);
  };
  const heard = await listening(channel, (topic) => void events.emit(topic), everybody);
  return {
    async notify(within, topic) {
      await sql`select pg_notify(${channel}, ${topic})`.execute(within);
    },
    listen: (topic, listener) => listenTo(events, topic, listener),
    close: () => heard.close(),
  };
}

function listenTo(events: EventEmitter, topic: string, listener: () => void): () => void {
  events.on(topic, listener);
  return () => void events.off(topic, listener);
}
