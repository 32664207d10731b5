import { createHash, randomBytes } from 'node:crypto';
import type { ConnectionRequest } from '@armoni/contract/connections';
import { type Person, postJson } from '../../testing.ts';

export const loopbackReturn = 'http://127.0.0.1:4711/callback';

export type Asking = { readonly verifier: string; readonly request: ConnectionRequest };

/** Registers an assistant, as it does itself. */
export async function registerAssistant(url: string, metadata: object = {}): Promise<string> {
  const answer = await postJson(`${url}/oauth/register`, {
    client_name: 'Un assistant',
    redirect_uris: [loopbackReturn],
    ...metadata,
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  return ((await answer.json()) as { client_id: string }).client_id;
}

export function asking(clientId: string, wish: Partial<ConnectionRequest> = {}): Asking {
  const verifier = randomBytes(32).toString('base64url');
  const request = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: loopbackReturn,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: '',
    state: 'état 1',
    resource: '',
    ...wish,
  };
  return { verifier, request };
}

/** The person's answer, as the consent page sends it. */
export function consent(
  url: string,
  { bearer }: Pick<Person, 'bearer'>,
  request: ConnectionRequest,
  allow = true,
): Promise<Response> {
  const path = `${url}/api/v1/me/connection-request`;
  return postJson(path, { request, allow }, { authorization: bearer });
}

export async function codeOf(answer: Response): Promise<string> {
  const { redirect_to: address } = (await answer.json()) as { redirect_to: string };
  return new URL(address).searchParams.get('code') ?? '';
}

export const sendForm = (address: string, fields: Readonly<Record<string, string>>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields) });

export type Tokens = { readonly access_token: string; readonly refresh_token: string };

/** The whole way: registered, let in, tokens. */
export async function connectAssistant(url: string, person: Pick<Person, 'bearer'>, scope = '') {
  const clientId = await registerAssistant(url);
  const { verifier, request } = asking(clientId, { scope });
  const code = await codeOf(await consent(url, person, request));
  const answer = await sendForm(`${url}/oauth/token`, redemption({ clientId, code, verifier }));
  return { clientId, code, verifier, tokens: (await answer.json()) as Tokens };
}

type Redeemed = { readonly clientId: string; readonly code: string; readonly verifier: string };

export const redemption = ({ clientId, code, verifier }: Redeemed) => ({
  grant_type: 'authorization_code',
  client_id: clientId,
  redirect_uri: loopbackReturn,
  code_verifier: verifier,
  code,
});

export const renewal = (clientId: string, token: string) => ({
  grant_type: 'refresh_token',
  client_id: clientId,
  refresh_token: token,
});
