import * as z from 'zod/mini';
import { pageQuery } from './paging.ts';
import { defineRoute } from './route.ts';

/** What can be thrown away and brought back. */
export const binKinds = ['conversation', 'picture', 'style', 'film'] as const;
export type BinKind = (typeof binKinds)[number];

/** How something is called in the bin, by what it is called outside of it. */
export const binIdOf = (kind: BinKind, id: string | number): string => `${kind}-${id}`;

export const binItem = z.object({
  /** As `binIdOf` makes it. */
  id: z.string(),
  kind: z.enum(binKinds),
  /** Name, title or file name. */
  name: z.string(),
  /** Of everything that lies in the bin with it. */
  size_bytes: z.number(),
  /** ISO 8601: when it was thrown away. */
  binned_at: z.string(),
  /** ISO 8601: from then on it is deleted for good, within the hour. */
  swept_at: z.string(),
});
export type BinItem = z.infer<typeof binItem>;

export const listBin = defineRoute({
  method: 'GET',
  path: '/api/v1/bin',
  summary: 'What I threw away and can bring back, the latest first; `last_id` goes on',
  access: 'signed-in',
  query: pageQuery(500),
  answers: {
    200: z.object({
      items: z.array(binItem),
      total: z.number(),
      size_bytes: z.number(),
      has_more: z.boolean(),
    }),
  },
});

/**
 * Brings it back whole, to where it was. Bringing it back again is no error. `not_found` once it
 * was deleted for good; `conflict` for a picture whose conversation lies in the bin.
 */
export const restoreFromBin = defineRoute({
  method: 'POST',
  path: '/api/v1/bin/:id/restore',
  summary: 'Bring something back from the bin',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  answers: { 204: null },
});

/** Only what lies in the bin. */
export const removeFromBin = defineRoute({
  method: 'DELETE',
  path: '/api/v1/bin/:id',
  summary: 'Delete something in the bin for good',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  answers: { 204: null },
});

export const emptyBin = defineRoute({
  method: 'DELETE',
  path: '/api/v1/bin',
  summary: 'Delete everything in the bin for good',
  access: 'signed-in',
  answers: { 204: null },
});
