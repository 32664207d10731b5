import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

/** What fills a person's space, by kind; a kind of which there is nothing is not listed. */
export const storedKind = z.object({
  kind: z.enum(['films', 'pictures', 'clips', 'sounds', 'bin']),
  count: z.number(),
  size_bytes: z.number(),
  /** Small pictures of the newest, at most three: they say which colours this space has. */
  preview_urls: z.array(z.string()),
});
export type StoredKind = z.infer<typeof storedKind>;

export const storage = z.object({
  quota_bytes: z.number(),
  /** May be more than the quota: a film that was begun is finished. */
  used_bytes: z.number(),
  kinds: z.array(storedKind),
});
export type Storage = z.infer<typeof storage>;

export const readStorage = defineRoute({
  method: 'GET',
  path: '/api/v1/me/storage',
  summary: 'How much of my space is taken, and by what',
  access: 'signed-in',
  answers: { 200: storage },
});

/** A browser or program that is signed in as this person. */
export const session = z.object({
  id: z.string(),
  /** ISO 8601: when it signed in. */
  created_at: z.string(),
  /** As the browser calls itself; null when it said nothing. */
  user_agent: z.nullable(z.string()),
  /** Whether it is the one that asks. */
  is_current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const listSessions = defineRoute({
  method: 'GET',
  path: '/api/v1/me/sessions',
  summary: 'Where I am signed in, the newest first; empty when another service signs people in',
  access: 'in-person',
  answers: { 200: z.object({ sessions: z.array(session) }) },
});

/** From then on its tokens are refused. Ending one that has ended is no error. */
export const endSession = defineRoute({
  method: 'DELETE',
  path: '/api/v1/me/sessions/:id',
  summary: 'Sign out one of my sessions',
  access: 'in-person',
  params: z.object({ id: z.string() }),
  answers: { 204: null },
});

export const endOtherSessions = defineRoute({
  method: 'DELETE',
  path: '/api/v1/me/sessions',
  summary: 'Sign out all my sessions but the one that asks',
  access: 'in-person',
  answers: { 204: null },
});
