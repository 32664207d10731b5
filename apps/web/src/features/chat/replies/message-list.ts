import type { ChatMessage } from '@armoni/contract/chat';
import { limits } from '@armoni/contract/limits';

/** The messages of a conversation that were fetched so far, oldest first. */
export type MessageList = {
  readonly messages: readonly ChatMessage[];
  /** Whether there are older ones on the server. */
  readonly hasOlder: boolean;
};

type Page = { readonly data: readonly ChatMessage[]; readonly has_more: boolean };

/** The newest page over what was known: it wins where both have a message. */
export function mergeNewest(known: MessageList | undefined, page: Page): MessageList {
  const fresh = sorted(page.data);
  if (!known) return { messages: fresh, hasOlder: page.has_more };
  const ids = new Set(fresh.map(({ id }) => id));
  const meets = known.messages.some(({ id }) => ids.has(id));
  // So much is new that a gap would be left; the reader can scroll back over it.
  if (!meets && page.has_more) return { messages: fresh, hasOlder: true };
  const first = fresh[0];
  // Without older ones on the server, what was known before the page has gone.
  const before =
    first && page.has_more ? known.messages.filter((message) => isBefore(message, first, ids)) : [];
  return {
    messages: [...before, ...fresh],
    hasOlder: before.length > 0 ? known.hasOlder : page.has_more,
  };
}

/** A page that was reached by going back from the oldest known message. */
export function prependOlder(known: MessageList, page: Page): MessageList {
  const ids = new Set(known.messages.map(({ id }) => id));
  const older = sorted(page.data).filter(({ id }) => !ids.has(id));
  return { messages: [...older, ...known.messages], hasOlder: page.has_more };
}

/** Neither answered nor failed: its reply is still being written. */
export function isWaiting({ answer, error, task_id }: ChatMessage): boolean {
  return task_id !== null || (answer === '' && !error);
}

/** How long to wait before the next poll; false when every message has come to its end. */
export function messagePollMs(list: MessageList | undefined): number | false {
  return list?.messages.some(isWaiting) ? limits.messagePollMs : false;
}

function isBefore(message: ChatMessage, first: ChatMessage, ids: ReadonlySet<string>): boolean {
  return !ids.has(message.id) && message.created_at <= first.created_at;
}

/** Ascending by time; messages of one second keep the order of the server. */
function sorted(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.toSorted((x, y) => x.created_at - y.created_at);
}
