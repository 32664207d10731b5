import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

export const lineageKinds = [
  'conversation',
  'message',
  'picture',
  'clip',
  'style',
  'film',
] as const;
export type LineageKind = (typeof lineageKinds)[number];

/** Something that came of something else, or that something came of. */
export const lineageItem = z.object({
  kind: z.enum(lineageKinds),
  id: z.string(),
  /** What it is called; of a message its question. */
  name: z.string(),
  /** Its small picture. */
  picture: z.nullable(z.string()),
  /** The whole of it, of a picture; null for what is none. */
  url: z.nullable(z.string()),
  /** Where it lies in the chat; null for what does not. */
  conversation_id: z.nullable(z.string()),
  /** When it was made, ISO 8601, of pictures, clips and films. */
  made_at: z.nullable(z.string()),
});
export type LineageItem = z.infer<typeof lineageItem>;

/** In the order of a tree that is read downwards: each follows the one it belongs to, a step deeper. */
const branch = z.array(z.extend(lineageItem, { depth: z.number() }));
export type LineageBranch = z.infer<typeof branch>;

export const readLineage = defineRoute({
  method: 'GET',
  path: '/api/v1/lineage',
  summary: 'What one of my files came from, and what came of it',
  access: 'signed-in',
  query: z.object({ url: z.string().check(z.maxLength(4000)) }),
  answers: {
    200: z.object({
      item: lineageItem,
      /** The nearest first; at most 60. */
      ancestors: branch,
      descendants: branch,
    }),
  },
});
