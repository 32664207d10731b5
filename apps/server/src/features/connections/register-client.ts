import * as z from 'zod/mini';
import type { ConnectionRepository, OAuthClient } from './ports.ts';
import { mayReturnTo, mostRedirectUris } from './redirect-uris.ts';
import { connectionTexts } from './texts.ts';

/** What is read of a registration (RFC 7591); the rest is taken and not kept. */
const registration = z.looseObject({
  redirect_uris: z.array(z.string()).check(z.minLength(1), z.maxLength(mostRedirectUris)),
  client_name: z.optional(z.string()),
});

const longestName = 80;
/** Of the whole studio: each is a row that a stranger wrote. */
const mostClients = 20_000;

export type Registered =
  | { readonly ok: true; readonly client: OAuthClient }
  | { readonly ok: false; readonly reason: 'metadata' | 'redirect-uris' | 'full' };

type Dependencies = {
  readonly connections: Pick<ConnectionRepository, 'addClient'>;
  readonly clock: () => number;
  readonly newId: () => string;
};

/** Ways back that are not taken are left out; an answer says which were kept. */
export function makeRegisterClient({ connections, clock, newId }: Dependencies) {
  return async (body: unknown): Promise<Registered> => {
    const parsed = z.safeParse(registration, body);
    if (!parsed.success) {
      const isAboutUris = parsed.error.issues[0]?.path[0] === 'redirect_uris';
      return { ok: false, reason: isAboutUris ? 'redirect-uris' : 'metadata' };
    }
    const redirectUris = [...new Set(parsed.data.redirect_uris.filter(mayReturnTo))];
    if (redirectUris.length === 0) return { ok: false, reason: 'redirect-uris' };
    const name = shownName(parsed.data.client_name ?? '') || connectionTexts.unnamed;
    const client = { id: newId(), name, redirectUris, createdAt: clock() };
    return (await connections.addClient(client, mostClients))
      ? { ok: true, client }
      : { ok: false, reason: 'full' };
  };
}

/** Nothing invisible, nothing that turns the letters after it around. */
function shownName(name: string): string {
  const plain = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').replace(/\s+/g, ' ');
  return [...plain.trim()].slice(0, longestName).join('');
}
