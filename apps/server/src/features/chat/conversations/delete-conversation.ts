import type { JobQueue } from '../../../platform/queue/job-queue.ts';
import type { ConversationRepository, RemoveConversationFiles } from '../ports.ts';
import type { ReplyWriter } from '../replies/write-replies.ts';
import { forgettingJob } from './forgetting-job.ts';

type Dependencies = {
  readonly queue: Pick<JobQueue, 'transact'>;
  readonly conversations: ConversationRepository;
  readonly replies: ReplyWriter;
  readonly removeFiles: RemoveConversationFiles;
};

/**
 * Deletes a conversation with its messages and pictures, and where its assistant keeps it too.
 * All rows go at once; what remains to be done elsewhere is promised with them, so that a crash
 * leaves nothing half deleted. Deleting it again is no error.
 */
export function makeDeleteConversation(dependencies: Dependencies) {
  const { queue, conversations, replies, removeFiles } = dependencies;
  return async (ownerId: string, id: string): Promise<{ readonly found: boolean }> => {
    const found = await queue.transact(async (transaction, promise) => {
      const removed = await conversations.remove(transaction, ownerId, id);
      if (!removed) return false;
      await removeFiles({ transaction, promise }, ownerId, id);
      const { externalId } = removed;
      if (externalId !== null) {
        const payload = { externalId };
        await promise({ ownerId, job: forgettingJob, payload, idempotencyKey: null });
      }
      return true;
    });
    if (found) await replies.stopAll((message) => message.conversationId === id);
    return { found };
  };
}
