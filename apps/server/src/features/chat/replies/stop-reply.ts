import { type ChatCaller, isOpenTo } from '../callers.ts';
import type { ConversationRepository, MessageRepository, ReplyNotices } from '../ports.ts';
import type { ReplyWriter } from './write-replies.ts';

type Dependencies = {
  readonly conversations: Pick<ConversationRepository, 'find'>;
  readonly messages: MessageRepository;
  readonly replies: ReplyWriter;
  readonly notices?: ReplyNotices;
};

/** Stops a reply wherever it is written. Stopping one that has ended is no error. */
export function makeStopReply({ conversations, messages, replies, notices }: Dependencies) {
  return async (caller: ChatCaller, taskId: string): Promise<{ readonly found: boolean }> => {
    const { ownerId } = caller;
    const message = await messages.findByTask(ownerId, taskId);
    if (message === null) return { found: false };
    if (!(await isOpenTo({ conversations }, caller, message.conversationId)))
      return { found: false };
    // Another process may be writing it: it is told, or learns of this with its next sign of life.
    await messages.requestStop(ownerId, taskId);
    await notices?.stopAsked(taskId);
    replies.stop(taskId);
    return { found: true };
  };
}
