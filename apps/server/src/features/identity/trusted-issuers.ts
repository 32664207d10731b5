import { createLocalJWKSet, createRemoteJWKSet, errors, type JSONWebKeySet } from 'jose';
import type { TrustedIssuer } from './verify-token.ts';

const publicKeyAlgorithms = ['EdDSA', 'RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384'];

/** The session that a token of ours was made for. */
export const sessionClaim = 'sid';

/** Our own embedded provider: keys from the database, and the session must still be open. */
export function embeddedIssuer(options: {
  readonly issuer: string;
  readonly audience: string;
  readonly readKeys: () => Promise<JSONWebKeySet>;
  readonly isOpen: (session: { id: string; userId: string }) => Promise<boolean>;
}): TrustedIssuer {
  return {
    issuer: options.issuer,
    audience: options.audience,
    algorithms: ['EdDSA'],
    keys: keysFrom(options.readKeys),
    sessionOf: ({ [sessionClaim]: id }) => (typeof id === 'string' ? id : undefined),
    accepts: ({ sub, [sessionClaim]: id }) =>
      typeof id === 'string' && options.isOpen({ id, userId: sub }),
  };
}

/** Any OpenID provider: Keycloak, Auth0, Zitadel… */
export function remoteIssuer(options: {
  readonly issuer: string;
  readonly audience: string;
  /** Default: `{issuer}/.well-known/jwks.json`. */
  readonly jwksUrl?: string | undefined;
}): TrustedIssuer {
  return {
    issuer: options.issuer,
    audience: options.audience,
    algorithms: publicKeyAlgorithms,
    keys: remoteKeys(options.jwksUrl ?? keySetOf(options.issuer)),
  };
}

/**
 * Clerk sets no audience: the origin that asked for the token is in `azp`, and a session
 * whose owner still has something to do (`sts: "pending"`) is not signed in.
 */
export function clerkIssuer(options: {
  readonly issuer: string;
  readonly authorizedParties: readonly string[];
  readonly jwksUrl?: string;
}): TrustedIssuer {
  return {
    issuer: options.issuer,
    algorithms: ['RS256'],
    keys: remoteKeys(options.jwksUrl ?? keySetOf(options.issuer)),
    accepts: ({ azp, sts }) => {
      const isOurParty = azp === undefined || options.authorizedParties.includes(azp as string);
      return isOurParty && sts !== 'pending';
    },
  };
}

const keySetOf = (issuer: string) => `${issuer.replace(/\/$/, '')}/.well-known/jwks.json`;

const remoteKeys = (url: string) => createRemoteJWKSet(new URL(url), { timeoutDuration: 4000 });

const millisecondsBetweenReads = 10_000;

// Reads again for a key it does not know (after a rotation), but not for each forged token.
function keysFrom(readKeys: () => Promise<JSONWebKeySet>): TrustedIssuer['keys'] {
  let keys: ReturnType<typeof createLocalJWKSet> | undefined;
  let readAt = 0;
  const read = async () => {
    keys = createLocalJWKSet(await readKeys());
    readAt = Date.now();
    return keys;
  };
  return async (header, token) => {
    try {
      return await (keys ?? (await read()))(header, token);
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      if (!isUnknown || Date.now() - readAt < millisecondsBetweenReads) throw error;
      return (await read())(header, token);
    }
  };
}
