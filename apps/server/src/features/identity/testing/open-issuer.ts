/// <reference path="./oidc-provider.d.ts" />
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export type TestIssuer = {
  readonly url: string;
  /** Settings of a studio that people are signed in to by it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Who signs in there by this name, and what is claimed of them; any password opens. */
  readonly people: Map<string, Readonly<Record<string, unknown>>>;
  /** What came to it, as `GET /auth`. */
  readonly calls: readonly { readonly route: string; readonly search: URLSearchParams }[];
  /** While true every call fails. */
  isAway: boolean;
  close(): Promise<void>;
};

const clientId = 'armoni';
const clientSecret = 'a secret of the studio at its issuer';

/** A real issuer on this machine: certified code, pages to sign in and to agree, nothing kept. */
export async function openIssuer(redirectUris: readonly string[]): Promise<TestIssuer> {
  let answer: RequestListener = () => {};
  const calls: { route: string; search: URLSearchParams }[] = [];
  const people: TestIssuer['people'] = new Map();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer.url);
    calls.push({ route: `${request.method} ${pathname}`, search: searchParams });
    if (issuer.isAway) response.writeHead(503).end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer: TestIssuer = {
    ...{ url, people, calls, isAway: false },
    environment: {
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'la Maison',
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  answer = new Provider(url, configurationOf(redirectUris, people)).callback();
  return issuer;
}

function configurationOf(redirectUris: readonly string[], people: TestIssuer['people']) {
  return {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: redirectUris }],
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username', 'roles'],
    },
    cookies: { keys: ['of the test alone'] },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people.get(id) }),
    }),
  };
}
