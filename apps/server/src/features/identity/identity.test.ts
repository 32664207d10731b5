import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eraseMe, exportMyData } from '@armoni/contract/me';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOfDatabases } from '../../platform/database/testing.ts';
import {
  bearerOf,
  cookieOf,
  eraseSomebody,
  postJson,
  signUpSomebody,
  startTestStudio,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../testing.ts';
import { linkIn, receiveMails } from './testing/receive-mails.ts';

const uuidV7Shape = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

for (const kind of await sampleOfDatabases()) {
  describe(`identity on ${kind.name}`, () => {
    let server: TestStudioOnDatabase;

    beforeAll(async () => {
      server = await startTestStudioOn(kind);
    });
    afterAll(() => server.remove());

    const auth = (path: string, body: unknown, headers = {}) =>
      postJson(`${server.url}/api/auth${path}`, body, headers);

    it('signs up, and gives a lowercase id and a cookie scripts cannot read', async () => {
      const answer = await auth('/sign-up/email', {
        name: 'Ève',
        email: 'eve@example.org',
        password: 'une phrase à moi',
      });
      expect(answer.status).toBe(200);
      const { user } = (await answer.json()) as { user: { id: string } };
      expect(user.id).toMatch(uuidV7Shape);
      expect(answer.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax/);
    });

    it.each([
      ['a taken e-mail', { email: 'Taken@example.org' }, 422, 'email', /existe déjà/],
      ['a weak password', { password: 'court' }, 400, 'password', /au moins 8 caractères/],
      ['a common password', { password: 'Azertyuiop' }, 400, 'password', /trop courant/],
      [
        'their name as a password',
        { name: 'Maëlle', password: 'maelle1990' },
        400,
        'password',
        /nom/,
      ],
      ['a broken e-mail', { email: 'nowhere' }, 400, 'email', /e-mail est invalide/],
      ['an empty name', { name: ' ' }, 400, 'name', /nom est requis/],
      ['a name of two lines', { name: 'Ève\r\nBcc: x' }, 400, 'name', /une ligne/],
    ])('says in French beside which field: %s', async (_, change, status, field, message) => {
      const account = { name: 'Léa', email: `${crypto.randomUUID()}@example.org` };
      const password = 'une phrase à moi';
      await auth('/sign-up/email', { ...account, email: 'taken@example.org', password });
      const answer = await auth('/sign-up/email', { ...account, password, ...change });
      expect(answer.status).toBe(status);
      const body = (await answer.json()) as { status: number; field?: string; message: string };
      expect(body).toMatchObject({ status, code: expect.any(String) });
      expect(body.field).toBe(field);
      expect(body.message).toMatch(message);
    });

    it('makes one account of five sign-ups at once with one e-mail', async () => {
      const account = { name: 'Léa', email: 'five@example.org', password: 'une phrase à moi' };
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => auth('/sign-up/email', account)),
      );
      const statuses = answers.map((answer) => answer.status).sort();
      expect(statuses).toEqual([200, 422, 422, 422, 422]);
      for (const answer of answers.filter(({ status }) => status === 422)) {
        expect(await answer.json()).toMatchObject({
          message: expect.stringMatching(/existe déjà/),
          field: 'email',
        });
      }
    });

    it('refuses a wrong password without saying whether the account exists', async () => {
      const person = await signUpSomebody(server.url);
      const wrong = await auth('/sign-in/email', { email: person.email, password: 'faux-faux' });
      const nobody = await auth('/sign-in/email', { email: 'no@no.org', password: 'faux-faux' });
      expect([wrong.status, nobody.status]).toEqual([401, 401]);
      expect(await wrong.json()).toEqual(await nobody.json());
    });

    it('signs in, and out for good', async () => {
      const { email, password } = await signUpSomebody(server.url);
      const cookie = cookieOf(await auth('/sign-in/email', { email, password }));
      const session = () => fetch(`${server.url}/api/auth/get-session`, { headers: { cookie } });
      expect(await (await session()).json()).toMatchObject({ user: { email } });
      expect((await auth('/sign-out', {}, { cookie })).status).toBe(200);
      expect(await (await session()).json()).toBeNull();
      const token = await fetch(`${server.url}/api/auth/token`, { headers: { cookie } });
      expect(token.status).toBe(401);
      expect(await token.json()).toMatchObject({ status: 401, message: expect.any(String) });
    });

    it('puts nothing about the person into the token but the id and the session', async () => {
      const { id, bearer } = await signUpSomebody(server.url);
      const token = bearer.slice('Bearer '.length);
      const claims = decodeJwt(token);
      expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
      expect(claims.sub).toBe(id);
      const header = decodeProtectedHeader(token);
      expect(header.alg).toBe('EdDSA');
      const jwks = await (await fetch(`${server.url}/api/auth/jwks`)).json();
      expect(jwks).toMatchObject({ keys: [{ kid: header.kid, kty: 'OKP' }] });
      expect(JSON.stringify(jwks)).not.toContain('"d"');
    });

    it('changes the password only for who knows the old one', async () => {
      const { email, password, cookie } = await signUpSomebody(server.url);
      const newPassword = 'un autre mot de passe';
      const change = (currentPassword: string) =>
        auth(
          '/change-password',
          { currentPassword, newPassword, revokeOtherSessions: true },
          { cookie },
        );
      const refused = await change('pas le bon');
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ field: 'currentPassword' });
      expect((await change(password)).status).toBe(200);
      expect((await auth('/sign-in/email', { email, password })).status).toBe(401);
      expect((await auth('/sign-in/email', { email, password: newPassword })).status).toBe(200);
    });

    it('judges a changed password as it did the first', async () => {
      const { email, password, cookie } = await signUpSomebody(server.url);
      const change = async (newPassword: string) => {
        const body = { currentPassword: password, newPassword };
        return (await auth('/change-password', body, { cookie })).json();
      };
      expect(await change('azertyuiop')).toMatchObject({
        code: 'PASSWORD_TOO_COMMON',
        status: 400,
      });
      expect(await change(`${email}-1`)).toMatchObject({ code: 'PASSWORD_ABOUT_YOU', status: 400 });
      expect((await auth('/sign-in/email', { email, password })).status).toBe(200);
    });

    it('reads every character of a long password', async () => {
      const account = { name: 'Léa', email: 'long@example.org' };
      const password = `${'phrase '.repeat(18)}!!`;
      expect(password).toHaveLength(128);
      expect((await auth('/sign-up/email', { ...account, password })).status).toBe(200);
      const signIn = async (tried: string) =>
        (await auth('/sign-in/email', { ...account, password: tried })).status;
      expect(await signIn(`${password.slice(0, -1)}?`)).toBe(401);
      expect(await signIn(password)).toBe(200);
    });

    it('does not take a cookie from a page of another site', async () => {
      const { cookie } = await signUpSomebody(server.url);
      const answer = await auth('/sign-out', {}, { cookie, origin: 'https://evil.example' });
      expect(answer.status).toBe(403);
      const form = await fetch(`${server.url}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: '{"email":"a@b.fr","password":"x"}',
      });
      expect(form.status).toBe(415);
    });

    it('serves nothing of the provider that is not ours to serve', async () => {
      const { cookie } = await signUpSomebody(server.url);
      for (const path of [
        '/delete-user',
        '/set-password',
        '/update-user',
        '/sign-in/social',
        '/two-factor/send-otp',
      ]) {
        expect((await auth(path, {}, { cookie })).status).toBe(404);
      }
    });

    it('offers no reset by e-mail without a mail server', async () => {
      const answer = await auth('/request-password-reset', { email: 'eve@example.org' });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'RESET_PASSWORD_DISABLED' });
    });

    it('exports and then erases a person, whose token stops working at once', async () => {
      const { id, email, password, bearer } = await signUpSomebody(server.url);
      const headers = { authorization: bearer };
      const mine = await fetch(server.url + exportMyData.path, { headers });
      expect(await mine.json()).toMatchObject({ user: id, data: { account: { id, email } } });
      expect((await eraseSomebody(server.url, { bearer, password })).status).toBe(204);
      expect((await fetch(server.url + exportMyData.path, { headers })).status).toBe(401);
      expect((await auth('/sign-in/email', { email, password })).status).toBe(401);
    });

    it('erases nothing without the password, said again', async () => {
      const { bearer, password } = await signUpSomebody(server.url);
      const headers = { authorization: bearer };
      const without = await fetch(server.url + eraseMe.path, { method: 'DELETE', headers });
      const wrong = await eraseSomebody(server.url, { bearer, password: 'pas le bon' });
      for (const refused of [without, wrong]) {
        expect(refused.status).toBe(403);
        expect(await refused.json()).toMatchObject({ code: 'wrong_password', status: 403 });
      }
      expect((await fetch(server.url + exportMyData.path, { headers })).status).toBe(200);
      expect((await eraseSomebody(server.url, { bearer, password })).status).toBe(204);
    });

    it('refuses the token of a session at once when it is signed out', async () => {
      const person = await signUpSomebody(server.url);
      const other = cookieOf(await auth('/sign-in/email', person));
      const bearer = await bearerOf(server.url, other);
      const status = async (authorization: string) =>
        (await fetch(server.url + exportMyData.path, { headers: { authorization } })).status;
      expect(await status(bearer)).toBe(200);
      await auth('/sign-out', {}, { cookie: other });
      expect(await status(bearer)).toBe(401);
      expect(await status(person.bearer)).toBe(200);
    });

    it('ends every other session with a change of password, also when told not to', async () => {
      const { email, password, cookie, bearer } = await signUpSomebody(server.url);
      const other = cookieOf(await auth('/sign-in/email', { email, password }));
      const otherBearer = await bearerOf(server.url, other);
      const change = await auth(
        '/change-password',
        {
          currentPassword: password,
          newPassword: 'un autre mot de passe',
          revokeOtherSessions: false,
        },
        { cookie },
      );
      expect(change.status).toBe(200);
      const statusOf = async (headers: Record<string, string>, path: string = exportMyData.path) =>
        (await fetch(server.url + path, { headers })).status;
      expect(await statusOf({ authorization: otherBearer })).toBe(401);
      expect(await statusOf({ authorization: bearer })).toBe(401);
      expect(await statusOf({ cookie: other }, '/api/auth/token')).toBe(401);
      expect(await bearerOf(server.url, cookieOf(change))).toMatch(/^Bearer ey/);
    });

    it('takes the bearer header only, in any letter case of its scheme', async () => {
      const { bearer, cookie } = await signUpSomebody(server.url);
      const status = async (headers: Record<string, string>, query = '') =>
        (await fetch(server.url + exportMyData.path + query, { headers })).status;
      expect(await status({ authorization: bearer })).toBe(200);
      expect(await status({ authorization: bearer.replace('Bearer', 'bearer') })).toBe(200);
      expect(await status({ cookie })).toBe(401);
      expect(await status({}, `?token=${bearer.slice(7)}`)).toBe(401);
      expect(await status({ authorization: `${bearer}x` })).toBe(401);
      expect(await status({ authorization: 'Bearer ' })).toBe(401);
    });

    it('keeps people signed in over a restart', async () => {
      const { cookie, email, bearer } = await signUpSomebody(server.url);
      await server.stop();
      server = await server.startAgain();
      const session = await fetch(`${server.url}/api/auth/get-session`, { headers: { cookie } });
      expect(await session.json()).toMatchObject({ user: { email } });
      expect(await bearerOf(server.url, cookie)).toMatch(/^Bearer ey/);
      const old = await fetch(server.url + exportMyData.path, {
        headers: { authorization: bearer },
      });
      expect(old.status).toBe(200);
    });

    it('keeps its secret from everybody but the owner of the folder', async () => {
      const { mode } = await stat(join(server.dataFolder, 'identity-secret'));
      expect(mode & 0o777).toBe(0o600);
    });
  });
}

describe('identity under attack', () => {
  it('slows down thirty sign-ups at once, and says when to come back', async () => {
    const server = await startTestStudio();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        postJson(`${server.url}/api/auth/sign-up/email`, {
          name: 'Robot',
          email: `robot-${index}@example.org`,
          password: 'une phrase à moi',
        }),
      ),
    );
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused[0]?.json()).toMatchObject({ code: 'too_many_requests', status: 429 });
    await server.remove();
  });

  it('slows down guessing one password, while others still sign in', async () => {
    const server = await startTestStudio();
    const victim = await signUpSomebody(server.url);
    const other = await signUpSomebody(server.url);
    const signIn = (email: string, password: string) =>
      postJson(`${server.url}/api/auth/sign-in/email`, { email, password });
    const guesses = [];
    for (let guess = 0; guess < 12; guess += 1) {
      guesses.push((await signIn(victim.email.toUpperCase(), `essai-${guess}`)).status);
    }
    expect(guesses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(guesses.slice(10)).toEqual([429, 429]);
    expect((await signIn(other.email, other.password)).status).toBe(200);
    await server.remove();
  });
});

describe('password reset by e-mail', () => {
  it('sends a link that works once', async () => {
    const mails = await receiveMails();
    const server = await startTestStudio({
      environment: mails.environment,
    });
    const { email, name } = await signUpSomebody(server.url);
    const post = (path: string, body: unknown) => postJson(`${server.url}/api/auth${path}`, body);
    const asked = await post('/request-password-reset', {
      email,
      redirectTo: '/sign-in/nouveau-mot-de-passe',
    });
    expect(asked.status).toBe(200);
    const [, mail = ''] = await mails.first(2);
    expect(mail).toContain(`To: ${email}`);
    expect(mail).not.toContain(name);
    const [, token] = /\/reset-password\/([\w-]+)$/.exec(linkIn(mail).pathname) ?? [];
    const opened = await fetch(
      `${server.url}/api/auth/reset-password/${token}?callbackURL=/sign-in/nouveau-mot-de-passe`,
      { redirect: 'manual' },
    );
    expect(opened.status).toBe(302);
    expect(opened.headers.get('location')).toMatch(/\/sign-in\/nouveau-mot-de-passe\?token=/);
    const newPassword = 'encore un autre';
    const common = await post('/reset-password', { token, newPassword: 'azertyuiop' });
    expect(await common.json()).toMatchObject({ code: 'PASSWORD_TOO_COMMON' });
    const aboutThem = await post('/reset-password', { token, newPassword: `${email}!` });
    expect(await aboutThem.json()).toMatchObject({ code: 'PASSWORD_ABOUT_YOU' });
    expect((await post('/reset-password', { token, newPassword })).status).toBe(200);
    expect((await post('/sign-in/email', { email, password: newPassword })).status).toBe(200);
    const again = await post('/reset-password', { token, newPassword });
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ message: expect.stringMatching(/plus valable/) });
    const foreign = await post('/request-password-reset', {
      email,
      redirectTo: 'https://evil.example',
    });
    expect(foreign.status).toBe(403);
    mails.close();
    await server.remove();
  });
});
