import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { defineRoute } from './route.ts';

/** Everything the studio keeps of a person. Files appear as their addresses. */
export const myData = z.object({
  /** ISO 8601. */
  exported_at: z.string(),
  user: z.string(),
  /** Feature → what it keeps. */
  data: z.record(z.string(), z.unknown()),
});
export type MyData = z.infer<typeof myData>;

export const exportMyData = defineRoute({
  method: 'GET',
  path: '/api/v1/me/export',
  summary: 'Everything the studio keeps of me',
  access: 'in-person',
  answers: { 200: myData },
});

/**
 * Also signs out everywhere. Nothing can be brought back, so who has a password here says it again:
 * `wrong_password` without it.
 */
export const eraseMe = defineRoute({
  method: 'DELETE',
  path: '/api/v1/me',
  summary: 'Erase my account and everything of mine',
  access: 'in-person',
  body: z.object({
    password: z.optional(z.string().check(z.maxLength(limits.passwordCharactersMaximum))),
  }),
  answers: { 204: null },
});
