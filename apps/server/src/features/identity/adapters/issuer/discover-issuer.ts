import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';

/** Where an issuer does what (OpenID Connect Discovery 1.0). */
export type DiscoveredIssuer = {
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly userInfoEndpoint: string | undefined;
  /** Whether its token endpoint takes the client's secret in the body alone. */
  readonly wantsSecretInBody: boolean;
  readonly keys: JWTVerifyGetKey;
};

/** The issuer cannot be asked, or says nothing that can be used. */
export class IssuerAwayError extends Error {
  override readonly name = 'IssuerAwayError';
}

const timeoutMs = 5000;

const document = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.optional(z.url()),
  token_endpoint_auth_methods_supported: z.optional(z.array(z.string())),
});

/**
 * Asked at the first sign-in and not at a start, which must not wait for another service; kept from then
 * on, since issuers move no endpoints while they run. One that was away is asked again.
 */
export function makeDiscoverIssuer(issuer: string): () => Promise<DiscoveredIssuer> {
  let known: Promise<DiscoveredIssuer> | undefined;
  return () => {
    known ??= readDocument(issuer).catch((cause: unknown) => {
      known = undefined;
      throw new IssuerAwayError(`${issuer} cannot be used`, { cause });
    });
    return known;
  };
}

async function readDocument(issuer: string): Promise<DiscoveredIssuer> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const found = document.parse(await answer.json());
  // Else tokens of another issuer would be taken for this one's.
  if (found.issuer !== issuer) throw new Error(`${url} is about ${found.issuer}`);
  const methods = found.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return {
    issuer,
    authorizationEndpoint: found.authorization_endpoint,
    tokenEndpoint: found.token_endpoint,
    userInfoEndpoint: found.userinfo_endpoint,
    wantsSecretInBody: !methods.includes('client_secret_basic'),
    keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: timeoutMs }),
  };
}
