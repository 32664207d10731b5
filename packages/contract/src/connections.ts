import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

/** What an assistant may be let in for: to look, and to make and change. Throwing away takes a key. */
export const connectionScopes = ['read', 'write'] as const;
export type ConnectionScope = (typeof connectionScopes)[number];

/** An assistant that somebody let in; what it calls with is never shown. */
export const connection = z.object({
  id: z.string(),
  /** As the assistant calls itself. */
  name: z.string(),
  scopes: z.array(z.enum(connectionScopes)),
  /** ISO 8601. */
  created_at: z.string(),
  /** ISO 8601, to the minute; null when it has not called yet. */
  last_used_at: z.nullable(z.string()),
});
export type Connection = z.infer<typeof connection>;

const text = z._default(z.string().check(z.maxLength(4096)), '');

/** An authorisation request, as the assistant wrote it into the address. */
export const connectionRequest = z.object({
  response_type: text,
  client_id: text,
  redirect_uri: text,
  code_challenge: text,
  code_challenge_method: text,
  scope: text,
  state: text,
  resource: text,
});
export type ConnectionRequest = z.infer<typeof connectionRequest>;

/** 404 for an unknown assistant or a foreign way back: nobody is sent there. */
export const readConnectionRequest = defineRoute({
  method: 'GET',
  path: '/api/v1/me/connection-request',
  summary: 'Who asks to be let in, and for what',
  access: 'in-person',
  query: connectionRequest,
  answers: {
    200: z.object({
      name: z.string(),
      /** The host where the person goes on. */
      returns_to: z.string(),
      scopes: z.array(z.enum(connectionScopes)),
      /** Where to go at once, when the request itself is wrong. */
      refusal: z.nullable(z.string()),
    }),
  },
});

export const answerConnectionRequest = defineRoute({
  method: 'POST',
  path: '/api/v1/me/connection-request',
  summary: 'Let an assistant in, or refuse it',
  access: 'in-person',
  body: z.object({ request: connectionRequest, allow: z.boolean() }),
  answers: { 200: z.object({ redirect_to: z.string() }) },
});

export const listConnections = defineRoute({
  method: 'GET',
  path: '/api/v1/me/connections',
  summary: 'Assistants that I let in, the newest first',
  access: 'in-person',
  answers: { 200: z.object({ connections: z.array(connection) }) },
});

/** From then on its calls are refused. Ending one that is gone is no error. */
export const endConnection = defineRoute({
  method: 'DELETE',
  path: '/api/v1/me/connections/:id',
  summary: 'Let an assistant in no more',
  access: 'in-person',
  params: z.object({ id: z.string() }),
  answers: { 204: null },
});
