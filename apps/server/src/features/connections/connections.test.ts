import type { Connection } from '@armoni/contract/connections';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../platform/database/testing.ts';
import { httpTexts } from '../../platform/http/texts.ts';
import {
  eraseSomebody,
  type Person,
  postJson,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../testing.ts';
import {
  asking,
  codeOf,
  connectAssistant,
  consent,
  loopbackReturn,
  redemption,
  registerAssistant,
  renewal,
  sendForm,
  type Tokens,
} from './testing.ts';
import { connectionTexts } from './texts.ts';

for (const kind of await testDatabases()) {
  describe(`assistants let in by OAuth on ${kind.name}`, () => {
    let studio: TestStudioOnDatabase;
    let person: Person;
    beforeAll(async () => {
      studio = await startTestStudioOn(kind);
    });
    afterAll(() => studio.remove());
    beforeEach(async () => {
      person = await signUpSomebody(studio.url);
    });

    const callMcp = (token: string, body: object = { method: 'ping' }) =>
      postJson(
        `${studio.url}/mcp`,
        { jsonrpc: '2.0', id: 1, ...body },
        {
          authorization: `Bearer ${token}`,
          accept: 'application/json, text/event-stream',
        },
      );
    const redeem = (fields: Readonly<Record<string, string>>) =>
      sendForm(`${studio.url}/oauth/token`, fields);
    const listed = async ({ bearer }: Person) => {
      const headers = { authorization: bearer };
      const answer = await fetch(`${studio.url}/api/v1/me/connections`, { headers });
      return ((await answer.json()) as { connections: Connection[] }).connections;
    };
    const errorIn = async (answer: Response) => [
      answer.status,
      ((await answer.json()) as { error: string }).error,
    ];
    /** What was given is then that much older. */
    const wait = (ms: number) =>
      studio.query(
        `update connection_secrets set expires_at = expires_at - ${ms}, spent_at = spent_at - ${ms}`,
      );

    it('are found by what a refusal says, and by what that leads to', async () => {
      const refused = await postJson(`${studio.url}/mcp`, {});
      const known = `${studio.url}/.well-known/oauth-protected-resource/mcp`;
      expect(refused.status).toBe(401);
      expect(refused.headers.get('www-authenticate')).toBe(
        `Bearer resource_metadata="${known}", scope="read write"`,
      );
      const wrong = await callMcp('armoni-access_faux');
      expect(wrong.headers.get('www-authenticate')).toContain('error="invalid_token"');
      const resource = (await (await fetch(known)).json()) as Record<string, unknown>;
      expect(resource).toMatchObject({
        resource: `${studio.url}/mcp`,
        authorization_servers: [studio.url],
      });
      const address = `${studio.url}/.well-known/oauth-authorization-server`;
      expect(await (await fetch(address)).json()).toMatchObject({
        issuer: studio.url,
        authorization_endpoint: `${studio.url}/autoriser`,
        code_challenge_methods_supported: ['S256'],
      });
    });

    it('call in their person’s name once they said yes, and are listed', async () => {
      const { tokens } = await connectAssistant(studio.url, person);
      expect((await callMcp(tokens.access_token)).status).toBe(200);
      expect(await listed(person)).toMatchObject([
        { name: 'Un assistant', scopes: ['read', 'write'], last_used_at: expect.any(String) },
      ]);
      const rows = await studio.query('select * from connection_secrets');
      expect(JSON.stringify(rows)).not.toContain(tokens.access_token.slice(20));
      expect(JSON.stringify(rows)).not.toContain(tokens.refresh_token.slice(20));
    });

    it('open nothing but the address that they were let in for', async () => {
      const { tokens } = await connectAssistant(studio.url, person);
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      for (const path of ['/api/v1/models', '/v1/models', '/api/v1/me/keys']) {
        expect((await fetch(studio.url + path, { headers })).status).toBe(401);
      }
    });

    it('only read where that is what they were let in for', async () => {
      const { tokens } = await connectAssistant(studio.url, person, 'read');
      const call = async (name: string, input: object) => {
        const params = { name, arguments: input };
        const answer = await callMcp(tokens.access_token, { method: 'tools/call', params });
        return ((await answer.json()) as { result: { isError?: boolean } }).result;
      };
      expect((await call('list_items', { of: 'films' })).isError).toBeUndefined();
      expect(await call('make_picture', { prompt: 'un phare' })).toMatchObject({
        isError: true,
        structuredContent: { error: { status: 403 } },
      });
    });

    it('are told no, with their own state and who says so', async () => {
      const { request } = asking(await registerAssistant(studio.url));
      const answer = await consent(studio.url, person, request, false);
      const { redirect_to: address } = (await answer.json()) as { redirect_to: string };
      expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
        error: 'access_denied',
        state: 'état 1',
        iss: studio.url,
      });
    });

    it.each([
      ['unsupported_response_type', { response_type: 'token' }],
      ['invalid_request', { code_challenge: '' }],
      ['invalid_request', { code_challenge_method: 'plain' }],
      ['invalid_target', { resource: 'https://ailleurs.example/mcp' }],
      ['invalid_scope', { scope: 'everything' }],
    ])('are answered %s for %j, and nothing is given', async (error, wish) => {
      const { request } = asking(await registerAssistant(studio.url), wish);
      const answer = await consent(studio.url, person, request);
      const { redirect_to: address } = (await answer.json()) as { redirect_to: string };
      expect(new URL(address).searchParams.get('error')).toBe(error);
      expect(new URL(address).searchParams.get('code')).toBeNull();
    });

    it.each([
      'https://ailleurs.example/callback',
      'http://127.0.0.1:4711/autre',
      'http://127.0.0.1:4711/callback/',
      'http://localhost:4711/callback',
      'http://127.0.0.1.ailleurs.example:4711/callback',
      'javascript:alert(1)',
    ])('send nobody to %s', async (uri) => {
      const { request } = asking(await registerAssistant(studio.url), { redirect_uri: uri });
      const answer = await consent(studio.url, person, request);
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { message: connectionTexts.foreignReturn },
      ]);
    });

    it('come back on whichever port was free on the person’s machine', async () => {
      const other = 'http://127.0.0.1:59999/callback';
      const { request } = asking(await registerAssistant(studio.url), { redirect_uri: other });
      const answer = await consent(studio.url, person, request);
      const { redirect_to: address } = (await answer.json()) as { redirect_to: string };
      expect(address.startsWith(`${other}?code=`)).toBe(true);
    });

    it.each([
      [['http://ailleurs.example/callback']],
      [['cursor://retour']],
      [['javascript:alert(1)']],
      [['https://a.example/#fragment']],
      [['https://nom:mot@a.example/']],
      [[]],
      ['https://a.example/'],
    ])('do not register %j to come back to', async (uris) => {
      const answer = await postJson(`${studio.url}/oauth/register`, { redirect_uris: uris });
      expect(await errorIn(answer)).toEqual([400, 'invalid_redirect_uri']);
    });

    it('are unknown until they register', async () => {
      const { request } = asking('inconnu');
      expect((await consent(studio.url, person, request)).status).toBe(404);
    });

    it('redeem a code once; a second time ends what the first one gave', async () => {
      const { clientId, code, verifier, tokens } = await connectAssistant(studio.url, person);
      const again = await redeem(redemption({ clientId, code, verifier }));
      expect(await errorIn(again)).toEqual([400, 'invalid_grant']);
      expect((await callMcp(tokens.access_token)).status).toBe(401);
    });

    it('redeem a code within a minute, with its own proof, way back and name', async () => {
      const clientId = await registerAssistant(studio.url);
      const other = await registerAssistant(studio.url);
      const attempt = async (change: object, laterMs = 0) => {
        const { verifier, request } = asking(clientId);
        const code = await codeOf(await consent(studio.url, person, request));
        await wait(laterMs);
        const answer = await redeem({ ...redemption({ clientId, code, verifier }), ...change });
        return errorIn(answer);
      };
      const refused = [400, 'invalid_grant'];
      expect(await attempt({ code_verifier: 'a'.repeat(43) })).toEqual(refused);
      expect(await attempt({ redirect_uri: 'http://127.0.0.1:1/callback' })).toEqual(refused);
      expect(await attempt({ client_id: other })).toEqual(refused);
      expect(await attempt({}, 61_000)).toEqual(refused);
      expect(await attempt({ resource: 'https://ailleurs.example' })).toEqual([
        400,
        'invalid_target',
      ]);
      expect(await attempt({ grant_type: 'password' })).toEqual([400, 'unsupported_grant_type']);
      expect((await attempt({}))[0]).toBe(200);
    });

    it('renew by tokens that are replaced; an old one shown again ends it all', async () => {
      const { clientId, tokens } = await connectAssistant(studio.url, person);
      const renewed = await redeem(renewal(clientId, tokens.refresh_token));
      const next = (await renewed.json()) as Tokens;
      expect((await callMcp(tokens.access_token)).status).toBe(401);
      expect((await callMcp(next.access_token)).status).toBe(200);
      // At the same moment it may be another process of the same assistant.
      const atOnce = await redeem(renewal(clientId, tokens.refresh_token));
      expect(await errorIn(atOnce)).toEqual([400, 'invalid_grant']);
      expect((await callMcp(next.access_token)).status).toBe(200);
      await wait(11_000);
      const stolen = await redeem(renewal(clientId, tokens.refresh_token));
      expect(await errorIn(stolen)).toEqual([400, 'invalid_grant']);
      expect((await callMcp(next.access_token)).status).toBe(401);
      expect(await errorIn(await redeem(renewal(clientId, next.refresh_token)))).toEqual([
        400,
        'invalid_grant',
      ]);
    });

    it('call for an hour before they must renew', async () => {
      const { tokens } = await connectAssistant(studio.url, person);
      const { access_token: token } = tokens;
      await wait(61 * 60_000);
      expect((await callMcp(token)).status).toBe(401);
    });

    it('end by their own word, and by nobody else’s', async () => {
      const { clientId, tokens } = await connectAssistant(studio.url, person);
      const revoke = (client: string) =>
        sendForm(`${studio.url}/oauth/revoke`, {
          token: tokens.refresh_token,
          client_id: client,
        });
      expect((await revoke('un autre')).status).toBe(200);
      expect((await callMcp(tokens.access_token)).status).toBe(200);
      expect((await revoke(clientId)).status).toBe(200);
      expect((await callMcp(tokens.access_token)).status).toBe(401);
    });

    it('end by their person’s word, and by nobody else’s', async () => {
      const { tokens } = await connectAssistant(studio.url, person);
      const [{ id = '' } = {}] = await listed(person);
      const other = await signUpSomebody(studio.url);
      const end = ({ bearer }: Person) =>
        fetch(`${studio.url}/api/v1/me/connections/${id}`, {
          method: 'DELETE',
          headers: { authorization: bearer },
        });
      expect((await end(other)).status).toBe(204);
      expect((await callMcp(tokens.access_token)).status).toBe(200);
      expect((await end(person)).status).toBe(204);
      expect((await callMcp(tokens.access_token)).status).toBe(401);
      expect(await listed(person)).toEqual([]);
    });

    it('end with the session in which they were let in', async () => {
      const { clientId, tokens } = await connectAssistant(studio.url, person);
      await postJson(`${studio.url}/api/auth/sign-out`, {}, { cookie: person.cookie });
      expect((await callMcp(tokens.access_token)).status).toBe(401);
      expect((await redeem(renewal(clientId, tokens.refresh_token))).status).toBe(400);
    });

    it('end with their person, and leave nothing', async () => {
      const { tokens } = await connectAssistant(studio.url, person);
      expect((await eraseSomebody(studio.url, person)).status).toBe(204);
      expect((await callMcp(tokens.access_token)).status).toBe(401);
      const left = `select id from connections where owner_id = '${person.id}'`;
      await expect.poll(() => studio.query(left)).toEqual([]);
      const orphans =
        'select sha256 from connection_secrets where connection_id not in (select id from connections)';
      expect(await studio.query(orphans)).toEqual([]);
    });

    it('are taken away with what a person takes away', async () => {
      await connectAssistant(studio.url, person);
      const headers = { authorization: person.bearer };
      const answer = await fetch(`${studio.url}/api/v1/me/export`, { headers });
      const exported = (await answer.json()) as { data: { connections: unknown } };
      expect(exported.data.connections).toMatchObject([{ name: 'Un assistant' }]);
    });

    it('carry names in which nothing hides', async () => {
      const clientId = await registerAssistant(studio.url, {
        client_name: ' Claude\u202e\u0000  Desktop\u200b ',
        redirect_uris: [loopbackReturn, 'cursor://retour'],
      });
      const { request } = asking(clientId);
      const query = new URLSearchParams(request);
      const headers = { authorization: person.bearer };
      const address = `${studio.url}/api/v1/me/connection-request?${query}`;
      expect(await (await fetch(address, { headers })).json()).toEqual({
        name: 'Claude Desktop',
        returns_to: '127.0.0.1:4711',
        scopes: ['read', 'write'],
        refusal: null,
      });
    });
  });

  describe(`registrations of assistants on ${kind.name}`, () => {
    it('are few from one address, and forgotten when nobody says yes', async () => {
      let studio = await startTestStudioOn(kind, { environment: { RATE_LIMIT_FACTOR: '1' } });
      const used = await registerAssistant(studio.url);
      const person = await signUpSomebody(studio.url);
      await consent(studio.url, person, asking(used).request);
      const answers = [];
      for (let count = 0; count < 10; count += 1) {
        const body = { redirect_uris: [loopbackReturn] };
        answers.push((await postJson(`${studio.url}/oauth/register`, body)).status);
      }
      expect(answers).toEqual([...Array.from({ length: 9 }, () => 201), 429]);
      await studio.query('update oauth_clients set created_at = 0');
      await studio.query('update schedules set due_at = 0');
      await studio.stop();
      studio = await studio.startAgain();
      const left = () => studio.query('select id from oauth_clients');
      await expect.poll(left).toEqual([{ id: used }]);
      await studio.remove();
    });
  });
}

describe('a key that is wrong', () => {
  let studio: TestStudioOnDatabase;
  beforeAll(async () => {
    const [kind] = await testDatabases();
    if (!kind) throw new Error('no database');
    studio = await startTestStudioOn(kind);
  });
  afterAll(() => studio.remove());

  const call = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(studio.url + path, { headers });
    return [answer.status, await answer.json()];
  };
  const authorization = 'Bearer sk-faux';

  it.each(['fr', 'en'] as const)('is named by each protocol, in %s', async (language) => {
    const headers = { authorization, 'accept-language': language };
    const message = httpTexts.wrongKey[language];
    expect(await call('/v1/models', headers)).toEqual([
      401,
      { error: { message, type: 'invalid_request_error', code: 'invalid_api_key', param: null } },
    ]);
    expect(await call('/api/v1/conversations?user=a', headers)).toEqual([
      401,
      { code: 'unauthorized', message, status: 401 },
    ]);
    const answer = await postJson(`${studio.url}/mcp`, {}, headers);
    expect([answer.status, await answer.json()]).toMatchObject([401, { message }]);
  });

  it('is asked for where there is none; a page is asked to sign in', async () => {
    const { missingKey, messageOf } = httpTexts;
    expect(await call('/v1/models', { 'accept-language': 'en' })).toMatchObject([
      401,
      { error: { message: missingKey.en } },
    ]);
    expect(await call('/api/v1/models', { authorization: 'Bearer a.b.c' })).toMatchObject([
      401,
      { message: messageOf.unauthorized },
    ]);
  });
});
