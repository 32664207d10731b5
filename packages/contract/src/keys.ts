import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { defineRoute } from './route.ts';
import { texts } from './texts.ts';

/**
 * What a key may do, by the kind of call: look at things, make and change them, throw them away.
 * None of them reaches the account itself.
 */
export const keyScopes = ['read', 'write', 'delete'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Lets another program work in a person's name. What opens the door is shown once and not kept. */
export const accessKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The last characters of the secret, to tell keys apart. */
  hint: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  /** ISO 8601. */
  created_at: z.string(),
  /** ISO 8601, to the minute; null when nobody has called with it. */
  last_used_at: z.nullable(z.string()),
});
export type AccessKey = z.infer<typeof accessKey>;

export const listKeys = defineRoute({
  method: 'GET',
  path: '/api/v1/me/keys',
  summary: 'My access keys, the newest first',
  access: 'in-person',
  answers: { 200: z.object({ keys: z.array(accessKey) }) },
});

export const createKey = defineRoute({
  method: 'POST',
  path: '/api/v1/me/keys',
  summary: 'Make an access key; its secret is answered this once',
  access: 'in-person',
  body: z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, texts.keyNameRequired),
        z.maxLength(limits.keyNameCharacters, texts.keyNameTooLong),
      ),
    scopes: z.array(z.enum(keyScopes)).check(z.minLength(1, texts.keyScopeRequired)),
  }),
  answers: { 201: z.object({ key: accessKey, secret: z.string() }) },
});

/** From then on calls with it are refused. Revoking one that is gone is no error. */
export const revokeKey = defineRoute({
  method: 'DELETE',
  path: '/api/v1/me/keys/:id',
  summary: 'Revoke one of my access keys',
  access: 'in-person',
  params: z.object({ id: z.string() }),
  answers: { 204: null },
});
