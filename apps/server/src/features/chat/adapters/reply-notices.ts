import type { Kysely } from 'kysely';
import type { Notifications } from '../../../platform/database/notifications.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { ReplyNotices } from '../ports.ts';

type Dependencies = {
  readonly db: Kysely<Database>;
  readonly notifications: Notifications;
  readonly onError: (error: unknown) => void;
};

export function makeReplyNotices({ db, notifications, onError }: Dependencies): ReplyNotices {
  const say = (topic: string) => notifications.notify(db, topic).catch(onError);
  return {
    stopAsked: (taskId) => say(stopOf(taskId)),
    onStopAsked: (taskId, listener) => notifications.listen(stopOf(taskId), listener),
    grown: () => say(growth),
    onGrown: (listener) => notifications.listen(growth, listener),
  };
}

const stopOf = (taskId: string) => `stop ${taskId}`;
// One for all of them: a transaction says it once, however many replies it stores.
const growth = 'replies';
