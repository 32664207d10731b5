import type { Config } from '../config.ts';
import type { BinnedKind } from '../features/bin/ports.ts';
import { makeReplyNotices } from '../features/chat/adapters/reply-notices.ts';
import { indexBatch } from '../features/chat/adapters/sql/search/index-backlog.ts';
import { makeSqlChatArchive } from '../features/chat/adapters/sql/sql-chat-archive.ts';
import { makeSqlConversations } from '../features/chat/adapters/sql/sql-conversations.ts';
import { makeSqlMessages } from '../features/chat/adapters/sql/sql-messages.ts';
import { makeSqlReplyJournal } from '../features/chat/adapters/sql/sql-reply-journal.ts';
import type { FileAddress } from '../features/chat/attachments/with-attachment.ts';
import { chatData } from '../features/chat/chat-data.ts';
import { type HearSpeech, makeHearSpeech } from '../features/chat/clients/hear-speech.ts';
import { registerClientRoutes } from '../features/chat/clients/routes.ts';
import { makeDeleteConversation } from '../features/chat/conversations/delete-conversation.ts';
import { makeDiscardConversation } from '../features/chat/conversations/discard-conversation.ts';
import {
  forgettingJob,
  makeForgettingHandler,
} from '../features/chat/conversations/forgetting-job.ts';
import { makeRenameConversation } from '../features/chat/conversations/rename-conversation.ts';
import type { EngineDependencies } from '../features/chat/openai/ports.ts';
import { registerEngineRoutes } from '../features/chat/openai/routes.ts';
import { withRemakes } from '../features/chat/pictures/remake-picture.ts';
import type {
  Assistant,
  ConversationRepository,
  RemoveConversationFiles,
} from '../features/chat/ports.ts';
import { makeReplyHeartbeat } from '../features/chat/replies/reply-heartbeat.ts';
import { makeSendMessage } from '../features/chat/replies/send-message.ts';
import { makeStopReply } from '../features/chat/replies/stop-reply.ts';
import { makeReplyWriter } from '../features/chat/replies/write-replies.ts';
import { registerChatRoutes } from '../features/chat/routes.ts';
import { startBacklogIndexer } from '../features/chat/search/backlog-indexer.ts';
import { makeSearchConversations } from '../features/chat/search/search-conversations.ts';
import { withPlans } from '../features/chat/tools/with-plans.ts';
import type { PersonalData } from '../features/identity/ports.ts';
import { takeFilesFromBin } from '../platform/bin/binned-files.ts';
import { makeFairLanes } from '../platform/concurrency/fair-lanes.ts';
import type { SignedInUser } from '../platform/http/routing/register-route.ts';
import { work } from '../platform/queue/work.ts';
import type { Toolbox } from '../platform/tools/tool.ts';
import { chooseAssistant } from './assistants.ts';
import type { Files } from './files.ts';
import type { BackgroundWork, Composed, Ground } from './ground.ts';
import { composeLongReads } from './long-reads.ts';
import type { Pictures } from './pictures.ts';

/** What tests put in the place of the real thing. */
export type ChatReplacements = { readonly assistant?: Assistant };

/** Conversations and the assistant that answers in them. */
export type Chat = Composed & {
  /** Public name of what answers. */
  readonly assistantName: string;
  readonly personalData: PersonalData;
  readonly binned: BinnedKind;
  /** Has providers forget what is deleted, when this process is a worker. */
  startWork(onError: (error: unknown) => void): BackgroundWork;
  /** Marks what an earlier process left unfinished, and keeps this one's replies alive. */
  start(): Promise<void>;
  /** Lets running replies end; never longer than 20 s. */
  stop(): Promise<void>;
};

type Neighbours = {
  readonly conversations: ConversationRepository;
  readonly pictures: Pictures;
  readonly toolbox: Toolbox;
  readonly files: Pick<Files, 'files' | 'removeFolder' | 'keepPicture'>;
};

const longestStopMs = 20_000;

/** Searches that a person does not wait for any more give their place back. */
const searchLanes = { atOnce: 4, atOncePerLane: 1, mostWaiting: 200, mostWaitingPerLane: 10 };

export function composeConversations({ database, clock }: Ground): ConversationRepository {
  return makeSqlConversations({ db: database.db, clock });
}

export async function composeChat(
  ground: Ground,
  { conversations, pictures, files, toolbox }: Neighbours,
  replacements: ChatReplacements,
): Promise<Chat> {
  const { config, database, logger, clock } = ground;
  const { db } = database;
  const removeFiles: RemoveConversationFiles = files.removeFolder;
  const reads = composeLongReads(ground);
  const archive = makeSqlChatArchive(db, reads.archive);
  const onError = (error: unknown) => logger.error({ err: error }, 'reply');
  const messages = makeSqlMessages({ db, clock });
  const answering = replacements.assistant ?? (await chooseAssistant(ground, pictures, toolbox));
  const assistant = withPlans(withRemakes(answering, pictures.remakePicture), toolbox);
  const journal = makeSqlReplyJournal(database);
  const notices = makeReplyNotices({ db, notifications: ground.notifications, onError });
  const writing = { assistant, messages, conversations, journal, notices };
  const replies = makeReplyWriter({ ...writing, onError });
  // On SQLite no other process can be writing: what was running has been cut off.
  const isAlone = database.dialect === 'sqlite';
  const heartbeat = makeReplyHeartbeat({ messages, replies, isAlone, clock, onError });
  let indexer: ReturnType<typeof startBacklogIndexer> | undefined;
  const addressOfFile = addressOfPicture(ground, files);
  const shared = {
    ...ground,
    conversations,
    messages,
    replies,
    notices,
    assistant,
    removeFiles,
    addressOfFile,
  };
  const discard = makeDiscardConversation({ conversations, removeFiles });
  return {
    binned: { bringBack: takeFilesFromBin, discard },
    assistantName: assistant.name,
    personalData: chatData({ archive, replies, assistant }),
    register(app) {
      registerClientRoutes(app, {
        ...{ conversations, messages, addressOfFile },
        ...{ brand: config.BRAND, publicUrl: config.publicUrl },
        hearSpeech: chooseHearing(config, onError),
      });
      registerEngineRoutes(
        app,
        engineOf(ground, { assistant: answering, conversations, pictures, files, toolbox }),
      );
      const search = { search: reads.search, lanes: makeFairLanes(searchLanes) };
      const addressBaseOf = ({ key }: SignedInUser) => (key ? config.publicUrl : null);
      const useCases = chatUseCases({ ...shared, ...search });
      registerChatRoutes(app, { ...useCases, conversations, messages, addressBaseOf });
    },
    startWork: (onFault) =>
      work({
        queue: ground.queue,
        job: forgettingJob,
        handler: makeForgettingHandler(assistant),
        concurrency: 1,
        maxAttempts: Infinity,
        onError: onFault,
      }),
    async start() {
      await heartbeat.start();
      indexer = startBacklogIndexer({ indexBatch: () => indexBatch(database), onError });
    },
    async stop() {
      await indexer?.stop();
      await replies.close(longestStopMs);
      await heartbeat.stop();
    },
  };
}

type ChatParts = Parameters<typeof makeSendMessage>[0] &
  Parameters<typeof makeStopReply>[0] &
  Parameters<typeof makeRenameConversation>[0] &
  Parameters<typeof makeDeleteConversation>[0] &
  Parameters<typeof makeSearchConversations>[0];

const chatUseCases = (parts: ChatParts) => ({
  sendMessage: makeSendMessage(parts),
  stopReply: makeStopReply(parts),
  renameConversation: makeRenameConversation(parts),
  deleteConversation: makeDeleteConversation(parts),
  searchConversations: makeSearchConversations(parts),
});

/** The assistant as an engine of other programs, which keep their conversations themselves. */
function engineOf(
  ground: Ground,
  { assistant, conversations, pictures, files }: Neighbours & Pick<EngineDependencies, 'assistant'>,
): EngineDependencies {
  return {
    ...{ ...ground, assistant, conversations, publicUrl: ground.config.publicUrl },
    ...{ makePicture: pictures.makePicture, findStyles: pictures.findStyles },
    keepPicture: files.keepPicture,
    async readPicture(ownerId, url, signal) {
      const read = await pictures.readReference(ownerId, url, signal);
      return read.ok ? read.reference.bytes : null;
    },
  };
}

function chooseHearing(config: Config, onError: (error: unknown) => void): HearSpeech | null {
  const { TRANSCRIPTION_BASE_URL: baseUrl, TRANSCRIPTION_MODEL: model = '' } = config;
  const apiKey = config.TRANSCRIPTION_API_KEY ?? null;
  return baseUrl ? makeHearSpeech({ baseUrl, model, apiKey, onError }) : null;
}

/** Where a picture that somebody uploaded is served. */
function addressOfPicture({ mediaHost }: Ground, { files }: Pick<Files, 'files'>): FileAddress {
  return async (ownerId, id) => {
    const [file] = await files.findThose(ownerId, [id.toLowerCase()]);
    return file?.kind === 'image' ? `${mediaHost}/${file.key}` : null;
  };
}
