import type { BinEntry } from '../../../platform/bin/bin-rows.ts';
import type { PromiseJob, TransactionalWrite } from '../../../platform/queue/job-queue.ts';
import type { ConversationRepository, RemoveConversationFiles } from '../ports.ts';
import { forgettingJob } from './forgetting-job.ts';

type Dependencies = {
  readonly conversations: Pick<ConversationRepository, 'remove'>;
  readonly removeFiles: RemoveConversationFiles;
};

type Within = {
  readonly transaction: Parameters<TransactionalWrite>[0];
  readonly promise: PromiseJob;
};

/**
 * Deletes a conversation for good, with its messages and pictures, and where its assistant keeps
 * it too. All rows go at once; what remains to be done elsewhere is promised with them, so that a
 * crash leaves nothing half deleted.
 */
export function makeDiscardConversation({ conversations, removeFiles }: Dependencies) {
  return async (within: Within, { ownerId, id }: BinEntry): Promise<void> => {
    const removed = await conversations.remove(within.transaction, ownerId, id);
    if (!removed) return;
    await removeFiles(within, ownerId, id);
    const { externalId } = removed;
    if (externalId === null) return;
    const payload = { externalId };
    await within.promise({ ownerId, job: forgettingJob, payload, idempotencyKey: null });
  };
}
