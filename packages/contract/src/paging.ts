import * as z from 'zod/mini';

/** How many a page holds at most; without it the server's usual number. */
export const pageLimit = (most: number) =>
  z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(most)));

/** Pages after the item with this id: the first one without it. */
export const pageQuery = (most: number) =>
  z.object({ last_id: z.optional(z.string()), limit: pageLimit(most) });
