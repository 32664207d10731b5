import type { ConversationStore, RemoveConversationFiles } from './ports.ts';
import type { ReplyWriter } from './write-replies.ts';

type Options = {
  readonly conversations: ConversationStore;
  readonly replies: ReplyWriter;
  readonly removeFiles: RemoveConversationFiles;
};

/** Deletes a conversation with its messages and pictures. Deleting it again is no error. */
export function makeDeleteConversation({ conversations, replies, removeFiles }: Options) {
  return async (ownerId: string, id: string): Promise<{ readonly found: boolean }> => {
    if (!(await conversations.remove(ownerId, id))) return { found: false };
    await replies.stopAll((message) => message.conversationId === id);
    await removeFiles(ownerId, id);
    return { found: true };
  };
}
