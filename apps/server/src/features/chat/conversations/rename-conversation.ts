import type { Conversation, ConversationRepository, MessageRepository } from '../ports.ts';
import { chatTexts } from '../texts.ts';
import { nameConversation } from './name-conversation.ts';

type Dependencies = {
  readonly conversations: ConversationRepository;
  readonly messages: MessageRepository;
};

export type RenameOutcome =
  | { readonly ok: true; readonly conversation: Conversation }
  | { readonly ok: false; readonly reason: 'no-such-conversation' | 'name-required' };

/** Gives a conversation the name asked for, or one made from its first question. */
export function makeRenameConversation({ conversations, messages }: Dependencies) {
  return async (
    ownerId: string,
    id: string,
    wish: { readonly name: string | null; readonly autoGenerate: boolean },
  ): Promise<RenameOutcome> => {
    const name = wish.autoGenerate
      ? nameConversation((await messages.first(ownerId, id))?.query ?? '')
      : (wish.name ?? '').trim();
    if (name === '' && !wish.autoGenerate) return { ok: false, reason: 'name-required' };
    const renamed = await conversations.rename(ownerId, id, name || chatTexts.newConversation);
    if (renamed === null) return { ok: false, reason: 'no-such-conversation' };
    return { ok: true, conversation: renamed };
  };
}
