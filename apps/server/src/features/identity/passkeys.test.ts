import { exportMyData } from '@armoni/contract/me';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOfDatabases } from '../../platform/database/testing.ts';
import {
  bearerOf,
  cookieOf,
  eraseSomebody,
  type Person,
  postJson,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../testing.ts';
import { makeSoftAuthenticator } from './testing/soft-authenticator.ts';

const origin = 'https://studio.example';

for (const kind of await sampleOfDatabases()) {
  describe(`passkeys on ${kind.name}`, () => {
    let server: TestStudioOnDatabase;

    beforeAll(async () => {
      server = await startTestStudioOn(kind, { environment: { PUBLIC_URL: origin } });
    });
    afterAll(() => server.remove());

    const post = (path: string, body: unknown, cookie = '') =>
      postJson(`${server.url}/api/auth/passkey/${path}`, body, { cookie, origin });
    const ask = async <Options>(path: string, cookie = '') => {
      const answer = await fetch(`${server.url}/api/auth/passkey/${path}`, { headers: { cookie } });
      return {
        options: (await answer.json()) as Options,
        cookie: [cookie, cookieOf(answer)].filter(Boolean).join('; '),
      };
    };
    type Creation = Parameters<Authenticator['register']>[0];
    type Request = Parameters<Authenticator['sign']>[0];

    async function add(person: Person, given: { password?: string; verifies?: boolean } = {}) {
      const authenticator = makeSoftAuthenticator();
      const { options, cookie } = await ask<Creation>('generate-register-options', person.cookie);
      const response = authenticator.register(options, { origin, ...given });
      const body = { name: 'Ordinateur', password: person.password, ...given, response };
      const answer = await post('verify-registration', body, cookie);
      return { authenticator, answer, body };
    }
    async function signIn(authenticator: Authenticator, signing = {}) {
      const { options, cookie } = await ask<Request>('generate-authenticate-options');
      const response = authenticator.sign(options, { origin, ...signing });
      const answer = await post('verify-authentication', { response }, cookie);
      return { answer, again: () => post('verify-authentication', { response }, cookie) };
    }
    const listOf = async (cookie: string) =>
      (
        await ask<{ id: string; name: string; lastUsedAt: string | null }[]>(
          'list-user-passkeys',
          cookie,
        )
      ).options;

    it('open the account they were added to, in a session as any other', async () => {
      const person = await signUpSomebody(server.url);
      const { authenticator, answer: added } = await add(person);
      expect(added.status).toBe(200);
      expect(await listOf(person.cookie)).toMatchObject([{ name: 'Ordinateur', lastUsedAt: null }]);
      const { answer } = await signIn(authenticator);
      expect(answer.status).toBe(200);
      const bearer = await bearerOf(server.url, cookieOf(answer));
      const mine = await fetch(server.url + exportMyData.path, {
        headers: { authorization: bearer },
      });
      expect(await mine.json()).toMatchObject({
        data: { account: { email: person.email, passkeys: [{ name: 'Ordinateur' }] } },
      });
      expect((await listOf(person.cookie))[0]?.lastUsedAt).toMatch(/^20/);
      // The browser that did so is known to the brake on guessed passwords.
      expect(cookieOf(answer)).toContain('armoni.device=');

      const cookie = cookieOf(answer);
      await postJson(`${server.url}/api/auth/sign-out`, {}, { cookie, origin });
      const after = await fetch(server.url + exportMyData.path, {
        headers: { authorization: bearer },
      });
      expect(after.status).toBe(401);
    });

    it('are added with the password only, by whom the device recognized', async () => {
      const person = await signUpSomebody(server.url);
      const wrong = await add(person, { password: 'pas le bon' });
      expect(wrong.answer.status).toBe(400);
      expect(await wrong.answer.json()).toMatchObject({ code: 'INVALID_PASSWORD' });
      const unverified = await add(person, { verifies: false });
      expect(await unverified.answer.json()).toMatchObject({ code: 'PASSKEY_UNVERIFIED' });
      const { password } = person;
      const { cookie } = await ask('generate-register-options', person.cookie);
      const nonsense = { name: 'x', password, response: { id: 'x', response: {} } };
      const broken = await post('verify-registration', nonsense, cookie);
      expect(broken.status).toBe(400);
      expect(await broken.json()).toMatchObject({ code: 'FAILED_TO_VERIFY_REGISTRATION' });
      expect((await post('verify-registration', unverified.body)).status).toBe(401);
      expect(await listOf(person.cookie)).toEqual([]);
    });

    it('take no answer twice, none of another challenge and none with an old counter', async () => {
      const { authenticator } = await add(await signUpSomebody(server.url));
      const first = await signIn(authenticator, { counter: 7 });
      expect(first.answer.status).toBe(200);
      expect(await (await first.again()).json()).toMatchObject({ code: 'CHALLENGE_NOT_FOUND' });
      const { cookie } = await ask('generate-authenticate-options');
      const { options } = await ask<Request>('generate-authenticate-options');
      const other = authenticator.sign(options, { origin, counter: 8 });
      expect((await post('verify-authentication', { response: other }, cookie)).status).toBe(400);
      const cloned = await signIn(authenticator, { counter: 7 });
      expect(await cloned.answer.json()).toMatchObject({ code: 'AUTHENTICATION_FAILED' });
      expect((await signIn(authenticator, { counter: 9 })).answer.status).toBe(200);
    });

    it('open nothing from another page, unrecognized, or to a key nobody added', async () => {
      const { authenticator } = await add(await signUpSomebody(server.url));
      const elsewhere = await signIn(authenticator, { origin: 'https://evil.example' });
      expect(elsewhere.answer.status).toBe(400);
      const unverified = await signIn(authenticator, { verifies: false });
      expect(await unverified.answer.json()).toMatchObject({ code: 'PASSKEY_UNVERIFIED' });
      const unknown = await signIn(makeSoftAuthenticator());
      expect(unknown.answer.status).toBe(401);
      expect(await unknown.answer.json()).toMatchObject({
        code: 'PASSKEY_NOT_FOUND',
        message: expect.stringMatching(/pas connue/),
      });
    });

    it('are renamed and removed by their person alone, and open nothing afterwards', async () => {
      const person = await signUpSomebody(server.url);
      const stranger = await signUpSomebody(server.url);
      const { authenticator } = await add(person);
      const [{ id } = { id: '' }] = await listOf(person.cookie);
      for (const path of ['update-passkey', 'delete-passkey']) {
        const answer = await post(path, { id, name: 'À moi' }, stranger.cookie);
        expect([401, 404]).toContain(answer.status);
      }
      const lines = await post('update-passkey', { id, name: 'a\nb' }, person.cookie);
      expect(await lines.json()).toMatchObject({ field: 'name', status: 400 });
      expect((await post('update-passkey', { id, name: 'Téléphone' }, person.cookie)).status).toBe(
        200,
      );
      expect(await listOf(person.cookie)).toMatchObject([{ name: 'Téléphone' }]);
      expect((await post('delete-passkey', { id }, person.cookie)).status).toBe(200);
      expect((await signIn(authenticator)).answer.status).toBe(401);
    });

    it('stay while they are the only way in', async () => {
      const person = await signUpSomebody(server.url);
      await add(person);
      await add(person);
      await server.query(`update account set password = null where "userId" = '${person.id}'`);
      const [one, other] = await listOf(person.cookie);
      expect((await post('delete-passkey', { id: one?.id }, person.cookie)).status).toBe(200);
      const last = await post('delete-passkey', { id: other?.id }, person.cookie);
      expect(last.status).toBe(409);
      expect(await last.json()).toMatchObject({ code: 'LAST_WAY_TO_SIGN_IN' });
      expect(await listOf(person.cookie)).toHaveLength(1);
    });

    it('go with the account, with what was asked of them', async () => {
      const person = await signUpSomebody(server.url);
      const { authenticator } = await add(person);
      await ask('generate-register-options', person.cookie);
      expect((await eraseSomebody(server.url, person)).status).toBe(204);
      expect((await signIn(authenticator)).answer.status).toBe(401);
      for (const table of ['passkey', 'verification', 'session']) {
        expect(JSON.stringify(await server.query(`select * from ${table}`))).not.toContain(
          person.id,
        );
      }
    });
  });
}

type Authenticator = ReturnType<typeof makeSoftAuthenticator>;
