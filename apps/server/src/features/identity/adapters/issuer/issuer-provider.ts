import {
  createAuthorizationURL,
  type OAuth2Tokens,
  type OAuthProvider,
  validateAuthorizationCode,
} from '@better-auth/core/oauth2';
import { jwtVerify } from 'jose';
import type { DiscoveredIssuer } from './discover-issuer.ts';
import { type IssuerClaims, personOf } from './issuer-claims.ts';

/** The library's word for the one issuer; part of the address that people come back to. */
export const issuerProviderId = 'oidc';

export type IssuerClient = {
  readonly clientId: string;
  /** Undefined for a public client, which has PKCE alone. */
  readonly clientSecret: string | undefined;
  /** Whether its addresses count as confirmed although it does not say so. */
  readonly trustsEmails: boolean;
};

type Dependencies = IssuerClient & {
  readonly discover: () => Promise<DiscoveredIssuer>;
  /** Told of everybody whom the issuer vouches for; throws for whom it must not let in. */
  readonly admit: (claims: IssuerClaims) => Promise<void>;
};

const scopes = ['openid', 'email', 'profile'];
const timeoutMs = 10_000;

/**
 * One issuer as the library takes it: authorization code with PKCE (S256), `state` and `nonce`. Its own
 * adapter for any issuer asks where everything is at the start, and never again when that failed.
 */
export function issuerProvider(dependencies: Dependencies): OAuthProvider<IssuerClaims> {
  const { clientId, clientSecret, discover, admit, trustsEmails } = dependencies;
  const options = { clientId, ...(clientSecret !== undefined && { clientSecret }) };
  return {
    id: issuerProviderId,
    name: issuerProviderId,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.sub,
    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce }) {
      const { authorizationEndpoint } = await discover();
      return createAuthorizationURL({
        ...{ id: issuerProviderId, options, authorizationEndpoint, scopes },
        ...{ state, codeVerifier, redirectURI, nonce: idTokenNonce },
      });
    },
    async validateAuthorizationCode({ code, codeVerifier, redirectURI }) {
      const { tokenEndpoint, wantsSecretInBody } = await discover();
      const isBasic = clientSecret !== undefined && !wantsSecretInBody;
      return validateAuthorizationCode({
        ...{ code, codeVerifier, redirectURI, options, tokenEndpoint },
        ...(isBasic && { authentication: 'basic' as const }),
      });
    },
    async getUserInfo({ expectedIdTokenNonce, ...tokens }) {
      const found = await discover();
      const claims = await readClaims(tokens, { found, clientId, nonce: expectedIdTokenNonce });
      if (!claims) return null;
      const told = trustsEmails ? { ...claims, email_verified: true } : claims;
      await admit(told);
      const { name, email, isEmailVerified } = personOf(told);
      return { user: { name, email, emailVerified: isEmailVerified }, data: told };
    },
  };
}

type Expected = {
  readonly found: DiscoveredIssuer;
  readonly clientId: string;
  readonly nonce: string | undefined;
};

/** What was signed goes before what was only answered; null for a token that must not pass. */
async function readClaims(
  { idToken, accessToken }: OAuth2Tokens,
  { found, clientId, nonce }: Expected,
): Promise<IssuerClaims | null> {
  if (idToken === undefined || nonce === undefined) return null;
  const { issuer, keys } = found;
  const verified = await jwtVerify(idToken, keys, {
    ...{ issuer, audience: clientId },
    requiredClaims: ['sub', 'exp', 'iat'],
  }).catch(() => null);
  const signed = verified?.payload;
  if (typeof signed?.sub !== 'string' || signed.nonce !== nonce) return null;
  const answered = await readUserInfo(found, accessToken);
  // OpenID Connect Core 5.3.2: an answer about somebody else is none.
  const rest = answered?.sub === signed.sub ? answered : {};
  return { ...rest, ...signed, sub: signed.sub };
}

async function readUserInfo(
  { userInfoEndpoint }: DiscoveredIssuer,
  accessToken: string | undefined,
): Promise<Record<string, unknown> | null> {
  if (userInfoEndpoint === undefined || accessToken === undefined) return null;
  const answer = await fetch(userInfoEndpoint, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  // A signed answer would be another protocol; the ID token still says who it is.
  const isJson = answer.headers.get('content-type')?.includes('application/json') ?? false;
  return answer.ok && isJson ? ((await answer.json()) as Record<string, unknown>) : null;
}
