import type { Assistant, ConversationRepository, RemoveConversationFiles } from '../ports.ts';
import type { ReplyWriter } from '../replies/write-replies.ts';

type Dependencies = {
  readonly conversations: ConversationRepository;
  readonly replies: ReplyWriter;
  readonly assistant: Pick<Assistant, 'forget'>;
  readonly removeFiles: RemoveConversationFiles;
};

/**
 * Deletes a conversation with its messages and pictures, and where its assistant keeps it too.
 * Deleting it again is no error.
 */
export function makeDeleteConversation(dependencies: Dependencies) {
  const { conversations, replies, assistant, removeFiles } = dependencies;
  return async (ownerId: string, id: string): Promise<{ readonly found: boolean }> => {
    const removed = await conversations.remove(ownerId, id);
    if (!removed) return { found: false };
    await replies.stopAll((message) => message.conversationId === id);
    await removeFiles(ownerId, id);
    if (removed.externalId !== null) await assistant.forget?.(ownerId, removed.externalId);
    return { found: true };
  };
}
