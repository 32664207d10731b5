import { putInBin } from '../../../platform/bin/bin-rows.ts';
import { putFilesInBin } from '../../../platform/bin/binned-files.ts';
import type { JobQueue } from '../../../platform/queue/job-queue.ts';
import { ownerSegment } from '../../../platform/storage/storage-key.ts';
import type { ConversationRepository, MessageRepository } from '../ports.ts';
import type { ReplyWriter } from '../replies/write-replies.ts';

type Dependencies = {
  readonly queue: Pick<JobQueue, 'transact'>;
  readonly conversations: Pick<ConversationRepository, 'wasDeleted'>;
  readonly messages: Pick<MessageRepository, 'requestStops'>;
  readonly replies: ReplyWriter;
  readonly clock: () => number;
};

/**
 * Throws a conversation into the bin, with its pictures; a reply in the making ends. Deleting it
 * again is no error, also once it was deleted for good.
 */
export function makeDeleteConversation(dependencies: Dependencies) {
  const { queue, conversations, messages, replies, clock } = dependencies;
  return async (ownerId: string, id: string): Promise<{ readonly found: boolean }> => {
    const entry = { kind: 'conversation', ownerId, id } as const;
    const isBinned = await queue.transact(async (transaction) => {
      const now = clock();
      if (!(await putInBin(transaction, entry, now))) return false;
      const files = { folder: `${ownerSegment(ownerId)}/${id}` };
      await putFilesInBin(transaction, entry, { files, now });
      // Another process may be writing one: it learns of this with its next sign of life.
      await messages.requestStops(transaction, id);
      return true;
    });
    if (!isBinned) return { found: await conversations.wasDeleted(ownerId, id) };
    await replies.stopAll((message) => message.conversationId === id);
    return { found: true };
  };
}
