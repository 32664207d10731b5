import type { Assistant, ChatArchive, Message } from './ports.ts';
import type { ReplyWriter } from './replies/write-replies.ts';

type Dependencies = {
  readonly archive: ChatArchive;
  readonly replies: ReplyWriter;
  readonly assistant: Pick<Assistant, 'forget'>;
};

/** What this feature keeps of a person: conversations and their messages. */
export function chatData({ archive, replies, assistant }: Dependencies) {
  const stopOf = (ownerId: string) =>
    replies.stopAll((message: { readonly ownerId: string }) => message.ownerId === ownerId);
  return {
    name: 'chat',
    async exportOf(ownerId: string) {
      const kept: unknown[] = [];
      for (const { id, name, createdAt, updatedAt } of await archive.conversations(ownerId)) {
        const messages = (await archive.messages(ownerId, id)).map(exportedMessage);
        const times = { createdAt: isoTime(createdAt), updatedAt: isoTime(updatedAt) };
        kept.push({ id, name, ...times, messages });
      }
      return kept;
    },
    stopOf,
    /** Replies that another process writes end at their next sign of life. */
    async eraseOf(ownerId: string) {
      await stopOf(ownerId);
      for (const { externalId } of await archive.conversations(ownerId)) {
        if (externalId !== null) await assistant.forget?.(ownerId, externalId);
      }
      await archive.erase(ownerId);
    },
  };
}

const exportedMessage = ({ id, createdAt, query, inputs, answer, error }: Message) => ({
  id,
  createdAt: isoTime(createdAt),
  query,
  inputs,
  answer,
  error,
});

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();
