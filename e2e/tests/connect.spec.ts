import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type OAuthClientProvider,
  UnauthorizedError,
} from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { becomeMember, newPerson } from '../person.ts';
import { expect, type Page, test } from '../test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

type Kept = {
  client?: Awaited<ReturnType<OAuthClientProvider['clientInformation']>>;
  tokens?: Awaited<ReturnType<OAuthClientProvider['tokens']>>;
  verifier?: string;
  address?: URL;
};

/** What a program keeps of a connection; it sends the person to `address` for their yes. */
function program(redirectUrl: string): OAuthClientProvider & { readonly kept: Kept } {
  const kept: Kept = {};
  return {
    kept,
    redirectUrl,
    clientMetadata: { client_name: 'Un carnet', redirect_uris: [redirectUrl] },
    state: () => 'état du carnet',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    invalidateCredentials: () => {
      delete kept.tokens;
    },
    redirectToAuthorization: (address) => {
      kept.address = address;
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? '',
  };
}

/** Where a program waits for the person to come back, on their own machine. */
async function waitForReturn() {
  const { promise, resolve } = Promise.withResolvers<URLSearchParams>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (url.pathname === '/retour') resolve(url.searchParams);
    response.setHeader('content-type', 'text/html').end('<!doctype html><p>Merci.</p>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/retour`,
    answered: promise,
    close: () => server.close(),
  };
}

test.describe('an assistant that asks to be let in', () => {
  /** Tries, and is sent to the person. */
  async function ask(baseURL: string, redirectUrl: string) {
    const provider = program(redirectUrl);
    const url = new URL('/mcp', baseURL);
    const transport = new StreamableHTTPClientTransport(url, { authProvider: provider });
    const client = new Client({ name: 'carnet', version: '1' });
    await expect(client.connect(transport)).rejects.toThrow(UnauthorizedError);
    return { provider, url, transport };
  }

  test('is let in by a yes, works with the protocol’s own client, and is ended', async ({
    page,
    baseURL,
  }) => {
    const back = await waitForReturn();
    const { provider, url, transport } = await ask(baseURL ?? '', back.address);
    await becomeMember(page);
    await page.goto(provider.kept.address?.href ?? '');
    const heading = page.getByRole('heading', { name: 'Connecter « Un carnet » ?' });
    await expect(heading).toBeVisible();
    await expect(page.getByText('un programme sur cet appareil')).toBeVisible();
    await button(page, 'Autoriser').click();
    const answered = await back.answered;
    expect(answered.get('state')).toBe('état du carnet');
    await transport.finishAuth(answered.get('code') ?? '');

    const client = new Client({ name: 'carnet', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(url, { authProvider: provider }));
    expect((await client.listTools()).tools).toHaveLength(10);
    // The next call renews by itself what is no longer taken.
    const { access_token: first, ...tokens } = provider.kept.tokens ?? { access_token: '' };
    provider.kept.tokens = { token_type: 'Bearer', ...tokens, access_token: 'armoni-access_usé' };
    expect((await client.listTools()).tools).toHaveLength(10);
    expect(provider.kept.tokens.access_token).not.toBe(first);

    await page.goto('/compte#programmes');
    await button(page, 'Déconnecter « Un carnet »').click();
    await expect(page.getByText('Assistant déconnecté')).toBeVisible();
    await expect(client.listTools()).rejects.toThrow(UnauthorizedError);
    back.close();
  });

  test('is refused by a no, once its person has signed in', async ({ page, baseURL }) => {
    const person = newPerson();
    await becomeMember(page, person);
    await page.context().clearCookies();
    const back = await waitForReturn();
    const { provider } = await ask(baseURL ?? '', back.address);
    await page.goto(provider.kept.address?.href ?? '');
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await button(page, 'Refuser').click();
    expect((await back.answered).get('error')).toBe('access_denied');
    back.close();
  });

  test('sends nobody anywhere when nobody knows it', async ({ page }) => {
    await becomeMember(page);
    await page.goto('/autoriser?client_id=inconnu&redirect_uri=https://ailleurs.example');
    await expect(page.getByRole('heading', { name: 'Demande impossible' })).toBeVisible();
    await expect(page).toHaveURL(/\/autoriser\?/);
  });
});
