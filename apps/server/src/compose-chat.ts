import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { MediaLibrary } from './compose-media.ts';
import type { Styles } from './compose-styles.ts';
import type { Config } from './config.ts';
import { makeChatArchiveRows } from './features/chat/adapters/chat-archive-rows.ts';
import { makeConversationRows } from './features/chat/adapters/conversation-rows.ts';
import { makeDifyAssistant } from './features/chat/adapters/dify-assistant/dify-assistant.ts';
import { makeLocalAssistant } from './features/chat/adapters/local-assistant/local-assistant.ts';
import { makeMessageRows } from './features/chat/adapters/message-rows.ts';
import { makeOpenaiAssistant } from './features/chat/adapters/openai-assistant/openai-assistant.ts';
import { makeReplyJournalRows } from './features/chat/adapters/reply-journal-rows.ts';
import { chatData } from './features/chat/chat-data.ts';
import { makeDeleteConversation } from './features/chat/delete-conversation.ts';
import { keepRepliesAlive } from './features/chat/keep-replies-alive.ts';
import type { Assistant, ConversationStore } from './features/chat/ports.ts';
import { withRemakes } from './features/chat/remake-picture.ts';
import { makeRenameConversation } from './features/chat/rename-conversation.ts';
import { registerChatRoutes } from './features/chat/routes.ts';
import { makeSendMessage } from './features/chat/send-message.ts';
import { makeStopReply } from './features/chat/stop-reply.ts';
import { makeReplyWriter } from './features/chat/write-replies.ts';
import { makeKeepMadePicture } from './features/files/keep-made-picture.ts';
import { makeRemoveFolder } from './features/files/remove-folder.ts';
import type { PersonalData } from './features/identity/ports.ts';
import { makeReadReference } from './features/styles/adapters/read-reference.ts';
import { makeShowPicture } from './features/styles/adapters/show-picture.ts';
import { namesStyle } from './features/styles/choose-style.ts';
import { makeCopyPicture } from './features/styles/copy-picture.ts';
import { makeDrawAndKeep } from './features/styles/draw-and-keep.ts';
import { makeMakePicture } from './features/styles/make-picture.ts';
import type { KeepPicture, ReadReference } from './features/styles/ports.ts';
import { makeRemakePicture } from './features/styles/remake-picture.ts';
import { makeTurns } from './features/styles/take-turns.ts';
import type { OpenDatabase } from './platform/database/open-database.ts';
import { uuidV7 } from './platform/identifiers/uuid-v7.ts';
import type { MakePicture } from './platform/pictures/picture-wish.ts';

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
