import { type ChatCaller, isOpenTo } from '../callers.ts';
import type { ConversationRepository, MessageRepository } from '../ports.ts';
import type { ReplyWriter } from './write-replies.ts';

type Dependencies = {
  readonly conversations: Pick<ConversationRepository, 'find'>;
  readonly messages: MessageRepository;
  readonly replies: ReplyWriter;
};

/** Stops a reply wherever it is written. Stopping one that has ended is no error. */
export function makeStopReply({ conversations, messages, replies }: Dependencies) {
  return async (caller: ChatCaller, taskId: string): Promise<{ readonly found: boolean }> => {
    const { ownerId } = caller;
    const message = await messages.findByTask(ownerId, taskId);
    if (message === null) return { found: false };
    if (!(await isOpenTo({ conversations }, caller, message.conversationId)))
      return { found: false };
    // Another process may be writing it: it learns of this with its next sign of life.
    await messages.requestStop(ownerId, taskId);
    replies.stop(taskId);
    return { found: true };
  };
}
