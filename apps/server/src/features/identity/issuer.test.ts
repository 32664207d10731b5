import { createServer } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../platform/database/testing.ts';
import {
  bearerOf,
  postJson,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../testing.ts';
import { openIssuer, type TestIssuer } from './testing/open-issuer.ts';
import { openWalker } from './testing/walk-through-issuer.ts';

for (const kind of await testDatabases()) {
  describe(`another issuer on ${kind.name}`, () => {
    let issuer: TestIssuer;
    let studio: TestStudioOnDatabase;
    let url: string;
    const logged: { level: number; msg: string }[] = [];

    beforeAll(async () => {
      const port = await freePort();
      // As people type it: the way back leads there, whatever a call says of its host.
      url = `http://127.0.0.1:${port}`;
      issuer = await openIssuer([`${url}/api/auth/callback/oidc`]);
      studio = await startTestStudioOn(kind, {
        log: { write: (line) => void logged.push(JSON.parse(line)) },
        environment: {
          ...issuer.environment,
          PORT: String(port),
          PUBLIC_URL: url,
          OIDC_ADMIN_ROLE: 'chef',
        },
      });
    });
    afterAll(async () => {
      await studio.remove();
      await issuer.close();
    });
    beforeEach(() => {
      issuer.isAway = false;
    });

    const call = async (path: string, cookie: string, init: RequestInit = {}) =>
      fetch(url + path, {
        ...init,
        headers: {
          authorization: await bearerOf(url, cookie),
          ...(init.body ? { 'content-type': 'application/json' } : {}),
        },
      });
    const known = (login: string, claims: object) =>
      issuer.people.set(login, {
        name: `Personne ${login}`,
        email: `${login}@maison.example`,
        email_verified: true,
        ...claims,
      });
    const userOf = async (cookie: string) => {
      const answer = await fetch(`${url}/api/auth/get-session`, { headers: { cookie } });
      return ((await answer.json()) as { user: { id: string; name: string } } | null)?.user;
    };
    const errorOf = (address: URL) => address.searchParams.get('error');
    const administers = async (cookie: string) =>
      (await call('/api/v1/administration/invitations', cookie)).status === 200;

    it('signs somebody in by code, PKCE, state and nonce, and knows them again', async () => {
      known('ada', { name: 'Ada\u202e L.' });
      const walker = openWalker(url);
      const address = await walker.begin();
      expect(Object.fromEntries(address.searchParams)).toMatchObject({
        response_type: 'code',
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/.{32}/),
        nonce: expect.stringMatching(/.{32}/),
        scope: 'openid email profile',
        redirect_uri: `${url}/api/auth/callback/oidc`,
      });
      expect(errorOf(await walker.goOn(address, 'ada'))).toBeNull();
      const first = await userOf(walker.cookie());
      expect(first).toMatchObject({ email: 'ada@maison.example', name: 'Ada  L.' });
      const again = openWalker(url);
      await again.signIn('ada');
      expect((await userOf(again.cookie()))?.id).toBe(first?.id);
      const [account] = await studio.query(
        `select * from "account" where "userId" = '${first?.id}'`,
      );
      expect(account).toMatchObject({ providerId: 'oidc', accountId: 'ada' });
      expect(account).toMatchObject({ accessToken: null, idToken: null, refreshToken: null });
    });

    it('lets nobody in with a code for whom this browser did not ask', async () => {
      known('eve', {});
      const asked = openWalker(url);
      const address = await asked.begin();
      const other = openWalker(url);
      const { pathname, searchParams } = await other.goOn(address, 'eve');
      expect([pathname, searchParams.get('error')]).toEqual(['/sign-in', 'state_mismatch']);
      expect(await userOf(other.cookie())).toBeUndefined();
      // What somebody brings about by an address alone is no fault of the studio's.
      const told = logged.filter(({ msg }) => msg === 'identity: Failed to parse state');
      expect(told.map(({ level }) => pino.levels.labels[level])).toEqual(['warn']);
    });

    it.each([
      ['an address that it has not confirmed', { email_verified: false }, 'EMAIL_UNVERIFIED'],
      ['no word on the address', { email_verified: undefined }, 'EMAIL_UNVERIFIED'],
      ['no address', { email: undefined }, 'EMAIL_MISSING'],
    ])('refuses whom the issuer names with %s', async (_, claims, error) => {
      const login = `refused-${error}-${crypto.randomUUID()}`;
      known(login, claims);
      const walker = openWalker(url);
      expect(errorOf(await walker.signIn(login))).toBe(error);
      expect(await userOf(walker.cookie())).toBeUndefined();
    });

    it('links an account that has the address confirmed here, and no other', async () => {
      const person = await signUpSomebody(url, 'linked');
      known('linked', { email: person.email.toUpperCase() });
      const stranger = openWalker(url);
      expect(errorOf(await stranger.signIn('linked'))).toBe('ADDRESS_NOT_YOURS');
      await studio.query(
        `update "user" set "emailVerified" = ${kind.name === 'postgres' ? 'true' : 1} where id = '${person.id}'`,
      );
      const walker = openWalker(url);
      expect(errorOf(await walker.signIn('linked'))).toBeNull();
      expect((await userOf(walker.cookie()))?.id).toBe(person.id);
      const { email, password } = person;
      expect((await postJson(`${url}/api/auth/sign-in/email`, { email, password })).status).toBe(
        200,
      );
    });

    it('gives and takes the role as claims say, and logs it as nobody’s act', async () => {
      known('chef', { roles: ['autre', 'chef'] });
      known('simple', { roles: 'chefs' });
      const simple = openWalker(url);
      await simple.signIn('simple');
      expect(await administers(simple.cookie())).toBe(false);
      const chef = openWalker(url);
      await chef.signIn('chef');
      expect(await administers(chef.cookie())).toBe(true);
      const log = await (await call('/api/v1/administration/log', chef.cookie())).json();
      expect(log).toMatchObject({ entries: [{ act: 'role.given', by: null, by_issuer: true }] });
      known('chef', { roles: [] });
      await openWalker(url).signIn('chef');
      expect(await administers(chef.cookie())).toBe(false);
    });

    it('respects a closed sign-up, but for who has an account or an invitation', async () => {
      known('patron', { roles: ['chef'] });
      known('late', {});
      known('invited', {});
      const patron = openWalker(url);
      await patron.signIn('patron');
      const write = (path: string, method: string, body: object) =>
        call(path, patron.cookie(), { method, body: JSON.stringify(body) });
      const close = await write('/api/v1/administration/sign-up', 'PATCH', { is_open: false });
      expect(close.status).toBe(200);
      expect(errorOf(await openWalker(url).signIn('late'))).toBe('SIGN_UP_CLOSED');
      expect(errorOf(await openWalker(url).signIn('patron'))).toBeNull();
      await write('/api/v1/administration/invitations', 'POST', {
        email: 'invited@maison.example',
        quota_bytes: 12_345_678,
      });
      const invited = openWalker(url);
      expect(errorOf(await invited.signIn('invited'))).toBeNull();
      const list = await call('/api/v1/administration/invitations', patron.cookie());
      expect(JSON.stringify(await list.json())).not.toContain('invited@maison.example');
      await write('/api/v1/administration/sign-up', 'PATCH', { is_open: true });
    });

    it('refuses who is suspended, and ends a session for good', async () => {
      known('gone', {});
      const walker = openWalker(url);
      await walker.signIn('gone');
      const cookie = walker.cookie();
      const { id } = (await userOf(cookie)) as { id: string };
      expect((await postJson(`${url}/api/auth/sign-out`, {}, { cookie })).status).toBe(200);
      expect(await userOf(cookie)).toBeUndefined();
      await studio.query(`update members set suspended_at = 1 where id = '${id}'`);
      await studio.query(
        `insert into members (id, administers, suspended_at) values ('${id}', 0, 1) on conflict (id) do nothing`,
      );
      const again = openWalker(url);
      expect(errorOf(await again.signIn('gone'))).toBe('ACCOUNT_SUSPENDED');
      expect(await userOf(again.cookie())).toBeUndefined();
    });

    it('says that the issuer is away, and asks it again', async () => {
      const port = await freePort();
      const other = await startTestStudioOn(kind, {
        environment: { ...issuer.environment, PORT: String(port) },
      });
      issuer.isAway = true;
      const press = () => postJson(`${other.url}/api/auth/sign-in/social`, {});
      const refused = await press();
      expect(refused.status).toBe(424);
      expect(await refused.json()).toMatchObject({
        code: 'ISSUER_AWAY',
        message: expect.stringMatching(/ne répond pas/),
      });
      // Whoever has a password needs no issuer.
      await signUpSomebody(other.url, 'alone');
      issuer.isAway = false;
      expect((await press()).status).toBe(200);
      await other.remove();
    });

    it('sends people back to its own page alone, whatever a call asks for', async () => {
      known('bent', {});
      const begin = await postJson(`${url}/api/auth/sign-in/social`, {
        provider: 'google',
        callbackURL: 'https://elsewhere.example/',
        scopes: ['admin'],
        additionalParams: { prompt: 'none' },
      });
      const { url: address } = (await begin.json()) as { url: string };
      expect(address).toMatch(new RegExp(`^${issuer.url}/auth`));
      expect(new URL(address).searchParams.get('scope')).toBe('openid email profile');
      expect(new URL(address).searchParams.has('prompt')).toBe(false);
    });

    it('tells a person how they sign in, and erases it with the account', async () => {
      known('leaver', {});
      const walker = openWalker(url);
      await walker.signIn('leaver');
      const cookie = walker.cookie();
      const ways = await fetch(`${url}/api/auth/list-accounts`, { headers: { cookie } });
      expect(await ways.json()).toMatchObject([{ providerId: 'oidc', accountId: 'leaver' }]);
      const mine = await (await call('/api/v1/me/export', cookie)).json();
      const signedInBy = [{ issuer: 'oidc', id: 'leaver' }];
      expect(mine).toMatchObject({ data: { account: { signedInBy } } });
      const erased = await call('/api/v1/me', cookie, { method: 'DELETE', body: '{}' });
      expect(erased.status).toBe(204);
      expect(await studio.query(`select * from "account" where "accountId" = 'leaver'`)).toEqual(
        [],
      );
    });
  });
}

describe('without an issuer', () => {
  it('has none of its calls', async () => {
    const [kind] = await testDatabases();
    if (!kind) throw new Error('no database');
    const studio = await startTestStudioOn(kind);
    const begin = await postJson(`${studio.url}/api/auth/sign-in/social`, { provider: 'oidc' });
    const back = await fetch(`${studio.url}/api/auth/callback/oidc?code=a&state=b`);
    expect([begin.status, back.status]).toEqual([404, 404]);
    await studio.remove();
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise<void>((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return port;
}
