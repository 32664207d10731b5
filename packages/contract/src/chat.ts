import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { ratings } from './rating.ts';
import { defineRoute } from './route.ts';
import { texts } from './texts.ts';
import { placedCard, planDecision } from './tools.ts';

// These calls follow Dify's service API, so that its clients work against the studio unchanged.

const remadeSide = z.number().check(z.int(), z.gte(1), z.lte(8192));
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Shapes that can be chosen beside the field, wide to high. */
export const pictureShapes = ['16:9', '4:3', '1:1', '3:4', '9:16'] as const;
export type PictureShape = (typeof pictureShapes)[number];
export const mostPictures = 4;

/** What the page adds to a question: a reference picture, a trained style, or a recipe's figures. */
export const chatInputs = z.looseObject({
  image: z.nullish(
    z.looseObject({
      type: z.literal('image'),
      transfer_method: z.literal('remote_url'),
      url: z.string(),
    }),
  ),
  lora_name: z.nullish(z.string()),
  lora_url: z.nullish(z.string()),
  trigger_word: z.nullish(z.string()),
  /** 0–100: how far the style replaces the picture's own look, where the words do not say it. */
  lora_strength: z.nullish(z.number().check(z.int(), z.gte(0), z.lte(100))),
  /** A second style to mix with it; `share` is its part in percent. Of the local engine, both of them. */
  lora_mix: z.nullish(
    z.object({
      name: z.string(),
      url: z.string(),
      share: z.number().check(z.int(), z.gte(1), z.lte(99)),
    }),
  ),
  image_url: z.nullish(z.string()),
  /** How new pictures are to be, where the words do not say it otherwise. */
  picture: z.nullish(
    z.object({
      shape: z.nullish(z.enum(pictureShapes)),
      count: z.nullish(z.number().check(z.int(), z.gte(1), z.lte(mostPictures))),
    }),
  ),
  /** Answers the plan of the message before. */
  plan: z.nullish(planDecision),
  /**
   * Makes a picture again, to the byte: the query is its recipe's prompt, word for word, and
   * these are the recipe's own fields. Style and reference are found by their SHA-256.
   */
  remake: z.nullish(
    z.object({
      seed: z.number().check(z.int(), z.gte(0)),
      width: remadeSide,
      height: remadeSide,
      strength: z.nullish(z.number().check(z.gte(0), z.lte(1))),
      style: z.nullish(
        z.object({
          name: z.string(),
          sha256,
          mixed_with: z.nullish(
            z.object({
              name: z.string(),
              sha256,
              share: z.number().check(z.gte(0), z.lte(1)),
            }),
          ),
        }),
      ),
      reference: z.nullish(sha256),
    }),
  ),
});
export type ChatInputs = z.infer<typeof chatInputs>;

export const chatFile = z.looseObject({
  type: z.enum(['image', 'document', 'audio', 'video', 'custom']),
  transfer_method: z.enum(['remote_url', 'local_file']),
  url: z.nullish(z.string()),
  upload_file_id: z.nullish(z.string()),
});

export const chatRequest = z.object({
  query: z.string().check(z.regex(/\S/, texts.messageRequired)),
  inputs: z.nullish(chatInputs),
  response_mode: z._default(z.enum(['streaming', 'blocking']), 'blocking'),
  /** Absent, null or empty starts a conversation. */
  conversation_id: z.nullish(z.string()),
  user: z.string(),
  files: z.nullish(z.array(chatFile)),
  auto_generate_name: z._default(z.boolean(), true),
  /** A message of this conversation: the question stands beside it and is shown in its place. */
  replaces: z.nullish(z.string()),
});
export type ChatRequest = z.infer<typeof chatRequest>;

const eventIds = {
  task_id: z.string(),
  id: z.string(),
  message_id: z.string(),
  conversation_id: z.string(),
  /** Unix seconds. */
  created_at: z.number(),
};

const usage = z.looseObject({
  prompt_tokens: z.number(),
  completion_tokens: z.number(),
  total_tokens: z.number(),
});

export const messageEvent = z.object({
  event: z.literal('message'),
  ...eventIds,
  /** What to append. */
  answer: z.string(),
});
export const messageEndEvent = z.object({
  event: z.literal('message_end'),
  ...eventIds,
  metadata: z.object({ usage }),
});
/** Ends the stream; the HTTP status stayed 200. */
export const errorEvent = z.object({
  event: z.literal('error'),
  ...eventIds,
  code: z.string(),
  message: z.string(),
  status: z.number(),
});

export const chatEvent = z.discriminatedUnion('event', [messageEvent, messageEndEvent, errorEvent]);
export type ChatEvent = z.infer<typeof chatEvent>;

export const blockingAnswer = z.object({
  event: z.literal('message'),
  ...eventIds,
  mode: z.literal('chat'),
  answer: z.string(),
  metadata: z.object({ usage }),
});

/**
 * Streams `data: {json}` events, or answers one `blockingAnswer`. With the `Idempotency-Key` of a
 * question that was accepted before, its reply is given again and goes on.
 */
export const sendChatMessage = defineRoute({
  method: 'POST',
  path: '/api/v1/chat-messages',
  summary: 'Ask the assistant; `Idempotency-Key` makes repeating safe',
  access: 'signed-in',
  body: chatRequest,
  answers: { 200: 'stream' },
});

const result = z.object({ result: z.literal('success') });

export const stopChatMessage = defineRoute({
  method: 'POST',
  path: '/api/v1/chat-messages/:taskId/stop',
  summary: 'Stop a reply and the engine behind it',
  access: 'signed-in',
  params: z.object({ taskId: z.string() }),
  body: z.object({ user: z.string() }),
  answers: { 200: result },
});

const pageSize = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), fallback);

export const conversation = z.object({
  id: z.string(),
  name: z.string(),
  inputs: z.looseObject({}),
  status: z.literal('normal'),
  introduction: z.string(),
  /** Unix seconds. */
  created_at: z.number(),
  updated_at: z.number(),
});
export type Conversation = z.infer<typeof conversation>;

export const listedConversation = z.extend(conversation, {
  /** A reply is being written in it. */
  is_replying: z.boolean(),
  is_pinned: z.boolean(),
  /** Of one found by a search: the sentence that has the words. */
  hit: z.optional(
    z.object({
      /** Null when the words stand in the name. */
      message_id: z.nullable(z.string()),
      /** The sentence in its order; plain text, cut where `is_hit` changes. */
      parts: z.array(z.object({ text: z.string(), is_hit: z.boolean() })),
    }),
  ),
});
export type ListedConversation = z.infer<typeof listedConversation>;

/** A minus stands for the newest first. */
export const conversationOrders = [
  'created_at',
  '-created_at',
  'updated_at',
  '-updated_at',
] as const;
export type ConversationOrder = (typeof conversationOrders)[number];

/** Newest first, or the newest hit first; `last_id` goes on from there; an unknown one is 404. */
export const listConversations = defineRoute({
  method: 'GET',
  path: '/api/v1/conversations',
  summary: 'My conversations, newest first',
  access: 'signed-in',
  query: z.object({
    user: z.string(),
    last_id: z.optional(z.string()),
    limit: pageSize(20),
    sort_by: z.optional(z.enum(conversationOrders)),
    /** Only those that are pinned, or only the others. */
    pinned: z.optional(z.enum(['true', 'false'])),
    /**
     * Words that all stand in the name or in one message, in any order, without minding case and
     * accents; the last one may be a beginning.
     */
    search: z.optional(z.string().check(z.maxLength(limits.searchCharacters, texts.searchTooLong))),
  }),
  answers: {
    200: z.object({ limit: z.number(), has_more: z.boolean(), data: z.array(listedConversation) }),
  },
});

export const messageFile = z.object({
  id: z.string(),
  type: z.literal('image'),
  belongs_to: z.enum(['user', 'assistant']),
  url: z.string(),
});
export type MessageFile = z.infer<typeof messageFile>;

/** A tool that was called. */
const agentThought = z.object({
  id: z.string(),
  message_id: z.string(),
  /** From 1. */
  position: z.number(),
  thought: z.string(),
  tool: z.string(),
  tool_labels: z.looseObject({}),
  /** JSON. */
  tool_input: z.string(),
  observation: z.string(),
  message_files: z.array(z.string()),
  /** Unix seconds. */
  created_at: z.number(),
  /** Our own: what it shows. */
  card: placedCard,
});

export const chatMessage = z.object({
  id: z.string(),
  conversation_id: z.string(),
  /** Null for the first, and for what was asked before questions could stand beside each other. */
  parent_message_id: z.nullable(z.string()),
  /** Our own: all questions in its place, itself among them, oldest first; empty for one alone. */
  branches: z.array(z.string()),
  inputs: chatInputs,
  query: z.string(),
  answer: z.string(),
  status: z.enum(['normal', 'error']),
  error: z.nullable(z.string()),
  /** The picture that was sent with it, and those that were answered. */
  message_files: z.array(messageFile),
  feedback: z.nullable(z.object({ rating: z.enum(ratings) })),
  retriever_resources: z.array(z.looseObject({})),
  agent_thoughts: z.array(agentThought),
  /** Unix seconds. */
  created_at: z.number(),
  /** Names the running reply, so that it can be stopped after a reload; null when it is over. */
  task_id: z.nullable(z.string()),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** The newest page, oldest first inside it; `first_id` goes back. */
export const listMessages = defineRoute({
  method: 'GET',
  path: '/api/v1/messages',
  summary: 'Messages of one conversation',
  access: 'signed-in',
  query: z.object({
    user: z.string(),
    conversation_id: z.string(),
    first_id: z.optional(z.string()),
    limit: pageSize(20),
  }),
  answers: {
    200: z.object({ limit: z.number(), has_more: z.boolean(), data: z.array(chatMessage) }),
  },
});

/** What leads to it is shown too, and the newest of what followed it; nothing is lost. */
export const showMessage = defineRoute({
  method: 'POST',
  path: '/api/v1/messages/:id/show',
  summary: 'Show a question that stands beside the one that is shown',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  body: z.object({ user: z.string() }),
  answers: { 200: result },
});

const conversationParams = z.object({ id: z.string() });

/** The user stands in the query or in a JSON body. Deleting twice is no error. */
export const deleteConversation = defineRoute({
  method: 'DELETE',
  path: '/api/v1/conversations/:id',
  summary: 'Throw a conversation and its pictures into the bin',
  access: 'signed-in',
  params: conversationParams,
  query: z.object({ user: z.optional(z.string()) }),
  body: z.nullish(z.object({ user: z.optional(z.string()) })),
  answers: { 204: null },
});

export const renameConversation = defineRoute({
  method: 'POST',
  path: '/api/v1/conversations/:id/name',
  summary: 'Name a conversation, or have it named',
  access: 'signed-in',
  params: conversationParams,
  body: z.object({
    name: z.nullish(z.string().check(z.maxLength(limits.conversationNameCharacters))),
    auto_generate: z.nullish(z.boolean()),
    user: z.string(),
  }),
  answers: { 200: conversation },
});

export const pinConversation = defineRoute({
  method: 'POST',
  path: '/api/v1/conversations/:id/pin',
  summary: 'Pin a conversation above the others, or no longer',
  access: 'signed-in',
  params: conversationParams,
  body: z.object({ user: z.string(), pinned: z.boolean() }),
  answers: { 200: conversation },
});
