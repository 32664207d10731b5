import type { ListedConversation } from '@armoni/contract/chat';
import { daysAgo } from '../../../lib/format/days-ago.ts';
import { texts } from '../texts.ts';

export type ConversationGroup = {
  readonly title: string;
  readonly conversations: readonly ListedConversation[];
};

const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric' });

/** Pinned ones first, the others by the day of their last message, in the reader's time zone. */
export function groupConversations(
  conversations: readonly ListedConversation[],
  now: Date = new Date(),
): readonly ConversationGroup[] {
  const groups = new Map<string, ListedConversation[]>();
  const pinned = conversations.filter((one) => one.is_pinned);
  if (pinned.length > 0) groups.set(texts.sidebar.pinned, pinned);
  for (const conversation of conversations) {
    if (conversation.is_pinned) continue;
    const title = titleOf(new Date(conversation.updated_at * 1000), now);
    groups.set(title, [...(groups.get(title) ?? []), conversation]);
  }
  return [...groups].map(([title, ones]) => ({ title, conversations: ones }));
}

function titleOf(date: Date, now: Date): string {
  const days = daysAgo(date, now);
  if (days <= 0) return texts.sidebar.today;
  if (days === 1) return texts.sidebar.yesterday;
  if (days <= 7) return texts.sidebar.lastDays;
  const name = month.format(date);
  return name[0]?.toUpperCase() + name.slice(1);
}
