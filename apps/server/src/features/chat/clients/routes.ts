import {
  listFeedbacks,
  listVariables,
  previewFile,
  rateMessage,
  readInfo,
  readMeta,
  readParameters,
  readSite,
  speakText,
  suggestQuestions as suggestQuestionsRoute,
  transcribeSound,
} from '@armoni/contract/dify';
import { limits } from '@armoni/contract/limits';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import {
  assertCaller,
  type CallOf,
  registerRoute,
} from '../../../platform/http/routing/register-route.ts';
import { receiveFile } from '../../../platform/uploads/receive-file.ts';
import type { FileAddress } from '../attachments/with-attachment.ts';
import { type ChatCaller, callerOf, isOpenTo } from '../callers.ts';
import type { ConversationRepository, Message, MessageRepository } from '../ports.ts';
import { chatTexts } from '../texts.ts';
import type { HearSpeech } from './hear-speech.ts';
import { suggestQuestions } from './suggest-questions.ts';
import { suggestionTexts } from './texts.ts';

export type ClientRoutesDependencies = {
  readonly conversations: ConversationRepository;
  readonly messages: MessageRepository;
  readonly addressOfFile: FileAddress;
  readonly brand: string;
  readonly publicUrl: string;
  /** Null where no transcription service is configured. */
  readonly hearSpeech: HearSpeech | null;
};

/** What clients of Dify's service API ask beside the conversation itself. */
export function registerClientRoutes(
  app: FastifyInstance,
  dependencies: ClientRoutesDependencies,
): void {
  registerDescriptions(app, dependencies);
  registerMessageRoutes(app, dependencies);
  registerSpeechRoutes(app, dependencies);
}

const off = { enabled: false };
const megabytes = (bytes: number) => Math.floor(bytes / 2 ** 20);
const largestSoundBytes = 15 * 2 ** 20;
/** As large as a picture that is opened may be. */
const largestPictureMb = 64;

function registerDescriptions(
  app: FastifyInstance,
  { brand, publicUrl, hearSpeech }: ClientRoutesDependencies,
): void {
  registerRoute(app, readParameters, () => ({
    opening_statement: suggestionTexts.fr.opening,
    suggested_questions: [...suggestionTexts.fr.ofNone],
    suggested_questions_after_answer: { enabled: true },
    speech_to_text: { enabled: hearSpeech !== null },
    text_to_speech: off,
    retriever_resource: off,
    annotation_reply: off,
    more_like_this: off,
    sensitive_word_avoidance: off,
    user_input_form: [],
    file_upload: {
      image: {
        enabled: true,
        number_limits: 1,
        transfer_methods: ['remote_url', 'local_file'],
      },
    },
    system_parameters: {
      file_size_limit: megabytes(limits.fileSizeBytes),
      image_file_size_limit: largestPictureMb,
      audio_file_size_limit: megabytes(largestSoundBytes),
      video_file_size_limit: megabytes(limits.fileSizeBytes),
    },
  }));
  registerRoute(app, readMeta, () => ({ tool_icons: {} }));
  registerRoute(app, readInfo, () => ({
    name: brand,
    description: chatTexts.description,
    tags: [],
    mode: 'chat' as const,
    author_name: brand,
  }));
  registerRoute(app, readSite, () => ({
    title: brand,
    description: chatTexts.description,
    icon_type: 'image',
    icon: null,
    icon_background: null,
    icon_url: `${publicUrl}/favicon.svg`,
    chat_color_theme: null,
    chat_color_theme_inverted: false,
    copyright: brand,
    privacy_policy: `${publicUrl}/information`,
    custom_disclaimer: '',
    default_language: 'fr-FR',
    show_workflow_steps: false,
    use_icon_as_answer_icon: true,
  }));
}

function registerMessageRoutes(app: FastifyInstance, dependencies: ClientRoutesDependencies): void {
  const { messages, addressOfFile } = dependencies;
  registerRoute(app, rateMessage, async ({ params, body, user }) => {
    const message = await ownMessage(dependencies, callerOf(user, body.user), params.id);
    const words = body.content?.trim() || null;
    const feedback = body.rating ? { rating: body.rating, words } : null;
    await messages.rate(user.id, message.id, feedback);
    return { result: 'success' as const };
  });
  registerRoute(app, listFeedbacks, async ({ query: { page, limit }, user }) => {
    const rated = await messages.feedbacks(user.id, { skip: (page - 1) * limit, limit });
    return {
      data: rated.map(({ messageId, conversationId, rating, words, ratedAt }) => ({
        // One answer has one opinion.
        id: messageId,
        conversation_id: conversationId,
        message_id: messageId,
        rating,
        content: words,
        created_at: new Date(ratedAt).toISOString(),
      })),
    };
  });
  registerRoute(app, suggestQuestionsRoute, async ({ params, query, user }) => {
    const message = await ownMessage(dependencies, callerOf(user, query.user), params.id);
    return { result: 'success' as const, data: [...suggestQuestions(message)] };
  });
  registerRoute(app, listVariables, async ({ params, query, user }) => {
    const id = params.id.toLowerCase();
    const caller = callerOf(user, query.user);
    const conversation = await dependencies.conversations.find(user.id, id);
    if (!conversation || !(await isOpenTo(dependencies, caller, id))) {
      throw new ApiFailure('not_found');
    }
    return { limit: query.limit, has_more: false, data: [] };
  });
  registerRoute(app, previewFile, async ({ params, user, reply }) => {
    const address = await addressOfFile(user.id, params.id);
    if (address === null) throw new ApiFailure('not_found');
    await reply.redirect(address, 302);
    return undefined;
  });
}

async function ownMessage(
  { conversations, messages }: ClientRoutesDependencies,
  caller: ChatCaller,
  id: string,
): Promise<Message> {
  const message = await messages.find(caller.ownerId, id.toLowerCase());
  // Also one whose conversation lies in the bin is not there.
  const conversation =
    message && (await conversations.find(caller.ownerId, message.conversationId));
  const isOpen =
    conversation && (await isOpenTo({ conversations }, caller, message.conversationId));
  if (!message || !isOpen) throw new ApiFailure('not_found');
  return message;
}

function registerSpeechRoutes(
  app: FastifyInstance,
  { hearSpeech }: ClientRoutesDependencies,
): void {
  const transcribe = async ({ request, user, signal }: CallOf<typeof transcribeSound>) => {
    if (!hearSpeech) throw new ApiFailure('provider_not_initialize', chatTexts.noTranscription);
    const { consumed: sound, fields } = await receiveFile(
      request,
      { maxBytes: largestSoundBytes },
      async ({ stream, fileName }) => ({ bytes: Buffer.concat(await stream.toArray()), fileName }),
    );
    if (fields.user) assertCaller(user, fields.user);
    const text = await hearSpeech(sound, signal);
    if (text === null) throw new ApiFailure('unavailable', chatTexts.notHeard);
    return { text };
  };
  registerRoute(app, transcribeSound, transcribe, { perMinute: 30 });
  registerRoute(app, speakText, () => {
    throw new ApiFailure('provider_not_initialize', chatTexts.noVoice);
  });
}
