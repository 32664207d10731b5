import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { makeDifyAssistant } from '../features/chat/adapters/dify-assistant/dify-assistant.ts';
import { makeLocalAssistant } from '../features/chat/adapters/local-assistant/local-assistant.ts';
import { makeOpenaiAssistant } from '../features/chat/adapters/openai-assistant/openai-assistant.ts';
import { makeChatArchiveRows } from '../features/chat/adapters/sql/sql-chat-archive.ts';
import { makeConversationRows } from '../features/chat/adapters/sql/sql-conversations.ts';
import { makeMessageRows } from '../features/chat/adapters/sql/sql-messages.ts';
import { makeReplyJournalRows } from '../features/chat/adapters/sql/sql-reply-journal.ts';
import { chatData } from '../features/chat/chat-data.ts';
import { makeDeleteConversation } from '../features/chat/conversations/delete-conversation.ts';
import { makeRenameConversation } from '../features/chat/conversations/rename-conversation.ts';
import { withRemakes } from '../features/chat/pictures/remake-picture.ts';
import type { Assistant, ConversationStore } from '../features/chat/ports.ts';
import { keepRepliesAlive } from '../features/chat/replies/reply-heartbeat.ts';
import { makeSendMessage } from '../features/chat/replies/send-message.ts';
import { makeStopReply } from '../features/chat/replies/stop-reply.ts';
import { makeReplyWriter } from '../features/chat/replies/write-replies.ts';
import { registerChatRoutes } from '../features/chat/routes.ts';
import { makeRemoveFolder } from '../features/files/remove-folder.ts';
import { makeKeepMadePicture } from '../features/files/upload/store-made-picture.ts';
import type { PersonalData } from '../features/identity/ports.ts';
import { makeReadReference } from '../features/pictures/adapters/read-reference.ts';
import { makeShowPicture } from '../features/pictures/adapters/show-picture.ts';
import { namesStyle } from '../features/pictures/choose-style.ts';
import { makeCopyPicture } from '../features/pictures/copy-picture.ts';
import { makeDrawAndKeep } from '../features/pictures/draw-and-store.ts';
import { makeMakePicture } from '../features/pictures/make-picture.ts';
import type { KeepPicture, ReadReference } from '../features/pictures/ports.ts';
import { makeRemakePicture } from '../features/pictures/remake-picture.ts';
import { makeTurns } from '../platform/concurrency/semaphore.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { uuidV7 } from '../platform/identifiers/uuid-v7.ts';
import type { MakePicture } from '../platform/pictures/picture-wish.ts';
import type { MediaLibrary } from './files.ts';
import type { Styles } from './styles.ts';

type Parts = {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly logger: Logger;
  readonly mediaHost: string;
  readonly library: MediaLibrary;
  readonly styles: Pick<
    Styles,
    'drawingEngine' | 'findStyles' | 'readStyleFile' | 'findRecipeSources'
  >;
  readonly replacements: ChatReplacements;
};

/** What tests put in the place of the real thing. */
export type ChatReplacements = {
  readonly assistant?: Assistant;
};

/** Conversations, the assistant that answers and the pictures it makes. */
export type Chat = {
  /** Public names of what answers and what draws. */
  readonly engines: { readonly assistant: string; readonly images: string };
  readonly personalData: PersonalData;
  register(app: FastifyInstance): void;
  /** Marks what an earlier process left unfinished, and keeps this one's replies alive. */
  start(): Promise<void>;
  /** Lets running replies end; never longer than 20 s. */
  stop(): Promise<void>;
};

const clock = Date.now;
const newId = () => uuidV7();
const longestStopMs = 20_000;

export function composeChat(parts: Parts): Chat {
  const { database, logger, library, replacements } = parts;
  const { db } = database;
  const onError = (error: unknown) => logger.error({ err: error }, 'reply');
  const conversations = makeConversationRows({ db, clock });
  const messages = makeMessageRows({ db, clock });
  const archive = makeChatArchiveRows(db);
  const keepPicture = keepInConversation({ ...parts, conversations });
  const { files, storage, safeFetch } = library;
  const readReference = makeReadReference({ findOwn: files.findByKey, storage, safeFetch });
  const drawing = { ...parts, keepPicture, readReference };
  const { makePicture, remakePicture } = composePictures(drawing);
  const answering = replacements.assistant ?? chooseAssistant({ ...drawing, makePicture });
  const assistant = withRemakes(answering, remakePicture);
  const journal = makeReplyJournalRows(database);
  const replies = makeReplyWriter({ assistant, messages, conversations, journal, onError });
  const life = keepRepliesAlive({
    messages,
    replies,
    // On SQLite no other process can be writing: what was running has been cut off.
    isAlone: database.dialect === 'sqlite',
    clock,
    onError,
  });
  return {
    engines: { assistant: assistant.name, images: parts.styles.drawingEngine.name },
    personalData: chatData({ archive, replies, assistant }),
    register: (app) =>
      registerChatRoutes(app, {
        sendMessage: makeSendMessage({ conversations, messages, replies, clock, newId }),
        stopReply: makeStopReply({ messages, replies }),
        renameConversation: makeRenameConversation({ conversations, messages }),
        deleteConversation: makeDeleteConversation({
          conversations,
          replies,
          assistant,
          removeFiles: makeRemoveFolder(library),
        }),
        conversations,
        messages,
      }),
    start: () => life.start(),
    async stop() {
      await replies.close(longestStopMs);
      await life.stop();
    },
  };
}

type DrawingParts = Parts & {
  readonly keepPicture: KeepPicture;
  readonly readReference: ReadReference;
};

function chooseAssistant(parts: DrawingParts & { readonly makePicture: MakePicture }): Assistant {
  const { config, library, styles, keepPicture, makePicture, readReference } = parts;
  const { DIFY_BASE_URL: difyUrl, ASSISTANT_BASE_URL: openaiUrl } = config;
  if (difyUrl) {
    const copyPicture = makeCopyPicture({
      trustedUrl: difyUrl,
      safeFetch: library.safeFetch,
      keepPicture,
    });
    const appKey = config.DIFY_APP_KEY ?? '';
    return makeDifyAssistant({
      baseUrl: difyUrl,
      appKey,
      publicUrl: config.publicUrl,
      copyPicture,
    });
  }
  if (openaiUrl) {
    return makeOpenaiAssistant({
      baseUrl: openaiUrl,
      model: config.ASSISTANT_MODEL ?? '',
      apiKey: config.ASSISTANT_API_KEY ?? null,
      contextTokens: config.ASSISTANT_CONTEXT_TOKENS,
      makePicture,
      showPicture: config.ASSISTANT_SEES ? makeShowPicture(readReference) : null,
    });
  }
  return makeLocalAssistant({
    makePicture,
    namesStyle: async (ownerId, text) => namesStyle(await styles.findStyles(ownerId), text),
  });
}

function composePictures({ config, styles, keepPicture, readReference }: DrawingParts) {
  const { drawingEngine: engine } = styles;
  const turns = makeTurns({ atOnce: config.PICTURE_CONCURRENCY, mostWaiting: 50 });
  const drawAndKeep = makeDrawAndKeep({ engine, turns, keepPicture });
  const shared = { ...styles, readReference, drawAndKeep };
  return {
    makePicture: makeMakePicture({ ...shared, engine, randomSeed: () => randomInt(2 ** 31) }),
    remakePicture: makeRemakePicture(shared),
  };
}

/** A picture that comes after its conversation was deleted leaves nothing behind. */
function keepInConversation({
  library,
  mediaHost,
  conversations,
}: Parts & { conversations: ConversationStore }): KeepPicture {
  const keep = makeKeepMadePicture({ keepFile: library.keepFile, mediaHost });
  const removeFolder = makeRemoveFolder(library);
  return async (picture) => {
    const kept = await keep(picture);
    const { ownerId, conversationId } = picture;
    if (!(await conversations.find(ownerId, conversationId))) {
      await removeFolder(ownerId, conversationId);
    }
    return kept;
  };
}
