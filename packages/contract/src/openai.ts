import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

// The part of OpenAI's protocol that chat programs speak to an engine: https://platform.openai.com/docs/api-reference
// Errors are `{error: {message, type, code, param}}` below `/v1`. What the studio cannot do is refused by
// name (`param`), not ignored.

const model = z.object({
  id: z.string(),
  object: z.literal('model'),
  /** Unix seconds. */
  created: z.number(),
  owned_by: z.string(),
});

/** `armoni`, and `armoni/{style}` for each of the caller's styles that are ready. */
export const listEngineModels = defineRoute({
  method: 'GET',
  path: '/v1/models',
  summary: 'The assistant and my styles, as models of OpenAI’s protocol',
  access: 'signed-in',
  answers: { 200: z.object({ object: z.literal('list'), data: z.array(model) }) },
});

const textPart = z.looseObject({ type: z.literal('text'), text: z.string() });
const picturePart = z.looseObject({
  type: z.literal('image_url'),
  image_url: z.looseObject({ url: z.string() }),
});
const content = z.nullish(
  z.union([z.string(), z.array(z.discriminatedUnion('type', [textPart, picturePart]))]),
);

export const completionMessage = z.looseObject({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']),
  content,
});
export type CompletionMessage = z.infer<typeof completionMessage>;

const absent = z.optional(z.union([z.null(), z.undefined()]));
const one = z.nullish(z.literal(1));

/** Figures of a language model (temperature and the like) are taken and change nothing. */
export const completionRequest = z.looseObject({
  model: z.string(),
  messages: z.array(completionMessage).check(z.minLength(1)),
  stream: z.nullish(z.boolean()),
  stream_options: z.nullish(z.looseObject({ include_usage: z.nullish(z.boolean()) })),
  n: one,
  /** The assistant has the studio's tools and takes no others. */
  tools: z.union([absent, z.array(z.unknown()).check(z.maxLength(0))]),
  response_format: z.nullish(z.looseObject({ type: z.literal('text') })),
  audio: absent,
});
export type CompletionRequest = z.infer<typeof completionRequest>;

/** Streams `chat.completion.chunk` events and `[DONE]`, or answers one `chat.completion`. */
export const createCompletion = defineRoute({
  method: 'POST',
  path: '/v1/chat/completions',
  summary: 'Ask the assistant in OpenAI’s protocol; the caller keeps the conversation',
  access: 'signed-in',
  body: completionRequest,
  answers: { 200: 'stream' },
});

const pictureSize = z.nullish(z.string().check(z.regex(/^(auto|\d{2,4}x\d{2,4})$/)));
const responseFormat = z.nullish(z.enum(['url', 'b64_json']));

export const pictureRequest = z.looseObject({
  prompt: z.string().check(z.regex(/\S/), z.maxLength(4000)),
  model: z.nullish(z.string()),
  n: z.nullish(z.coerce.number().check(z.int(), z.gte(1), z.lte(4))),
  size: pictureSize,
  response_format: responseFormat,
  stream: z.nullish(z.literal(false)),
});
export type PictureRequest = z.infer<typeof pictureRequest>;

const madePicture = z.object({
  url: z.optional(z.string()),
  b64_json: z.optional(z.string()),
  /** What of the prompt could not be drawn, in sentences. */
  notes: z.array(z.string()),
});
const madePictures = z.object({ created: z.number(), data: z.array(madePicture) });
export type MadePictures = z.infer<typeof madePictures>;

export const generatePictures = defineRoute({
  method: 'POST',
  path: '/v1/images/generations',
  summary: 'Make pictures in OpenAI’s protocol',
  access: 'signed-in',
  body: pictureRequest,
  answers: { 200: madePictures },
});

/** Multipart fields: `image`, `prompt`, and those of `pictureRequest`. A `mask` is refused. */
export const editPictures = defineRoute({
  method: 'POST',
  path: '/v1/images/edits',
  summary: 'Change a picture in OpenAI’s protocol',
  access: 'signed-in',
  body: 'multipart',
  answers: { 200: madePictures },
});
