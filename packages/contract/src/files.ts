import * as z from 'zod/mini';
import { pageLimit } from './paging.ts';
import { defineRoute } from './route.ts';

/** A stored file of a conversation. `lastModified` is ISO 8601; its paths are relative to the media host. */
export const storedFile = z.object({
  name: z.string(),
  fullPath: z.string(),
  size: z.number(),
  lastModified: z.string(),
  /** Path of a small copy for lists, WebP of at most 320 px a side; null when there is none. */
  thumbnail: z.nullish(z.string()),
  /** Whether the studio made it; false also for what it made before it kept this. */
  is_made: z.optional(z.boolean()),
});
export type StoredFile = z.infer<typeof storedFile>;

/** Newest first: all at once, or pages of `limit` after the `fullPath` of the last one. */
export const listFiles = defineRoute({
  method: 'GET',
  path: '/api/v1/s3/list-files',
  summary: 'Files of one conversation',
  access: 'signed-in',
  query: z.object({
    folder: z.string(),
    limit: pageLimit(1000),
    after: z.optional(z.string()),
  }),
  answers: {
    200: z.object({
      files: z.array(storedFile),
      /** Whether a page after this one has more; absent when all were asked for. */
      has_more: z.optional(z.boolean()),
    }),
  },
});

/** Multipart fields: `file`, `filename`, `folder` (`{userId}/{conversationId}`, lowercase). */
export const uploadFile = defineRoute({
  method: 'POST',
  path: '/api/v1/s3/generate-presigned-url',
  summary: 'Upload one file into a conversation',
  access: 'signed-in',
  body: 'multipart',
  answers: { 200: z.extend(storedFile, { url: z.string(), mimeType: z.string() }) },
});

/** Throws one picture into the bin. `path` is its `fullPath`. */
export const deleteFile = defineRoute({
  method: 'DELETE',
  path: '/api/v1/s3/files',
  summary: 'Throw a picture into the bin',
  access: 'signed-in',
  query: z.object({ path: z.string() }),
  answers: {
    200: z.object({
      /** What the bin calls it. */
      bin_id: z.string(),
    }),
  },
});

/**
 * Files chosen before their conversation existed join it. Their addresses stay what they are,
 * so that what already names them goes on working.
 */
export const moveFiles = defineRoute({
  method: 'POST',
  path: '/api/v1/s3/move-files',
  summary: 'Move the files of one folder into a conversation',
  access: 'signed-in',
  body: z.object({ from: z.string(), to: z.string() }),
  answers: { 200: z.object({ moved: z.number() }) },
});
