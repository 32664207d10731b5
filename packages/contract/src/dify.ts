import * as z from 'zod/mini';
import { ratings } from './rating.ts';
import { defineRoute } from './route.ts';
import { workflowFile } from './workflow.ts';

// What clients of Dify's service API call beside the conversation itself (`chat.ts`). A caller with
// a key may name as `user` whom it speaks for; with a session's token it is the person.

const result = z.object({ result: z.literal('success') });
const ofUser = z.object({ user: z.optional(z.string()) });
const emptyList = z.array(z.looseObject({}));

/** Multipart fields: `file`, `user`. Its id is what `files[].upload_file_id` names. */
export const uploadChatFile = defineRoute({
  method: 'POST',
  path: '/api/v1/files/upload',
  summary: 'Upload a picture to send with a message',
  access: 'signed-in',
  body: 'multipart',
  answers: {
    201: z.extend(workflowFile, {
      preview_url: z.nullable(z.string()),
      source_url: z.nullable(z.string()),
    }),
  },
});

/** Answers 302 to the file itself. */
export const previewFile = defineRoute({
  method: 'GET',
  path: '/api/v1/files/:id/preview',
  summary: 'A file that was uploaded',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  answers: { 200: null },
});

const switchedOn = z.object({ enabled: z.boolean() });

export const readParameters = defineRoute({
  method: 'GET',
  path: '/api/v1/parameters',
  summary: 'What a client may offer: opening, suggestions, files',
  access: 'signed-in',
  query: ofUser,
  answers: {
    200: z.object({
      opening_statement: z.string(),
      suggested_questions: z.array(z.string()),
      suggested_questions_after_answer: switchedOn,
      speech_to_text: switchedOn,
      text_to_speech: switchedOn,
      retriever_resource: switchedOn,
      annotation_reply: switchedOn,
      more_like_this: switchedOn,
      sensitive_word_avoidance: switchedOn,
      user_input_form: emptyList,
      file_upload: z.object({
        image: z.object({
          enabled: z.boolean(),
          number_limits: z.number(),
          transfer_methods: z.array(z.string()),
        }),
      }),
      system_parameters: z.object({
        /** Megabytes, as all of them. */
        file_size_limit: z.number(),
        image_file_size_limit: z.number(),
        audio_file_size_limit: z.number(),
        video_file_size_limit: z.number(),
      }),
    }),
  },
});

export const readMeta = defineRoute({
  method: 'GET',
  path: '/api/v1/meta',
  summary: 'Icons of tools; there are none',
  access: 'signed-in',
  query: ofUser,
  answers: { 200: z.object({ tool_icons: z.looseObject({}) }) },
});

export const readInfo = defineRoute({
  method: 'GET',
  path: '/api/v1/info',
  summary: 'What this assistant is called',
  access: 'signed-in',
  answers: {
    200: z.object({
      name: z.string(),
      description: z.string(),
      tags: z.array(z.string()),
      mode: z.literal('chat'),
      author_name: z.string(),
    }),
  },
});

export const readSite = defineRoute({
  method: 'GET',
  path: '/api/v1/site',
  summary: 'How a client may present this assistant',
  access: 'signed-in',
  answers: {
    200: z.object({
      title: z.string(),
      description: z.string(),
      icon_type: z.nullable(z.string()),
      icon: z.nullable(z.string()),
      icon_background: z.nullable(z.string()),
      icon_url: z.nullable(z.string()),
      chat_color_theme: z.nullable(z.string()),
      chat_color_theme_inverted: z.boolean(),
      copyright: z.string(),
      privacy_policy: z.string(),
      custom_disclaimer: z.string(),
      default_language: z.string(),
      show_workflow_steps: z.boolean(),
      use_icon_as_answer_icon: z.boolean(),
    }),
  },
});

/** `rating: null` takes it back. */
export const rateMessage = defineRoute({
  method: 'POST',
  path: '/api/v1/messages/:id/feedbacks',
  summary: 'Say whether an answer was good',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  body: z.object({
    rating: z.nullish(z.enum(ratings)),
    content: z.nullish(z.string().check(z.maxLength(2000))),
    user: z.string(),
  }),
  answers: { 200: result },
});

/** The newest first. */
export const listFeedbacks = defineRoute({
  method: 'GET',
  path: '/api/v1/app/feedbacks',
  summary: 'What was said of my answers',
  access: 'signed-in',
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(101)), 20),
  }),
  answers: {
    200: z.object({
      data: z.array(
        z.object({
          id: z.string(),
          conversation_id: z.string(),
          message_id: z.string(),
          rating: z.enum(ratings),
          content: z.nullable(z.string()),
          /** ISO 8601. */
          created_at: z.string(),
        }),
      ),
    }),
  },
});

export const suggestQuestions = defineRoute({
  method: 'GET',
  path: '/api/v1/messages/:id/suggested',
  summary: 'What could be asked after this answer',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  query: z.object({ user: z.string() }),
  answers: { 200: z.extend(result, { data: z.array(z.string()) }) },
});

/** The studio's conversations have no variables. */
export const listVariables = defineRoute({
  method: 'GET',
  path: '/api/v1/conversations/:id/variables',
  summary: 'Variables of a conversation; there are none',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  query: z.object({
    user: z.string(),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  }),
  answers: { 200: z.object({ limit: z.number(), has_more: z.boolean(), data: emptyList }) },
});

/** Multipart fields: `file`, `user`. `provider_not_initialize` without a transcription service. */
export const transcribeSound = defineRoute({
  method: 'POST',
  path: '/api/v1/audio-to-text',
  summary: 'Speech to text, where a transcription service is configured',
  access: 'signed-in',
  body: 'multipart',
  answers: { 200: z.object({ text: z.string() }) },
});

/** Always `provider_not_initialize`: the studio has no voice. */
export const speakText = defineRoute({
  method: 'POST',
  path: '/api/v1/text-to-audio',
  summary: 'Text to speech; there is none',
  access: 'signed-in',
  body: z.looseObject({}),
  answers: { 200: null },
});
