import { type JsonPieces, jsonArray, jsonWith } from '../../platform/json/json-pieces.ts';
import type { Assistant, ChatArchive, Conversation, Message } from './ports.ts';
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
    exportOf: (ownerId: string) => exportedConversations(archive, ownerId),
    stopOf,
    /** Replies that another process writes end at their next sign of life. */
    async eraseOf(ownerId: string) {
      await stopOf(ownerId);
      for await (const slice of archive.conversations(ownerId)) {
        for (const { externalId } of slice) {
          if (externalId !== null) await assistant.forget?.(ownerId, externalId);
        }
      }
      await archive.erase(ownerId);
    },
  };
}

/** As an array; a conversation may be far too long to be held as one. */
async function* exportedConversations(archive: ChatArchive, ownerId: string): JsonPieces {
  let separator = '[';
  for await (const slice of archive.conversations(ownerId)) {
    for (const conversation of slice) {
      yield separator;
      yield* exportedConversation(archive, conversation);
      separator = ',';
    }
  }
  yield separator === '[' ? '[]' : ']';
}

function exportedConversation(archive: ChatArchive, conversation: Conversation): JsonPieces {
  const { id, ownerId, name, createdAt, updatedAt } = conversation;
  const times = { createdAt: isoTime(createdAt), updatedAt: isoTime(updatedAt) };
  const messages = exportedMessages(archive.messages(ownerId, id));
  return jsonWith({ id, name, ...times }, 'messages', jsonArray(messages));
}

async function* exportedMessages(slices: AsyncIterable<readonly Message[]>) {
  for await (const slice of slices) yield slice.map(exportedMessage);
}

const exportedMessage = (message: Message) => {
  const { id, parentId, createdAt, query, inputs, answer, cards = [], error, rating } = message;
  const said = { query, inputs, answer, cards, error, rating };
  return { id, parentId: parentId ?? null, createdAt: isoTime(createdAt), ...said };
};

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();
